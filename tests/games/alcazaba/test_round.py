"""Set-up, the round, turns and awards (V1-V13), with the cases E19-E23."""

import math
from collections import Counter

import pytest

from alcaide import SwiftLuck
from alcaide.core import BadSetting
from alcaide.games.alcazaba import GAME, codes
from alcaide.games.alcazaba.names import PRINTED, TILES
from alcaide.games.dicetable.names import TYPES
from tests.games.alcazaba.table import Table, awards, tiles_at, turn

STACK = [f"tile {kind}-01" for kind in TYPES]
BAG = ["tile tower-02", "tile garden-02", "tile tower-03", "tile pavilion-02", "tile garden-03"]


def begun(players: int = 3) -> Table:
    return Table(players)


def test_V1_there_are_no_chips_and_no_displacing() -> None:
    table = turn(area={"garden": {9: 1}})

    assert all(words.startswith(("place", "reroll")) for words in table.legal)
    assert not any("displac" in words for words in table.legal)


def test_V2_54_base_tiles_and_an_extra_tower() -> None:
    assert len(TILES) == 55
    assert Counter(name.split("-")[0] for name in TILES) == dict(zip(TYPES, (7, 7, 9, 9, 11, 12), strict=True))
    assert PRINTED["tower-12"] == ""


def test_V2_every_side_is_walled_on_twenty_base_tiles() -> None:
    assert Counter("".join(PRINTED.values())) == dict.fromkeys("NESW", 20)


def test_V2_the_walls_of_the_extra_tower_are_an_option() -> None:
    assert Table(extra_walls="WN").state["walls"][codes.EXTRA] == 9
    assert GAME.settings({"extra_walls": "WN"})["extra_walls"] == "NW"


@pytest.mark.parametrize("walls", ["NN", "X", "nesw", 4, None, ["N"]])
def test_V2_other_walls_are_refused(walls: object) -> None:
    with pytest.raises(BadSetting) as refused:
        GAME.settings({"extra_walls": walls})

    assert refused.value.code == "bad_option"


def test_V3_five_stacks_of_six_and_25_tiles_in_the_bag() -> None:
    view = GAME.view(begun().position, None).json()

    assert view["bag"] == dict(zip(TYPES, (2, 2, 4, 4, 6, 7), strict=True))
    assert begun().state["bag"] == [2, 2, 4, 4, 6, 6]
    assert view["stacks"] == 4  # the first is being laid out


def test_V3_a_stack_tile_is_any_unseen_base_tile_of_its_type() -> None:
    first = dict(begun().position.outcomes())
    tower = dict(begun().luck(*STACK[:5]).position.outcomes())

    assert first == {codes.DRAW_TILE + tile: pytest.approx(1 / 7) for tile in range(7)}
    assert codes.DRAW_TILE + codes.EXTRA not in tower
    assert len(tower) == 11


def test_V3_a_bag_tile_comes_with_the_odds_of_the_bag() -> None:
    odds = dict(begun().luck(*STACK).position.outcomes())

    assert odds[codes.DRAW_TILE + codes.EXTRA] == pytest.approx(1 / 25)
    assert odds[codes.DRAW_TILE + TILES.index("pavilion-02")] == pytest.approx(2 / 25 / 6)
    assert odds[codes.DRAW_TILE + TILES.index("tower-02")] == pytest.approx(6 / 25 / 10)
    assert sum(odds.values()) == pytest.approx(1)
    assert len(odds) == 49


def test_V3_tiles_come_as_often_as_their_odds_say() -> None:
    table = begun().luck(*STACK, "tile tower-12", "tile pavilion-02", "tile pavilion-03")
    odds = dict(table.position.outcomes())
    luck, samples = SwiftLuck("bag"), 20_000
    drawn = Counter(table.position.sample(luck) for _ in range(samples))

    assert set(drawn) == set(odds)
    assert not any(TILES[code - codes.DRAW_TILE].startswith("pavilion") for code in odds)
    for code, likely in odds.items():
        assert abs(drawn[code] - samples * likely) <= 5 * math.sqrt(samples * likely)


def test_V4_a_fountain_for_everyone_and_an_empty_reserve() -> None:
    view = GAME.view(begun(4).position, 0).json()

    assert view["alhambras"] == ((({"tile": "fountain", "x": 0, "y": 0, "walls": ""}),),) * 4
    assert view["reserves"] == ((),) * 4


def test_V5_a_stack_then_five_from_the_bag_in_drawing_order() -> None:
    table = begun().luck(*STACK, *BAG)

    assert table.shown("tower") == "tower-01 tower-02 tower-03"
    assert table.shown("garden") == "garden-01 garden-02 garden-03"
    assert table.shown("pavilion") == "pavilion-01 pavilion-02"
    assert sum(map(len, table.state["show"])) == 11


def test_V6_then_the_start_player_chip_but_not_in_the_last_round() -> None:
    table = begun().luck(*STACK, *BAG)

    assert table.asked == "luck start_die"
    assert table.luck("start chip at arcades").state["start_column"] == 2
    assert Table(3, round=5).luck(*STACK, *BAG).asked == "luck roll"


def test_V7_the_turn_is_the_dice_games() -> None:
    table = turn("5 garden 3 tower", 1).do("reroll 3 tower").luck("rolled 1 garden 2 tower").do("place garden")

    assert table.markers("garden") == {7: 0}
    assert turn("5 garden 3 tower", 3).legal == ["place garden", "place tower"]


