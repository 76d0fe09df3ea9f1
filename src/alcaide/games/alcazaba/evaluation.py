"""What a position of Alcazaba is worth: tiles in six types, long walls, the reserve, and the turn being rolled."""

import cython

from alcaide.core.position import Choices, Position
from alcaide.games.alcazaba.codes import *
from alcaide.games.alcazaba.rules import Alcazaba
from alcaide.games.dicetable.codes import *
from alcaide.games.dicetable.evaluation import DiceEvaluator
from alcaide.games.dicetable.rules import DiceTable

if not cython.compiled:  # compiled code has these from evaluation.pxd
    from alcaide.games.alcazaba.alhambras import KINDS
    from alcaide.games.dicetable.majorities import MOST_PLACES, hope_of, scorings_left
    from alcaide.games.dicetable.result_values import RESULTS, weigh_column

WEIGHTS = {
    "turn": 1.6, "close": 0.4, "drift": 0.3, "near": 4.55, "far": 3.55, "first": 1.07, "second": 1.07, "aimed": 0.2,
    "wall": 0.55,
}  # fmt: skip
"""Fitted to matches (`alcaide.lab.tune`), and rounded. A long wall wins less than it scores: it leaves less room."""
WALL = 0.8
"""What a segment of the longest wall brings at every scoring to come, for a lead in points."""
WALLED = 0.25
"""What a walled side of a tile on show promises for every scoring to come."""
RESERVED = 1.0
"""What a tile in the reserve is worth."""
START_CHIP = 0.5


class AlcazabaEvaluator(DiceEvaluator):
    """An opinion about Alcazaba."""

    def __init__(self, wall: float, rollout_turns: float = 5, **weights: float) -> None:
        super().__init__(rollout_turns=rollout_turns, **weights)
        self.wall = wall
        """What a segment of the longest wall brings at the next scoring."""

    def is_quiet(self, position: Position) -> bool:
        return self.is_turn_next(cython.cast(Alcazaba, position))

    def is_turn_next(self, table: Alcazaba) -> bool:
        """Between two turns: what dice on the table promise is guessed less well than what a turn brings on average."""
        return table.stage == ROLLING and table.rolls == 0

    def prune(self, position: Position, choices: Choices) -> int:
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

    def assets(self, table: DiceTable, owner: int) -> float:
        return self.wall * self.longest_wall(cython.cast(Alcazaba, table), owner)

    def longest_wall(self, table: Alcazaba, owner: int) -> int:
        """The segments of an owner's longest wall."""
        return table.wall_of(owner)

    def with_assets(self, table: DiceTable, owner: int, points: float) -> float:
        return self.with_walls(cython.cast(Alcazaba, table), owner, points)

    def tally(self, table: DiceTable, counts: list[float]) -> None:
        self.tally_tiles(cython.cast(Alcazaba, table), counts)

    def foresee(self, table: DiceTable, counts: list[float], places: list[int]) -> None:
        self.foresee_tiles(cython.cast(Alcazaba, table), counts, places)

    def with_walls(self, table: Alcazaba, owner: int, points: float) -> float:
        """These points, what the longest wall will bring, and the reserve."""
        reserved = 0
        for tile in range(TILES):
            reserved += table.where[tile] == RESERVE + owner
        return points + WALL * table.wall_of(owner) * scorings_left(table.round) + RESERVED * reserved

    def tally_tiles(self, table: Alcazaba, counts: list[float]) -> None:
        """How many tiles of each type every owner has built, Dirk too."""
        for place in range(TYPES * OWNERS):
            counts[place] = 0.0
        for tile in range(TILES):
            where = table.where[tile]
            if where >= BUILT:
                counts[KINDS[tile] * OWNERS + where - BUILT] += 1.0

    def foresee_tiles(self, table: Alcazaba, counts: list[float], places: list[int]) -> None:
        """How many will be built: one in hand most likely, those that markers will take perhaps."""
        self.tally_tiles(table, counts)
        for tile in range(TILES):
            if table.where[tile] == IN_HAND:
                counts[KINDS[tile] * OWNERS + table.to_act] += 0.8
        awarding = table.stage == TAKING or table.stage == FITTING or table.stage == STARTING
        for kind in range(TYPES):
            places[kind] = table.shown[kind] + (1 if table.start_column == kind else 0)
            if awarding and kind < table.column:
                places[kind] = 0
        self.add_markers(table, counts, places)

    # What results of a turn are worth, in points

    def result_values(self, table: Alcazaba, seat: int) -> list[list[float]]:
        """What every type and cell is worth to a seat, for callers in Python."""
        if not cython.compiled:
            worths = [0.0] * RESULTS
        self.value_results(table, seat, worths)
        return [[worths[kind * CELLS + cell] for cell in range(CELLS)] for kind in range(TYPES)]

    def value_results(self, table: Alcazaba, seat: int, worths: list[float]) -> None:
        """What every result is worth to a seat: a marker may take a tile, or at last the start-player chip."""
        if not cython.compiled:
            counts = [0.0] * (TYPES * OWNERS)
            prizes = [0.0] * MOST_PLACES
        self.tally_tiles(table, counts)
        for kind in range(TYPES):
            now = hope_of(counts, table.owners, seat, kind, table.round)
            counts[kind * OWNERS + seat] += 1.0
            built = hope_of(counts, table.owners, seat, kind, table.round) - now
            counts[kind * OWNERS + seat] -= 1.0
            many = self.list_tiles(table, kind, built, prizes)
            if table.start_column == kind:
                prizes[many] = START_CHIP
                many += 1
            weigh_column(table, kind, seat, prizes, many, worths)

    def list_tiles(self, table: Alcazaba, kind: int, built: float, prizes: list[float]) -> int:
        """What the tiles on show in a column bring, the best first; how many there are."""
        walls = WALLED * scorings_left(table.round)
        for index in range(table.shown[kind]):
            value = built + walls * walled_sides(table.walls[table.show[kind][index] + 1])
            place = index
            while place > 0 and prizes[place - 1] < value:
                prizes[place] = prizes[place - 1]
                place -= 1
            prizes[place] = value
        return table.shown[kind]


def walled_sides(walls: int) -> int:
    """How many sides of a tile have a wall."""
    return (walls & 1) + (walls >> 1 & 1) + (walls >> 2 & 1) + (walls >> 3 & 1)
