"""Four levels of play, the same in every game: `page`, `squire`, `knight` and `alcaide`.

A page draws two moves. A squire looks through its own turn (see `squire`). A knight and an alcaide begin with the
squire's choice, try it and the other moves out, and ask the game's outlook how good that was; the alcaide far longer.
"""

from alcaide.bots.bot import Limit
from alcaide.bots.outlooks import outlook_of
from alcaide.bots.squire import Squire
from alcaide.bots.trials import Trials
from alcaide.kernel import Luck, Position

GLIMPSES = 2
"""Moves that a page draws, perhaps the same twice."""


class Page:
    """Has common sense, but looks at few moves."""

    name = "page"
    about = "draws two moves and plays the better one"

    def choose(self, position: Position, seat: int, luck: Luck, limit: Limit | None = None) -> int:
        trials = Trials(position, seat, outlook_of(position), luck)
        trials.thin(GLIMPSES)
        return trials.glance()


class Thinker:
    """Tries every promising move out, many times."""

    def __init__(self, name: str, about: str, limit: Limit, widest: int) -> None:
        self.name = name
        self.about = about
        self.limit = limit
        self.widest = widest
        """How many moves it tries out, at most."""

    def choose(self, position: Position, seat: int, luck: Luck, limit: Limit | None = None) -> int:
        return self.think(position, seat, luck, limit)[0][0]

    def think(
        self, position: Position, seat: int, luck: Luck, limit: Limit | None = None
    ) -> list[tuple[int, float, float, int]]:
        """Every move weighed, from the best down: its code, what it brings, how far trials spread, how many."""
        trials = Trials(position, seat, outlook_of(position), luck)
        trials.favour(SQUIRE.choose(position, seat, luck))
        given = limit or self.limit
        trials.think(given.steps, self.widest, given.seconds)
        return trials.ranking()


SQUIRE = Squire()
KNIGHT = Thinker("knight", "tries moves out for a moment", Limit(8_000), widest=10)
ALCAIDE = Thinker("alcaide", "tries moves out for long, and is hard to beat", Limit(40_000), widest=20)
