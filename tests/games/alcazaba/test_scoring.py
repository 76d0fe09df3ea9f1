"""Majorities and walls (V20, V21)."""

import pytest

from alcaide.games.alcazaba.names import TILES
from alcaide.games.dicetable.names import TYPES
from tests.games.alcazaba.table import awards


def tiles_of(kind: str) -> list[str]:
    """The tiles of a type whose walls do not matter here."""
    return [name for name in TILES if name.startswith(kind)]


def scored(scoring: str, kind: str, counts: list[int]) -> list[int]:
    """What each of so many seats gets for tiles of one type alone; the walls of all tiles are taken down."""
    players = len(counts)
    names = iter(tiles_of(kind))
    built = {seat: {(0, 1 + row): next(names) for row in range(count)} for seat, count in enumerate(counts)}
    other = "tower-01" if kind != "tower" else "garden-01"
    area = {other.split("-", maxsplit=1)[0]: {0: 0}}
    number = 1 + 2 * "ABC".index(scoring)
    table = awards(area, players=players, built=built, show=other, round=number, walls=[0] * 56)
    return table.do(f"take {other}", "reserve").points[:players]


@pytest.mark.parametrize(
    ("scoring", "kind", "counts", "points"),
    [
        ("B", "tower", [4, 4, 1], [9, 9, 0]),
        ("A", "pavilion", [1, 1, 0], [0, 0, 0]),
        ("C", "garden", [5, 3, 3], [20, 8, 8]),
        ("C", "arcades", [2, 2, 2], [10, 10, 10]),
        ("C", "arcades", [5, 2, 1, 1], [18, 10, 1, 1]),  # there are nine arcades, not the eleven of 5, 4, 1, 1
        ("C", "pavilion", [3, 0, 0], [16, 0, 0]),
        ("C", "tower", [2, 2, 2, 2], [10, 10, 10, 10]),
    ],
)
def test_E27_splits(scoring: str, kind: str, counts: list[int], points: list[int]) -> None:
    assert scored(scoring, kind, counts) == points


@pytest.mark.parametrize("kind", TYPES)
def test_V20_the_tables_are_the_dice_games(kind: str) -> None:
    index = TYPES.index(kind)

    assert scored("A", kind, [3, 2, 1]) == [index + 1, 0, 0]
    assert scored("B", kind, [3, 2, 1]) == [index + 8, index + 1, 0]
    assert scored("C", kind, [3, 2, 1]) == [index + 16, index + 8, index + 1]


def test_V20_tiles_in_the_reserve_do_not_count() -> None:
    table = awards({"garden": {0: 0}}, show="garden-01", reserve={0: "tower-01", 1: "tower-02"})

    assert table.do("take garden-01", "reserve").points == [0, 0, 0]


def test_V21_a_point_for_every_segment_of_the_longest_wall() -> None:
    built = {0: {(1, 0): "pavilion-06", (0, -1): "pavilion-05", (1, -1): "seraglio-02"}}
    table = awards({"garden": {0: 1}}, show="garden-01", built=built, round=3).do("take garden-01", "reserve")

    assert table.points[0] == 8 + 9 + 4
    assert "scoring B, wall: {seat 0} +4" in table.told


def test_the_fifth_round_decides_and_a_tie_is_shared() -> None:
    table = awards({"garden": {0: 1}}, show="garden-01", round=5, points=[7, 7, 3]).do("take garden-01", "reserve")

    assert table.position.winners() == [0, 1]
