"""The worked cases of the rules (E1-E23), on track A.

The pictures of the rulebook's example are lost: its castles are invented so that they match every number of its text.
"""

import pytest

from alcaide.games.burgenland import GAME
from alcaide.games.burgenland.names import COLOURS
from tests.games.burgenland.table import Table, landed, later

ETHELDREDA, SIGURD = 0, 1
WORTH = {"W": 1, "T": 2, "H": 3, "R": 5}


def test_E1_the_set_up() -> None:
    table = Table()

    assert table.position.state() == GAME.new().state()
    assert (table.supply, table.dice, table.scores) == (5, (0, 0), (0, 0))
    assert table.crown == "blue 8"
    for colour in COLOURS:
        piles = {letter: table.pile(colour, letter) for letter in "WTHR"}
        assert piles == {"W": 7, "T": 3, "H": 3, "R": 4}
        assert table.value(0, colour) == table.value(1, colour) == 1
        assert sum(piles[letter] * WORTH[letter] for letter in "WTHR") + 1 + 1 == 44


def test_E2_the_rulebooks_scoring() -> None:
    table = landed("blue 5", blue=("W T _ W", "W R W R W H W"))

    assert (table.value(0, "blue"), table.value(1, "blue")) == (3, 17)
    assert table.do("score").scores == (0, 14)


# E3: the rulebook's example, turn by turn


def example() -> Table:
    """Where the example starts: Etheldreda is to roll."""
    return Table(
        crown="blue 7",
        red=("W H W R", "W W"),
        yellow=("W", "H W T"),
        blue=("W H W R W T W", "R W R W R W"),
    )


def after_a() -> Table:
    return example().roll(3).do("take dice").do("stop")


def after_b() -> Table:
    return after_a().roll(5).do("take dice").do("stop")


def after_c() -> Table:
    return after_b().roll(4, 6).do("move 4")


def after_d() -> Table:
    return after_c().roll(3).do("take card left").do("stop")


def after_e() -> Table:
    return after_d().roll(4).do("take dice")


def after_f() -> Table:
    return after_e().roll(6, 1, 2, 3, 5).do("move 6").do("take card right from 3")


def test_E3_the_castles_are_worth_what_the_example_says() -> None:
    table = example()

    assert (table.value(ETHELDREDA, "red"), table.value(SIGURD, "red")) == (10, 2)
    assert (table.value(ETHELDREDA, "blue"), table.value(SIGURD, "blue")) == (14, 18)
    assert table.pile("blue", "R") == 0


def test_E3a_etheldreda_lands_on_a_yellow_wall_and_takes_a_die() -> None:
    table = example().roll(3)

    assert table.crown == "yellow 2"
    assert table.legal == ["take dice", "take card left", "take card right"]
    assert table.do("take dice").dice == (1, 0)
    assert table.supply == 4


def test_E3a_from_there_every_roll_stays_yellow() -> None:
    for own in range(1, 7):
        assert after_a().roll(own).colour == "yellow"


def test_E3b_sigurd_lands_on_the_yellow_house_and_can_only_take_three_dice() -> None:
    table = after_a().roll(5)

    assert table.crown == "yellow 7"
    assert table.legal == ["take dice"]
    assert table.do("take dice").dice == (1, 3)
    assert table.supply == 1


def test_E3c_etheldreda_rolls_a_red_die_too_and_scores_red() -> None:
    table = after_b().roll(4, 6)

    assert table.supply == 2
    assert table.legal == ["move 4", "move 6"]
    assert table.do("move 4").crown == "red 3"
    assert table.scores == (8, 0)
    assert table.seat == ETHELDREDA


def test_E3d_etheldreda_rolls_again_and_builds_an_open_tower() -> None:
    table = after_c().roll(3)

    assert table.crown == "red 6"
    table.do("take card left")
    assert table.castle(ETHELDREDA, "red") == "T W H W R"
    assert table.value(ETHELDREDA, "red") == 12
    assert table.pile("red", "T") == 2


@pytest.mark.parametrize(
    ("own", "castle"), [(1, "T W H W R"), (2, "T W H W R"), *[(n, "T W H W") for n in (3, 4, 5, 6)]]
)
def test_E3d_another_roll_would_cost_the_roofed_tower_on_four_of_six(own: int, castle: str) -> None:
    table = after_c().roll(3).do("take card left").roll(own)

    assert table.castle(ETHELDREDA, "red") == castle


