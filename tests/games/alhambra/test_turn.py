"""The turn and the dice area (D11-D21)."""

import pytest

from alcaide.games.dicetable.multisets import ALL_MULTISETS
from alcaide.games.dicetable.rules import result_cell
from tests.games.alhambra.table import counts, turn


def test_D11_turns_go_round_from_the_caliph_until_all_markers_are_used() -> None:
    table = turn("8 tower", seat=2, caliph=2, players=4)

    table.do("place tower")

    assert (table.asked, table.state["seat"]) == ("luck roll", 3)
    table.roll("8 tower").do("place tower")
    assert table.state["seat"] == 0
    assert turn("8 tower", last=True).do("place tower").asked == "0 award"


def test_D12_the_first_roll_uses_all_eight_dice() -> None:
    table = turn("8 tower").do("place tower")

    assert table.state["thrown"] == 8
    assert not table.position.possible(0)


def test_D13_any_dice_but_none_may_be_rolled_again() -> None:
    table = turn("3 pavilion 2 seraglio 3 chambers")

    rerolls = [words for words in table.legal if words.startswith("reroll")]
    assert len(rerolls) == 4 * 3 * 4 - 1
    assert "reroll 3 pavilion 2 seraglio 3 chambers" in rerolls


def test_D13_dice_set_aside_earlier_may_be_rolled_again() -> None:
    table = turn("5 garden 3 tower").do("reroll 3 tower").roll("3 pavilion")

    assert "reroll 5 garden" in table.legal


def test_D13_at_most_three_rolls() -> None:
    table = turn("5 garden 3 tower", 3)

    assert table.legal == ["place garden", "place tower"]


def test_D14_any_type_that_shows_may_be_chosen_and_every_roll_counts() -> None:
    table = turn("5 garden 3 tower", 2)

    assert [words for words in table.legal if words.startswith("place")] == ["place garden", "place tower"]
    assert turn("5 garden 3 tower", 2).do("place tower").markers("tower") == {result_cell(3, 2): 0}


def test_D15_a_marker_must_be_placed() -> None:
    assert all(words.startswith(("place", "reroll")) for words in turn("5 garden 3 tower").legal)


def test_D16_a_column_has_24_cells() -> None:
    cells = {result_cell(symbols, rolls) for symbols in range(1, 9) for rolls in (1, 2, 3)}

    assert cells == set(range(24))


def test_D17_more_symbols_beat_fewer_then_fewer_rolls() -> None:
    results = [(symbols, rolls) for symbols in range(8, 0, -1) for rolls in (1, 2, 3)]

    assert [result_cell(*result) for result in results] == list(range(24))


@pytest.mark.parametrize("holder", [0, 1])
def test_D18_a_marker_goes_behind_a_taken_cell_be_it_its_own(holder: int) -> None:
    table = turn("5 garden 3 tower", area={"garden": {9: holder, 10: 1}}).do("place garden")

    assert table.markers("garden")[11] == 0


def test_D19_behind_the_last_cell_it_falls_off_until_the_round_ends() -> None:
    table = turn("7 garden 1 tower", 3, area={"tower": {23: 1}}).do("place tower")

    assert table.markers("tower") == {23: 1}
    assert table.state["fallen"] == [1, 0, 0]
    assert table.state["markers"][0] == 4


def test_D20_several_markers_of_one_player_in_a_column() -> None:
    table = turn("5 garden 3 tower", area={"garden": {0: 0, 3: 0}}).do("place garden")

    assert table.markers("garden") == {0: 0, 3: 0, 9: 0}


@pytest.mark.parametrize("rolls", [1, 2, 3])
def test_D21_nine_symbols_count_as_eight_in_one_roll(rolls: int) -> None:
    table = turn("8 tower", rolls, black=6).do("place tower")

    assert table.markers("tower") == {0: 0}


def test_E1_Barbara() -> None:
    table = turn("3 seraglio 5 tower").do("reroll 5 tower").roll("2 seraglio 3 tower").do("reroll 3 tower")
    taken = turn("5 seraglio 3 garden", 3, area={"seraglio": {11: 1}}).do("place seraglio")

    assert table.roll("3 garden").do("place seraglio").markers("seraglio") == {11: 0}
    assert taken.markers("seraglio") == {11: 1, 12: 0}


@pytest.mark.parametrize("rolls", [1, 2, 3])
def test_E8_eight_white_towers_and_the_black_one(rolls: int) -> None:
    assert turn("8 tower", rolls, black=6).do("place tower").markers("tower") == {0: 0}


def test_E9_results_behind_taken_last_cells_fall_off() -> None:
    last = turn("7 garden 1 tower", 3, area={"tower": {23: 1}}).do("place tower")
    before = turn("7 garden 1 tower", 2, area={"tower": {22: 1, 23: 1}}).do("place tower")

    assert last.state["fallen"][0] == 1
    assert before.state["fallen"][0] == 1


def test_E35_the_ends_of_the_ranks() -> None:
    assert [result_cell(*result) for result in [(8, 1), (8, 3), (7, 1), (4, 1), (1, 3)]] == [0, 2, 3, 12, 23]


def test_a_roll_has_1287_outcomes_of_multinomial_odds() -> None:
    odds = dict(turn("8 tower").do("place tower").position.outcomes())
    eight = ALL_MULTISETS.index(tuple(counts("8 tower")))
    mixed = ALL_MULTISETS.index(tuple(counts("2 pavilion 2 seraglio 1 arcades 1 chambers 1 garden 1 tower")))

    assert len(odds) == 1287
    assert sum(odds.values()) == pytest.approx(1)
    assert odds[eight] == pytest.approx(6**-8)
    assert odds[mixed] == pytest.approx(10080 / 6**8)
