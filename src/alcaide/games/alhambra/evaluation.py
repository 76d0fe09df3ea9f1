"""What a position of the dice game is worth: places in six types, chips, and the turn being rolled."""

import cython

from alcaide.games.alhambra.codes import *
from alcaide.games.alhambra.rules import Alhambra
from alcaide.games.dicetable.codes import *
from alcaide.games.dicetable.evaluation import DiceEvaluator
from alcaide.games.dicetable.rules import DiceTable

if not cython.compiled:  # compiled code has these from evaluation.pxd
    from alcaide.games.dicetable.majorities import scorings_left

USES = {SWAP: 2.0, DISPLACE: 1.5, CANCEL: 2.0, BLACK: 3.0}
"""What a chip to use brings in a match, if there are rounds to use it in."""
START_CHIP = 0.5

WEIGHTS = {
    "turn": 2.6, "close": 0.65, "drift": 1.94, "near": 6.1, "far": 2.65, "first": 2.15, "second": 1.1, "aimed": 0.2,
}  # fmt: skip
"""Fitted to matches (`alcaide.lab.tune`), and rounded."""


class AlhambraEvaluator(DiceEvaluator):
    """An opinion about the dice game."""

    def __init__(self, rollout_turns: float = 8, **weights: float) -> None:
        super().__init__(rollout_turns=rollout_turns, **weights)
        if not cython.compiled:
            self.chips = [0.0] * (CHIPS + 1)
        for chip in range(CHIPS + 1):
            self.chips[chip] = USES.get(chip, 0.0)

    def black_die(self, table: DiceTable) -> int:
        return self.black_of(cython.cast(Alhambra, table))

    def black_of(self, table: Alhambra) -> int:
        """`black_die`, of this game's table."""
        return table.black

    def assets(self, table: DiceTable, owner: int) -> float:
        return self.holding(cython.cast(Alhambra, table), owner)

    def tally(self, table: DiceTable, counts: list[float]) -> None:
        self.tally_stones(cython.cast(Alhambra, table), counts)

    def foresee(self, table: DiceTable, counts: list[float], places: list[int]) -> None:
        self.foresee_awards(cython.cast(Alhambra, table), counts, places)

    def tally_stones(self, table: Alhambra, counts: list[float]) -> None:
        """How far up the stones stand; a little less for each stone under them (D41)."""
        for kind in range(TYPES):
            for owner in range(OWNERS):
                counts[kind * OWNERS + owner] = table.stones[kind][owner] - 0.1 * table.under[kind][owner]

    def foresee_awards(self, table: Alhambra, counts: list[float], places: list[int]) -> None:
        """How far up they will stand after the awards."""
        self.tally_stones(table, counts)
        awarding = table.stage == AWARDING or table.stage == SWAPPING or table.stage == STARTING
        for kind in range(TYPES):
            places[kind] = 2
            if awarding and (kind < table.column or (kind == table.column and table.stage != AWARDING)):
                places[kind] = 0
        if awarding and table.stage != AWARDING:
            counts[table.column * OWNERS + table.receiver] += table.due
            if table.second > 0:
                counts[table.column * OWNERS + table.second - 1] += table.second_due
        self.add_markers(table, counts, places)

    def holding(self, table: Alhambra, owner: int) -> float:
        """What the chips in a hand will bring (D34)."""
        value = 0.0
        for chip in range(1, CHIPS):
            if table.hands[owner][chip] > 0:
                value += table.hands[owner][chip] * self.chip_worth(chip, table.round)
        return value

    def chip_worth(self, chip: int, number: int) -> float:
        """What a chip will bring from round `number` on: a point chip counts at every scoring to come (D34)."""
        if chip <= POINT_3:
            return chip * scorings_left(number)
        if chip == START:
            return START_CHIP
        return self.chips[chip] * (ROUNDS - number) / ROUNDS

    def chip_value(self, chip: int, number: int) -> float:
        """`chip_worth`, for callers in Python."""
        return self.chip_worth(chip, number)
