"""The bot `squire`: expectimax over its own next decisions and the luck between them, and no further.

What its game can solve exactly is solved. Otherwise its own decisions are maximised, luck is averaged, and where the
chain ends the evaluator says how many points ahead that is.
"""

from collections import Counter
from typing import NamedTuple

from alcaide.core import CHANCE, Evaluator, Limit, Luck, Position, evaluator_of

DECISIONS = 3
"""How many of its own decisions in a row it follows."""
POSITIONS = 5_000
"""How many positions it looks at for one decision, at most: every branch gets an equal part of them."""
SAMPLES = 16
"""How many outcomes of luck it looks at where there are many."""
FEW = 8
"""Where no more different ones turn up among the samples, it looks at all of them by their odds."""


class ExpectimaxBot:
    """Takes what looks best after its own move."""

    name = "squire"
    about = "takes what looks best a moment from now"

    def __init__(self, positions: int = POSITIONS) -> None:
        self.positions = positions

    def choose(self, position: Position, seat: int, luck: Luck, limit: Limit | None = None) -> int:
        legal = position.legal()
        if len(legal) == 1:
            return legal[0]
        if (action := position.game.playbook.solve(position, seat)) is not None:
            return action
        search = Expectimax(evaluator_of(position), seat, luck)
        horizon = Horizon(DECISIONS, lucks=1, positions=self.positions // len(legal))
        return max(legal, key=lambda action: search.after(position, action, horizon))


class Horizon(NamedTuple):
    """How far an expectimax may still go."""

    decisions: int
    lucks: int
    positions: int


class Expectimax:
    """One decision being thought about."""

    def __init__(self, evaluator: Evaluator, seat: int, luck: Luck) -> None:
        self.evaluator = evaluator
        self.seat = seat
        self.luck = luck

    def after(self, position: Position, action: int, horizon: Horizon) -> float:
        """The value of a position after one action, or one outcome of luck."""
        then = position.copy()
        then.play_unchecked(action)
        return self.value(then, horizon)

    def value(self, position: Position, horizon: Horizon) -> float:
        """The best that this seat can do, luck averaged, as far as the horizon."""
        decisions, lucks, positions = horizon
        if position.to_act == CHANCE and lucks > 0 and positions >= SAMPLES:
            odds = self.odds(position)
            below = Horizon(decisions, lucks - 1, positions // len(odds))
            mean = 0.0
            for outcome, chance in odds:  # in this order: `sum` rounds otherwise in newer Pythons
                mean += chance * self.after(position, outcome, below)
            return mean
        if position.to_act == self.seat and decisions > 0:
            legal = position.legal()
            if len(legal) <= positions:
                below = Horizon(decisions - 1, lucks, positions // len(legal))
                return max(self.after(position, action, below) for action in legal)
        return self.evaluator.lead_of(position, self.seat)

    def odds(self, position: Position) -> list[tuple[int, float]]:
        """What luck may bring, with odds: all of it if it is little, otherwise some of it."""
        drawn = Counter(position.sample(self.luck) for _ in range(SAMPLES))
        if len(drawn) <= FEW:
            return position.outcomes()
        return [(outcome, times / SAMPLES) for outcome, times in drawn.items()]
