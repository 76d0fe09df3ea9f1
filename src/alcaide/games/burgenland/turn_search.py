"""Expectimax through the rest of a turn of Burgen Land, to a given number of rolls, then further while the limit lasts.

Of several dice the best landing is taken, and how often each of six landings is the best of n dice is known
beforehand; so no roll is ever drawn. After the last of these rolls a network says what the rest is worth. Where a turn
ends, the rival begins: the network says with what chance, or the rival's first roll is looked through in the same way.
"""

from typing import NamedTuple, cast

import cython

from alcaide.core.bot import Limit, RankedMove
from alcaide.core.codes import *
from alcaide.core.position import Choices, Position
from alcaide.games.burgenland.codes import *
from alcaide.games.burgenland.network import ValueNetwork, shipped
from alcaide.games.burgenland.rules import Burgenland

if not cython.compiled:  # compiled code has these from turn_search.pxd
    from math import sqrt

    from alcaide.core.clock import now
    from alcaide.games.burgenland.evaluation import BEST_OF


class NetworkBudget:
    """How many evaluations of the network may still be asked for, and until when."""

    def __init__(self, left: int, seconds: float = 0.0) -> None:
        """`seconds` from now the budget is spent too; 0 for no such end."""
        self.left = left
        self.deadline = now() + seconds if seconds > 0.0 else 0.0
        self.spent = False

    def spend(self) -> None:
        """One more evaluation; the clock is looked at now and then."""
        self.left -= 1
        if self.left < 0 or (self.deadline > 0.0 and self.left % 64 == 0 and now() >= self.deadline):
            self.spent = True


class TurnSearch:
    """A turn with `rolls` rolls still to be looked through, on positions of its own."""

    def __init__(
        self, table: Burgenland, network: ValueNetwork, budget: NetworkBudget, rolls: int, replies: int = 0
    ) -> None:
        """`replies` is how many turns, the rival's and again one's own, are looked through to one roll afterwards."""
        self.network = network
        self.budget = budget
        self.rolls = rolls
        self.replies = replies
        self.swing = 0.0
        self.thrown = cast(Burgenland, table.copy())
        self.landed = cast(Burgenland, table.copy())
        self.acted = cast(Burgenland, table.copy())
        self.ended = cast(Burgenland, table.copy())
        self.choices = Choices()
        nobody = cast(TurnSearch, None)
        self.below = TurnSearch(table, network, budget, rolls - 1, replies) if rolls > 0 else nobody
        self.reply = TurnSearch(table, network, budget, 1, replies - 1) if replies > 0 and rolls == 0 else nobody

    def weigh(self, table: Burgenland, action: int) -> float:
        """The chance to win after an action of the seat that is to act; wrong if the budget has been spent.

        Afterwards `swing` is how far the roll that follows at once can change it: one standard deviation.
        """
        self.swing = 0.0
        then = cast(Burgenland, table.copy())
        then.play(action)
        return self.value(then, table.seat)

    def value(self, table: Burgenland, seat: int) -> float:
        """The chance of a seat in whose turn this is, or whose turn has just ended."""
        if self.budget.spent:
            return 0.0
        if table.to_act == OVER:
            return 1.0 if table.points[seat] >= GOAL else 0.0
        if table.seat != seat:
            return self.leave(table)
        if table.to_act == CHANCE:
            return self.fall(table, seat)
        if table.stage == ROLLING:
            return self.go_on(table, seat)
        return self.best(table, seat)

    def leave(self, table: Burgenland) -> float:
        """The turn is over, and the rival begins."""
        if self.rolls > 0:
            return self.below.leave(table)
        self.budget.spend()
        if self.replies > 0:
            return 1.0 - self.reply.go_on(table, table.seat)
        return 1.0 - self.network.chance(table)

    def best(self, table: Burgenland, seat: int) -> float:
        """The best of a choice: what to do on a space, which card to lose."""
        self.choices.count = 0
        table.list_legal(self.choices)
        best = 0.0
        for index in range(self.choices.count):
            self.acted.assume(table)
            self.acted.become(self.choices.actions[index])
            best = max(best, self.value(self.acted, seat))
        return best

    def go_on(self, table: Burgenland, seat: int) -> float:
        """Between two rolls: stop, or roll with the best number of red dice; the first roll must be made (K11)."""
        best = 0.0
        if table.colour >= 0:
            self.ended.assume(table)
            self.ended.become(STOP)
            best = self.leave(self.ended)
            if table.crown % AREA == AREA - 1:
                return best
        if self.rolls == 0:
            self.budget.spend()
            return max(best, self.network.chance(table))
        if not self.budget.spent:
            for dice in range(table.red[seat] + 1):
                self.thrown.assume(table)
                self.thrown.become(ROLL + dice)
                best = max(best, self.below.fall(self.thrown, seat))
        return best

    def fall(self, table: Burgenland, seat: int) -> float:
        """The mean of a roll: all dice may show any value, and the best value shown is taken (K14)."""
        if not cython.compiled:
            landings = [0.0] * DIE
        for value in range(1, DIE):
            self.landed.assume(table)
            self.landed.become(value)
            landing = self.value(self.landed, seat)
            place = value
            while place > 1 and landings[place - 1] > landing:
                landings[place] = landings[place - 1]
                place -= 1
            landings[place] = landing
        total = 0.0
        for value in range(1, DIE):
            total += BEST_OF[table.thrown + 1][value] * landings[value]
        squares = 0.0
        for value in range(1, DIE):
            squares += BEST_OF[table.thrown + 1][value] * (landings[value] - total) * (landings[value] - total)
        self.swing = sqrt(squares)
        return total


class TurnDepth(NamedTuple):
    """How far a turn is looked through."""

    rolls: int
    """Own rolls after the one at hand."""
    replies: int
    """Turns after this one, the rival's first, each to one roll."""


DEPTHS = (TurnDepth(0, 0), TurnDepth(0, 1), TurnDepth(1, 1))
"""From the nearest to the furthest; only what was looked through to its end counts."""

NEEDED = 1_000_000
"""Evaluations that the nearest depth may ask for, whatever the limit: it needs a few hundred."""


def deepen(position: Position, level: str, limit: Limit) -> list[RankedMove]:
    """Iterative deepening: every move, as a level's network weighs it, from the best down; steps are evaluations."""
    table = cast(Burgenland, position)
    network = shipped(level)
    budget = NetworkBudget(NEEDED)
    ranked = [RankedMove(action, 0.5, 0.0, 0) for action in table.legal()]
    for number, depth in enumerate(DEPTHS):
        turn = TurnSearch(table, network, budget, depth.rolls, depth.replies)
        weighed = []
        for before in ranked:
            chance = turn.weigh(table, before.action)
            weighed.append(RankedMove(before.action, chance, turn.swing, number + 1))
            if budget.spent:
                return ranked
        ranked = sorted(weighed, key=lambda each: -each.expected)
        if number == 0:
            budget = NetworkBudget(limit.steps - (NEEDED - budget.left), limit.seconds)
    return ranked
