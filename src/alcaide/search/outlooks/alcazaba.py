"""The outlook of Alcazaba: tiles in six types, the longest walls, the reserve, and the turn being rolled."""

try:
    import cython
except ImportError:  # uncompiled, and without Cython
    from alcaide.core import plain as cython

from alcaide.core.position import Choices, Position
from alcaide.games.alcazaba.rules import Alcazaba
from alcaide.search.outlooks.dicetable import DiceOutlook

if not cython.compiled:  # compiled code has these from alcazaba.pxd
    from alcaide.core.codes import OVER
    from alcaide.games.alcazaba.alhambras import KINDS
    from alcaide.games.alcazaba.codes import *
    from alcaide.games.dicetable.codes import *


WEIGHTS = {
    "turn": 1.6, "close": 0.4, "drift": 0.3, "near": 4.55, "far": 3.55, "first": 1.07, "second": 1.07, "aimed": 0.2,
    "wall": 0.55,
}  # fmt: skip
"""Fitted to matches (`alcaide.lab.tune`), and rounded. A long wall wins less than it scores: it leaves less room."""


class AlcazabaOutlook(DiceOutlook):
    """An opinion about Alcazaba."""

    def __init__(self, wall: float, turns: float = 5, **weights: float) -> None:
        super().__init__(turns=turns, **weights)
        self.wall = wall
        """What a segment of the longest wall brings at the next scoring."""

    def rate(self, position: Position, seat: int) -> float:
        return self.rate_table(cython.cast(Alcazaba, position), seat)

    def is_calm(self, position: Position) -> bool:
        return self.is_turn_next(cython.cast(Alcazaba, position))

    def is_turn_next(self, table: Alcazaba) -> bool:
        """Between two turns: what dice on the table promise is guessed less well than what a turn brings on average."""
        return table.stage == ROLLING and table.rolls == 0

    def narrow(self, position: Position, choices: Choices) -> int:
        self.keep_growing(choices)
        return self.keep_aimed(cython.cast(Alcazaba, position), choices)

    def keep_growing(self, choices: Choices) -> int:
        """Tiles are neither removed nor exchanged: it has nearly never paid."""
        kept = 0
        for index in range(choices.count):
            action = choices.actions[index]
            if action < REMOVE or REBUILD <= action < EXCHANGE:
                choices.actions[kept] = action
                kept += 1
        choices.count = kept
        return 0

    def habit(self, position: Position, choices: Choices) -> int:
        return self.habit_at(cython.cast(Alcazaba, position), choices)

    def habit_at(self, table: Alcazaba, choices: Choices) -> int:
        """A turn goes on as its dice and places suggest."""
        if not cython.compiled:
            counts = [0.0] * (TYPES * OWNERS)
            places = [0] * TYPES
        if table.stage != TURN:
            return -1
        self.count(table, counts, places)
        return self.roll_on(table, choices, counts, places, 0)

    def rate_table(self, table: Alcazaba, seat: int) -> float:
        """The share of the victory, from tiles, walls, markers and dice."""
        if not cython.compiled:
            counts = [0.0] * (TYPES * OWNERS)
            extra = [0.0] * OWNERS
            places = [0] * TYPES
        if table.to_act == OVER:
            return self.final_share(table, seat)
        self.count(table, counts, places)
        for owner in range(table.players):
            extra[owner] = self.wall * table.wall_of(owner)
        if (table.stage == ROLLING and table.rolls > 0) or table.stage == TURN:
            extra[table.seat] += self.moment(table, counts, places, 0) - self.turn
        return self.share_of(table, seat, counts, extra, places)

    def count(self, table: Alcazaba, counts: list[float], places: list[int]) -> None:
        """How many tiles of each type are built, or will be taken by markers."""
        for place in range(TYPES * OWNERS):
            counts[place] = 0.0
        for tile in range(TILES):
            where = table.where[tile]
            if where >= BUILT:
                counts[KINDS[tile] * OWNERS + where - BUILT] += 1.0
            elif where == IN_HAND:
                counts[KINDS[tile] * OWNERS + table.to_act] += 0.8
        awarding = table.stage == TAKING or table.stage == FITTING or table.stage == STARTING
        for kind in range(TYPES):
            places[kind] = table.shown[kind] + (1 if table.start_column == kind else 0)
            if awarding and kind < table.column:
                places[kind] = 0
        self.add_markers(table, counts, places)
