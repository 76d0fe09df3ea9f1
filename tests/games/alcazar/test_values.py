"""Alcazar, part 3: buildings and their values (R13-R19)."""

from alcaide.games.alcazar import GAME, codes
from tests.games.alcazar.builder import (
    BLUE,
    RED,
    arrange,
    baron,
    do,
    is_castle,
    legal,
    money,
    refused,
    value,
)

EIGHT_CASTLES = {space + step: 2 if step == 0 else 1 for space in range(1, 64, 9) for step in range(3)} | {
    64: 2,
    65: 1,
    66: 1,
}
"""On 1-3, 10-12, 19-21, 28-30, 37-39, 46-48, 55-57 and 64-66, each worth 5."""


def test_R13_a_building_hangs_together_along_the_track_or_by_a_bridge() -> None:
    bridge = ((2, "r1c1", 70), 2, 0)
    position = arrange(heights={1: 1, 2: 2, "r1c1": 2, 70: 2, 69: 1, 4: 1}, bridges=[bridge])
    numbers = {column.cell: column.building for column in GAME.view(position, None).columns}

    assert numbers[1] == numbers[2] == numbers["r1c1"] == numbers[70] == numbers[69] != numbers[4] != 0
    assert numbers[3] == 0


def test_R14_one_on_the_board_two_on_top_three_times_the_level_of_a_bridge() -> None:
    bridge = ((1, 2, 3), 4, 1)
    position = arrange(heights={1: 4, 2: 4, 3: 4, 4: 1}, bridges=[bridge])

    assert value(position, 1) == 2 * (1 + 2 + 2) + 1 + 3 * 4 + 1


def test_R14_height_does_not_matter() -> None:
    position = arrange(heights={1: 7}, hands={RED: [1]})

    do(position, "build 1")

    assert value(position, 1) == 1 + 7 * 2


def test_R15_the_value_track_ends_at_50() -> None:
    position = arrange(heights={1: 30})

    assert position.state()["value"][1] == 59
    assert value(position, 1) == 50


def test_R16_a_castle_at_50_can_be_built_on_for_50() -> None:
    position = arrange(heights={1: 30}, hands={RED: [1, 2]}, money={RED: 0, BLUE: 5})

    do(position, "build 1", "done")

    assert money(position, RED) == 50
    assert value(position, 1) == 50


def test_R17_a_palace_worth_5_becomes_a_castle() -> None:
    position = arrange(heights={1: 1, 2: 2}, hands={RED: [3]})

    heard = do(position, "build 3")

    assert value(position, 1) == 5
    assert is_castle(position, 1)
    assert "crest 1 goes to the castle at 1, on 5" in heard


def test_R17_worth_4_it_is_a_palace() -> None:
    position = arrange(heights={1: 1, 2: 1, 3: 1}, hands={RED: [4]})

    do(position, "build 4")

    assert value(position, 1) == 4
    assert not is_castle(position, 1)


def test_R18_without_a_free_pair_it_waits_as_an_xl_palace() -> None:
    position = arrange(heights=EIGHT_CASTLES | {69: 1, 70: 2}, hands={RED: [71]})

    do(position, "build 71")

    assert value(position, 69) == 5
    assert not is_castle(position, 69)


def joined_castles() -> dict:
    """Card 7 joins castles on 5-6 and 8-9; palaces worth 5 wait on 15-17 and 25-27; the other six pairs are in use."""
    castles = {space + step: 2 if step == 0 else 1 for space in (31, 37, 43, 49, 55, 61) for step in range(3)}
    return {
        "heights": {5: 2, 6: 2, 8: 2, 9: 2, 15: 2, 16: 1, 17: 1, 25: 2, 26: 1, 27: 1} | castles,
        "palaces": [15, 25],
        "hands": {RED: [7]},
    }


def test_R18_of_several_palaces_the_active_player_chooses() -> None:
    position = arrange(**joined_castles())

    do(position, "build 7")
    assert legal(position) == ["flag 15", "flag 25"]
    assert money(position, RED) == 40 + 13
    assert refused(position, "flag 16") == "R18"
    assert refused(position, "done") is None

    do(position, "flag 25")
    assert is_castle(position, 25)
    assert not is_castle(position, 15)
    assert "place baron on 7" in legal(position)


def test_R18_a_single_palace_is_not_asked_for() -> None:
    given = joined_castles()
    for space in (15, 16, 17):
        del given["heights"][space]
    position = arrange(**given | {"palaces": [25]})

    do(position, "build 7")

    assert is_castle(position, 25)
    assert "place baron on 7" in legal(position)


def test_R19_anyone_may_build_in_any_building() -> None:
    position = arrange(heights={8: 2, 9: 1, 10: 1}, nobles={8: baron(BLUE)}, hands={RED: [11]})

    do(position, "build 11", "place baron on 11")

    assert position.state()["building"][8] == position.state()["building"][11]
    assert GAME.view(position, None).seats[RED].barons == codes.BARONS - 1
