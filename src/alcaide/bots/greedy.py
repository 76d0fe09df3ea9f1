"""The bot `greedy`: looks at its own next decisions and the luck between them, and no further.

Its own decisions are maximised, luck is averaged, and where the chain ends the game's `worth` says how good that is.
"""

from collections import Counter

from alcaide.bots.worth import Worth, worth_of
from alcaide.kernel import CHANCE, Luck, Position

DECISIONS = 3
"""How many of its own decisions in a row it follows."""
SAMPLES = 16
"""How many outcomes of luck it looks at where there are many."""
FEW = 8
"""Where so few different ones turn up among the samples, it looks at all of them by their odds."""


class Greedy:
    """Takes what looks best a moment from now."""

    name = "greedy"
    about = "takes what looks best a moment from now"

    def choose(self, position: Position, seat: int, luck: Luck) -> int:
        legal = position.legal()
        if len(legal) == 1:
            return legal[0]
        search = Search(worth_of(position), seat, luck)
        return max(legal, key=lambda action: search.after(position, action, DECISIONS, lucks=1))


class Search:
    """One decision being thought about."""

    def __init__(self, worth: Worth, seat: int, luck: Luck) -> None:
        self.worth = worth
        self.seat = seat
        self.luck = luck

    def after(self, position: Position, action: int, decisions: int, lucks: int) -> float:
        """The value of a position after one action, or one outcome of luck."""
        then = position.copy()
        then.play(action)
        return self.value(then, decisions, lucks)

    def value(self, position: Position, decisions: int, lucks: int) -> float:
        """The best this seat can do within so many decisions, averaged over luck at most `lucks` times in a row."""
        if position.to_act == CHANCE and lucks > 0:
            return sum(
                odds * self.after(position, outcome, decisions, lucks - 1) for outcome, odds in self.odds(position)
            )
        if position.to_act == self.seat and decisions > 0:
            return max(self.after(position, action, decisions - 1, lucks) for action in position.legal())
        return self.worth(position, self.seat)

    def odds(self, position: Position) -> list[tuple[int, float]]:
        """What luck may bring, with odds: all of it if it is little, otherwise some of it."""
        drawn = Counter(position.sample(self.luck) for _ in range(SAMPLES))
        if len(drawn) <= FEW:
            return position.outcomes()
        return [(outcome, times / SAMPLES) for outcome, times in drawn.items()]
