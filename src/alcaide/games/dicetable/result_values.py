"""What results in the dice area are worth, by the prizes that the first markers of each column win."""

from collections.abc import Sequence

import cython

from alcaide.games.dicetable.codes import *
from alcaide.games.dicetable.rules import DiceTable

if not cython.compiled:  # compiled code has these from result_values.pxd
    from alcaide.games.dicetable.majorities import MOST_PLACES, begin_first, meet_rival

    RESULTS = TYPES * CELLS
    OVERTAKEN = [0.0] * CELLS

REACHED = (1.0, 1.0, 0.98, 0.83, 0.49, 0.19, 0.042, 0.004, 0.0)
"""The chance that a turn gives at least 1, 2, ... 8 equal symbols, if one wants them; nobody gets nine."""
AIMED = 0.2
"""How likely a rival's turn aims at one given column."""


def overtaken(cell: int) -> float:
    """The chance that one turn of a rival puts a marker in front of a cell of this column."""
    symbols, rolls = DICE - cell // MOST_ROLLS, cell % MOST_ROLLS
    more = REACHED[symbols]
    return AIMED * (more + (REACHED[symbols - 1] - more) * rolls / MOST_ROLLS)


for place in range(CELLS):
    OVERTAKEN[place] = overtaken(place)


def column_worths(table: DiceTable, kind: int, seat: int, prizes: Sequence[float]) -> list[float]:
    """`weigh_column`, for callers in Python."""
    if not cython.compiled:
        wins, worths = [0.0] * MOST_PLACES, [0.0] * RESULTS
    for place, prize in enumerate(prizes):
        wins[place] = prize
    weigh_column(table, kind, seat, wins, len(prizes), worths)
    return [worths[kind * CELLS + cell] for cell in range(CELLS)]


def weigh_column(table: DiceTable, kind: int, seat: int, prizes: list[float], many: int, worths: list[float]) -> None:
    """For every cell of a result in one column, what placing there without a chip is worth to a seat.

    `prizes` are what the first, second, ... of `many` markers win. A taken cell is worth what the next free one is.
    """
    rivals = rival_markers(table, seat)
    better = 0
    for cell in range(CELLS):
        better += table.area[kind][cell] > 0
    value = 0.0
    for below in range(CELLS):
        cell = CELLS - 1 - below
        if table.area[kind][cell] > 0:
            better -= 1
        else:
            value = marker_worth(better, cell, rivals, prizes, many)
        worths[kind * CELLS + cell] = value


def displacing_worth(table: DiceTable, kind: int, cell: int, seat: int, prizes: Sequence[float]) -> float:
    """What it is worth to take a cell from whoever stands there."""
    if not cython.compiled:
        wins = [0.0] * MOST_PLACES
    for place, prize in enumerate(prizes):
        wins[place] = prize
    better = 0
    for above in range(cell):
        better += table.area[kind][above] > 0
    return marker_worth(better, cell, rival_markers(table, seat), wins, len(prizes))


def marker_worth(better: int, cell: int, rivals: int, prizes: list[float], many: int) -> float:
    """What a marker on a cell is worth behind so many better ones, while rivals have so many markers to place."""
    if not cython.compiled:
        chances = [0.0] * MOST_PLACES
    if better >= many:
        return 0.0
    begin_first(chances, many - better)
    for _rival in range(rivals):
        meet_rival(chances, many - better, OVERTAKEN[cell])
    value = 0.0
    for place in range(many - better):
        value += chances[place] * prizes[better + place]
    return value


def rival_markers(table: DiceTable, seat: int) -> int:
    """How many markers others have still to place."""
    rivals = 0
    for other in range(table.owners):
        if other != seat:
            rivals += table.markers[other]
    return rivals
