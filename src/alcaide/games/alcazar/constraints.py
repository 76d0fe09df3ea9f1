"""What the rulebooks fix about the lost board (C1-C17 of docs/rules/alcazar.md), and whether a layout keeps it."""

from collections.abc import Callable
from itertools import pairwise

from alcaide.games.alcazar.board import SIDE, SPACES, Board, Cell, Line, Place, consecutive

FEWEST_TURNS = 6
"""To either side, of a course that is called serpentine."""


def neighbours(board: Board, first: int, second: int) -> bool:
    """Whether two spaces touch."""
    (row, column), (other_row, other_column) = board.spaces[first], board.spaces[second]
    return abs(row - other_row) + abs(column - other_column) == 1


def is_line(board: Board, *cells: Cell) -> bool:
    """Whether three cells lie in a straight line, in this order or the other."""
    return cells in set(board.lines()) or cells[::-1] in set(board.lines())


def middle(board: Board, first: Cell, last: Cell) -> Cell | None:
    """The cell between two that lie two apart in line; None if they do not."""
    return next((line[1] for line in board.lines() if {line[0], line[2]} == {first, last}), None)


def is_numbered(board: Board) -> bool:
    """C1: every number from 1 to 72 stands on the grid once."""
    numbers = [number for row in board.rows for number in row if number]
    square = len(board.rows) == SIDE and all(len(row) == SIDE for row in board.rows)
    return square and sorted(numbers) == list(range(1, SPACES + 1))


def is_track(board: Board) -> bool:
    """C2: consecutive numbers touch."""
    return all(neighbours(board, space, space + 1) for space in range(1, SPACES))


def is_chordless(board: Board) -> bool:
    """C4: spaces touch only where they are consecutive."""
    return not any(
        neighbours(board, first, second) and not consecutive(first, second)
        for first in range(1, SPACES + 1)
        for second in range(1, first)
    )


def has_lines(*lines: Line) -> Callable[[Board], bool]:
    """C5-C11: bridges of the rulebooks' examples, whose three cells lie in line."""
    return lambda board: all(is_line(board, *line) for line in lines)


def has_pillar_39(board: Board) -> bool:
    """C12: a bridge can run from 39 to 37 or to 41."""
    return middle(board, 37, 39) is not None or middle(board, 39, 41) is not None


def spans_gap(first: int, last: int) -> Callable[[Board], bool]:
    """C13, C14: two spaces lie two apart in line, and what is between them is no space."""
    return lambda board: isinstance(middle(board, first, last), str)


def joins_bridge(board: Board) -> bool:
    """C15: a bridge can run from 6 to the middle of the bridge 17-67."""
    centre = middle(board, 17, 67)
    return centre is not None and middle(board, 6, centre) is not None


def crossings(board: Board) -> list[Line]:
    """The sites from space to space over a gap, between lanes that are not neighbours on the track."""
    return [
        line
        for line in board.lines()
        if isinstance(line[0], int) and isinstance(line[1], str) and isinstance(line[2], int)
    ]


def along_track(board: Board) -> list[Line]:
    """The sites of three consecutive spaces."""
    return [line for line in board.lines() if all(isinstance(cell, int) for cell in line)]


def turns(board: Board) -> tuple[int, int]:
    """How often the course turns to the right and to the left, walked from 1 to 72 and back to 1."""
    course = [board.spaces[space] for space in (*range(1, SPACES + 1), 1, 2)]
    steps: list[Place] = [(row - old_row, column - old) for (old_row, old), (row, column) in pairwise(course)]
    bends = [old_right * down - old_down * right for (old_down, old_right), (down, right) in pairwise(steps)]
    return bends.count(1), bends.count(-1)


def is_serpentine(board: Board) -> bool:
    """C17: the course winds, to both sides."""
    return min(turns(board)) >= FEWEST_TURNS


CONSTRAINTS: dict[str, Callable[[Board], bool]] = {
    "C1": is_numbered,
    "C2": is_track,
    "C3": lambda board: neighbours(board, SPACES, 1),
    "C4": is_chordless,
    "C5": lambda board: all(neighbours(board, space, space + 1) for space in range(6, 11)),
    "C6": has_lines((1, 2, 3)),
    "C7": has_lines((2, 3, 4), (4, 5, 6)),
    "C8": has_lines((6, 7, 8)),
    "C9": has_lines((7, 8, 9)),
    "C10": has_lines((38, 39, 40), (40, 41, 42)),
    "C11": has_lines((37, 38, 39)),
    "C12": has_pillar_39,
    "C13": spans_gap(7, 17),
    "C14": spans_gap(17, 67),
    "C15": joins_bridge,
    "C16": lambda board: bool(crossings(board)),
    "C17": is_serpentine,
}


def broken(board: Board) -> list[str]:
    """The constraints that a layout does not keep; only the first if it is no track at all."""
    for name in ("C1", "C2"):
        if not CONSTRAINTS[name](board):
            return [name]
    return [name for name, holds in CONSTRAINTS.items() if not holds(board)]
