"""Scorings and the end (D41-D44)."""

import pytest

from alcaide.games.alhambra import GAME
from alcaide.games.dicetable.names import TYPES
from tests.games.alhambra.table import Stones, awards


def scored(scoring: str, stones: Stones, **given: object) -> list[int]:
    """Points after a scoring; the last award of the round is a pavilion's that changes no place."""
    number = 1 + 2 * "ABC".index(scoring)
    return awards({"pavilion": {0: 0}}, stones=stones, round=number, **given).do("take points").points  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", TYPES[1:])
def test_D41_the_tables(kind: str) -> None:
    index = TYPES.index(kind)
    stones = {kind: [(1, 5), (2, 3), (0, 1)], "pavilion": [(0, 12)]}

    assert scored("A", stones) == [1, index + 1, 0]
    assert scored("B", stones) == [8, index + 8, index + 1]
    assert scored("C", stones) == [index + 1 + 16, index + 16, index + 8]


def test_D41_the_tables_pay_300_points_in_all() -> None:
    stones = {kind: [(1, 5), (2, 3), (0, 1)] for kind in TYPES}

    assert [sum(scored(scoring, stones)) for scoring in "ABC"] == [21, 84, 195]


def test_D41_in_a_pile_the_lower_stone_ranks_higher() -> None:
    assert scored("A", {"tower": [(2, 3), (1, 3)]})[1:] == [0, 6]


def test_D42_stones_off_the_track_take_no_place() -> None:
    assert scored("C", {"tower": [(1, 1)], "pavilion": [(0, 12)]}) == [16, 21, 0]


def test_D43_then_the_point_chips() -> None:
    assert scored("A", {"pavilion": [(1, 12)]}, chips={2: "p2 p3", 1: "p1"}) == [0, 2, 5]


def test_D44_the_most_points_win_and_a_tie_is_shared() -> None:
    table = awards({"pavilion": {0: 0}}, round=5, scores=[10, 26, 3], stones={"pavilion": [(0, 5)]}).do("take points")

    assert table.points == [26, 26, 3]
    assert (table.asked, table.position.winners()) == ("over", [0, 1])
    assert table.told[-2:] == ["{seat 0} has won", "{seat 1} has won"]


def test_D44_points_count_on_beyond_100() -> None:
    assert awards({"pavilion": {0: 0}}, round=5, scores=[300, 0, 0]).do("take points").points[0] == 316


def test_E5_scoring_B_of_the_pavilions() -> None:
    stones = {"pavilion": [(0, 5), (1, 3), (2, 3)]}

    assert scored("B", stones) == [8, 1, 0]


def test_scoring_waits_for_rounds_1_3_and_5() -> None:
    paid = [
        awards({"pavilion": {0: 0}}, round=number, stones={"tower": [(1, 1)]}).do("take points").points[1]
        for number in range(1, 6)
    ]

    assert [points > 0 for points in paid] == [True, False, True, False, True]


def test_the_result_says_no_Dirk_with_three() -> None:
    table = awards({"pavilion": {0: 0}}, round=5).do("take points")

    assert GAME.extras(table.position) == {}
