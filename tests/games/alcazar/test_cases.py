"""Alcazar, part 14: the worked cases of the rulebooks (E1-E44)."""

import pytest

from alcaide.core import OVER
from alcaide.games.alcazar import GAME
from tests.games.alcazar.builder import (
    BLUE,
    GREEN,
    RED,
    WHITE,
    YELLOW,
    arrange,
    baron,
    dealt,
    do,
    grande,
    height,
    is_castle,
    legal,
    money,
    noble,
    value,
)
from tests.games.alcazar.test_values import EIGHT_CASTLES

CASTLE = {8: 2, 9: 1, 10: 1}


@pytest.mark.parametrize(("players", "pile"), [(2, 46), (3, 36), (4, 26), (5, 16)])
def test_E1_set_up(players: int, pile: int) -> None:
    seen = GAME.view(dealt(players), None)

    assert (seen.pile, len(seen.open_cards), seen.tower_pile) == (pile, 6, 20)
    assert {(seat.money, seat.cards) for seat in seen.seats} == {(40, 10)}


def test_E2_values_of_blocks() -> None:
    position = arrange(heights=CASTLE | {20: 1})

    assert (value(position, 20), value(position, 8)) == (1, 5)


@pytest.mark.parametrize(("pillars", "worth"), [(1, 6), (2, 9)])
def test_E3_values_of_bridges(pillars: int, worth: int) -> None:
    position = arrange(heights={1: pillars, 3: pillars}, nobles={1: baron(RED)})
    before = value(position, 1) + value(position, 3)

    do(position, "bridge 1 2 3")

    assert value(position, 1) - before == worth


def test_E4_founding_with_card_8() -> None:
    start = arrange(hands={RED: [8]})

    assert legal(start, "found") == ["found 8 on 6 7 8", "found 8 on 7 8 9", "found 8 on 8 9 10"]
    for words in legal(start, "found"):
        position = start.copy()
        do(position, words)
        assert (height(position, 8), value(position, 8), money(position, RED)) == (2, 5, 45)


def test_E5_nobles_after_founding() -> None:
    start = arrange(hands={RED: [8]})
    do(start, "found 8 on 8 9 10", "place grande on 8")
    both, one = start.copy(), start.copy()

    do(both, "place baron on 9")
    do(one, "done")

    assert (money(both, RED), money(one, RED)) == (30, 35)


def test_E6_palace() -> None:
    position = arrange(heights=CASTLE, hands={RED: [6]})

    do(position, "build 6", "place baron on 6")

    assert (value(position, 6), money(position, RED)) == (1, 40)


def test_E6_card_7_would_be_an_extension() -> None:
    position = arrange(heights=CASTLE, hands={RED: [7]})

    do(position, "build 7")

    assert (value(position, 7), value(position, 8)) == (6, 6)


def test_E7_extension() -> None:
    position = arrange(heights=CASTLE, hands={BLUE: [11]}, seat=BLUE)

    do(position, "build 11")
    assert (value(position, 8), money(position, BLUE)) == (6, 46)
    do(position, "place baron on 11")
    assert money(position, BLUE) == 40


def test_E8_upward_by_card() -> None:
    start = arrange(players=3, heights=CASTLE | {11: 1}, hands={GREEN: [10]}, seat=GREEN)
    do(start, "build 10")
    assert (value(start, 8), money(start, GREEN)) == (8, 48)
    for words, paid in (("place baron on 10", 8), ("place grande on 10", 16)):
        position = start.copy()
        do(position, words)
        assert money(position, GREEN) == 48 - paid


E9 = {
    "heights": {6: 1, 8: 2, 9: 1, 10: 2, 11: 1},
    "nobles": {6: baron(RED), 8: baron(RED), 9: baron(RED), 11: baron(BLUE)},
    "towers": {RED: 1},
}
E10 = E9 | {"heights": E9["heights"] | {6: 2}}


def test_E9_tower_under_an_own_noble() -> None:
    position = arrange(**E9)

    assert legal(position, "tower") == ["tower on 6", "tower on 8", "tower on 9"]
    do(position, "tower on 6")
    assert (value(position, 6), money(position, RED)) == (3, 43)


def test_E10_merger_by_bridge() -> None:
    position = arrange(**E10)

    do(position, "bridge 6 7 8")

    assert (height(position, 7), value(position, 6), money(position, RED)) == (3, 20, 40 - 15 + 20)
    assert position.scores()[RED] == 3 + 3 + 1
    assert noble(position, 6) == noble(position, 8) == baron(RED)


