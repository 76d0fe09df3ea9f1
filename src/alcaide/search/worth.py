"""What a position is worth to a seat, and what a game can solve, for bots that look only a little ahead."""

from collections.abc import Callable

from alcaide.core import Position
from alcaide.games.alcazaba import Alcazaba
from alcaide.games.alcazar import Alcazar
from alcaide.games.alhambra import Alhambra
from alcaide.games.burgenland import Burgenland
from alcaide.search import alcazaba, alcazar, alhambra, burgenland

Worth = Callable[[Position, int], float]

Solution = Callable[[Position, int], int | None]
"""The action of a decision that can be solved without a search; None where it cannot."""

WORTHS: dict[type[Position], Worth] = {
    Alcazaba: alcazaba.worth,
    Alcazar: alcazar.worth,
    Alhambra: alhambra.worth,
    Burgenland: burgenland.worth,
}
SOLUTIONS: dict[type[Position], Solution] = {Alcazaba: alcazaba.decide_turn, Alhambra: alhambra.decide_turn}


def lead(position: Position, seat: int) -> float:
    """How far a seat's points are ahead of the best other's: the worth in a game nobody has thought about yet."""
    scores = position.scores()
    return float(scores[seat] - max(points for other, points in enumerate(scores) if other != seat))


def worth_of(position: Position) -> Worth:
    """The worth that fits the game of this position."""
    return WORTHS.get(type(position), lead)


def solved(position: Position, seat: int) -> int | None:
    """The best action, where the game can say it without a search."""
    solution = SOLUTIONS.get(type(position))
    return None if solution is None else solution(position, seat)