def test_E3e_sigurd_crosses_into_blue_without_penalty_and_takes_a_die() -> None:
    table = after_d().roll(4)

    assert table.crown == "blue 2"
    assert table.colour == "blue"
    assert table.castle(SIGURD, "red") == "W W"
    assert table.do("take dice").dice == (0, 4)
    assert table.supply == 1


def test_E3f_sigurd_rolls_all_five_dice_and_steals_a_roofed_tower() -> None:
    table = after_e().roll(6, 1, 2, 3, 5)

    assert (table.supply, table.dice) == (5, (0, 0))
    assert table.do("move 6").crown == "blue 8"
    assert table.places == ["right from 3"]
    table.do("take card right from 3")
    assert table.castle(ETHELDREDA, "blue") == "W H W _ W T W"
    assert table.value(ETHELDREDA, "blue") == 5
    assert table.castle(SIGURD, "blue") == "R W R W R W R"
    assert table.value(SIGURD, "blue") == 23


def test_E3f_etheldreda_must_go_on_in_yellow() -> None:
    for own in range(1, 7):
        assert after_f().do("stop").roll(own).colour == "yellow"


def test_E3_as_one_running_sequence() -> None:
    table = example()
    told: list[str] = []
    for step in (
        "3", "take dice", "stop", "5", "take dice", "stop", "4 6", "move 4", "3", "take card left", "stop",
        "4", "take dice", "6 1 2 3 5", "move 6", "take card right from 3", "stop",
    ):  # fmt: skip
        if step[0].isdigit():
            table.roll(*map(int, step.split()))
        else:
            table.do(step)
        told += table.told

    assert told == [
        "{seat 0} rolled 3",
        "the crown moves to yellow 2",
        "{seat 0} takes 1 red die",
        "the turn of {seat 0} ends",
        "{seat 1} rolled 5",
        "the crown moves to yellow 7",
        "{seat 1} takes 3 red dice",
        "the turn of {seat 1} ends",
        "{seat 0} rolled 4 and red 6",
        "the crown moves to red 3",
        "red is scored 10 to 2: {seat 0} gains 8",
        "{seat 0} rolled 3",
        "the crown moves to red 6",
        "{seat 0} lays a red open tower on the left",
        "the turn of {seat 0} ends",
        "{seat 1} rolled 4",
        "the crown moves to blue 2",
        "{seat 1} takes 1 red die",
        "{seat 1} rolled 6 and red 1 2 3 5",
        "the crown moves to blue 8",
        "{seat 1} lays a blue roofed tower on the right, taken from {seat 0}",
        "the turn of {seat 1} ends",
    ]
    assert table.scores == (8, 0)
    assert (table.supply, table.dice) == (5, (0, 0))
    assert table.value(SIGURD, "blue") - table.value(ETHELDREDA, "blue") == 18


# Dice


@pytest.mark.parametrize(("place", "dice"), [(1, 1), (6, 2), (7, 3), (8, 5)])
def test_E4_the_dice_option_gives_the_cards_worth(place: int, dice: int) -> None:
    assert landed(f"blue {place}").do("take dice").dice == (dice, 0)


def test_E5_on_a_roofed_tower_with_one_die_on_the_board_the_rivals_three_are_taken_too() -> None:
    table = landed("blue 8", dice=(1, 3)).do("take dice")

    assert (table.supply, table.dice) == (0, (5, 0))


def test_E5_on_a_house_with_two_dice_on_the_board_one_is_the_rivals() -> None:
    table = landed("blue 7", dice=(1, 2)).do("take dice")

    assert (table.supply, table.dice) == (0, (4, 1))


def test_E6_who_owns_all_five_dice_takes_none() -> None:
    table = landed("blue 8", dice=(5, 0)).do("take dice")

    assert (table.supply, table.dice) == (0, (5, 0))


def test_E7_rolled_dice_return_first() -> None:
    table = Table(crown="blue 2", dice=(4, 0)).roll(6, 6, 6, 6, 6)

    assert table.supply == 5
    assert table.do("take dice").dice == (5, 0)
    assert table.supply == 0