def test_E11_merger_by_card() -> None:
    position = arrange(**E10, hands={RED: [7]})

    do(position, "build 7")

    assert (value(position, 6), money(position, RED)) == (12, 52)


def test_E12_tower_on_39_for_red_only() -> None:
    for seat in (RED, BLUE):
        position = arrange(heights={39: 1, 40: 1, 41: 2}, nobles={41: baron(RED)}, towers={RED: 1, BLUE: 1}, seat=seat)

        assert ("tower on 39" in legal(position)) == (seat == RED)


def test_E13_tower_on_1_or_3_for_nobody() -> None:
    for seat in (RED, BLUE):
        position = arrange(heights={1: 1, 2: 1, 3: 2}, towers={RED: 1, BLUE: 1}, seat=seat)

        assert legal(position, "tower") == []


def test_E14_two_owners() -> None:
    for seat in (RED, BLUE):
        position = arrange(heights={1: 2, 2: 1, 3: 2}, nobles={1: baron(RED), 3: baron(BLUE)}, seat=seat)

        assert legal(position, "bridge") == []


def test_E15_middle_too_high() -> None:
    assert legal(arrange(heights={1: 2, 2: 2, 3: 2}, nobles={1: baron(RED)}), "bridge") == []


@pytest.mark.parametrize("ends", [2, 3, 4])
def test_E16_bridge_on_bridge(ends: int) -> None:
    position = arrange(heights={1: ends, 2: 2, 3: ends}, bridges=[((1, 2, 3), 2, 0)], nobles={1: baron(RED)})

    assert legal(position, "bridge 1 2 3") == []


def test_E17_bridges_cross() -> None:
    under = ((7, "r1c6", 17), 2, 0)
    over = {"r1c5": 3, "r1c7": 3}
    feet = [((6, "r1c5", "r2c5"), 3, 0), ((8, "r1c7", 16), 3, 0)]
    heights = {7: 2, "r1c6": 2, 17: 2, 6: 3, "r2c5": 3, 8: 3, 16: 3} | over
    position = arrange(heights=heights, bridges=[under, *feet], nobles={"r1c5": baron(RED)})

    do(position, "bridge r1c5 r1c6 r1c7")

    assert height(position, "r1c6") == 4


def test_E18_over_a_gap() -> None:
    position = arrange(heights={7: 2, 17: 2}, nobles={7: baron(RED)})

    assert legal(position, "bridge") == ["bridge 7 r1c6 17"]


def test_E19_onto_a_bridge() -> None:
    heights = {17: 3, "r2c5": 3, 67: 3, 6: 3}
    position = arrange(heights=heights, bridges=[((67, "r2c5", 17), 3, 0)], nobles={6: baron(RED)})

    do(position, "bridge 6 r1c5 r2c5")

    assert height(position, "r2c5") == height(position, "r1c5") == 4


def test_E20_moving() -> None:
    nobles = {1: baron(RED), 4: grande(RED)}
    start = arrange(heights={1: 2, 2: 1, 3: 2, 4: 1}, nobles=nobles, money={RED: 15})
    assert value(start, 1) == 8

    do(start, "bridge 1 2 3")
    assert (value(start, 1), money(start, RED)) == (17, 17)
    assert start.scores()[RED] == 3 + 2  # only the Baron on 1 rises
    assert {"place baron on 3", "move 4 to 3", "swap 1 and 4"} <= set(legal(start))

    placed, moved = start.copy(), start.copy()
    do(placed, "place baron on 3")
    do(moved, "move 4 to 3")
    assert money(placed, RED) == 0
    assert (money(moved, RED), moved.scores()[RED]) == (17, 3 + 6)


def test_E21_removal() -> None:
    nobles = {7: baron(YELLOW), 8: baron(WHITE)}
    position = arrange(players=5, heights={7: 2, 8: 1, 9: 2, 10: 1}, nobles=nobles, seat=YELLOW)
    assert value(position, 7) == 8

    do(position, "bridge 7 8 9")

    assert (money(position, WHITE), value(position, 7), noble(position, 8)) == (48, 17, 0)


APPENDIX_1 = {"heights": {2: 4, 3: 1, 4: 1, 5: 1, 6: 2}, "nobles": {2: baron(RED), 6: baron(BLUE)}}
APPENDIX_2 = {
    "players": 5,
    "heights": {37: 3, 38: 3, 39: 3, 40: 2, 41: 1, 42: 1},
    "bridges": [((39, 38, 37), 3, 0)],
    "nobles": {38: baron(YELLOW), 42: baron(WHITE)},
}


