"""What a position is worth to a seat, for bots that look only a little ahead."""

from collections.abc import Callable

from alcaide.bots import alcazar, burgenland
from alcaide.games.alcazar import Alcazar
from alcaide.games.burgenland import Burgenland
from alcaide.kernel import Position

Worth = Callable[[Position, int], float]

WORTHS: dict[type[Position], Worth] = {Alcazar: alcazar.worth, Burgenland: burgenland.worth}


def lead(position: Position, seat: int) -> float:
    """How far a seat's points are ahead of the best other's: the worth in a game nobody has thought about yet."""
    scores = position.scores()
    return float(scores[seat] - max(points for other, points in enumerate(scores) if other != seat))


def worth_of(position: Position) -> Worth:
    """The worth that fits the game of this position."""
    return WORTHS.get(type(position), lead)
