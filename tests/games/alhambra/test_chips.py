"""Chips in use (D34-D40)."""

import pytest

from alcaide.games.alhambra import GAME
from tests.games.alhambra.table import DIRK, awards, turn


def test_D34_a_point_chip_counts_at_every_scoring_from_then_on() -> None:
    scored = []
    for number in (1, 3, 5):
        table = awards({"pavilion": {0: 1}}, chips={0: "p3 p1"}, round=number).do("take points")
        scored.append(table.points[0])

    assert scored == [4, 4, 4]


def test_D34_it_is_kept() -> None:
    assert awards({"pavilion": {0: 1}}, chips={0: "p3 p1"}).do("take points").chips(0) == "p1 p3"


def test_D35_every_point_is_asked_for_and_the_chip_is_spent() -> None:
    table = awards({"tower": {0: 0}}, chips={0: "swap"}, round=2).do("take points")

    assert table.legal == [
        "keep",
        *(f"swap to {kind}" for kind in ("pavilion", "seraglio", "arcades", "chambers", "garden")),
    ]
    table.do("keep")
    assert (table.asked, table.stones("tower")[0]) == ("0 swap", 1)
    table.do("swap to pavilion")
    assert (table.stones("tower")[0], table.stones("pavilion")[0], table.chips(0)) == (1, 1, "")


def test_D35_not_for_the_point_that_comes_with_the_chip() -> None:
    table = awards({"tower": {0: 0}}, bonus="p1 p1 p1 p1 p1 swap", round=2).do("take chip")

    assert table.asked.startswith("luck")
    assert (table.stones("tower")[0], table.chips(0)) == (1, "swap")


def test_D35_a_chip_won_with_the_best_award_serves_the_second_one() -> None:
    table = awards({"tower": {0: 0, 1: 0}}, bonus="p1 p1 p1 p1 p1 swap", round=2).do("take chip")

    assert table.asked == "0 swap"
    table.do("swap to garden")
    assert (table.stones("tower")[0], table.stones("garden")[0]) == (2, 1)


def test_D35_a_point_sent_to_a_full_track_is_lost() -> None:
    table = awards({"tower": {0: 0}}, chips={0: "swap"}, stones={"garden": [(0, 12)]}, round=2)
    table.do("take points", "swap to garden")

    assert (table.stones("garden")[0], table.stones("tower")[0]) == (12, 1)


def test_D36_the_very_cell_is_taken_and_the_run_moves_back() -> None:
    table = turn("5 garden 3 tower", area={"garden": {9: 1, 10: 2, 12: 1}}, chips={0: "displace"})

    table.do("place garden displacing")

    assert table.markers("garden") == {9: 0, 10: 1, 11: 2, 12: 1}
    assert table.chips(0) == ""


@pytest.mark.parametrize("area", [{9: 0, 10: 1}, {8: 1, 10: 1}, {}])
def test_D36_only_an_opponents_marker_on_the_exact_cell(area: dict[int, int]) -> None:
    table = turn("5 garden 3 tower", area={"garden": area}, chips={0: "displace"})

    assert table.chip_actions == []


def test_D36_without_the_chip_nothing_is_displaced() -> None:
    assert turn("5 garden 3 tower", area={"garden": {9: 1}}).chip_actions == []


def test_D37_dice_and_count_go_back_and_the_dice_may_be_chosen_afresh() -> None:
    table = turn("4 garden 4 tower", chips={0: "cancel"}).do("reroll 4 garden").roll("4 pavilion")

    table.do("cancel")

    assert (table.state["dice"], table.state["rolls"], table.chips(0)) == ([0, 0, 0, 0, 4, 4], 1, "")
    assert "reroll 4 tower" in table.legal
    assert "cancel" not in table.legal


def test_D37_a_cancelled_first_roll_is_repeated_at_once() -> None:
    table = turn("4 garden 4 tower", chips={0: "cancel"}).do("cancel")

    assert (table.asked, table.state["thrown"], table.state["rolls"]) == ("luck roll", 8, 0)
    assert table.roll("8 tower").state["rolls"] == 1


