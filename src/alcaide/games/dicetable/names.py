"""The words for types and cells, the same in Python, JSON and on the screen."""

from alcaide.games.dicetable import codes

TYPES = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
SCORINGS = ("A", "B", "C")


def cell_name(cell: int) -> str:
    """A cell of a column by its row and roll.

    >>> cell_name(11)
    '5 in 3'
    """
    return f"{codes.DICE - cell // codes.MOST_ROLLS} in {cell % codes.MOST_ROLLS + 1}"
