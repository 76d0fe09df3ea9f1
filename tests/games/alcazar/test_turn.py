"""Alcazar, parts 4, 5 and 12: the turn, buying, withdrawing, passing, the end, scoring (R20-R25, R72-R79, R90, R91)."""

from alcaide.core import CHANCE, OVER
from alcaide.games.alcazar import GAME, codes
from tests.games.alcazar.builder import (
    BLUE,
    GREEN,
    RED,
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
    refused,
    seat_of,
    value,
)

CASTLE = {8: 2, 9: 1, 10: 1}


def test_R20_one_action_then_the_turn_ends() -> None:
    position = dealt()

    do(position, "buy tower")

    assert position.to_act == BLUE


def test_R20_a_withdrawal_comes_before_the_action_and_does_not_end_the_turn() -> None:
    position = arrange(heights=CASTLE, nobles={8: baron(RED), 9: baron(RED)}, hands={RED: [11]})

    do(position, "withdraw 8")

    assert position.to_act == RED
    assert legal(position, "withdraw") == []
    assert refused(position, "withdraw 9") == "R72"


def test_R21_refund_then_piece_then_merger_then_crest_then_income_then_nobles() -> None:
    bridge_over = arrange(
        heights={6: 2, 7: 1, 8: 2, 9: 1, 10: 1},
        nobles={6: baron(RED), 7: grande(BLUE)},
        money={RED: 15, BLUE: 0},
    )

    heard = do(bridge_over, "bridge 6 7 8")

    assert heard == [
        "{seat 1}'s Grande on 7 is removed, and paid 18",
        "{seat 0} builds a bridge from 6 over 7 to 8 on level 3 for 15",
        "{seat 0} receives 18",
    ]


def test_R21_a_merger_comes_after_the_piece() -> None:
    position = arrange(heights={6: 2, 8: 2}, hands={RED: [7]})

    assert do(position, "build 7") == [
        "{seat 0} builds on 7 to level 1 with card 7",
        "the building at 6 (3) takes in the one at 8 (3)",
        "crest 1 goes to the castle at 6, on 7",
        "{seat 0} receives 7",
    ]


def test_R22_income_can_pay_for_the_noble() -> None:
    position = arrange(heights=CASTLE, hands={RED: [11]}, money={RED: 0})

    do(position, "build 11")

    assert money(position, RED) == 6
    assert legal(position) == ["place baron on 11", "done"]


def test_R23_an_open_card_costs_5_and_is_replaced() -> None:
    position = dealt()

    do(position, "buy 21")
    assert money(position, RED) == 35
    assert position.to_act == CHANCE
    do(position, "card 60")

    seen = GAME.view(position, RED)
    assert seen.open_cards == (22, 23, 24, 25, 26, 60)
    assert seen.hand == (*range(1, 11), 21)
    assert position.to_act == BLUE


def test_R23_the_top_card_goes_to_the_hand() -> None:
    position = dealt()

    do(position, "buy top", "card 60")

    assert GAME.view(position, RED).hand == (*range(1, 11), 60)
    assert GAME.view(position, RED).open_cards == (21, 22, 23, 24, 25, 26)


def test_R23_an_empty_pile_replaces_nothing() -> None:
    position = arrange(open_cards=[5, 6], pile=[])

    assert legal(position, "buy") == ["buy 5", "buy 6", "buy tower"]
    assert refused(position, "buy top") == "R23"
    do(position, "buy 5")
    assert GAME.view(position, RED).open_cards == (6,)
    assert position.to_act == BLUE


def test_R23_five_reales_are_needed() -> None:
    position = arrange(open_cards=[5], money={RED: 4}, hands={RED: [1]})

    assert legal(position, "buy") == []
    assert refused(position, "buy 5") == refused(position, "buy top") == "R23"
    assert refused(position, "buy 6") == "R23"


def test_R24_a_tower_card_costs_10_while_any_remain() -> None:
    position = arrange(tower_pile=1, money={RED: 10, BLUE: 50})

    do(position, "buy tower")

    assert (money(position, RED), seat_of(position, RED).towers) == (0, 1)
    assert "buy tower" not in legal(position)
    assert refused(position, "buy tower") == "R24"


def test_R24_ten_reales_are_needed() -> None:
    assert refused(arrange(money={RED: 9}), "buy tower") == "R24"


