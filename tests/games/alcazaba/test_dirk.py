"""Two players and Dirk (T10-T17)."""

from alcaide.games.alcazaba import GAME, codes
from alcaide.games.dicetable.rules import result_cell
from tests.games.alcazaba.table import DIRK, Table, awards, tiles_at, turn

STACK = [
    "tile pavilion-01",
    "tile seraglio-01",
    "tile arcades-01",
    "tile chambers-01",
    "tile garden-01",
    "tile tower-01",
]
DRAWS = ["tile garden-02", "tile tower-02", "tile garden-03", "tile pavilion-02", "tile tower-03"]


def test_T1_Dirk_has_no_turns() -> None:
    table = turn("8 garden", players=2).do("place garden").luck("rolled 8 garden").do("place garden")

    assert table.state["seat"] == 0


def test_T6_the_start_player_chip_makes_the_other_human_begin() -> None:
    for caliph in (0, 1):
        area = {"arcades": {0: 0}, "garden": {8: DIRK}}
        table = awards(
            area, players=2, show="arcades-01", start_column=4, round=2, caliph=caliph, next_caliph=caliph
        ).do("take arcades-01", "reserve")

        assert table.state["caliph"] == 1 - caliph


def test_T10_markers_and_points_but_no_fountain_and_no_reserve() -> None:
    table = Table(2)
    view = GAME.view(table.position, None).json()

    assert table.state["markers"] == [5, 5, 5]
    assert table.points == [0, 0, 0]
    assert len(view["alhambras"]) == len(view["reserves"]) == len(view["wall_lengths"]) == 2  # type: ignore[arg-type]


def test_T11_each_tile_from_the_bag_places_one_of_his_markers() -> None:
    table = Table(2).luck(*STACK, DRAWS[0])

    assert table.markers("garden") == {result_cell(2, 3): DIRK}
    assert table.state["markers"][DIRK] == 4
    assert not any(any(column) for column in Table(3).luck(*STACK, DRAWS[0]).state["area"])


def test_T12_he_takes_the_lowest_tile() -> None:
    area = {"arcades": {0: 0}, "garden": {8: DIRK, 9: 1}}
    table = awards(area, players=2, show="arcades-01 garden-08 garden-02 garden-05").do("take arcades-01", "reserve")

    assert tiles_at(table.state, codes.BUILT + DIRK) == "garden-08"
    assert table.legal == ["take garden-02", "take garden-05"]


def test_T12_the_start_player_chip_only_when_no_tile_is_left() -> None:
    area = {"arcades": {0: 0}, "garden": {8: DIRK, 11: DIRK}}
    table = awards(area, players=2, show="arcades-01 garden-08", start_column=4, round=2)

    table.do("take arcades-01", "reserve")

    assert tiles_at(table.state, codes.BUILT + DIRK) == "garden-08"
    assert table.state["caliph"] == 1


def test_T13_his_tiles_count_for_majorities() -> None:
    table = turn(players=2, dirk="garden-01 garden-02 tower-01")

    assert [table.position.tiles_in(DIRK, kind) for kind in range(6)] == [0, 0, 0, 0, 2, 1]


def test_T14_a_tile_just_won_may_be_given_to_him() -> None:
    table = awards({"garden": {0: 0}}, players=2, show="garden-01", round=2).do("take garden-01")

    assert "give" in table.legal
    assert tiles_at(table.do("give").state, codes.BUILT + DIRK) == "garden-01"
    three = awards({"garden": {0: 0}}, show="garden-01", round=2).do("take garden-01")
    assert "give" not in three.legal
    assert three.why_not("give")[1] == "T14"


def test_T14_a_tile_of_the_reserve_may_not() -> None:
    assert not any("give" in words for words in turn(players=2, reserve={0: "garden-01"}).legal)


def test_T15_he_scores_majorities_only_and_his_share_goes_to_nobody() -> None:
    built = {0: {(0, 1): "tower-09"}}
    table = awards({"garden": {0: 0}}, players=2, built=built, dirk="tower-02", show="garden-01", round=3)

    table.do("take garden-01", "reserve")

    assert table.points == [9, 0, 9]


def test_T16_he_gets_no_free_tiles() -> None:
    table = Table(2).luck(*STACK, *DRAWS)

    assert tiles_at(table.state, codes.BUILT + DIRK) == ""


def test_T17_the_better_human_wins_and_the_result_names_Dirks_points() -> None:
    table = awards({"garden": {0: 0}}, players=2, show="garden-01", round=5, points=[4, 9, 50])

    table.do("take garden-01", "reserve")

    assert table.position.winners() == [1]
    assert GAME.extras(table.position) == {"dirk": 50}


def test_E25_Dirks_markers_follow_the_draws() -> None:
    table = Table(2).luck(*STACK, *DRAWS)

    assert table.markers("garden") == {result_cell(2, 3): DIRK, result_cell(4, 3): DIRK}
    assert table.markers("tower") == {result_cell(3, 3): DIRK, result_cell(6, 3): DIRK}
    assert table.markers("pavilion") == {result_cell(5, 3): DIRK}
