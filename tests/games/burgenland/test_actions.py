"""Actions on a space of the turn's colour (K18-K26)."""

import pytest

from tests.games.burgenland.table import Table, landed


def test_K18_a_wall_space_gives_a_wall_or_one_red_die() -> None:
    table = landed("blue 2")

    assert table.legal == ["take dice", "take card left", "take card right"]
    assert table.do("take dice").dice == (1, 0)


def test_K18_the_wall_comes_from_the_pile_of_the_turns_colour() -> None:
    table = landed("yellow 2").do("take card right")

    assert table.castle(0, "yellow") == "W W"
    assert table.pile("yellow", "W") == 6
    assert table.dice == (0, 0)


@pytest.mark.parametrize(("place", "letter", "dice"), [(6, "T", 2), (7, "H", 3), (8, "R", 5)])
def test_K19_a_building_space_gives_that_building_or_its_worth_in_dice(place: int, letter: str, dice: int) -> None:
    built = landed(f"red {place}").do("take card right")
    rich = landed(f"red {place}").do("take dice")

    assert built.castle(0, "red") == f"W {letter}"
    assert built.dice == (0, 0)
    assert rich.castle(0, "red") == "W"
    assert rich.dice == (dice, 0)


def test_K20_a_crown_space_scores_its_colour_and_nothing_else() -> None:
    table = Table(crown="blue 8", yellow=("W H", "W")).roll(3)

    assert table.scores == (3, 0)
    assert table.legal == ["roll", "stop"]
    assert table.dice == (0, 0)
    assert table.castle(0, "yellow") == "W H"


def test_K21_a_wall_crown_space_gives_one_of_scoring_wall_and_die() -> None:
    table = landed("blue 5")

    assert table.legal == ["take dice", "score", "take card left", "take card right"]


@pytest.mark.parametrize(
    ("words", "scores", "castle", "dice"),
    [("score", (2, 0), "W T", 0), ("take card left", (0, 0), "W W T", 0), ("take dice", (0, 0), "W T", 1)],
)
def test_K21_one_of_the_three_excludes_the_others(words: str, scores: tuple[int, int], castle: str, dice: int) -> None:
    table = landed("blue 5", blue=("W T", "W")).do(words)

    assert table.scores == scores
    assert table.castle(0, "blue") == castle
    assert table.dice == (dice, 0)
    assert table.asked == "roll"


def test_K22_dice_come_from_the_board_first_and_then_from_the_rival() -> None:
    table = landed("blue 7", dice=(1, 3)).do("take dice")

    assert (table.supply, table.dice) == (0, (4, 1))
    assert table.told == ["{seat 0} takes 3 red dice, 2 of them from {seat 1}"]


def test_K22_dice_may_be_taken_even_when_there_are_none() -> None:
    table = landed("blue 8", dice=(5, 0))

    assert "take dice" in table.legal
    assert table.do("take dice").dice == (5, 0)
    assert table.told == ["{seat 0} finds no red dice to take"]


def test_K23_a_card_is_not_stolen_while_the_pile_has_one() -> None:
    table = landed("blue 8", blue=("W", "W R W R W R"))

    assert table.pile("blue", "R") == 1
    assert table.places == ["left", "right"]


def test_K23_with_an_empty_pile_the_rivals_card_is_taken_or_dice() -> None:
    table = landed("blue 8", blue=("W", "W R W R W R W R"))

    assert table.legal[0] == "take dice"
    assert table.places == [f"{end} from {slot}" for end in ("left", "right") for slot in (1, 3, 5, 7)]


def test_K23_who_owns_all_cards_of_a_kind_takes_dice() -> None:
    table = landed("blue 8", blue=("W R W R W R W R W", "W"))

    assert table.legal == ["take dice"]


def test_K23_a_card_that_has_no_place_may_not_be_taken() -> None:
    table = landed("blue 7", blue=("H W T", "W"))

    assert table.legal == ["take dice"]


def test_K23_cards_of_another_colour_do_not_count() -> None:
    table = landed("blue 8", blue=("W R W R W R W R W", "W"), red=("W", "W R"))

    assert table.legal == ["take dice"]


def test_K23_the_rule_of_the_pile_holds_for_walls_too() -> None:
    table = landed("blue 1", blue=("W T W H W", "W T W H W R W R W W"))

    assert table.pile("blue", "W") == 0
    assert table.places[0] == "left from 0"
    assert table.do("take card left from 2").castle(1, "blue") == "W T _ H W R W R W W"