def test_R25_no_hand_limit_and_played_cards_are_gone() -> None:
    position = arrange(hands={RED: range(1, 61)}, open_cards=[61])

    do(position, "buy 61", "card 62", "buy tower", "build 61", "done")

    seen = GAME.view(position, RED)
    assert len(seen.hand) == 60
    assert seen.discards == (61,)


def test_R72_withdrawing_pays_the_price_of_the_noble() -> None:
    position = arrange(heights=CASTLE, nobles={8: grande(RED), 9: baron(RED)}, hands={RED: [1]}, money={RED: 0})
    other = position.copy()

    do(position, "withdraw 8")
    do(other, "withdraw 9")

    assert (money(position, RED), money(other, RED)) == (10, 5)
    assert (seat_of(position, RED).grandes, seat_of(other, RED).barons) == (2, 6)
    assert noble(position, 8) == 0


def test_R72_only_own_nobles() -> None:
    position = arrange(heights=CASTLE, nobles={8: baron(BLUE)})

    assert legal(position, "withdraw") == []
    assert refused(position, "withdraw 8") == "R72"


def test_R75_the_owner_is_paid_the_old_value() -> None:
    position = arrange(heights=CASTLE, nobles={8: grande(BLUE)}, hands={RED: [8]}, money={BLUE: 0})

    do(position, "build 8")

    assert money(position, BLUE) == 10
    assert value(position, 8) == 7
    assert seat_of(position, BLUE).grandes == 2


def test_R75_a_tower_card_removes_nobody() -> None:
    position = arrange(heights=CASTLE | {10: 3}, nobles={8: baron(BLUE), 10: baron(RED)}, towers={RED: 1})

    assert legal(position, "tower") == ["tower on 10"]
    assert refused(position, "tower on 8") == "R53"


def test_R76_one_who_can_do_nothing_must_withdraw_until_he_can() -> None:
    position = arrange(
        heights={1: 1, 3: 1, 5: 1}, nobles={c: baron(RED) for c in (1, 3, 5)}, money={RED: 3}, tower_pile=0
    )

    assert legal(position) == ["withdraw 1", "withdraw 3", "withdraw 5"]
    do(position, "withdraw 1")
    assert legal(position) == ["withdraw 3", "withdraw 5"]
    do(position, "withdraw 5")
    assert legal(position) == ["buy top"]
    assert refused(position, "pass") == "R76"


def test_R76_one_who_can_act_must() -> None:
    assert refused(arrange(hands={RED: [1]}), "pass") == "R76"


def test_R77_without_cards_and_without_any_for_sale_he_passes_for_good() -> None:
    position = arrange(players=3, pile=[], tower_pile=0, hands={BLUE: [1, 2], GREEN: [3, 4]})

    assert legal(position) == ["pass"]
    assert do(position, "pass")[0] == "{seat 0} passes and is out until the scoring"
    do(position, "build 1", "done", "build 3", "done")
    assert position.to_act == BLUE
    assert seat_of(position, RED).out


def test_R77_he_may_build_a_bridge_instead() -> None:
    position = arrange(heights={1: 1, 3: 1}, nobles={1: baron(RED)}, pile=[], tower_pile=0, hands={BLUE: [20]})

    assert legal(position) == ["bridge 1 2 3", "withdraw 1", "pass"]


def test_R78_stuck_with_cards_he_skips_and_stays() -> None:
    position = arrange(towers={RED: 1}, pile=[], tower_pile=0, hands={BLUE: [1, 2, 3]})

    assert legal(position) == ["pass"]
    do(position, "pass", "build 1", "done")
    assert position.to_act == RED
    assert not seat_of(position, RED).out


def test_R78_too_poor_for_what_is_for_sale_and_without_nobles_he_skips() -> None:
    position = arrange(money={RED: 4}, hands={BLUE: [1]})

    assert legal(position) == ["pass"]
    do(position, "pass")
    assert not seat_of(position, RED).out


def test_R78_a_first_withdrawal_is_still_allowed() -> None:
    position = arrange(
        heights={1: 5},
        nobles={1: baron(RED)},
        towers={RED: 1},
        pile=[],
        tower_pile=0,
        hands={BLUE: [9]},
        money={RED: 0},
    )

    assert legal(position) == ["withdraw 1", "pass"]
    do(position, "withdraw 1")
    assert legal(position) == ["pass"]


