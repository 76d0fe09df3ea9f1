"""Alcazar, parts 7-10: founding, extending, tower cards, bridges (R40-R68)."""

import pytest

from alcaide.games.alcazar import codes
from alcaide.games.alcazar.board import BOARDS
from tests.games.alcazar.builder import (
    BLUE,
    RED,
    arrange,
    baron,
    do,
    grande,
    height,
    is_castle,
    legal,
    money,
    noble,
    refused,
    sentence,
    value,
)
from tests.games.alcazar.test_values import EIGHT_CASTLES

CASTLE = {8: 2, 9: 1, 10: 1}


# Founding a castle


def test_R40_the_space_of_the_card_must_be_empty() -> None:
    position = arrange(heights={8: 1}, hands={RED: [8]})

    assert legal(position, "found") == []
    assert refused(position, "found 8 on 7 8 9") == "R41"


def test_R40_the_card_must_be_in_hand() -> None:
    assert refused(arrange(hands={BLUE: [8]}), "found 8 on 7 8 9") == "R40"


def test_R40_four_blocks_must_be_left() -> None:
    position = arrange(hands={RED: [8]}, blocks=3)

    assert legal(position, "found") == []
    assert refused(position, "found 8 on 7 8 9") == "R40"


@pytest.mark.parametrize("card", [1, 11, 72])
def test_R41_three_windows_also_round_corners_and_across_the_join(card: int) -> None:
    windows = {
        1: ["found 1 on 1 71 72", "found 1 on 1 2 72", "found 1 on 1 2 3"],
        11: ["found 11 on 9 10 11", "found 11 on 10 11 12", "found 11 on 11 12 13"],
        72: ["found 72 on 70 71 72", "found 72 on 1 71 72", "found 72 on 1 2 72"],
    }

    assert legal(arrange(hands={RED: [card]}), "found") == windows[card]


def test_R42_two_blocks_on_the_card_one_on_each_other() -> None:
    position = arrange(hands={RED: [1]})

    do(position, "found 1 on 1 71 72")

    assert [height(position, space) for space in (71, 72, 1)] == [1, 1, 2]
    assert position.blocks == codes.BLOCKS - 4


@pytest.mark.parametrize(
    ("heights", "allowed"),
    [
        ({8: 2, 9: 1, 10: 1}, [14, 15]),  # three empty from the castle 8-10
        ({10: 1}, [13, 14, 15]),  # one empty from the palace 10
        ({12: 1}, [14, 15]),
        ({20: 1}, [13, 14, 15]),
        ({19: 1}, [13, 14, 15]),
        ({18: 1}, [13, 14]),
        ({8: 1, 7: 2, 6: 2, 10: 1}, [13, 14, 15]),  # castle 6-8, palace 10: three empty spaces before the castle
        ({7: 2, 8: 1, 9: 1, 11: 1}, [14, 15]),  # castle 7-9, palace 11: 10, 12 and 13 are empty before the castle
    ],
)
def test_R43_castles_keep_three_spaces_apart_and_one_from_palaces(heights: dict, allowed: list[int]) -> None:
    position = arrange(heights=heights, hands={RED: [15]})
    firsts = [int(words.split()[3]) for words in legal(position, "found 15")]

    assert firsts == allowed


def test_R43_palaces_passed_on_the_way_do_not_count() -> None:
    heights = {7: 2, 8: 1, 9: 1, 11: 1, 12: 1}  # castle 7-9, palace 11-12
    position = arrange(heights=heights, hands={RED: [16]})

    assert legal(position, "found") == ["found 16 on 15 16 17", "found 16 on 16 17 18"]
    assert refused(position, "found 16 on 14 15 16") == "R43"


def test_R43_round_the_loop_a_castle_meets_only_itself() -> None:
    palaces = dict.fromkeys(range(5, 72), 1)
    position = arrange(heights=palaces, palaces=[5], hands={RED: [2]}, blocks=10)

    assert legal(position, "found") == ["found 2 on 1 2 3"]


def test_R44_crest_on_5_income_5_then_nobles() -> None:
    position = arrange(hands={RED: [8]})

    heard = do(position, "found 8 on 7 8 9")

    assert is_castle(position, 8)
    assert value(position, 8) == 5
    assert money(position, RED) == 45
    assert heard == [
        "{seat 0} founds a castle on 7 8 9 with card 8",
        "crest 1 goes to the castle at 7, on 5",
        "{seat 0} receives 5",
    ]


