"""Alcazar, part 6: the noble step (R30-R37)."""

from alcaide.games.alcazar import codes
from tests.games.alcazar.builder import (
    BLUE,
    RED,
    arrange,
    baron,
    do,
    grande,
    height,
    legal,
    money,
    noble,
    refused,
    seat_of,
    value,
)

CASTLE = {8: 2, 9: 1, 10: 1}


def test_R30_after_a_build_one_step_or_none() -> None:
    position = arrange(heights=CASTLE, nobles={8: baron(RED)}, hands={RED: [11]})

    do(position, "build 11")
    assert legal(position) == ["place baron on 11", "place grande on 11", "move 8 to 11", "done"]
    do(position, "place baron on 11")

    assert position.to_act == BLUE


def test_R30_done_ends_the_turn() -> None:
    position = arrange(hands={RED: [11]})

    do(position, "build 11", "done")

    assert (position.to_act, noble(position, 11)) == (BLUE, 0)


def test_R30_it_is_not_asked_where_nothing_is_possible() -> None:
    position = arrange(heights=CASTLE, nobles={8: baron(RED)}, towers={RED: 1})

    do(position, "tower on 8")  # an own noble stands there, and there is none to swap it with

    assert position.to_act == BLUE


def test_R30_it_is_no_part_of_the_turn_before_a_build() -> None:
    position = arrange(heights=CASTLE, nobles={8: baron(RED)})

    assert refused(position, "place baron on 9") is None
    assert refused(position, "done") is None


def test_R31_a_baron_costs_the_value_a_grande_twice() -> None:
    start = arrange(heights=CASTLE, hands={RED: [11]}, money={RED: 20})
    do(start, "build 11")
    for words, paid in (("place baron on 11", 6), ("place grande on 11", 12)):
        position = start.copy()

        do(position, words)

        assert money(position, RED) == 20 + 6 - paid


def test_R31_only_on_what_was_built_this_turn() -> None:
    position = arrange(heights=CASTLE, hands={RED: [11]})

    do(position, "build 11")

    assert refused(position, "place baron on 10") == "R31"


def test_R31_only_from_the_reserve() -> None:
    heights = dict.fromkeys(range(20, 33, 2), 1)
    position = arrange(heights=heights, nobles={20: grande(RED), 22: grande(RED)}, hands={RED: [1]})

    do(position, "build 1")

    assert legal(position) == ["place baron on 1", "done"]
    assert refused(position, "place grande on 1") == "R31"


def test_R31_only_for_the_price() -> None:
    position = arrange(heights=CASTLE, hands={RED: [11]}, money={RED: 5})

    do(position, "build 11")

    assert legal(position, "place") == ["place baron on 11"]
    assert refused(position, "place grande on 11") == "R31"


def test_R32_after_founding_two_nobles_may_be_placed() -> None:
    position = arrange(hands={RED: [8]})

    do(position, "found 8 on 7 8 9")
    assert len(legal(position, "place")) == 6
    do(position, "place grande on 8")
    assert legal(position) == [
        "place baron on 7",
        "place baron on 9",
        "place grande on 7",
        "place grande on 9",
        "done",
    ]
    assert refused(position, "move 8 to 9") == "R32"
    do(position, "place baron on 9")

    assert position.to_act == BLUE
    assert money(position, RED) == 40 + 5 - 15


def test_R32_the_second_is_not_asked_for_without_money() -> None:
    position = arrange(hands={RED: [8]}, money={RED: 2})

    do(position, "found 8 on 7 8 9", "place baron on 8")

    assert position.to_act == BLUE


def test_R32_after_any_other_build_one_noble() -> None:
    position = arrange(heights={1: 1, 3: 1}, nobles={1: baron(RED)})

    do(position, "bridge 1 2 3", "place baron on 2")

    assert position.to_act == BLUE


def test_R33_one_noble_on_a_column() -> None:
    position = arrange(heights={1: 1, 3: 1}, nobles={1: baron(RED)})

    do(position, "bridge 1 2 3")

    assert legal(position, "place") == [
        "place baron on 2",
        "place baron on 3",
        "place grande on 2",
        "place grande on 3",
    ]
    assert refused(position, "place baron on 1") == "R33"