def test_E8_one_result_only() -> None:
    assert Table(dice=(1, 0)).roll(2, 5).legal == ["move 2", "move 5"]


# Colours and busts


@pytest.mark.parametrize(("own", "crown", "colour"), [(1, "blue 8", "blue"), (2, "yellow 1", "yellow")])
def test_E9_the_first_landing_sets_the_colour(own: int, crown: str, colour: str) -> None:
    table = Table(crown="blue 7").roll(own)

    assert (table.crown, table.colour, table.asked) == (crown, colour, "space")


def test_E10_a_bust_costs_the_roofed_tower_and_nothing_happens_on_the_space() -> None:
    table = later("blue 6", blue=("R W T", "W"), yellow=("W", "W")).roll(4)

    assert table.castle(0, "blue") == "W T"
    assert table.pile("blue", "R") == 4
    assert table.castle(0, "yellow") == "W"
    assert table.dice == (0, 0)
    assert table.crown == "yellow 2"
    assert table.seat == 1


def test_E11_a_bust_on_a_crown_space_scores_nothing() -> None:
    table = later("blue 8", yellow=("W R", "W")).roll(3)

    assert table.crown == "yellow 3"
    assert table.scores == (0, 0)
    assert table.castle(0, "blue") == ""


@pytest.mark.parametrize(("end", "castle"), [("left", "W T"), ("right", "T W")])
def test_E12_of_two_equal_ends_the_owner_chooses(end: str, castle: str) -> None:
    assert later("blue 8", blue=("T W T", "W")).roll(1).do(f"lose {end}").castle(0, "blue") == castle


@pytest.mark.parametrize("castle", ["W", ""])
def test_E12_one_card_or_none_is_lost_without_a_choice(castle: str) -> None:
    table = later("blue 8", blue=(castle, "W")).roll(1)

    assert table.castle(0, "blue") == ""
    assert table.seat == 1


def test_E13_a_hole_beside_the_lost_card_goes_with_it() -> None:
    assert later("blue 8", blue=("R _ W H", "W")).roll(1).castle(0, "blue") == "W H"


# Building

PLACE = {"W": 1, "T": 6, "H": 7, "R": 8}
"""A space of an area that gives the card."""


def places(castle: str, letter: str) -> list[str]:
    """Where that card may be laid in that blue castle."""
    return landed(f"blue {PLACE[letter]}", blue=(castle, "")).places


@pytest.mark.parametrize(
    ("castle", "wall", "building"),
    [
        ("W", ["left", "right"], ["left", "right"]),
        ("W H", ["left", "right"], ["left"]),
        ("H W T", ["left", "right"], []),
        ("", ["right"], []),
    ],
)
def test_E14_buildings_stand_beside_walls(castle: str, wall: list[str], building: list[str]) -> None:
    assert places(castle, "W") == wall
    assert places(castle, "T") == places(castle, "H") == places(castle, "R") == building


def holes(castle: str, letter: str) -> list[str]:
    """Which holes that card may fill; slots are counted from 0."""
    return [place for place in places(castle, letter) if place.startswith("in")]


@pytest.mark.parametrize("letter", "WTHR")
def test_E15_a_hole_between_walls_takes_every_card(letter: str) -> None:
    assert holes("W _ W R W", letter) == ["in 1"]


@pytest.mark.parametrize("castle", ["H _ T", "W _ H"])
def test_E15_a_hole_beside_a_building_takes_only_a_wall(castle: str) -> None:
    assert holes(castle, "W") == ["in 1"]
    assert holes(castle, "T") == holes(castle, "R") == []


def test_E15_a_wide_hole_between_walls_takes_one_building() -> None:
    assert holes("W _ _ W", "T") == ["in 1", "in 2"]

    table = landed("blue 6", blue=("W _ _ W", "")).do("take card in 1")

    assert holes(table.castle(0, "blue"), "R") == []
    assert holes(table.castle(0, "blue"), "W") == ["in 2"]


@pytest.mark.parametrize("letter", "WTHR")
def test_E15_the_middle_of_three_empty_slots_takes_no_card(letter: str) -> None:
    assert holes("W _ _ _ W", letter) == ["in 1", "in 3"]


