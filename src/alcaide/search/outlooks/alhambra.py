"""The outlook of the dice game: places in six types, chips, and the turn being rolled."""

try:
    import cython
except ImportError:  # uncompiled, and without Cython
    from alcaide.core import plain as cython

from alcaide.core.position import Choices, Position
from alcaide.games.alhambra.rules import Alhambra
from alcaide.search.outlooks.dicetable import DiceOutlook

if not cython.compiled:  # compiled code has these from alhambra.pxd
    from alcaide.core.codes import OVER
    from alcaide.games.alhambra.codes import *
    from alcaide.games.dicetable.codes import *

WORTHS = {SWAP: 2.0, DISPLACE: 1.5, CANCEL: 2.0, BLACK: 3.0, START: 0.5}
"""What a chip to use brings in a match, if there are rounds to use it in."""


WEIGHTS = {
    "turn": 2.6, "close": 0.65, "drift": 1.94, "near": 6.1, "far": 2.65, "first": 2.15, "second": 1.1, "aimed": 0.2,
}  # fmt: skip
"""Fitted to matches (`alcaide.lab.tune`), and rounded."""


class AlhambraOutlook(DiceOutlook):
    """An opinion about the dice game."""

    def __init__(self, turns: float = 8, **weights: float) -> None:
        super().__init__(turns=turns, **weights)
        if not cython.compiled:
            self.chips = [0.0] * (CHIPS + 1)
        for chip in range(CHIPS + 1):
            self.chips[chip] = WORTHS.get(chip, 0.0)

    def rate(self, position: Position, seat: int) -> float:
        return self.rate_table(cython.cast(Alhambra, position), seat)

    def narrow(self, position: Position, choices: Choices) -> int:
        return self.keep_aimed(cython.cast(Alhambra, position), choices)

    def habit(self, position: Position, choices: Choices) -> int:
        return self.habit_at(cython.cast(Alhambra, position), choices)

    def habit_at(self, table: Alhambra, choices: Choices) -> int:
        """A turn goes on as its dice and places suggest."""
        if not cython.compiled:
            counts = [0.0] * (TYPES * OWNERS)
            places = [0] * TYPES
        if table.stage != TURN:
            return -1
        self.count(table, counts, places)
        return self.roll_on(table, choices, counts, places, table.black)

    def rate_table(self, table: Alhambra, seat: int) -> float:
        """The share of the victory, from tracks, markers, chips and dice."""
        if not cython.compiled:
            counts = [0.0] * (TYPES * OWNERS)
            extra = [0.0] * OWNERS
            places = [0] * TYPES
        if table.to_act == OVER:
            return self.final_share(table, seat)
        self.count(table, counts, places)
        for owner in range(table.owners):
            extra[owner] = self.holding(table, owner)
        if (table.stage == ROLLING and table.rolls > 0) or table.stage == TURN:
            extra[table.seat] += self.moment(table, counts, places, table.black) - self.turn
        return self.share_of(table, seat, counts, extra, places)

    def count(self, table: Alhambra, counts: list[float], places: list[int]) -> None:
        """How far up the stones stand, or will after the awards; a little less for each stone under them (D41)."""
        awarding = table.stage == AWARDING or table.stage == SWAPPING or table.stage == STARTING
        for kind in range(TYPES):
            for owner in range(OWNERS):
                counts[kind * OWNERS + owner] = table.stones[kind][owner] - 0.1 * table.under[kind][owner]
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
            return chip * (3 - number // 2)
        return self.chips[chip] * (ROUNDS - number) / ROUNDS
