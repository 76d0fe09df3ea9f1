"""Alcazar, parts 1 and 2: material, set-up, board (R1-R12)."""

import pytest

from alcaide.core import CHANCE, BadSetting
from alcaide.games.alcazar import GAME, codes
from alcaide.games.alcazar.board import BOARDS
from tests.games.alcazar.builder import (
    RED,
    arrange,
    baron,
    dealt,
    do,
    grande,
    height,
    legal,
    money,
    refused,
    seat_of,
    value,
)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_R1_every_seat_has_two_grandes_and_six_barons(players: int) -> None:
    position = dealt(players)

    assert [(seat_of(position, seat).grandes, seat_of(position, seat).barons) for seat in range(players)] == [
        (2, 6)
    ] * players


@pytest.mark.parametrize("players", [1, 6])
def test_R1_two_to_five_can_play(players: int) -> None:
    with pytest.raises(BadSetting, match="2 to 5 players"):
        GAME.new(players)


def test_R2_72_building_cards_and_20_towers() -> None:
    position = GAME.new(2)

    assert [card for card, _ in position.outcomes()] == list(range(1, 73))
    assert GAME.view(position, None).tower_pile == 20


def test_R3_supply_of_blocks_bridges_and_crests() -> None:
    seen = GAME.view(dealt(), None)

    assert (seen.blocks_left, seen.bridges_left, seen.crests_left) == (84, 20, 8)


def test_R4_the_bank_never_runs_dry() -> None:
    position = arrange(hands={RED: [1]}, money={RED: 3462})

    do(position, "build 1")

    assert money(position, RED) == 3463


@pytest.mark.parametrize(("players", "pile"), [(2, 46), (3, 36), (4, 26), (5, 16)])
def test_R5_ten_cards_each_six_open_forty_reales(players: int, pile: int) -> None:
    position = dealt(players)
    seen = GAME.view(position, 0)

    assert [seat.cards for seat in seen.seats] == [10] * players
    assert [seat.money for seat in seen.seats] == [40] * players
    assert seen.hand == tuple(range(1, 11))
    assert seen.open_cards == tuple(range(10 * players + 1, 10 * players + 7))
    assert seen.pile == pile


def test_R5_luck_deals_one_card_after_the_other() -> None:
    position = GAME.new(2)

    assert position.to_act == CHANCE
    position.play(8)
    assert not position.possible(8)
    assert position.possible(9)


def test_R6_seat_0_starts_and_play_goes_round() -> None:
    position = dealt(3)
    seats = []
    for _ in range(4):
        seats.append(position.to_act)
        do(position, "buy tower")

    assert seats == [0, 1, 2, 0]


def test_R7_only_the_own_hand_is_seen() -> None:
    position = dealt(3)

    assert GAME.view(position, 1).hand == tuple(range(11, 21))
    assert GAME.view(position, None).hand is None
    assert GAME.view(position, 0).seats == GAME.view(position, 1).seats


def test_R8_the_track_is_a_loop() -> None:
    position = arrange(heights={72: 1}, hands={RED: [1]})

    do(position, "build 1")

    assert value(position, 72) == value(position, 1) == 2


def test_R9_touching_cells_are_not_adjacent() -> None:
    bridge = (2, "r1c1", 70)  # r1c1 touches 72
    position = arrange(heights={2: 2, "r1c1": 2, 70: 2}, bridges=[(bridge, 2, 0)], hands={RED: [72]})

    do(position, "build 72")

    assert (value(position, 72), value(position, 2)) == (1, 8)


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_R10_every_straight_line_can_carry_a_bridge(board) -> None:
    for line in board.lines():
        position = arrange(board=board.name, heights={line[0]: 1, line[2]: 1}, nobles={line[0]: baron(RED)})

        assert f"bridge {' '.join(map(str, line))}" in legal(position, "bridge")


def test_R10_lines_of_the_other_board_cannot() -> None:
    position = arrange(board="B", heights={18: 1, 20: 1, 22: 1}, nobles={20: baron(RED)})

    assert legal(position, "bridge") == ["bridge 20 21 22"]
    assert refused(position, "bridge 18 19 20") == "R10"
    assert refused(position, "tower on r4c7") == "R10"


def test_R11_a_bridge_sets_the_height_of_its_three_cells() -> None:
    position = arrange(heights={1: 2, 3: 2}, nobles={1: baron(RED)}, money={RED: 15})

    do(position, "bridge 1 2 3")

    assert [height(position, cell) for cell in (1, 2, 3)] == [3, 3, 3]
    assert position.scores()[RED] == 3  # the level of a noble is the height of its column


def test_R11_a_block_adds_one() -> None:
    position = arrange(heights={1: 1}, hands={RED: [1]})

    do(position, "build 1")

    assert height(position, 1) == 2


def test_R12_a_space_under_a_bridge_is_not_empty() -> None:
    bridge = ((1, 2, 3), 2, 0)
    heights = {1: 2, 2: 2, 3: 2}
    position = arrange(heights=heights, bridges=[bridge], hands={RED: [2]}, nobles={1: grande(RED)})

    assert legal(position, "found") == []
    do(position, "build 2")
    assert height(position, 2) == 3
    assert codes.BLOCKS - position.blocks == 3