def test_E22_question_1() -> None:
    position = arrange(**APPENDIX_1, towers={RED: 1, BLUE: 1}, hands={RED: [60]}, seat=BLUE)

    do(position, "tower on 4", "place baron on 4")
    assert "tower on 4" not in legal(position)
    do(position, "build 60", "done")
    assert "bridge 4 5 6" in legal(position)


def test_E23_question_2() -> None:
    position = arrange(**APPENDIX_1, towers={RED: 3}, hands={BLUE: [60, 62, 64]})
    for card in (60, 62, 64):
        assert "bridge 2 3 4" not in legal(position)
        do(position, "tower on 4", "done", f"build {card}", "done")

    assert height(position, 4) == 4
    assert "bridge 2 3 4" in legal(position)


def test_E24_question_3() -> None:
    position = arrange(**APPENDIX_1, players=3, towers={GREEN: 1}, seat=GREEN)

    assert legal(position, "tower") == []


def test_E25_question_4() -> None:
    position = arrange(**APPENDIX_2, towers={WHITE: 1}, seat=WHITE)

    assert "tower on 40" not in legal(position)


def test_E26_question_5() -> None:
    position = arrange(**APPENDIX_2, towers={WHITE: 1}, seat=WHITE)

    do(position, "tower on 42")

    state = position.state()
    state["to_act"] = state["seat"] = WHITE
    position.restore(state)
    assert "bridge 42 41 40" in legal(position)


@pytest.mark.parametrize("raised", [3, 4])
def test_E27_question_6(raised: int) -> None:
    heights = APPENDIX_2["heights"] | {37: raised}
    nobles = APPENDIX_2["nobles"] | ({37: baron(YELLOW)} if raised == 4 else {})
    position = arrange(**APPENDIX_2 | {"heights": heights, "nobles": nobles}, towers={YELLOW: 1}, seat=YELLOW)

    assert "tower on 39" not in legal(position)


def test_E28_question_7() -> None:
    position = arrange(**APPENDIX_2, towers={YELLOW: 3}, seat=YELLOW)

    def again() -> None:
        if position.to_act == YELLOW and legal(position, "done"):
            do(position, "done")
        state = position.state()
        state["to_act"] = state["seat"] = YELLOW
        position.restore(state)

    do(position, "tower on 40")
    again()
    assert "tower on 40" not in legal(position)  # as high as 38
    assert "bridge 40 39 38" not in legal(position)
    do(position, "tower on 38")
    again()
    do(position, "tower on 40")
    again()
    assert [height(position, space) for space in (38, 39, 40)] == [4, 3, 4]
    assert "bridge 40 39 38" in legal(position)


def test_E29_question_8() -> None:
    position = arrange(**APPENDIX_2, hands={WHITE: [38]}, seat=WHITE)
    before = value(position, 38)

    do(position, "build 38")

    assert (height(position, 38), noble(position, 38)) == (4, 0)
    assert money(position, YELLOW) == 40 + before


def test_E30_scoring() -> None:
    position = arrange(heights={1: 5, 3: 4}, nobles={1: grande(RED), 3: baron(BLUE)}, money={RED: 0, BLUE: 0})

    assert position.scores() == [10, 4]


def test_E31_money() -> None:
    position = arrange(players=3, hands={RED: [5]}, blocks=1, money={RED: 147, BLUE: 149, GREEN: 100})

    do(position, "build 5", "done")

    assert position.scores() == [2, 2, 2]
    assert position.winners() == [BLUE]  # 49 reales left against 48 and 0


def test_E32_cap() -> None:
    position = arrange(heights={1: 25}, hands={RED: [1]}, money={RED: 0})
    assert value(position, 1) == 49

    do(position, "build 1")
    assert (value(position, 1), money(position, RED)) == (50, 50)

    again = arrange(heights={1: 26}, hands={RED: [1]}, money={RED: 0})
    do(again, "build 1")
    assert (value(again, 1), money(again, RED)) == (50, 50)


def test_E33_palace_into_50() -> None:
    position = arrange(heights={1: 26, 3: 2}, hands={RED: [2]}, money={RED: 0})

    do(position, "build 2")

    assert (value(position, 3), money(position, RED), is_castle(position, 3)) == (50, 50, True)


