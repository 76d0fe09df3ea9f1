"""Leaving the turn's colour (K27, K28)."""

import pytest

from tests.games.burgenland.table import later


def test_K27_the_landing_space_has_no_effect_and_the_turn_ends() -> None:
    table = later("blue 8", yellow=("W", "W")).roll(2)

    assert table.castle(0, "yellow") == "W"
    assert table.dice == (0, 0)
    assert table.seat == 1
    assert table.legal == ["roll"]


def test_K27_a_crown_space_beyond_the_border_scores_nothing() -> None:
    table = later("blue 8", yellow=("W R", "W")).roll(3)

    assert table.scores == (0, 0)


def test_K27_the_crown_stays_where_it_landed() -> None:
    assert later("red 7").roll(6).crown == "blue 5"


def test_K27_rolled_red_dice_are_back_on_the_board_after_a_bust() -> None:
    table = later("blue 8", dice=(2, 0)).roll(1, 1, 1)

    assert (table.supply, table.dice) == (5, (0, 0))


@pytest.mark.parametrize(("castle", "left"), [("R W T", "W T"), ("T W R", "T W"), ("W H", "W"), ("H W", "W")])
def test_K28_the_more_valuable_of_the_outermost_cards_goes_back_to_its_pile(castle: str, left: str) -> None:
    table = later("blue 8", blue=(castle, "")).roll(1)

    assert table.castle(0, "blue") == left
    assert sum(table.pile("blue", letter) for letter in "WTHR") == 19 - len(left.split())


def test_K28_a_dearer_card_in_the_middle_is_safe() -> None:
    assert later("blue 8", blue=("W R W H", "W")).roll(1).castle(0, "blue") == "W R W"


def test_K28_a_single_card_is_lost_without_asking() -> None:
    table = later("blue 8", blue=("W", "W")).roll(1)

    assert table.castle(0, "blue") == ""
    assert table.seat == 1


def test_K28_an_empty_castle_loses_nothing() -> None:
    table = later("blue 8", blue=("", "W")).roll(1)

    assert table.castle(0, "blue") == ""
    assert table.seat == 1


def test_K28_of_two_ends_of_equal_worth_the_owner_chooses() -> None:
    table = later("blue 8", blue=("H W W H", "W")).roll(1)

    assert table.asked == "lose"
    assert table.legal == ["lose left", "lose right"]
    assert table.do("lose left").castle(0, "blue") == "W W H"
    assert table.told == ["{seat 0} loses the blue house on the left", "the turn of {seat 0} ends"]
    assert table.seat == 1


def test_K28_the_rival_loses_nothing() -> None:
    assert later("blue 8", seat=1, blue=("W R", "W T")).roll(1).castle(0, "blue") == "W R"


def test_K28_a_hole_next_to_the_lost_card_disappears() -> None:
    assert later("blue 8", blue=("W T _ _ R", "W")).roll(1).castle(0, "blue") == "W T"


def test_K28_the_card_of_the_turns_colour_is_lost_not_of_the_space_landed_on() -> None:
    table = later("red 8", blue=("W R", "W"), red=("W T", "W")).roll(1)

    assert table.castle(0, "blue") == "W R"
    assert table.castle(0, "red") == "W"