def test_R45_without_a_free_pair_no_castle_is_founded() -> None:
    position = arrange(heights={**EIGHT_CASTLES}, hands={RED: [70]})

    assert legal(position, "found") == []
    assert refused(position, "found 70 on 69 70 71") == "R45"


# Palaces and extensions


def test_R46_a_palace_stands_alone_and_brings_1() -> None:
    position = arrange(heights={8: 1}, hands={RED: [6]}, money={RED: 1})

    do(position, "build 6")

    assert (value(position, 6), value(position, 8)) == (1, 1)
    assert money(position, RED) == 2
    assert legal(position) == ["place baron on 6", "place grande on 6", "done"]


def test_R47_a_palace_may_stand_where_a_castle_could() -> None:
    position = arrange(hands={RED: [8]})

    assert legal(position, "build", "found") == [
        "build 8",
        "found 8 on 6 7 8",
        "found 8 on 7 8 9",
        "found 8 on 8 9 10",
    ]


def test_R48_an_extension_adds_1_and_needs_no_distance() -> None:
    position = arrange(heights=CASTLE | {13: 2, 14: 1, 15: 1}, hands={RED: [11]})

    do(position, "build 11")

    assert value(position, 8) == 6
    assert money(position, RED) == 46
    assert legal(position) == ["place baron on 11", "place grande on 11", "done"]


def test_R49_on_a_column_a_block_goes_on_top_without_limit() -> None:
    position = arrange(heights={8: 9}, hands={RED: [8]})

    do(position, "build 8")

    assert height(position, 8) == 10
    assert value(position, 8) == 17 + 2


def test_R49_on_top_of_a_bridge() -> None:
    position = arrange(heights={6: 2, 7: 2, 8: 2}, bridges=[((6, 7, 8), 2, 0)], hands={RED: [7]})

    do(position, "build 7")

    assert (height(position, 7), value(position, 7)) == (3, 8 + 2)


def test_R50_an_own_noble_is_lifted_a_rival_is_removed() -> None:
    position = arrange(heights=CASTLE, nobles={8: baron(RED), 9: baron(BLUE)}, hands={RED: [8, 9], BLUE: [40]})

    do(position, "build 8")
    assert noble(position, 8) == baron(RED)
    do(position, "build 40", "done", "build 9")
    assert noble(position, 9) == 0


def test_R51_every_card_in_hand_can_be_built_with() -> None:
    position = arrange(heights=CASTLE, nobles={8: baron(BLUE)}, hands={RED: [7, 8, 9, 40]}, money={RED: 0})

    assert legal(position, "build") == ["build 7", "build 8", "build 9", "build 40"]
    assert refused(position, "build 10") == "R51"


# Tower cards


def test_R52_never_on_the_board_and_up_to_level_5() -> None:
    position = arrange(heights={1: 4, 3: 5}, nobles={1: baron(RED), 3: baron(RED)}, towers={RED: 1})

    assert legal(position, "tower") == ["tower on 1"]
    assert refused(position, "tower on 3") == "R52"
    assert refused(position, "tower on 5") == "R52"
    do(position, "tower on 1")
    assert height(position, 1) == 5
    assert value(position, 1) == 9
    assert money(position, RED) == 49


def test_R52_a_tower_card_is_needed() -> None:
    position = arrange(heights={1: 4}, nobles={1: baron(RED)})

    assert legal(position, "tower") == []
    assert refused(position, "tower on 1") == "R52"


def test_R53_under_an_own_noble_or_towards_a_bridge_from_a_higher_one() -> None:
    heights = {1: 3, 3: 2, 5: 1, 71: 3}
    position = arrange(heights=heights, nobles={1: baron(RED)}, towers={RED: 1})

    assert legal(position, "tower") == ["tower on 1", "tower on 3"]  # 71 is equally high, 5 is four away
    assert refused(position, "tower on 71") == refused(position, "tower on 5") == "R53"


def test_R53_not_where_a_noble_stands() -> None:
    position = arrange(heights={1: 3, 3: 2}, nobles={1: baron(RED), 3: baron(BLUE)}, towers={RED: 1})

    assert legal(position, "tower") == ["tower on 1"]
    assert refused(position, "tower on 3") == "R53"


