"""The board of Alcazar: an 11 x 11 grid, 72 of whose cells are numbered spaces of a closed track (R8-R10).

A cell is called by its space number, or, where it is a gap, by row and column: "r1c6". The core knows a cell by its
place in `CELLS`, and a straight line of three cells, the site of a bridge, by its place in `LINES`. Both lists hold
what any of the boards has, so that one number means the same on every board.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files

Cell = int | str
"""A space's number, or a gap's row and column as "r1c6"."""
Line = tuple[Cell, Cell, Cell]
"""Pillar, middle, pillar; the pillar with the smaller (row, column) first."""
Place = tuple[int, int]
"""Row and column, from 0, from the top left."""

SIDE = 11
SPACES = 72
STEPS = ((0, 1), (1, 0))


@dataclass(frozen=True)
class Board:
    """One layout of the track."""

    name: str
    rows: tuple[tuple[int, ...], ...]
    """The number of the space on every cell; 0 for a gap."""

    @classmethod
    def read(cls, name: str, rows: Iterable[str]) -> "Board":
        """A board drawn with numbers and dots.

        >>> Board.read("strip", ["1 2 . 3"]).rows
        ((1, 2, 0, 3),)
        """
        return cls(name, tuple(tuple(0 if mark == "." else int(mark) for mark in row.split()) for row in rows))

    @cached_property
    def places(self) -> dict[Cell, Place]:
        """Where every cell is."""
        return {
            self.cell(row, column): (row, column)
            for row, numbers in enumerate(self.rows)
            for column in range(len(numbers))
        }

    @cached_property
    def spaces(self) -> dict[int, Place]:
        """Where every space is."""
        return {cell: place for cell, place in self.places.items() if isinstance(cell, int)}

    def cell(self, row: int, column: int) -> Cell:
        """What the cell there is called."""
        return self.rows[row][column] or gap_name(row, column)

    def lines(self) -> Iterator[Line]:
        """Every straight line of three cells: first those that run to the right, then those that run down."""
        for down, right in STEPS:
            for row in range(SIDE - 2 * down):
                for column in range(SIDE - 2 * right):
                    yield (
                        self.cell(row, column),
                        self.cell(row + down, column + right),
                        self.cell(row + 2 * down, column + 2 * right),
                    )


def gap_name(row: int, column: int) -> str:
    """What a gap cell is called.

    >>> gap_name(1, 6)
    'r1c6'
    """
    return f"r{row}c{column}"


def read_board(name: str) -> Board:
    """The board with that name, from its file."""
    text = (files(__package__) / "data" / f"board_{name.lower()}.json").read_text()
    return Board.read(name, json.loads(text)["rows"])


BOARDS = tuple(read_board(name) for name in ("B", "A"))
"""The default first; the core knows a board by its place here."""

GAPS = sorted({place for board in BOARDS for cell, place in board.places.items() if isinstance(cell, str)})
CELLS: tuple[Cell, ...] = (0, *range(1, SPACES + 1), *(gap_name(*place) for place in GAPS))
"""Every cell of every board, by the core's number; a space has its own, and 0 is none."""
NUMBERS: dict[Cell, int] = {cell: number for number, cell in enumerate(CELLS)}
"""The core's number of every cell."""


def line_order(line: Line) -> tuple[int, int, int]:
    """Lines are numbered as their cells are."""
    return NUMBERS[line[0]], NUMBERS[line[1]], NUMBERS[line[2]]


LINES: tuple[Line, ...] = ((0, 0, 0), *sorted({line for board in BOARDS for line in board.lines()}, key=line_order))
"""Every line of every board, by the core's number of the site; 0 is none."""
SITE_NUMBERS: dict[Line, int] = {line: number for number, line in enumerate(LINES)}
"""The core's number of every site."""


def sites_at(board: Board) -> dict[int, list[int]]:
    """For every cell, the sites of which it is an end (R61): up to four."""
    sites: dict[int, list[int]] = {NUMBERS[cell]: [] for cell in board.places}
    for line in board.lines():
        for end in (line[0], line[2]):
            sites[NUMBERS[end]].append(SITE_NUMBERS[line])
    return sites


def consecutive(first: int, second: int) -> bool:
    """Whether two spaces are next to each other on the track, whose 72 is next to its 1 (R8).

    >>> consecutive(72, 1), consecutive(7, 17)
    (True, False)
    """
    return (first - second) % SPACES in (1, SPACES - 1)
