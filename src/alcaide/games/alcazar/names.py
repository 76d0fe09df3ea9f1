"""The words for ranks, cells and buildings, the same in Python, JSON and on the screen."""

from typing import Literal

from alcaide.games.alcazar import codes
from alcaide.games.alcazar.board import CELLS, Cell

Rank = Literal["baron", "grande"]
RANKS: tuple[Literal["baron"], Literal["grande"]] = ("baron", "grande")
TITLES = ("Baron", "Grande")


def cell_name(number: int) -> Cell:
    """What the core's cell is called.

    >>> cell_name(8), cell_name(73)
    (8, 'r1c1')
    """
    return CELLS[number]


def owner_of(noble: int) -> int:
    """The seat of a noble, by the core's number of it."""
    return (noble - 1) // codes.RANKS


def rank_of(noble: int) -> int:
    """The rank of a noble, by the core's number of it."""
    return (noble - 1) % codes.RANKS