def test_R53_not_where_the_bridge_exists() -> None:
    bridge = ((1, 2, 3), 2, 0)
    position = arrange(heights={1: 3, 2: 2, 3: 2}, bridges=[bridge], nobles={1: baron(RED)}, towers={RED: 1})

    assert legal(position, "tower") == ["tower on 1"]
    assert refused(position, "tower on 3") == "R53"
    assert sentence(position, "tower on 3") == "3 carries the bridge already that a tower card there would prepare."
    assert "two away in line" in sentence(position, "tower on 2")


def test_R54_the_middle_may_be_higher() -> None:
    position = arrange(heights={1: 3, 2: 9, 3: 2}, nobles={1: baron(RED)}, towers={RED: 1})

    assert "tower on 3" in legal(position)


def test_R55_gap_cells_with_a_bridge_are_columns_too() -> None:
    bridge = ((7, "r1c6", 17), 3, 0)
    heights = {7: 3, "r1c6": 3, 17: 3, "r1c4": 2, 5: 2, 67: 2}
    other = ((5, "r1c4", 67), 2, 0)
    position = arrange(heights=heights, bridges=[bridge, other], nobles={"r1c6": baron(RED)}, towers={RED: 1})

    assert legal(position, "tower") == ["tower on r1c4", "tower on r1c6"]
    do(position, "tower on r1c4")
    assert height(position, "r1c4") == 3


def test_R56_the_value_is_that_of_the_building_raised() -> None:
    position = arrange(heights={6: 1, 8: 2, 9: 1, 10: 1}, nobles={8: baron(RED)}, towers={RED: 1})

    do(position, "tower on 6")

    assert (value(position, 6), value(position, 8)) == (3, 5)
    assert money(position, RED) == 43


def test_R57_the_noble_step_follows() -> None:
    start = arrange(heights={6: 1, 7: 1, 8: 2}, nobles={8: baron(RED), 7: grande(RED)}, towers={RED: 1})
    prepared, lifted = start.copy(), start.copy()

    do(prepared, "tower on 6")
    do(lifted, "tower on 8")

    assert legal(prepared) == [
        "place baron on 6",
        "place grande on 6",
        "move 7 to 6",
        "move 8 to 6",
        "swap 7 and 8",
        "done",
    ]
    assert legal(lifted) == ["swap 7 and 8", "done"]


# Bridges


def test_R60_a_bridge_costs_15_in_advance() -> None:
    rich = arrange(heights={1: 1, 3: 1}, nobles={1: baron(RED)}, money={RED: 15})
    poor = arrange(heights={1: 1, 3: 1}, nobles={1: baron(RED)}, money={RED: 14})

    do(rich, "bridge 1 2 3")

    assert money(rich, RED) == 8
    assert rich.bridges == codes.BRIDGES - 1
    assert legal(poor, "bridge") == []
    assert refused(poor, "bridge 1 2 3") == "R60"


@pytest.mark.parametrize("heights", [{1: 2, 3: 1}, {1: 2, 2: 2, 3: 2}, {1: 2, 2: 3, 3: 2}, {1: 1}])
def test_R61_pillars_of_one_height_and_a_lower_middle(heights: dict) -> None:
    position = arrange(heights=heights, nobles={1: baron(RED)})

    assert legal(position, "bridge 1 2 3") == []
    assert refused(position, "bridge 1 2 3") == "R61"


@pytest.mark.parametrize(
    ("heights", "says"),
    [
        ({}, "and 1 is empty."),
        ({1: 1}, "and 3 is empty."),
        ({1: 2, 3: 1}, "equally high: 1 is 2, 3 is 1."),
        ({1: 2, 2: 2, 3: 2}, "The middle 2 must be lower"),
    ],
)
def test_R61_the_refusal_says_what_is_wrong_with_the_pillars(heights: dict, says: str) -> None:
    assert says in sentence(arrange(heights=heights), "bridge 1 2 3")


def test_R63_a_bridge_that_stands_is_the_reason_whatever_the_heights() -> None:
    position = arrange(heights={1: 2, 2: 2, 3: 2}, bridges=[((1, 2, 3), 2, 0)], nobles={1: baron(RED)})

    assert refused(position, "bridge 3 1") == "R63"