def test_R34_an_own_noble_of_the_building_moves_free_of_charge() -> None:
    position = arrange(heights=CASTLE, nobles={8: grande(RED), 9: baron(BLUE)}, hands={RED: [11]})

    do(position, "build 11")
    assert legal(position, "move") == ["move 8 to 11"]
    do(position, "move 8 to 11")

    assert (noble(position, 8), noble(position, 11)) == (0, grande(RED))
    assert money(position, RED) == 46


def test_R34_never_to_or_from_another_building() -> None:
    position = arrange(heights=CASTLE | {20: 1}, nobles={20: baron(RED), 8: baron(BLUE)}, hands={RED: [11]})

    do(position, "build 11")

    assert legal(position, "move") == []
    assert refused(position, "move 20 to 11") == "R34"
    assert refused(position, "move 8 to 11") == "R34"


def test_R34_the_merged_building_counts() -> None:
    position = arrange(heights={6: 1, 8: 1}, nobles={6: baron(RED), 8: grande(RED)}, hands={RED: [7]})

    do(position, "build 7")

    assert legal(position, "move") == ["move 6 to 7", "move 8 to 7"]


def test_R34_to_any_of_three_cells_after_a_bridge() -> None:
    position = arrange(heights={1: 1, 3: 1, 4: 1}, nobles={1: baron(RED), 4: baron(RED)})

    do(position, "bridge 1 2 3")

    assert legal(position, "move") == ["move 1 to 2", "move 1 to 3", "move 4 to 2", "move 4 to 3"]
    assert refused(position, "move 4 to 1") == "R33"
    assert refused(position, "move 1 to 4") == "R31"


def test_R35_two_own_nobles_of_the_building_change_places() -> None:
    nobles = {8: baron(RED), 10: grande(RED), 9: baron(RED)}
    position = arrange(heights=CASTLE, nobles=nobles, hands={RED: [11]}, money={RED: 0})

    do(position, "build 11")
    assert legal(position, "swap") == ["swap 8 and 10", "swap 9 and 10"]
    do(position, "swap 8 and 10")

    assert (noble(position, 8), noble(position, 10)) == (grande(RED), baron(RED))
    assert money(position, RED) == 6


def test_R35_equal_ranks_and_other_buildings_do_not_swap() -> None:
    nobles = {8: baron(RED), 9: baron(RED), 20: grande(RED)}
    position = arrange(heights=CASTLE | {20: 1}, nobles=nobles, hands={RED: [11]})

    do(position, "build 11")

    assert legal(position, "swap") == []
    assert refused(position, "swap 8 and 9") == "R35"
    assert refused(position, "swap 8 and 20") == "R34"


def test_R35_the_cell_that_reads_first_is_named_first() -> None:
    heights = {70: 1, 71: 1, 72: 1, 1: 1}
    position = arrange(heights=heights, nobles={70: grande(RED), 72: baron(RED)}, hands={RED: [2]})

    do(position, "build 2")

    assert legal(position, "swap") == ["swap 72 and 70"]
    assert refused(position, "swap 70 and 72") == "R35"


def test_R36_under_an_own_noble_only_a_swap_remains() -> None:
    nobles = {8: baron(RED), 9: grande(RED)}
    position = arrange(heights=CASTLE, nobles=nobles, hands={RED: [8]})

    do(position, "build 8")

    assert legal(position) == ["swap 8 and 9", "done"]


def test_R37_nobles_stay_on_top() -> None:
    position = arrange(heights=CASTLE, nobles={8: baron(RED)}, hands={RED: [8]})

    do(position, "build 8")

    assert noble(position, 8) == baron(RED)
    assert position.scores()[RED] == height(position, 8) == 3


def test_R37_a_returned_noble_can_be_used_again() -> None:
    heights = CASTLE | {20: 1, 22: 1}
    position = arrange(heights=heights, nobles={20: grande(RED), 22: grande(RED)}, hands={RED: [11]})

    do(position, "withdraw 20", "build 11", "place grande on 11")

    assert noble(position, 11) == grande(RED)
    assert seat_of(position, RED).grandes == 0
    assert seat_of(position, RED).barons == codes.BARONS
    assert value(position, 20) == 1