def test_D37_the_roll_made_in_its_place_can_be_cancelled_too() -> None:
    table = turn("4 garden 4 tower", chips={0: "cancel cancel"}).do("cancel").roll("8 tower").do("cancel")

    assert table.chips(0) == ""


def test_D37_once_something_else_is_done_it_stands() -> None:
    table = turn("4 garden 4 tower", chips={0: "cancel black"}).do("black garden")

    assert "cancel" not in table.legal


def test_D38_whenever_exactly_one_roll_counts_and_once_a_turn() -> None:
    first = turn("4 garden 4 tower", chips={0: "black black"})
    second = turn("4 garden 4 tower", 2, chips={0: "black"})

    assert [words for words in first.chip_actions if words.startswith("black")][:2] == [
        "black pavilion",
        "black seraglio",
    ]
    assert len(first.chip_actions) == 6
    assert second.chip_actions == []
    assert first.do("black garden").chip_actions == []


def test_D38_it_counts_for_the_rest_of_the_turn_and_is_never_rolled() -> None:
    table = turn("8 tower", chips={0: "black"}).do("black garden", "reroll 8 tower").roll("1 garden 7 tower")

    assert table.state["thrown"] == 0
    assert table.do("place garden").markers("garden") == {3 * 6 + 1: 0}
    assert table.state["black"] == 0


def test_D38_one_may_place_on_its_type_alone() -> None:
    assert turn("8 tower", chips={0: "black"}).do("black garden", "place garden").markers("garden") == {21: 0}


def test_D39_who_receives_the_start_player_chip_names_any_seat_at_once() -> None:
    table = awards({"tower": {0: 1}}, bonus="p1 p1 p1 p1 p1 start").do("take chip")

    assert (table.asked, table.legal) == ("1 start", ["start seat 0", "start seat 1", "start seat 2"])
    table.do("start seat 1")
    assert (table.state["caliph"], table.state["hands"][1]) == (1, [0] * 8)


def test_D40_spent_chips_leave_the_game_and_unused_ones_are_worth_nothing() -> None:
    table = awards({"pavilion": {0: 1}}, chips={0: "swap cancel black displace"}, round=5, scores=[5, 0, 0])

    table.do("take points")

    assert (table.asked, table.points[0]) == ("over", 5)
    spent = turn("4 garden 4 tower", chips={0: "black"}).do("black garden")
    assert spent.chips(0) == ""
    assert sum(map(sum, spent.state["unseen"])) == 26


def test_E12_displace_and_without() -> None:
    area = {"garden": {9: 1, 10: 2}}
    with_chip = turn("5 garden 3 tower", area=area, chips={0: "displace"}).do("place garden displacing")
    without = turn("5 garden 3 tower", area=area, chips={0: "displace"}).do("place garden")

    assert with_chip.markers("garden") == {9: 0, 10: 1, 11: 2}
    assert without.markers("garden") == {9: 1, 10: 2, 11: 0}
    assert without.chips(0) == "displace"


def test_E13_displace_at_the_bottom() -> None:
    table = turn("1 garden 7 tower", 2, area={"garden": {22: 1, 23: 2}}, chips={0: "displace"})

    table.do("place garden displacing")

    assert table.markers("garden") == {22: 0, 23: 1}
    assert table.state["fallen"] == [0, 0, 1]


def test_E14_cancel_a_third_roll() -> None:
    def third() -> object:
        table = turn("4 garden 4 tower", 2, chips={0: "cancel"})
        return table.do("reroll 4 tower").roll("4 pavilion").do("cancel")

    placed = third().do("place garden")  # type: ignore[attr-defined]
    again = third().do("reroll 4 tower").roll("4 garden").do("place garden")  # type: ignore[attr-defined]

    assert placed.markers("garden") == {13: 0}
    assert again.markers("garden") == {2: 0}


def test_E15_black_die() -> None:
    table = turn("5 garden 3 tower", chips={0: "black black"}).do("black garden")

    assert table.chip_actions == []
    assert table.do("place garden").markers("garden") == {6: 0}
    assert turn("5 garden 3 tower", 2, chips={0: "black"}).chip_actions == []


