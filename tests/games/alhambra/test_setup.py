"""Set-up and the start of a round (D1-D10)."""

import pytest

from alcaide import SwiftLuck
from alcaide.core import BadSetting
from alcaide.games.alhambra import GAME
from alcaide.games.alhambra.names import CHIPS
from tests.games.alhambra.table import Table


def begun(players: int = 3, **options: object) -> Table:
    table = Table(players)
    table.position = GAME.new(players, **options)  # type: ignore[assignment]
    table.position.listen()
    return table


@pytest.mark.parametrize("players", range(2, 7))
def test_D1_two_to_six_play(players: int) -> None:
    assert GAME.new(players).players == players


@pytest.mark.parametrize("players", [1, 7, True, "3"])
def test_D1_no_other_number_can(players: object) -> None:
    with pytest.raises(BadSetting) as refused:
        GAME.check_players(players)

    assert refused.value.code == "bad_players"


def test_D2_eight_dice_are_thrown_and_26_chips_lie_unseen() -> None:
    state = begun().state

    assert sum(map(sum, state["unseen"])) == 26
    table = begun().luck("start chip at tower", *["chip p1"] * 4, "chip p2")
    assert table.state["thrown"] == 8


def test_D3_every_face_is_as_likely() -> None:
    table = begun().luck("start chip at tower", *["chip p1"] * 4, "chip p2")
    expected = [0.0] * 6
    for code, odds in table.position.outcomes():
        for kind, count in enumerate(GAME.luck.decode(code).dice):  # type: ignore[attr-defined]
            expected[kind] += odds * count

    assert expected == pytest.approx([8 / 6] * 6)


def test_D4_the_chips_are_16_of_points_and_10_others() -> None:
    light, dark = begun().state["unseen"]

    assert dict(zip(CHIPS, light, strict=False)) == {
        "none": 0, "p1": 4, "p2": 3, "p3": 3, "swap": 2, "displace": 2, "cancel": 3, "black": 3,
    }  # fmt: skip
    assert sum(dark) == 6


def test_D4a_all_dark_chips_are_point_chips() -> None:
    assert sum(begun().state["unseen"][1][4:]) == 0


def test_D4b_point_chips_are_worth_1_to_3() -> None:
    assert {name for name in CHIPS if name.startswith("p")} == {"p1", "p2", "p3"}


def test_D4c_how_many_of_each_value_is_an_option() -> None:
    table = begun(points={"light": [10, 0, 0], "dark": [0, 0, 6]})

    assert table.state["unseen"][0][1:4] == [10, 0, 0]
    assert table.state["unseen"][1][1:4] == [0, 0, 6]


@pytest.mark.parametrize(
    "points",
    [
        5,
        {"light": [4, 3, 3]},
        {"light": [4, 3, 3], "dark": [2, 2, 2], "grey": []},
        {"light": [4, 3, 4], "dark": [2, 2, 2]},
        {"light": [4, 3, 3], "dark": [2, 2, 2, 0]},
        {"light": [4, 3, 3], "dark": [2, 2, True]},
        {"light": [-1, 8, 3], "dark": [2, 2, 2]},
        {"light": [4, 3, 3.0], "dark": [2, 2, 2]},
    ],
)
def test_D4c_totals_and_shape_are_checked(points: object) -> None:
    with pytest.raises(BadSetting) as refused:
        GAME.settings({"points": points})

    assert refused.value.code == "bad_option"
    assert "the default is" in refused.value.sentence


def test_D4c_the_default_said_aloud_is_not_written() -> None:
    settings = GAME.settings({"points": {"light": [4, 3, 3], "dark": [2, 2, 2]}})

    assert GAME.differing(settings) == {}


def test_D5_a_light_chip_is_any_unseen_one_as_likely() -> None:
    table = begun().luck("start chip at pavilion", "chip cancel")

    odds = {str(GAME.luck.decode(code)): chance for code, chance in table.position.outcomes()}
    assert odds["chip cancel"] == pytest.approx(2 / 19)
    assert odds["chip p1"] == pytest.approx(4 / 19)
    assert sum(odds.values()) == pytest.approx(1)


def test_D5_a_chip_of_which_all_were_seen_cannot_come() -> None:
    table = begun().luck("start chip at pavilion", "chip swap", "chip swap")

    assert not table.position.possible(GAME.luck.parse("chip swap").code)


@pytest.mark.parametrize(("players", "markers"), [(2, 5), (3, 5), (4, 4), (5, 3), (6, 3)])
def test_D6_markers_by_the_number_of_players(players: int, markers: int) -> None:
    state = begun(players).state

    assert state["markers"] == [markers] * max(players, 3)
    assert state["points"] == [0] * max(players, 3)
    assert not any(map(any, state["stones"]))


def test_D7_seat_0_is_the_first_start_player() -> None:
    assert begun().state["caliph"] == 0


def test_D8_a_round_lays_chips_then_takes_turns_then_awards_then_clears_up() -> None:
    table = begun(6).luck("start chip at tower", *["chip p1"] * 4, "chip p2")
    asked = []
    while table.state["round"] == 1:
        asked.append(table.asked.split()[1])
        table.position.play(
            table.position.sample(SwiftLuck(1)) if table.asked == "luck roll" else table.position.legal()[0]
        )
    turns = 6 * 3

    assert asked[: 2 * turns] == ["roll", "turn"] * turns
    assert set(asked[2 * turns :]) <= {"award", "swap", "start"}
    assert table.state["points"] != [0] * 6


def test_D9_chips_go_left_to_right_around_the_start_player_chip() -> None:
    table = begun().luck("start chip at seraglio", "chip p1", "chip swap", "chip cancel", "chip p3", "chip black")

    assert [CHIPS[chip] for chip in table.state["bonus"]] == ["p1", "start", "swap", "cancel", "p3", "black"]
    assert table.asked == "luck roll"


def test_D10_the_last_round_has_six_dark_chips_and_no_start_player_chip() -> None:
    table = Table(3, bonus="none none none none none none", round=5, stage=4)
    table.luck("chip p1", "chip p1", "chip p2", "chip p2", "chip p3", "chip p3")

    assert [CHIPS[chip] for chip in table.state["bonus"]] == ["p1", "p1", "p2", "p2", "p3", "p3"]
    assert table.state["start_column"] == -1
    assert table.asked == "luck roll"


def test_E6_start_chip_on_arcades_then_five_chips() -> None:
    table = begun().luck("start chip at arcades", "chip p1", "chip p2", "chip p3", "chip swap", "chip black")

    assert [CHIPS[chip] for chip in table.state["bonus"]] == ["p1", "p2", "start", "p3", "swap", "black"]


def test_E7_four_rounds_of_five_light_chips_and_one_of_six_dark_ones() -> None:
    light, dark = begun().state["unseen"]

    assert sum(light) == 4 * 5
    assert sum(dark) == 6
    assert sum(light[1:4]) + sum(dark[1:4]) == 16
