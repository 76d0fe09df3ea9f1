"""The outlook of the dice game for three and more: trials solve every turn, and use chips in it.

In a crowd a turn must have several columns in mind at once.
"""

try:
    import cython
except ImportError:  # uncompiled, and without Cython
    from alcaide.core import plain as cython

from alcaide.core.position import Choices, Position
from alcaide.games.alhambra.rules import Alhambra
from alcaide.games.dicetable.rules import DiceTable
from alcaide.search.outlooks.alhambra import WEIGHTS, AlhambraOutlook
from alcaide.search.quick_turn import QuickTurn

if not cython.compiled:  # compiled code has these from alhambra_crowd.pxd
    from alcaide.games.alhambra.codes import *
    from alcaide.games.dicetable.codes import *
    from alcaide.games.dicetable.rules import cell_of, number_of

CROWDED = {**WEIGHTS, "drift": 1.2, "aimed": 0.35}
"""What plays better than the weights for two."""
TURNS = 4
EFFORT = 5
WIDEST = 6


class AlhambraCrowd(AlhambraOutlook):
    """An opinion about the dice game at a full table."""

    def __init__(self, **weights: float) -> None:
        super().__init__(turns=TURNS, **{**CROWDED, **weights})
        self.widest = WIDEST
        self.effort = EFFORT
        self.steady = True
        self.quick = QuickTurn()

    def is_calm(self, position: Position) -> bool:
        return self.is_turn_next(cython.cast(Alhambra, position))

    def is_turn_next(self, table: Alhambra) -> bool:
        """Between two turns."""
        return table.stage == ROLLING and table.rolls == 0

    def habit_at(self, table: Alhambra, choices: Choices) -> int:
        """A turn goes on as is best without chips, unless a chip pays."""
        if not cython.compiled:
            counts = [0.0] * (TYPES * OWNERS)
            places = [0] * TYPES
        if table.stage != TURN:
            return -1
        self.count(table, counts, places)
        self.weigh_results(table, counts, places)
        chosen = self.quick.decide(table.dice, table.rolls, table.black)
        value = self.quick.value
        if self.pays_to_cancel(table, value):
            return CANCEL_ROLL
        if table.rolls == 1 and table.black == 0 and table.hands[table.seat][BLACK] > 0:
            kind = self.best_for_black(table)
            self.quick.decide(table.dice, 1, kind + 1)
            if self.quick.value - self.chip_worth(BLACK, table.round) > value:
                return SET_BLACK + kind
        return chosen

    def weigh_results(self, table: DiceTable, counts: list[float], places: list[int]) -> None:
        """What every result is worth: the steps that its marker takes, by what a step brings."""
        if not cython.compiled:
            steps = [0.0] * CELLS
        for kind in range(TYPES):
            before = self.majority(table, table.seat, kind, counts)
            counts[kind * OWNERS + table.seat] += 1.0
            weight = self.majority(table, table.seat, kind, counts) - before
            counts[kind * OWNERS + table.seat] -= 1.0
            self.promise(table, kind, places[kind], steps)
            for cell in range(CELLS):
                self.quick.worth[kind * CELLS + cell] = weight * steps[cell]

    def pays_to_cancel(self, table: Alhambra, value: float) -> bool:
        """Whether the roll just made is worth less than what was before it and a chip (D37)."""
        if not table.fresh or table.hands[table.seat][CANCEL] == 0:
            return False
        if table.rolls == 1:
            again = self.quick.whole(table.black)
        else:
            self.quick.decide(table.former, table.rolls - 1, table.black)
            again = self.quick.value
        return again - self.chip_worth(CANCEL, table.round) > value

    def best_for_black(self, table: Alhambra) -> int:
        """The type that the black die should show: the one worth most with two symbols more."""
        best = 0
        most = -1.0
        for kind in range(TYPES):
            worth = self.quick.worth[kind * CELLS + cell_of(table.dice[kind] + 2, 2)]
            if worth > most:
                most = worth
                best = kind
        return best

    def moment(self, table: DiceTable, counts: list[float], places: list[int], black: int) -> float:
        """What the turn being rolled will bring if it is played well."""
        self.weigh_results(table, counts, places)
        if table.stage == TURN:
            self.quick.decide(table.dice, table.rolls, black)
            return self.quick.value
        self.quick.solve(black)
        return self.quick.kept[table.rolls - 1][number_of(table.dice)]