def test_R79_the_last_block_ends_the_match_after_the_turn() -> None:
    position = arrange(heights={1: 1}, hands={RED: [2]}, blocks=1)

    do(position, "build 2")
    assert position.to_act == RED
    assert position.winners() == []
    do(position, "place baron on 2")

    assert position.to_act == OVER
    assert position.legal() == []
    assert position.winners() == [RED]


CROSSINGS = (
    (2, "r1c1", 70), (3, "r1c2", 69), (4, "r1c3", 68), (5, "r1c4", 67), (7, "r1c6", 17), (8, "r1c7", 16),
    (9, "r1c8", 15), (10, "r1c9", 14), (20, "r5c7", 28), (21, "r5c8", 27), (22, "r5c9", 26), (32, "r9c7", 40),
    (33, "r9c8", 39), (34, "r9c9", 38), (52, "r9c3", 44), (51, "r9c2", 45), (50, "r9c1", 46), (62, "r5c1", 58),
    (63, "r5c2", 57),
)  # fmt: skip
"""Nineteen bridges over gaps."""


def test_R79_the_last_bridge_ends_the_match() -> None:
    heights = {cell: 2 for cells in CROSSINGS for cell in cells}
    position = arrange(
        heights=heights | {64: 2, 56: 2, "r5c3": 0},
        bridges=[(cells, 2, 0) for cells in CROSSINGS],
        nobles={64: baron(RED)},
        merge="cap",
    )

    assert position.bridges == 1
    do(position, "bridge 64 r5c3 56")
    assert position.to_act == RED
    do(position, "done")

    assert position.to_act == OVER


def test_R79_a_block_lost_over_50_counts() -> None:
    position = arrange(heights={1: 14, 3: 14}, hands={RED: [2]}, blocks=1)

    do(position, "build 2")

    assert position.to_act == OVER


def test_R79_it_ends_when_nobody_does_anything_any_more() -> None:
    position = arrange(players=3, towers={RED: 1, GREEN: 1}, pile=[], tower_pile=0)

    do(position, "pass")  # skipped
    assert position.to_act == BLUE
    do(position, "pass")  # for good
    assert position.to_act == GREEN
    do(position, "pass")

    assert position.to_act == OVER


def test_R79_a_build_between_passes_starts_the_count_again() -> None:
    position = arrange(players=3, towers={RED: 1, GREEN: 1}, pile=[], tower_pile=0, hands={BLUE: [1]}, money={BLUE: 0})

    do(position, "pass", "build 1", "done", "pass")
    assert position.to_act == RED
    do(position, "pass")
    assert position.to_act == BLUE
    do(position, "pass")

    assert position.to_act == OVER


def test_R90_levels_count_double_for_grandes_and_fifty_reales_are_a_point() -> None:
    position = arrange(
        heights={1: 5, 3: 4}, nobles={1: grande(RED), 3: baron(RED)}, money={RED: 149, BLUE: 49}, hands={BLUE: [5]}
    )

    assert position.scores() == [10 + 4 + 2, 0]


def test_R91_most_points_win() -> None:
    position = arrange(heights={1: 2}, nobles={1: baron(BLUE)}, hands={RED: [3]}, blocks=1, money={RED: 98, BLUE: 0})

    do(position, "build 3", "done")

    assert position.scores() == [1, 2]
    assert position.winners() == [BLUE]


def test_R91_a_tie_goes_to_the_money_left_after_conversion() -> None:
    position = arrange(players=3, hands={RED: [3]}, blocks=1, money={RED: 51, BLUE: 53, GREEN: 49})

    do(position, "build 3", "done")

    assert position.scores() == [1, 1, 0]
    assert position.winners() == [BLUE]


def test_R91_still_tied_they_share() -> None:
    position = arrange(hands={RED: [3]}, blocks=1, money={RED: 52, BLUE: 53})

    do(position, "build 3", "done")

    assert position.winners() == [RED, BLUE]


def test_the_end_leaves_everything_standing() -> None:
    position = arrange(heights=CASTLE, hands={RED: [8]}, blocks=1)

    do(position, "build 8", "done")

    assert height(position, 8) == 3
    assert is_castle(position, 8)
    assert value(position, 8) > codes.CASTLE_VALUE
