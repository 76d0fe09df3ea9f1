"""The outlook of Alcazar: the height of nobles, what will lift them further, and money."""

try:
    import cython
except ImportError:  # uncompiled, and without Cython
    from alcaide.core import plain as cython

from alcaide.core.position import Position
from alcaide.games.alcazar.rules import Alcazar
from alcaide.search.outlooks.outlook import Outlook

if not cython.compiled:  # compiled code has these from alcazar.pxd
    from math import exp

    from alcaide.core.codes import OVER
    from alcaide.games.alcazar.codes import *

ENOUGH = 60
"""Reales that are never too many."""


class AlcazarOutlook(Outlook):
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
        turns: int = 4,
        breadth: int = 32,
        belief: float = 10.0,
    ) -> None:
        """A lead of `near` points, and up to `far` more at the start, wins 73 %."""
        super().__init__(turns, breadth, belief)
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

    def rate(self, position: Position, seat: int) -> float:
        return self.rate_table(cython.cast(Alcazar, position), seat)

    def rate_table(self, table: Alcazar, seat: int) -> float:
        """The share of the victory: the further ahead and the later, the surer."""
        if table.to_act == OVER:
            return self.final_share(table, seat)
        left = min(1.0 * table.blocks / BLOCKS, 1.0 * table.bridges / BRIDGES)
        scale = self.near + self.far * left
        total = 0.0
        target = self.estimate(table, seat, left)
        for other in range(table.players):
            total += 1.0 if other == seat else exp((self.estimate(table, other, left) - target) / scale)
        return 1.0 / total

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
        nobles = 0
        lifting = 0.0
        others = 0.0
        low = 0
        for index in range(table.standing[seat]):
            cell = table.where[seat][index]
            rank = 1 + (table.noble[cell] - 1) % RANKS
            nobles += rank
            if cell < CARDS and table.holder[cell] == HAND + seat:
                lifting += rank
                others -= 1.0
            if table.height[cell] < TOP_TOWER:
                low += 1
        others += table.hand[seat]
        towers = table.towers[seat]
        money = table.money[seat]
        return (
            table.points_standing(seat)
            + 1.0 * money / REALES_A_POINT
            + left * (self.climb * nobles + self.purse * min(money, ENOUGH))
            + min(1.0, 4 * left)
            * (self.lift * (lifting + min(towers, low)) + self.card * left * others + self.tower * max(0, towers - low))
            + (self.stepping(table, left) if table.stage == NOBLE and seat == table.seat else 0.0)
        )

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