E34 = {"heights": {1: 15, 72: 1, 3: 13}, "hands": {RED: [2]}, "money": {RED: 0}}


def test_E34_over_50_by_card() -> None:
    position = arrange(**E34)
    assert (value(position, 1), value(position, 3)) == (30, 25)
    blocks = position.blocks

    do(position, "build 2")

    assert (height(position, 2), position.blocks, money(position, RED)) == (0, blocks - 1, 50)
    assert (value(position, 1), value(position, 3)) == (30, 25)
    assert is_castle(position, 1)
    assert is_castle(position, 3)


def test_E34_over_50_by_card_with_cap() -> None:
    position = arrange(**E34, merge="cap")

    do(position, "build 2")

    assert (value(position, 3), money(position, RED), height(position, 2)) == (50, 50, 1)


@pytest.mark.parametrize(("left", "allowed"), [({5: 12, 4: 1}, False), ({5: 12}, True)])
def test_E35_over_50_by_bridge(left: dict, allowed: bool) -> None:
    position = arrange(heights={6: 1, **left, 8: 1, 9: 10}, nobles={6: baron(RED)})
    assert (value(position, 6), value(position, 8)) == (24 + (0 if allowed else 1), 20)

    assert (legal(position, "bridge 6 7 8") != []) == allowed


def test_E36_castle_merger() -> None:
    position = arrange(heights={3: 1, 4: 3, 5: 3, 7: 2, 8: 2}, hands={RED: [6]})
    assert (value(position, 3), value(position, 7), position.pairs) == (11, 6, 6)

    do(position, "build 6")

    assert (value(position, 3), money(position, RED), position.pairs) == (18, 58, 7)


def test_E37_xl_palace() -> None:
    heights = EIGHT_CASTLES | {4: 1, 6: 1, 7: 1, 8: 1, 9: 1, 69: 1, 70: 2}
    position = arrange(heights=heights, hands={RED: [71], BLUE: [5]})
    assert position.pairs == 0

    do(position, "build 71", "done")
    assert (value(position, 69), is_castle(position, 69)) == (5, False)
    do(position, "build 5")  # castles 1-4 and 6-12 become one
    assert is_castle(position, 69)


def test_E38_distance() -> None:
    position = arrange(heights=CASTLE, hands={RED: [15]})

    assert legal(position, "found") == ["found 15 on 14 15 16", "found 15 on 15 16 17"]


def test_E39_wrap() -> None:
    position = arrange(heights={1: 1, 2: 2, 3: 1}, hands={RED: [68, 69]})

    assert "found 69 on 68 69 70" not in legal(position)
    assert "found 69 on 67 68 69" in legal(position)


def test_E40_tower_limit() -> None:
    position = arrange(heights={1: 5}, nobles={1: baron(RED)}, towers={RED: 1}, hands={RED: [1]})

    assert legal(position, "tower") == []
    do(position, "build 1")
    assert height(position, 1) == 6


def test_E41_level_2_bridge() -> None:
    position = arrange(heights={6: 1, 8: 1}, nobles={6: baron(RED)}, hands={BLUE: [7]})

    do(position, "bridge 6 7 8", "done")
    assert value(position, 6) == 2 + 6
    do(position, "build 7")
    assert (value(position, 6), height(position, 7)) == (10, 3)


def test_E42_emergency() -> None:
    position = arrange(heights={8: 2, 9: 2, 10: 1, 11: 1}, nobles={8: baron(RED)}, money={RED: 3}, open_cards=[30])
    assert value(position, 8) == 8

    assert legal(position) == ["withdraw 8"]
    do(position, "withdraw 8")
    assert money(position, RED) == 11
    assert legal(position) == ["buy 30", "buy top", "buy tower"]


def test_E43_out_of_cards() -> None:
    given = {"heights": {1: 1, 3: 1}, "nobles": {1: baron(RED)}, "pile": [], "tower_pile": 0, "hands": {BLUE: [20]}}
    position = arrange(**given)
    assert legal(position) == ["bridge 1 2 3", "withdraw 1", "pass"]

    do(position, "withdraw 1")
    assert legal(position) == ["pass"]
    do(position, "pass")
    assert GAME.view(position, None).seats[RED].out


def test_E44_end() -> None:
    position = arrange(heights={1: 1}, hands={RED: [2]}, blocks=1, money={RED: 0})

    do(position, "build 2")
    assert money(position, RED) == 2
    do(position, "place baron on 2")

    assert position.to_act == OVER
    assert position.scores() == [1, 0]
