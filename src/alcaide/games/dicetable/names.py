"""The words for types and cells, the same in Python, JSON and on the screen."""

from typing import Literal

from alcaide.games.dicetable import codes

Kind = Literal["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"]
TYPES: tuple[Kind, ...] = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
SCORINGS = ("A", "B", "C")


def cell_name(cell: int) -> str:
    """A cell of a column by its row and roll.

    >>> cell_name(11)
    '5 in 3'
    """
    return "{} in {}".format(*dice_and_rolls(cell))


def dice_and_rolls(cell: int) -> tuple[int, int]:
    """A cell of a column by how many dice showed the type, and in how many rolls."""
    return codes.DICE - cell // codes.MOST_ROLLS, cell % codes.MOST_ROLLS + 1
