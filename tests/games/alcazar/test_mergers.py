"""Alcazar, part 11: mergers (R80-R87)."""

import pytest

from alcaide.core import BadSetting, SwiftLuck
from alcaide.games.alcazar import GAME, codes
from alcaide.games.alcazar.board import NUMBERS
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
    play_on,
    refused,
    value,
)
from tests.games.alcazar.test_values import joined_castles


def test_R80_a_block_between_two_buildings_merges_them() -> None:
    position = arrange(heights={6: 1, 8: 1}, hands={RED: [7]})

    do(position, "build 7")

    assert value(position, 6) == value(position, 8) == 3
    assert money(position, RED) == 43


def test_R80_a_bridge_merges_what_it_joins() -> None:
    position = arrange(heights={6: 1, 8: 1}, nobles={6: baron(RED)})

    do(position, "bridge 6 7 8")

    assert value(position, 6) == value(position, 8) == 8


def test_R81_the_higher_castle_survives_and_a_pair_is_freed() -> None:
    position = arrange(heights={1: 2, 2: 2, 4: 2, 5: 3}, hands={RED: [3]})
    crests = [position.state()["crest"][position.state()["building"][space]] for space in (1, 4)]

    heard = do(position, "build 3")

    state = position.state()
    assert value(position, 1) == 6 + 8 + 1
    assert crests == [1, 2]
    assert state["crest"][state["building"][1]] == 2  # 8 is higher than 6
    assert position.pairs == 7
    assert "crest 1 is free again" in heard


def test_R81_of_equal_castles_the_lower_pair_survives() -> None:
    position = arrange(heights={1: 2, 2: 2, 4: 2, 5: 2}, hands={RED: [3]})

    do(position, "build 3")

    state = position.state()
    assert state["crest"][state["building"][1]] == 1


def test_R82_a_castle_survives_even_a_bigger_palace() -> None:
    position = arrange(heights={1: 2, 2: 2, 4: 5, 5: 5}, palaces=[4], hands={RED: [3]})

    do(position, "build 3")

    state = position.state()
    assert state["crest"][state["building"][4]] == 1
    assert value(position, 4) == 6 + 18 + 1
    assert position.pairs == 7


def test_R82_with_a_palace_it_is_always_allowed() -> None:
    position = arrange(heights={1: 26, 3: 1}, hands={RED: [2]}, money={RED: 0})

    do(position, "build 2")

    assert height(position, 2) == 1
    assert money(position, RED) == 50


def test_R83_two_palaces_become_a_castle_from_5_on() -> None:
    small = arrange(heights={1: 1, 3: 1}, hands={RED: [2]})
    large = arrange(heights={1: 2, 3: 1}, hands={RED: [2]})

    do(small, "build 2")
    do(large, "build 2")

    assert (value(small, 1), is_castle(small, 1)) == (3, False)
    assert (value(large, 1), is_castle(large, 1)) == (5, True)


def test_R84_all_nobles_stay() -> None:
    nobles = {6: grande(BLUE), 8: baron(RED)}
    position = arrange(heights={6: 1, 8: 1}, nobles=nobles, hands={RED: [7]})

    do(position, "build 7")

    assert (noble(position, 6), noble(position, 8)) == (grande(BLUE), baron(RED))
    assert legal(position, "move") == ["move 8 to 7"]


@pytest.mark.parametrize(("right", "allowed"), [(13, True), (14, False)])
def test_R85_a_bridge_may_not_merge_castles_over_50(right: int, allowed: bool) -> None:
    heights = {6: 1, 5: 9, 8: 1, 9: right}  # 18, 26 or 28, and 6 for the bridge
    position = arrange(heights=heights, nobles={6: baron(RED)})

    assert (legal(position, "bridge 6 7 8") == ["bridge 6 7 8"]) == allowed
    assert allowed or refused(position, "bridge 6 7 8") == "R85"


def test_R85_a_card_that_would_is_played_for_50_and_a_block_is_lost() -> None:
    position = arrange(heights={1: 14, 3: 14}, hands={RED: [2]}, money={RED: 0})
    blocks = position.blocks

    heard = do(position, "build 2")

    assert (height(position, 2), money(position, RED), position.blocks) == (0, 50, blocks - 1)
    assert (is_castle(position, 1), is_castle(position, 3), value(position, 1)) == (True, True, 27)
    assert position.to_act == BLUE  # no noble step
    assert GAME.view(position, RED).discards == (2,)
    assert heard[0].endswith("a block is lost")


def test_R85_cap_merges_at_50() -> None:
    position = arrange(heights={1: 14, 3: 14}, hands={RED: [2]}, money={RED: 0}, merge="cap")

    do(position, "build 2")

    assert (height(position, 2), value(position, 1), money(position, RED)) == (1, 50, 50)
    assert position.pairs == 7


def test_R86_three_buildings_never_merge_at_once() -> None:
    """The core asserts it whenever a bridge is laid; here many are."""
    bridges = 0
    for seed in range(60):
        luck = SwiftLuck("R86", seed)
        position = GAME.new(2 + seed % 4, board="BA"[seed % 2], merge_over_50="cap")
        while position.to_act != -2:
            play_on(position, luck)
        bridges += codes.BRIDGES - position.bridges

    assert bridges > 50


def test_R86_a_state_in_which_it_would_not_hold_is_refused() -> None:
    position = arrange(heights={1: 2, 2: 1, 3: 2}, nobles={1: baron(RED)})
    state = position.state()
    for cell, number in ((1, 1), (2, 2), (3, 3)):  # as it can never be
        state["building"][NUMBERS[cell]] = number
        state["value"][number] = 1

    with pytest.raises(BadSetting, match="side by side"):
        position.restore(state)


def test_R87_a_freed_pair_goes_at_once_to_a_waiting_palace() -> None:
    given = joined_castles()
    for space in (25, 26, 27):
        del given["heights"][space]
    position = arrange(**given | {"palaces": [15]})
    assert position.pairs == 0

    do(position, "build 7")

    assert is_castle(position, 15)
    assert position.pairs == 0