# Stealing


def test_E16_while_the_pile_has_a_roofed_tower_only_that_one() -> None:
    assert landed("blue 8", blue=("W R W R", "W R")).places == ["left"]


def test_E16_with_an_empty_pile_either_of_the_rivals_two() -> None:
    assert landed("blue 8", blue=("W R W R", "W R W R")).places == ["left from 1", "left from 3"]


def test_E16_who_has_all_four_takes_dice() -> None:
    assert landed("blue 8", blue=("R W R W R W R W", "W")).legal == ["take dice"]


def test_E16_who_has_no_place_takes_dice_though_the_rival_has_all_four() -> None:
    assert landed("blue 8", blue=("H W T", "W R W R W R W R")).legal == ["take dice"]


def test_E17_a_stolen_end_card_leaves_no_hole() -> None:
    table = landed("blue 8", blue=("W R W R W R W", "R W T")).do("take card left from 0")

    assert table.castle(1, "blue") == "W T"


def test_E17_a_stolen_only_card_leaves_an_empty_castle() -> None:
    table = landed("blue 8", blue=("W R W R W R W", "R")).do("take card left from 0")

    assert table.castle(1, "blue") == ""
    assert table.value(1, "blue") == 0


# Scoring


def test_E18_of_several_parts_the_best_counts() -> None:
    assert Table(blue=("W _ H W _ W", "")).value(0, "blue") == 4


def test_E19_a_tie_brings_nobody_points_and_the_turn_goes_on() -> None:
    table = Table(crown="red 8", blue=("W R", "R W")).roll(3)

    assert table.scores == (0, 0)
    assert table.legal == ["roll", "stop"]


def test_E19_a_compulsory_scoring_may_help_the_rival() -> None:
    table = Table(crown="red 8", blue=("W W", "R W H")).roll(3)

    assert table.scores == (0, 7)


def test_E19_and_may_end_the_match_in_the_movers_turn() -> None:
    table = Table(crown="red 8", blue=("W W", "W R W T"), scores=(0, 25)).roll(3)

    assert table.scores == (0, 32)
    assert table.asked == "over"
    assert table.position.winners() == [1]


def test_E20_a_wall_crown_space_has_three_options_and_scoring_brings_the_difference() -> None:
    table = landed("blue 5", blue=("R W R W", "W H"))

    assert table.legal == ["take dice", "score", "take card left", "take card right"]
    assert table.do("score").scores == (8, 0)
    assert table.dice == (0, 0)
    assert table.castle(0, "blue") == "R W R W"


@pytest.mark.parametrize("words", ["take card left", "take dice"])
def test_E20_after_card_or_dice_there_is_no_scoring(words: str) -> None:
    table = landed("blue 5", blue=("R W R W", "W H")).do(words)

    assert table.scores == (0, 0)
    assert table.legal[0] == "roll"
    assert "score" not in table.legal


def test_E21_after_a_scoring_one_may_roll_again() -> None:
    assert after_c().legal == ["roll", "stop"]


def test_E21_after_a_bust_never() -> None:
    table = later("blue 8").roll(1)

    assert table.seat == 1
    assert table.colour is None


@pytest.mark.parametrize(("place", "safe"), list(enumerate([6, 6, 5, 4, 3, 2, 1, 0], start=1)))
def test_E22_the_safe_results_of_a_later_move(place: int, safe: int) -> None:
    stays = [own for own in range(1, 7) if later(f"blue {place}").roll(own).seat == 0]

    assert stays == list(range(1, safe + 1))


@pytest.mark.parametrize(("before", "castle", "after"), [(29, "W W", 30), (22, "R W R W H", 36)])
def test_E23_thirty_points_win(before: int, castle: str, after: int) -> None:
    table = landed("blue 5", blue=(castle, "W"), scores=(before, 29)).do("score")

    assert table.scores == (after, 29)
    assert table.position.winners() == [0]


def test_E23_a_score_can_be_as_high_as_73() -> None:
    every_card = "R W R W R W R W H W H W H W T W T W T"
    table = landed("blue 5", blue=(every_card, ""), scores=(29, 0)).do("score")

    assert table.scores == (29 + 44, 0)