@pytest.mark.parametrize(("rolls", "offered"), [(1, True), (2, True), (3, False)])
def test_V8_instead_of_placing_one_may_redesign_until_a_third_roll(rolls: int, offered: bool) -> None:
    table = turn(rolls=rolls, reserve={0: "pavilion-06"})

    assert bool(table.redesigns) == offered
    if offered:
        table.do("redesign build pavilion-06 at 1 0")
        assert (table.state["markers"][0], table.state["resting"]) == (4, [1, 0, 0])
        assert not any(map(any, table.state["area"]))
        assert table.state["seat"] == 1
    else:
        assert table.why_not("redesign build pavilion-06 at 1 0")[1] == "V8"


def test_V9_the_best_takes_one_thing_and_then_the_best_of_the_rest() -> None:
    table = awards({"garden": {0: 1, 2: 1, 5: 0}}, show="garden-01 garden-02 garden-03", start_column=4)

    assert table.legal == ["take garden-01", "take garden-02", "take garden-03", "take start"]
    table.do("take garden-02", "reserve")
    assert (table.asked, table.markers("garden"), table.state["markers"]) == ("1 take", {2: 1, 5: 0}, [0, 1, 0])


def test_V9_asked_also_if_only_one_thing_is_left() -> None:
    assert awards({"garden": {0: 1}}, show="garden-01").legal == ["take garden-01"]


def test_V10_a_tile_is_dealt_with_at_once() -> None:
    table = awards({"garden": {0: 1, 1: 1}}, show="garden-07 garden-02").do("take garden-07")

    assert table.asked == "1 tile"
    assert {"reserve", "build at 1 0", "build at 0 -1", "build at -1 0"} == set(table.legal)
    assert table.do("build at 0 -1").alhambra(1) == {(0, -1): "garden-07"}


def test_V11_the_start_player_chip_is_named_at_once() -> None:
    table = awards({"garden": {0: 1}}, show="garden-07", start_column=4).do("take start")

    assert table.legal == ["start seat 0", "start seat 1", "start seat 2"]
    assert table.do("start seat 2").state["caliph"] == 2
    kept = awards({"garden": {0: 1}}, show="garden-07", start_column=4).do("take garden-07", "reserve")
    assert (kept.state["caliph"], kept.state["start_column"]) == (0, -1)


def test_V12_what_is_left_leaves_and_all_markers_return() -> None:
    table = awards({"garden": {0: 1, 1: 2, 2: 2}}, show="garden-01 tower-01 tower-02", fallen=[2, 0, 0])

    table.do("take garden-01", "reserve")

    assert tiles_at(table.state, codes.ASIDE) == "tower-01 tower-02"
    assert (table.state["markers"], table.state["fallen"]) == ([5, 5, 5], [0, 0, 0])
    assert not any(map(any, table.state["area"]))


def test_V13_scoring_after_rounds_1_3_and_5_then_the_most_points_win() -> None:
    paid = []
    for number in range(1, 6):
        table = awards({"garden": {0: 1}}, show="garden-09", round=number).do("take garden-09", "build at 1 0")
        paid.append(table.points[1])

    assert paid == [5, 0, 12, 0, 20]
    assert (table.asked, table.position.winners()) == ("over", [1])


def test_E19_eleven_tiles_and_the_start_chip_on_arcades() -> None:
    table = begun().luck(*STACK, *BAG, "start chip at arcades")

    assert [len(column) for column in table.state["show"]] == [2, 1, 1, 1, 3, 3]
    assert table.state["start_column"] == 2


def test_E20_tile_maths() -> None:
    assert len(TILES) == 5 * 6 + 5 * 5
    assert sum(begun().state["bag"]) + 1 == 25


def test_E21_two_tiles_and_three_markers() -> None:
    table = awards({"garden": {0: 0, 1: 1, 2: 2}}, show="garden-07 garden-09", round=2)

    table.do("take garden-09", "build at 1 0", "take garden-07", "reserve")

    assert (table.alhambra(0), table.reserve(1), table.reserve(2)) == ({(1, 0): "garden-09"}, "garden-07", "")
    assert table.asked == "luck stack"


def test_E22_redesign_after_roll_1_or_2_only() -> None:
    offered = [bool(turn(rolls=rolls, reserve={0: "pavilion-06"}).redesigns) for rolls in (1, 2, 3)]

    assert offered == [True, True, False]


def test_E23_three_tiles_and_one_marker() -> None:
    table = awards({"garden": {3: 2}}, show="garden-07 garden-09 garden-10", round=2).do("take garden-09", "reserve")

    assert tiles_at(table.state, codes.ASIDE) == "garden-07 garden-10"


@pytest.mark.parametrize(
    ("words", "says"),
    [("take garden-03", "does not lie"), ("take start", "does not lie"), ("place garden", "Now is the time to take")],
)
def test_refusals_of_taking(words: str, says: str) -> None:
    assert says in awards({"garden": {0: 1}}, show="garden-01").why_not(words)[0]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("redesign build garden-01 at 1 0", "not in your reserve"),
        ("redesign remove 4 4", "no tile of yours"),
        ("redesign build pavilion-06 at 0 0", "already"),
        ("give", "Now is the time to place"),
    ],
)
def test_refusals_of_redesigning(words: str, says: str) -> None:
    assert says in turn(reserve={0: "pavilion-06"}).why_not(words)[0]
