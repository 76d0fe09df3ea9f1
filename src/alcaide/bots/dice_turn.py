"""What results in the dice area are worth, by the prizes that the first markers of each column win."""

from collections.abc import Sequence

from alcaide.bots.majorities import place_chances
from alcaide.games.dicetable.codes import CELLS, DICE, MOST_ROLLS
from alcaide.games.dicetable.table import TableState

REACHED = (1.0, 1.0, 0.98, 0.83, 0.49, 0.19, 0.042, 0.004)
"""The chance that a turn gives at least 1, 2, ... 8 equal symbols, if one wants them."""
AIMED = 0.2
"""How likely a rival's turn aims at one given column."""

Prizes = Sequence[float]
"""What the first, second, ... marker of a column wins."""


def result_worths(state: TableState, seat: int, prizes: Sequence[Prizes]) -> list[list[float]]:
    """For every type and cell of a result, what placing there without a chip is worth to a seat."""
    rivals = sum(markers for owner, markers in enumerate(state["markers"]) if owner != seat)
    return [
        [
            marker_worth(state["area"][kind], landing(state["area"][kind], cell), rivals, prizes[kind])
            for cell in range(CELLS)
        ]
        for kind in range(len(prizes))
    ]


def landing(column: Sequence[int], cell: int) -> int:
    """The cell where a result comes to stand; CELLS if it falls off."""
    while cell < CELLS and column[cell]:
        cell += 1
    return cell


def marker_worth(column: Sequence[int], cell: int, rivals: int, prizes: Prizes) -> float:
    """What a marker on a cell is worth, while rivals have so many markers to place."""
    if cell == CELLS:
        return 0.0
    better = sum(1 for holder in column[:cell] if holder)
    if better >= len(prizes):
        return 0.0
    chances = place_chances([overtaken(cell)] * rivals, len(prizes) - better)
    return sum(chance * prize for chance, prize in zip(chances, prizes[better:], strict=True))


def overtaken(cell: int) -> float:
    """The chance that one turn of a rival puts a marker in front of a cell of this column."""
    symbols, rolls = DICE - cell // MOST_ROLLS, cell % MOST_ROLLS
    more = REACHED[symbols] if symbols < DICE else 0.0
    return AIMED * (more + (REACHED[symbols - 1] - more) * rolls / MOST_ROLLS)
