"""Four levels of play, the same in every game: `page`, `squire`, `knight` and `alcaide`.

A page draws two moves. A squire looks through its own turn (see `squire`). A knight and an alcaide begin with the
squire's choice, try it and the other moves out, and ask the game's outlook how good that was; the alcaide far longer,
and in Alcazar it remembers what it tried (see `tree`). In Burgen Land both look through turns instead (see
`deepening`).
"""

from collections.abc import Collection, Mapping

from alcaide.core import Luck, Position
from alcaide.games.alcazaba import Alcazaba
from alcaide.games.alcazar import Alcazar
from alcaide.games.alhambra import Alhambra
from alcaide.games.burgenland import Burgenland
from alcaide.search.bot import Limit, Weighed
from alcaide.search.deepening import deepen
from alcaide.search.outlooks import outlook_of
from alcaide.search.squire import Squire
from alcaide.search.tree import Tree
from alcaide.search.trials import Trials

GLIMPSES = 2
"""Moves that a page draws, perhaps the same twice."""
FEW_STEPS = 2_000
"""What a thought has in a game nobody has thought about yet."""
COMPANY = 4
"""With more seats than this a step takes longer, so that a thought has fewer of them."""


class Page:
    """Has common sense, but looks at few moves."""

    name = "page"
    about = "draws two moves and plays the better one"

    def choose(self, position: Position, seat: int, luck: Luck, limit: Limit | None = None) -> int:
        trials = Trials(position, seat, outlook_of(position), luck)
        trials.thin(GLIMPSES)
        return trials.glance()


class Thinker:
    """Weighs every promising move for a while."""

    def __init__(
        self,
        name: str,
        about: str,
        steps: Mapping[type[Position], int],
        widest: int,
        remembers: Collection[type[Position]] = (),
    ) -> None:
        self.name = name
        self.about = about
        self.steps = steps
        """What it thinks about one decision of a game, with few seats."""
        self.widest = widest
        """How many moves it tries out, at most."""
        self.remembers = remembers
        """The games in which it grows a tree of what it has tried."""

    def choose(self, position: Position, seat: int, luck: Luck, limit: Limit | None = None) -> int:
        return self.think(position, seat, luck, limit)[0].action

    def think(self, position: Position, seat: int, luck: Luck, limit: Limit | None = None) -> list[Weighed]:
        """Every move weighed, from the best down."""
        given = limit or self.limit_for(position)
        if isinstance(position, Burgenland):
            return deepen(position, self.name, given)
        kind = Tree if type(position) in self.remembers else Trials
        trials = kind(position, seat, outlook_of(position), luck)
        trials.favour(ADVISER.choose(position, seat, luck))
        trials.think(given.steps, self.widest, given.seconds)
        return trials.ranking()

    def limit_for(self, position: Position) -> Limit:
        """How long it thinks about a decision if nobody says otherwise."""
        steps = self.steps.get(type(position), FEW_STEPS)
        return Limit(steps * COMPANY // max(COMPANY, position.players))


SQUIRE = Squire()
ADVISER = Squire(positions=600)
"""A squire in a hurry, whom others ask first."""
KNIGHT = Thinker(
    "knight",
    "tries moves out for a moment",
    {Alcazaba: 8_000, Alcazar: 16_000, Alhambra: 8_000, Burgenland: 3_000},
    widest=10,
)
ALCAIDE = Thinker(
    "alcaide",
    "tries moves out for long, and is hard to beat",
    {Alcazaba: 100_000, Alcazar: 100_000, Alhambra: 100_000, Burgenland: 100_000},
    widest=20,
    remembers=(Alcazar,),
)
