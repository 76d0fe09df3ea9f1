"""Two players and Dirk (T1-T8, T17)."""

import pytest

from alcaide.games.alhambra import GAME
from alcaide.games.dicetable.rules import result_cell
from tests.games.alhambra.table import DIRK, Table, awards


def laid_out(column: str) -> Table:
    """A round of two players, Dirk's die thrown."""
    table = Table(2)
    table.position = GAME.new(2)  # type: ignore[assignment]
    table.position.listen()
    return table.luck("start chip at tower", *["chip p1"] * 4, "chip p2", f"Dirk at {column}")


def dirk_in(column: str, markers: dict[int, int], **given: object) -> Table:
    """Awards that have just come to a column, nothing having changed before."""
    given.setdefault("round", 2)
    table = awards({"pavilion": {0: 0}, column: markers}, players=2, **given)  # type: ignore[arg-type]
    return table.do("take points")


def test_T1_Dirk_has_no_turns() -> None:
    table = laid_out("tower")

    for seat in (0, 1, 0, 1):
        assert table.state["seat"] == seat
        table.roll("8 garden").do("place garden")


def test_T2_Dirk_has_markers_stones_and_points() -> None:
    state = GAME.new(2).state()

    assert state["markers"] == [5, 5, 5]
    assert state["points"] == [0, 0, 0]
    assert all(len(stones) == 3 for stones in state["stones"])  # type: ignore[attr-defined]


@pytest.mark.parametrize("column", range(6))
def test_T3_his_markers_stand_on_the_right_in_five_columns(column: int) -> None:
    kinds = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
    table = laid_out(kinds[column])

    for marker in range(5):
        assert table.markers(kinds[(column + marker) % 6]) == {result_cell(2 + marker, 3): DIRK}
    assert table.markers(kinds[(column + 5) % 6]) == {}


def test_T3_every_column_is_as_likely() -> None:
    table = Table(2)
    table.position = GAME.new(2)  # type: ignore[assignment]
    table.luck("start chip at tower", *["chip p1"] * 4, "chip p2")

    assert [odds for _, odds in table.position.outcomes()] == [1 / 6] * 6


def test_T4_they_block_cells() -> None:
    table = laid_out("tower").roll("6 garden 2 tower").do("reroll 6 garden").roll("6 garden")

    table.do("reroll 6 garden").roll("6 garden").do("place tower")

    assert table.markers("tower") == {20: DIRK, 21: 0}


def test_T5_when_best_he_takes_the_points() -> None:
    table = dirk_in("tower", {8: DIRK, 9: 1})

    assert table.stones("tower") == [0, 1, 2]
    assert table.chips(1) == "p1"


def test_T6_the_start_player_chip_makes_the_other_human_begin() -> None:
    for caliph in (0, 1):
        table = dirk_in("tower", {8: 1, 9: DIRK}, bonus="p1 p1 p1 p1 p1 start", caliph=caliph, next_caliph=caliph)
        table.do("take points")

        assert table.state["caliph"] == 1 - caliph


@pytest.mark.parametrize(
    ("chip", "kept"), [("p3", "p3"), ("cancel", ""), ("swap", ""), ("displace", ""), ("black", "")]
)
def test_T7_he_keeps_point_chips_only(chip: str, kept: str) -> None:
    table = dirk_in("tower", {8: 1, 9: DIRK}, bonus=f"p1 p1 p1 p1 p1 {chip}").do("take points")

    assert table.chips(DIRK) == kept


def test_T8_he_is_ranked_and_paid_like_everyone() -> None:
    table = dirk_in("tower", {8: DIRK, 9: 1}, chips={DIRK: "p3"}, round=3)

    assert table.points == [8, 6 + 1, 13 + 3]


def test_T17_the_better_human_wins_though_Dirk_has_more() -> None:
    table = dirk_in("tower", {8: DIRK}, round=5, scores=[3, 20, 90])

    assert table.asked == "over"
    assert table.points[DIRK] > max(table.points[:2])
    assert table.position.winners() == [1]
    assert len(table.position.scores()) == 2
    assert GAME.extras(table.position) == {"dirk": table.points[DIRK]}


def test_E24_Dirks_die_shows_chambers() -> None:
    table = laid_out("chambers")

    cells = [table.markers(kind) for kind in ("chambers", "garden", "tower", "pavilion", "seraglio", "arcades")]
    assert cells == [{20: DIRK}, {17: DIRK}, {14: DIRK}, {11: DIRK}, {8: DIRK}, {}]


def test_E26_Dirk_in_the_awards() -> None:
    best = dirk_in("tower", {8: DIRK, 9: 1})
    second = dirk_in("tower", {8: 1, 9: DIRK}, bonus="p1 p1 p1 p1 p1 cancel").do("take points")
    point = dirk_in("tower", {8: 1, 9: DIRK}, bonus="p1 p1 p1 p1 p1 p2").do("take points")
    start = dirk_in("tower", {8: 1, 9: DIRK}, bonus="p1 p1 p1 p1 p1 start").do("take points")

    assert (best.stones("tower"), best.chips(1)) == ([0, 1, 2], "p1")
    assert (second.stones("tower"), second.chips(DIRK)) == ([0, 2, 1], "")
    assert point.chips(DIRK) == "p2"
    assert start.state["caliph"] == 1


def test_Dirk_names_no_start_player_in_words_of_a_seat() -> None:
    table = dirk_in("tower", {8: 1, 9: DIRK}, bonus="p1 p1 p1 p1 p1 start").do("take points")

    assert "Dirk gets the start-player chip: {seat 1} begins the next round" in table.told
