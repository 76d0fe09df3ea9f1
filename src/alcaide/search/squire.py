"""The bot `squire`: looks at its own next decisions and the luck between them, and no further.

What its game can solve exactly is solved. Otherwise its own decisions are maximised, luck is averaged, and where the
chain ends the game's `worth` says how good that is.
"""

from collections import Counter
from typing import NamedTuple

from alcaide.core import CHANCE, Luck, Position
from alcaide.search.bot import Limit
from alcaide.search.worth import Worth, solved, worth_of

DECISIONS = 3
"""How many of its own decisions in a row it follows."""
POSITIONS = 5_000
"""How many positions it looks at for one decision, at most: every branch gets an equal part of them."""
SAMPLES = 16
"""How many outcomes of luck it looks at where there are many."""
FEW = 8
"""Where so few different ones turn up among the samples, it looks at all of them by their odds."""


class Squire:
    """Takes what looks best after its own move."""

    name = "squire"
    about = "takes what looks best a moment from now"

    def __init__(self, positions: int = POSITIONS) -> None:
        self.positions = positions

    def choose(self, position: Position, seat: int, luck: Luck, limit: Limit | None = None) -> int:
        legal = position.legal()
        if len(legal) == 1:
            return legal[0]
        if (action := solved(position, seat)) is not None:
            return action
        search = Search(worth_of(position), seat, luck)
        reach = Reach(DECISIONS, lucks=1, positions=self.positions // len(legal))
        return max(legal, key=lambda action: search.after(position, action, reach))


class Reach(NamedTuple):
    """How far a search may still go."""

    decisions: int
    lucks: int
    positions: int


class Search:
    """One decision being thought about."""

    def __init__(self, worth: Worth, seat: int, luck: Luck) -> None:
        self.worth = worth
        self.seat = seat
        self.luck = luck

    def after(self, position: Position, action: int, reach: Reach) -> float:
        """The value of a position after one action, or one outcome of luck."""
        then = position.copy()
        then.play(action)
        return self.value(then, reach)

    def value(self, position: Position, reach: Reach) -> float:
        """The best that this seat can do, luck averaged, as far as the reach goes."""
        decisions, lucks, positions = reach
        if position.to_act == CHANCE and lucks > 0 and positions >= SAMPLES:
            odds = self.odds(position)
            below = Reach(decisions, lucks - 1, positions // len(odds))
            return sum(chance * self.after(position, outcome, below) for outcome, chance in odds)
        if position.to_act == self.seat and decisions > 0:
            legal = position.legal()
            if len(legal) <= positions:
                below = Reach(decisions - 1, lucks, positions // len(legal))
                return max(self.after(position, action, below) for action in legal)
        return self.worth(position, self.seat)

    def odds(self, position: Position) -> list[tuple[int, float]]:
        """What luck may bring, with odds: all of it if it is little, otherwise some of it."""
        drawn = Counter(position.sample(self.luck) for _ in range(SAMPLES))
        if len(drawn) <= FEW:
            return position.outcomes()
        return [(outcome, times / SAMPLES) for outcome, times in drawn.items()]
