"""The turn: roll, move, act, and again (K11-K17)."""

import pytest

from tests.games.burgenland.table import Table, landed, later


def test_K11_the_first_roll_of_a_turn_is_compulsory() -> None:
    assert "stop" not in Table(dice=(1, 0)).legal


def test_K11_further_rolls_are_voluntary() -> None:
    assert later("blue 1").legal == ["roll", "stop"]


def test_K12_any_number_of_the_own_red_dice_may_join_a_roll() -> None:
    table = Table(dice=(2, 3))

    assert table.legal == ["roll", "roll with 1 red", "roll with 2 red"]


def test_K12_dice_gained_earlier_in_the_turn_may_be_used() -> None:
    table = landed("blue 6").do("take dice")

    assert table.legal == ["roll", "roll with 1 red", "roll with 2 red", "stop"]


def test_K12_the_dice_are_rolled_once() -> None:
    table = Table(dice=(1, 0)).roll(2, 5)

    assert table.asked == "move"


@pytest.mark.parametrize("steps", [2, 5])
def test_K13_rolled_red_dice_go_back_to_the_board_whichever_result_is_used(steps: int) -> None:
    table = Table(dice=(1, 0)).roll(2, 5).do(f"move {steps}")

    assert (table.supply, table.dice) == (5, (0, 0))


def test_K13_they_go_back_before_the_space_is_used() -> None:
    table = Table(dice=(2, 3), crown="red 8").roll(6, 6, 6).do("take dice")

    assert (table.supply, table.dice) == (0, (2, 3))


def test_K13_red_dice_that_are_not_rolled_are_kept() -> None:
    table = Table(dice=(3, 0)).roll(2, 2)

    assert table.dice == (2, 0)


def test_K14_one_of_the_results_moves_the_crown_never_a_sum() -> None:
    table = Table(dice=(2, 0)).roll(1, 2, 4)

    assert table.legal == ["move 1", "move 2", "move 4"]


def test_K14_equal_results_are_one_choice() -> None:
    assert Table(dice=(2, 0)).roll(5, 2, 5).legal == ["move 2", "move 5"]


def test_K14_with_one_value_shown_the_crown_moves_at_once() -> None:
    table = Table(dice=(2, 0)).roll(3, 3, 3)

    assert table.crown == "yellow 3"


def test_K14_a_result_that_busts_may_be_chosen_although_another_would_not() -> None:
    table = later("blue 6", dice=(1, 0)).roll(1, 4)

    assert table.legal == ["move 1", "move 4"]
    assert table.do("move 4").seat == 1


def test_K15_the_first_landing_gives_the_turn_its_colour() -> None:
    table = Table(crown="blue 4").roll(2)

    assert table.colour == "blue"


def test_K15_crossing_a_border_on_the_first_move_costs_nothing() -> None:
    table = Table(crown="blue 7", blue=("W R", "W")).roll(2)

    assert table.colour == "yellow"
    assert table.asked == "space"
    assert table.castle(0, "blue") == "W R"


def test_K16_a_later_move_within_the_colour_brings_its_action() -> None:
    table = later("blue 1").roll(1)

    assert table.asked == "space"
    assert table.seat == 0


def test_K16_a_later_move_into_another_colour_is_a_bust() -> None:
    table = later("blue 8").roll(1)

    assert table.told[2] == "{seat 0} has left the blue area: bust"
    assert table.seat == 1


@pytest.mark.parametrize("words", ["take dice", "take card left", "score"])
def test_K17_after_a_completed_action_the_player_rolls_again_or_stops(words: str) -> None:
    table = landed("blue 5").do(words)

    assert table.seat == 0
    assert table.asked == "roll"
    assert "stop" in table.legal


def test_K17_the_number_of_moves_has_no_limit_but_the_area() -> None:
    table = Table(crown="red 8")
    for _ in range(8):
        table.roll(1)
        if table.asked == "space":
            table.do("take dice")

    assert table.crown == "blue 8"
    assert table.seat == 0


def test_K17_the_other_player_goes_on_from_where_the_crown_stands_and_dice_are_kept() -> None:
    table = later("blue 2", dice=(2, 1)).do("stop")

    assert table.seat == 1
    assert table.colour is None
    assert table.crown == "blue 2"
    assert table.dice == (2, 1)
    assert table.told == ["the turn of {seat 0} ends"]
