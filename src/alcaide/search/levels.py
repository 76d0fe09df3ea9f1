"""Four levels of play, the same in every game: `page`, `squire`, `knight` and `alcaide`.

A page draws two moves. A squire looks through its own turn (see `expectimax`). A knight and an alcaide begin with the
squire's choice, and try it and the other moves out, the alcaide far longer; where the game says so it remembers what it
tried (see `tree_search`), or the game has a search of its own.
"""

from alcaide.core import Limit, Luck, Position, RankedMove, evaluator_of
from alcaide.search.expectimax import ExpectimaxBot
from alcaide.search.flat_monte_carlo import FlatMonteCarlo
from alcaide.search.tree_search import TreeSearch

GLIMPSES = 2
"""Moves that a page draws, perhaps the same twice."""
COMPANY = 4
"""With more seats than this a step takes longer, so that a thought has fewer of them."""


class PageBot:
    """Has common sense, but looks at few moves."""

    name = "page"
    about = "draws two moves and plays the better one"

    def choose(self, position: Position, seat: int, luck: Luck, limit: Limit | None = None) -> int:
        search = FlatMonteCarlo(position, seat, evaluator_of(position), luck)
        search.thin(GLIMPSES)
        return search.glance()


class SearchBot:
    """Weighs every promising move for a while."""

    def __init__(self, name: str, about: str, widest: int) -> None:
        self.name = name
        self.about = about
        self.widest = widest
        """How many moves it tries out, at most."""

    def choose(self, position: Position, seat: int, luck: Luck, limit: Limit | None = None) -> int:
        return self.think(position, seat, luck, limit)[0].action

    def think(self, position: Position, seat: int, luck: Luck, limit: Limit | None = None) -> list[RankedMove]:
        """Every move weighed, from the best down."""
        given = limit or self.limit_for(position)
        playbook = position.game.playbook
        if playbook.search is not None:
            return playbook.search(position, self.name, given)
        kind = TreeSearch if self.name in playbook.tree_levels else FlatMonteCarlo
        search = kind(position, seat, playbook.evaluator(position), luck)
        search.favour(ADVISER.choose(position, seat, luck))
        search.think(given.steps, self.widest, given.seconds)
        return search.ranking()

    def limit_for(self, position: Position) -> Limit:
        """How long it thinks about a decision if nobody says otherwise."""
        steps = position.game.playbook.steps_for(self.name)
        return Limit(steps * COMPANY // max(COMPANY, position.players))


SQUIRE = ExpectimaxBot()
ADVISER = ExpectimaxBot(positions=600)
"""A squire in a hurry, whom others ask first."""
KNIGHT = SearchBot("knight", "tries moves out for a moment", widest=10)
ALCAIDE = SearchBot("alcaide", "tries moves out for long, and is hard to beat", widest=20)
