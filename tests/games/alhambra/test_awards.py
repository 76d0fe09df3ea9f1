"""Awards, tracks and the start player (D24-D33, D39)."""

import pytest

from tests.games.alhambra.table import awards, turn


def test_D24_columns_from_left_to_right_the_lowest_cell_is_best() -> None:
    table = awards({"seraglio": {5: 2, 9: 0}, "tower": {1: 1, 7: 2}})

    assert table.asked == "2 award"
    table.do("take points")
    assert table.asked == "1 award"


@pytest.mark.parametrize(("take", "stone", "chip"), [("points", 2, ""), ("chip", 1, "p3")])
def test_D25_two_points_or_one_and_the_chip(take: str, stone: int, chip: str) -> None:
    table = awards({"garden": {0: 1}}, bonus="p1 p1 p1 p1 p3 p1", round=2)

    assert table.legal == ["take points", "take chip"]
    table.do(f"take {take}")
    assert (table.stones("garden")[1], table.chips(1)) == (stone, chip)


def test_D26_the_second_gets_the_other_award() -> None:
    table = awards({"garden": {0: 1, 3: 2, 4: 0}}, round=2).do("take chip")

    assert table.stones("garden") == [0, 1, 2]
    assert (table.chips(1), table.chips(2)) == ("p1", "")


def test_D27_both_may_be_the_same_players() -> None:
    table = awards({"garden": {0: 1, 3: 1}}, round=2).do("take points")

    assert (table.stones("garden"), table.chips(1)) == ([0, 3, 0], "p1")


def test_D28_the_best_award_is_finished_before_the_second_begins() -> None:
    table = awards({"garden": {0: 1, 3: 2}}, bonus="p1 p1 p1 p1 start p1").do("take chip")

    assert (table.asked, table.stones("garden")) == ("1 start", [0, 1, 0])
    assert table.do("start seat 0").stones("garden") == [0, 1, 2]


def test_D29_the_first_point_enters_cell_1() -> None:
    assert awards({"garden": {0: 1}}, round=2).do("take chip").stones("garden") == [0, 1, 0]


@pytest.mark.parametrize(("before", "after"), [(10, 12), (11, 12), (12, 12)])
def test_D30_points_beyond_12_are_lost(before: int, after: int) -> None:
    table = awards({"garden": {0: 1}}, stones={"garden": [(1, before)]}, round=2).do("take points")

    assert table.stones("garden")[1] == after


def test_D31_a_stone_goes_on_top_and_the_others_keep_their_order() -> None:
    table = awards({"garden": {0: 0, 1: 1}}, stones={"garden": [(0, 1), (1, 1), (2, 1)]}, round=2)

    table.do("take chip")

    assert table.pile("garden", 1) == [2]
    assert (table.pile("garden", 2), table.pile("garden", 3)) == ([0], [1])
    lower = awards({"garden": {0: 0}}, stones={"garden": [(0, 1), (1, 1), (2, 1)]}, round=2).do("take chip")
    assert (lower.pile("garden", 1), lower.pile("garden", 2)) == ([1, 2], [0])
    upon = awards({"garden": {0: 2}}, stones={"garden": [(0, 2), (1, 2), (2, 1)]}, round=2).do("take chip")
    assert upon.pile("garden", 2) == [0, 1, 2]


def test_D31_a_stone_on_12_keeps_its_place_in_the_pile() -> None:
    table = awards({"garden": {0: 0}}, stones={"garden": [(0, 12), (1, 12)]}, round=2).do("take points")

    assert table.pile("garden", 12) == [0, 1]


def test_D32_won_chips_are_public() -> None:
    table = awards({"garden": {0: 1}}, round=2).do("take chip")

    assert "{seat 1} wins a 1-point chip" in table.told
    assert table.chips(1) == "p1"


def test_D33_markers_return_and_chips_not_awarded_leave() -> None:
    table = awards({"garden": {0: 1}}, round=2, fallen=[1, 0, 0]).do("take points")

    assert table.state["markers"] == [5, 5, 5]
    assert table.state["fallen"] == [0, 0, 0]
    assert not any(map(any, table.state["area"]))
    assert not any(table.state["bonus"])
    assert (table.asked, table.state["round"]) == ("luck start_die", 3)


def test_E2_two_owners() -> None:
    table = awards({"pavilion": {2: 0, 5: 1}}, round=2).do("take points")

    assert (table.stones("pavilion"), table.chips(0), table.chips(1)) == ([2, 1, 0], "", "p1")


def test_E3_one_owner() -> None:
    table = awards({"pavilion": {2: 0, 5: 0}}, round=2).do("take points")

    assert (table.stones("pavilion"), table.chips(0)) == ([3, 0, 0], "p1")


def test_E4_one_marker_or_none() -> None:
    table = awards({"pavilion": {2: 0}}, round=2).do("take chip")

    assert (table.stones("pavilion"), table.chips(0)) == ([1, 0, 0], "p1")
    assert all(table.stones(kind) == [0, 0, 0] for kind in ("seraglio", "arcades", "chambers", "garden", "tower"))


def test_E10_a_fallen_marker_wins_nothing() -> None:
    table = turn("7 garden 1 tower", 3, seat=1, last=True, area={"tower": {5: 0, 23: 0}}, round=2)

    table.do("place tower")

    assert table.asked == "0 award"
    assert awards({"tower": {5: 0}}, fallen=[0, 1, 0], round=2).do("take points").stones("tower") == [2, 0, 0]


def test_E11_11_and_12_stay_on_12() -> None:
    for before in (11, 12):
        table = awards({"pavilion": {2: 0}}, stones={"pavilion": [(0, before)]}, round=2)
        assert table.do("take points").stones("pavilion")[0] == 12


def test_E18_the_start_player_stays_unless_the_chip_is_awarded() -> None:
    bonus = "p1 p1 p1 p1 p1 start"
    kept = awards({"tower": {0: 1}}, bonus=bonus, round=2, caliph=2, next_caliph=2).do("take points")
    named = awards({"tower": {0: 1}}, bonus=bonus, round=2, caliph=2, next_caliph=2).do("take chip", "start seat 0")

    assert kept.state["caliph"] == 2
    assert named.state["caliph"] == 0
