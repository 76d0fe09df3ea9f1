"""Set-up (K7-K10)."""

import pytest

from alcaide.games.burgenland import GAME
from alcaide.games.burgenland.names import COLOURS
from tests.games.burgenland.table import Table


@pytest.mark.parametrize(("colour", "space"), [("blue", 7), ("yellow", 15), ("red", 23)])
def test_K7_the_crown_starts_on_the_roofed_tower_of_the_chosen_colour(colour: str, space: int) -> None:
    position = GAME.new(crown=colour)

    assert GAME.view(position, None).json()["crown"] == space


def test_K7_the_crown_starts_on_the_blue_roofed_tower_unless_agreed_otherwise() -> None:
    assert GAME.new().state() == GAME.new(crown="blue").state()


@pytest.mark.parametrize(("colour", "steps_to"), [("blue", "yellow"), ("yellow", "red"), ("red", "blue")])
def test_K7_the_first_move_therefore_leads_into_the_next_colour(colour: str, steps_to: str) -> None:
    for own in range(1, 7):
        assert Table(crown=f"{colour} 8").roll(own).colour == steps_to


def test_K8_both_scores_are_0_and_all_red_dice_lie_on_the_board() -> None:
    state = GAME.new().state()

    assert state["points"] == [0, 0]
    assert state["supply"] == 5
    assert state["red"] == [0, 0]


def test_K9_each_player_has_a_wall_of_each_colour_and_the_piles_have_the_rest() -> None:
    table = Table()

    assert table.position.state() == GAME.new().state()
    for colour in COLOURS:
        assert table.castle(0, colour) == table.castle(1, colour) == "W"
        assert [table.pile(colour, letter) for letter in "WTHR"] == [7, 3, 3, 4]


def test_K10_seat_0_begins() -> None:
    assert GAME.new().to_act == 0
