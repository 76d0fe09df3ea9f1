"""What a position of Alcazar is worth: the height of nobles, what will lift them further, and money.

The weights of cards and lifts were measured, match against match: holding more cards, and saving them for own nobles,
won 13 and 11 of 16. The others hardly matter.
"""

import cython

from alcaide.core.codes import *
from alcaide.core.evaluator import Evaluator
from alcaide.core.position import Position
from alcaide.games.alcazar.codes import *
from alcaide.games.alcazar.rules import Alcazar

if not cython.compiled:  # compiled code has these from evaluation.pxd
    from alcaide.core.arithmetic import exp

ENOUGH = 60
"""Reales that are never too many."""
WIN = 1000.0
"""Points that a victory is worth."""


class AlcazarEvaluator(Evaluator):
    """Weights in points; all of them fade as blocks and bridges run out."""

    def __init__(
        self,
        climb: float = 3.0,
        lift: float = 0.7,
        card: float = 0.8,
        tower: float = 0.1,
        purse: float = 0.05,
        near: float = 3.0,
        far: float = 8.0,
        rollout_turns: int = 4,
        breadth: int = 32,
        prior_weight: float = 10.0,
    ) -> None:
        """A lead of `near` points, and up to `far` more at the start, wins 73 %."""
        super().__init__(rollout_turns, breadth, prior_weight)
        self.climb = climb
        """Levels that a noble on the board rises over a whole match."""
        self.lift = lift
        """A card that lifts an own noble, in the points of the lift."""
        self.card = card
        """Any other building card in hand."""
        self.tower = tower
        """A tower card that lifts nobody."""
        self.purse = purse
        """A real, while there are few of them."""
        self.near = near
        self.far = far

    def evaluate(self, position: Position, seat: int) -> float:
        return self.win_share_of(cython.cast(Alcazar, position), seat)

    def lead(self, position: Position, seat: int) -> float:
        return self.lead_on(cython.cast(Alcazar, position), seat)

    def win_share_of(self, table: Alcazar, seat: int) -> float:
        """The share of the victory: the further ahead and the later, the surer."""
        if table.to_act == OVER:
            return self.final_share(table, seat)
        left = self.left_of(table)
        scale = self.near + self.far * left
        total = 0.0
        target = self.estimate(table, seat, left)
        for other in range(table.players):
            total += 1.0 if other == seat else exp((self.estimate(table, other, left) - target) / scale)
        return 1.0 / total

    def lead_on(self, table: Alcazar, seat: int) -> float:
        """What the seat expects with its hand, less what the best rival does without one."""
        best = -WIN
        if table.to_act == OVER:
            share = self.final_share(table, seat)
            for other in range(table.players):
                if other != seat:
                    best = max(best, table.points_of(other))
            return table.points_of(seat) - best + (WIN if share == 1.0 else 0.0 if share > 0.0 else -WIN)
        left = self.left_of(table)
        for other in range(table.players):
            if other != seat:
                best = max(best, self.points_with_change(table, other, left))
        return self.points_with_change(table, seat, left) + self.in_hand(table, seat, left, True) - best

    def points_with_change(self, table: Alcazar, seat: int, left: float) -> float:
        """Points and prospects, with the money that is no whole point yet as what breaks ties (R91)."""
        change = table.money[seat] % REALES_A_POINT
        return table.points_of(seat) + (self.prospects(table, seat, left) + change / 100.0)

    def left_of(self, table: Alcazar) -> float:
        """The part of the match that is still to come."""
        return min(1.0 * table.blocks / BLOCKS, 1.0 * table.bridges / BRIDGES)

    def final_share(self, table: Alcazar, seat: int) -> float:
        """The share of the victory at the end (R90, R91)."""
        best = 0
        sharing = 0
        for other in range(table.players):
            result = self.result_of(table, other)
            if other == 0 or result > best:
                best = result
                sharing = 0
            if result == best:
                sharing += 1
        return 1.0 / sharing if self.result_of(table, seat) == best else 0.0

    def result_of(self, table: Alcazar, seat: int) -> int:
        """Points, with the money that is left to break ties (R91)."""
        return table.points_standing(seat) * REALES_A_POINT + table.money[seat]

    def estimate(self, table: Alcazar, seat: int, left: float) -> float:
        """The points of a seat at the end, as it looks now."""
        return (
            table.points_standing(seat)
            + 1.0 * table.money[seat] / REALES_A_POINT
            + self.prospects(table, seat, left)
            + self.in_hand(table, seat, left, False)
            + (self.stepping(table, left) if table.stage == NOBLE and seat == table.seat else 0.0)
        )

    def prospects(self, table: Alcazar, seat: int, left: float) -> float:
        """What nobles on the board and money will bring while the match lasts."""
        nobles = 0
        for index in range(table.standing[seat]):
            nobles += 1 + (table.noble[table.where[seat][index]] - 1) % RANKS
        return left * (self.climb * nobles + self.purse * min(table.money[seat], ENOUGH))

    def in_hand(self, table: Alcazar, seat: int, left: float, by_rank: bool) -> float:
        """What the cards in hand will bring: first of all a lift for own nobles.

        Tower cards lift the highest ranks that can still rise, or, not `by_rank`, each a noble of rank one.
        """
        if not cython.compiled:
            low = [0] * RANKS
        for rank in range(RANKS):
            low[rank] = 0
        lifting = 0
        others = table.hand[seat]
        for index in range(table.standing[seat]):
            cell = table.where[seat][index]
            rank = 1 + (table.noble[cell] - 1) % RANKS
            if cell < CARDS and table.holder[cell] == HAND + seat:
                lifting += rank
                others -= 1
            if table.height[cell] < TOP_TOWER:
                low[rank - 1] += 1
        towers = table.towers[seat]
        for below in range(RANKS):
            lifted = min(towers, low[RANKS - 1 - below])
            towers -= lifted
            lifting += lifted * (RANKS - below if by_rank else 1)
        return min(1.0, 4 * left) * (self.lift * lifting + (self.card * left * others + self.tower * towers))

    def stepping(self, table: Alcazar, left: float) -> float:
        """What the noble step after a build can still bring: the best place, or the best move up (R31, R34)."""
        top = 0
        best = 0.0
        for index in range(table.width):
            if table.noble[table.built[index]] == 0:
                top = max(top, table.height[table.built[index]])
        for rank in range(RANKS):
            if table.places > 0 and table.may_place(rank):
                price = table.castle_value(table.home) * (1 + rank)
                gain = (1 + rank) * (top + self.climb * left) - price * (1.0 / REALES_A_POINT + self.purse * left)
                best = max(best, gain)
        if top > 0 and not table.placed:
            for index in range(table.standing[table.seat]):
                cell = table.where[table.seat][index]
                if table.building[cell] == table.home:
                    rank = 1 + (table.noble[cell] - 1) % RANKS
                    best = max(best, rank * (top - table.height[cell]))
        return best
