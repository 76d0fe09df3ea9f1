"""The two layouts keep every constraint that the rulebooks fix (C1-C17), and a layout that does not is found out."""

import pytest

from alcaide.games.alcazar import codes
from alcaide.games.alcazar.board import BOARDS, CELLS, LINES, Board
from alcaide.games.alcazar.constraints import CONSTRAINTS, along_track, broken, crossings, turns

B, A = BOARDS


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
@pytest.mark.parametrize("name", CONSTRAINTS)
def test_layout_keeps_constraint(board: Board, name: str) -> None:
    assert CONSTRAINTS[name](board)


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_layout_breaks_nothing(board: Board) -> None:
    assert broken(board) == []


def redrawn(change: dict[str, str]) -> Board:
    """Board B with some marks drawn differently."""
    rows = [" ".join(str(number or ".") for number in row) for row in B.rows]
    return Board.read("changed", [" ".join(change.get(mark, mark) for mark in row.split()) for row in rows])


@pytest.mark.parametrize(
    ("change", "names"),
    [
        ({"72": "."}, ["C1"]),
        ({"72": "71"}, ["C1"]),
        ({"40": "41", "41": "40"}, ["C2"]),
        ({"20": "50", "50": "20"}, ["C2"]),
    ],
)
def test_layout_that_is_no_track_is_found_out(change: dict[str, str], names: list[str]) -> None:
    assert broken(redrawn(change)) == names


def test_numbers_shifted_along_the_loop_break_what_the_examples_say() -> None:
    shifted = Board("shifted", tuple(tuple(number and number % 72 + 1 for number in row) for row in B.rows))

    assert broken(shifted) == ["C6", "C11", "C13", "C14", "C15"]


def test_folded_track_touches_itself() -> None:
    rows = [[0] * 11 for _ in range(11)]
    for number in range(1, 73):  # to the right and back again: every row touches the next
        row, step = divmod(number - 1, 11)
        column = step if row % 2 == 0 else 10 - step
        rows[row][column] = number
    folded = Board("folded", tuple(map(tuple, rows)))

    assert {"C3", "C4", "C13", "C16"} <= set(broken(folded))


def test_numbers_of_sites() -> None:
    assert [len(along_track(board)) for board in BOARDS] == [52, 56]
    assert [len(crossings(board)) for board in BOARDS] == [46, 43]
    assert [len(set(board.lines())) for board in BOARDS] == [198, 198]
    assert [sum(turns(board)) for board in BOARDS] == [20, 16]


def test_layouts_mirror_left_to_right() -> None:
    for board in BOARDS:
        gaps = {place for cell, place in board.places.items() if isinstance(cell, str)}

        assert {(row, 10 - column) for row, column in gaps} == gaps


def test_the_core_counts_as_the_boards_do() -> None:
    assert len(CELLS) == codes.CELLS
    assert len(LINES) == codes.SITES
    assert CELLS[1:73] == tuple(range(1, 73))