@pytest.mark.parametrize(
    ("nobles", "allowed"),
    [
        ({1: baron(RED)}, True),
        ({3: grande(RED)}, True),
        ({1: baron(RED), 3: grande(RED)}, True),
        ({1: baron(RED), 3: baron(BLUE)}, False),
        ({1: baron(BLUE)}, False),
        ({}, False),
    ],
)
def test_R62_an_own_noble_on_one_pillar_and_no_rival_on_the_other(nobles: dict, allowed: bool) -> None:
    position = arrange(heights={1: 1, 3: 1}, nobles=nobles)

    assert (legal(position, "bridge") == ["bridge 1 2 3"]) == allowed
    assert allowed or refused(position, "bridge 1 2 3") == "R62"


def test_R63_no_second_bridge_on_the_same_cells() -> None:
    position = arrange(heights={1: 3, 2: 2, 3: 3}, bridges=[((1, 2, 3), 2, 0)], nobles={1: baron(RED)})

    assert legal(position, "bridge") == []
    assert refused(position, "bridge 1 2 3") == "R63"


def test_R64_bridges_cross_and_carry_bridges() -> None:
    across = ((3, "r1c2", 69), 2, 0)
    heights = {3: 2, "r1c2": 2, 69: 2, 1: 2, 2: 1}
    position = arrange(heights=heights, bridges=[across], nobles={3: baron(RED)})

    do(position, "bridge 1 2 3")

    assert [height(position, cell) for cell in (1, 2, 3, "r1c2")] == [3, 3, 3, 2]


def test_R64_two_gap_cells_can_be_pillars() -> None:
    bridges = [((5, "r1c4", 67), 2, 0), ((7, "r1c6", 17), 2, 0)]
    heights = {5: 2, "r1c4": 2, 67: 2, 7: 2, "r1c6": 2, 17: 2}
    position = arrange(heights=heights, bridges=bridges, nobles={"r1c4": baron(RED)})

    do(position, "bridge r1c4 r1c5 r1c6")

    assert value(position, 5) == 8 + 8 + 9


@pytest.mark.parametrize("pillars", [1, 2, 5, 6])
def test_R65_level_is_one_above_the_pillars_and_counts_three_times(pillars: int) -> None:
    position = arrange(heights={1: pillars, 3: pillars}, nobles={1: baron(RED)}, money={RED: 15})
    before = value(position, 1) + value(position, 3)

    do(position, "bridge 1 2 3")

    assert height(position, 2) == pillars + 1
    assert value(position, 1) == before + 3 * (pillars + 1)
    assert money(position, RED) == value(position, 1)


def test_R66_own_nobles_rise_and_a_rival_under_the_middle_is_removed() -> None:
    heights = {7: 4, 8: 1, 9: 4}
    own = arrange(heights=heights, nobles={7: baron(RED), 8: grande(RED), 9: baron(RED)}, money={RED: 15})
    rival = arrange(heights=heights, nobles={7: baron(RED), 8: grande(BLUE)}, money={BLUE: 0})

    do(own, "bridge 7 8 9")
    do(rival, "bridge 7 8 9")

    assert own.scores()[RED] == 5 + 10 + 5
    assert noble(rival, 8) == 0
    assert money(rival, BLUE) == 2 * 15


def test_R67_the_noble_step_is_open_on_all_three_cells() -> None:
    position = arrange(heights={7: 2, 17: 2}, nobles={7: baron(RED)})

    do(position, "bridge 7 r1c6 17")

    assert legal(position, "place baron") == ["place baron on 17", "place baron on r1c6"]


def test_R68_the_pillars_become_one_building() -> None:
    position = arrange(heights={7: 2, 17: 2}, nobles={7: baron(RED)})

    do(position, "bridge 7 r1c6 17")

    assert value(position, 7) == value(position, 17) == value(position, "r1c6") == 3 + 3 + 9


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_R68_a_middle_on_the_track_is_next_to_a_pillar_or_lies_across(board) -> None:
    """A space in the middle of a line is consecutive with both ends, or neither end is a space."""
    for first, middle, last in board.lines():
        if isinstance(middle, int):
            ends = [end for end in (first, last) if isinstance(end, int)]

            assert all((end - middle) % 72 in (1, 71) for end in ends)