def test_K24_castles_grow_at_both_ends() -> None:
    left = landed("blue 6", blue=("W W H", "")).do("take card left")
    right = landed("blue 1", blue=("W W H", "")).do("take card right")

    assert left.castle(0, "blue") == "T W W H"
    assert right.castle(0, "blue") == "W W H W"


def test_K24_a_building_needs_a_wall_at_that_end() -> None:
    assert landed("blue 6", blue=("W H", "W")).places == ["left"]
    assert landed("blue 6", blue=("H W", "W")).places == ["right"]


def test_K24_a_hole_may_be_filled_by_a_wall_beside_any_card() -> None:
    table = landed("blue 1", blue=("H _ _ T", "W"))

    assert table.places == ["left", "right", "in 1", "in 2"]
    assert table.do("take card in 1").castle(0, "blue") == "H W _ T"


def test_K24_a_hole_may_be_filled_by_a_building_beside_a_wall_and_no_building() -> None:
    assert landed("blue 6", blue=("R W _ W R", "W")).do("take card in 2").castle(0, "blue") == "R W T W R"
    assert landed("blue 6", blue=("R W _ R", "W")).places == []


def test_K24_filling_a_hole_is_optional() -> None:
    table = landed("blue 1", blue=("W _ W", "W")).do("take card left")

    assert table.castle(0, "blue") == "W W _ W"


def test_K24_a_slot_that_touches_no_card_takes_none() -> None:
    assert "in 2" not in landed("blue 1", blue=("W _ _ _ W", "W")).places
    assert "in 2" not in landed("blue 8", blue=("W _ _ _ W", "W")).places


def test_K24_an_empty_castle_begins_with_a_wall() -> None:
    assert landed("blue 6", blue=("", "W")).legal == ["take dice"]
    assert landed("blue 1", blue=("", "W")).places == ["right"]
    assert landed("blue 1", blue=("", "W")).do("take card right").castle(0, "blue") == "W"


def test_K25_a_card_taken_from_the_middle_leaves_a_hole() -> None:
    table = landed("blue 8", seat=1, blue=("W R W R W", "W R W R")).do("take card left from 3")

    assert table.castle(0, "blue") == "W R W _ W"
    assert table.castle(1, "blue") == "R W R W R"
    assert table.told == ["{seat 1} lays a blue roofed tower on the left, taken from {seat 0}"]


def test_K25_a_card_taken_from_an_end_leaves_none() -> None:
    table = landed("blue 8", seat=1, blue=("R W R", "W R W R")).do("take card left from 0")

    assert table.castle(0, "blue") == "W R"


def test_K25_holes_next_to_a_taken_end_card_are_trimmed_with_it() -> None:
    table = landed("blue 8", seat=1, blue=("R _ _ W R", "W R W R")).do("take card left from 0")

    assert table.castle(0, "blue") == "W R"


def test_K25_a_wide_hole_never_slides_together() -> None:
    table = landed("blue 8", seat=1, blue=("W _ R _ W R", "W R W R")).do("take card left from 2")

    assert table.castle(0, "blue") == "W _ _ _ W R"


def test_K25_the_starting_wall_can_be_stolen() -> None:
    table = landed("blue 1", blue=("W W W W W W W W", "W")).do("take card left from 0")

    assert table.castle(1, "blue") == ""
    assert table.value(1, "blue") == 0


def test_K26_the_owner_of_the_better_castle_gains_the_difference_whoever_moved() -> None:
    table = landed("blue 5", seat=1, blue=("W R", "W T")).do("score")

    assert table.scores == (3, 0)
    assert table.told == ["blue is scored 6 to 3: {seat 0} gains 3"]


def test_K26_equal_castles_bring_nobody_points() -> None:
    table = landed("blue 5", blue=("W H", "H W")).do("score")

    assert table.scores == (0, 0)
    assert table.told == ["blue is scored 4 to 4: no points"]


def test_K26_of_a_castle_with_holes_the_best_part_counts() -> None:
    assert Table(blue=("W R _ W H W _ T W T", "")).value(0, "blue") == 6


def test_K26_an_empty_castle_counts_nothing() -> None:
    assert landed("blue 5", blue=("", "W H")).do("score").scores == (0, 4)


def test_K26_only_the_turns_colour_is_scored() -> None:
    assert landed("blue 5", yellow=("W R", "W"), red=("W H", "W")).do("score").scores == (0, 0)