def test_E16_swap() -> None:
    table = awards({"tower": {0: 0}}, chips={0: "swap"}, round=2).do("take points", "swap to garden")
    own = awards({"tower": {0: 0}}, bonus="p1 p1 p1 p1 p1 swap", round=2).do("take chip")

    assert (table.stones("tower")[0], table.stones("garden")[0], table.chips(0)) == (1, 1, "")
    assert own.stones("tower")[0] == 1


def test_E17_chip_points_by_the_round_they_were_won_in() -> None:
    held = {1: "p3", 3: "p3 p2", 5: "p3 p2 p1"}
    points = [
        awards({"pavilion": {0: 1}}, chips={0: held[number]}, round=number).do("take points").points[0]
        for number in held
    ]

    assert points == [3, 5, 6]


def test_E36_a_black_die_and_a_cancelled_second_roll() -> None:
    table = (
        turn("4 garden 4 tower", chips={0: "black black cancel"})
        .do("black garden", "reroll 4 tower")
        .roll("4 pavilion")
    )
    table.do("cancel")
    later = turn("4 garden 4 tower", chips={0: "black cancel"}).do("reroll 4 tower").roll("4 pavilion").do("cancel")

    assert (table.state["black"], table.chips(0), table.chip_actions) == (5, "black", [])
    assert len(later.chip_actions) == 6


def test_E37_nine_symbols_on_a_taken_top_cell() -> None:
    area = {"tower": {0: 1}}
    behind = turn("8 tower", 3, black=6, area=area).do("place tower")
    taken = turn("8 tower", 3, black=6, area=area, chips={0: "displace"}).do("place tower displacing")

    assert behind.markers("tower") == {0: 1, 1: 0}
    assert taken.markers("tower") == {0: 0, 1: 1}


def test_E38_an_own_marker_and_Dirks_in_the_chain() -> None:
    own = turn("1 garden 7 tower", 2, area={"garden": {22: 1, 23: 0}}, chips={0: "displace"})
    dirk = turn("5 garden 3 tower", players=2, area={"garden": {9: DIRK}}, chips={0: "displace"})

    assert own.do("place garden displacing").state["fallen"] == [1, 0, 0]
    assert dirk.do("place garden displacing").markers("garden") == {9: 0, 10: DIRK}


def test_E39_two_swaps_on_one_award_and_a_swap_on_12() -> None:
    table = awards({"tower": {0: 0}}, chips={0: "swap swap"}, stones={"tower": [(0, 12)]}, round=2)

    table.do("take points", "swap to garden", "swap to garden")

    assert (table.stones("tower")[0], table.stones("garden")[0], table.chips(0)) == (12, 2, "")


@pytest.mark.parametrize(
    ("words", "rule", "says"),
    [
        ("place pavilion", "D14", "No die shows pavilion"),
        ("reroll 5 garden", "D13", "Not all of those dice"),
        ("place garden displacing", "D36", "no displace chip"),
        ("cancel", "D37", "no cancel chip"),
        ("black garden", "D38", "no black-die chip"),
        ("take points", None, "Now is the time to place"),
    ],
)
def test_refusals_say_why(words: str, rule: str | None, says: str) -> None:
    refusal = GAME.refuse(turn("4 garden 4 tower").position, GAME.actions.parse(words))

    assert says in refusal.sentence
    assert refusal.rule == rule


def test_refusals_of_chips_that_are_there() -> None:
    table = turn("4 garden 4 tower", 2, chips={0: "black cancel displace"}, fresh=False, area={"garden": {13: 0}})

    def why(words: str) -> str:
        return GAME.refuse(table.position, GAME.actions.parse(words)).sentence

    assert "exactly one roll" in why("black garden")
    assert "before anything else" in why("cancel")
    assert "your own" in why("place garden displacing")
    assert "Nobody stands" in why("place tower displacing")
    assert "No die shows" in why("place pavilion displacing")
