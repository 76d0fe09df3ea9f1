"""Material and state (K1-K6)."""

import pytest

from alcaide import SwiftLuck
from alcaide.games.burgenland import GAME, TRACKS, codes
from alcaide.games.burgenland.names import COLOURS
from tests.games.burgenland.table import Table, landed, later

FORTY = "W " + "_ " * 38 + "W"


def test_K1_every_colour_has_nine_walls_three_open_towers_three_houses_and_four_roofed_towers() -> None:
    table = Table(blue=("", ""), yellow=("", ""), red=("", ""))

    for colour in COLOURS:
        assert [table.pile(colour, letter) for letter in "WTHR"] == [9, 3, 3, 4]


@pytest.mark.parametrize(("castle", "value"), [("W", 1), ("W T", 1 + 2), ("W H", 1 + 3), ("W R", 1 + 5)])
def test_K2_a_wall_counts_1_an_open_tower_2_a_house_3_a_roofed_tower_5(castle: str, value: int) -> None:
    assert Table(blue=(castle, "")).value(0, "blue") == value


def test_K3_five_red_dice_lie_on_the_board_or_belong_to_a_player() -> None:
    table = Table(dice=(2, 1))

    assert (table.supply, table.dice) == (2, (2, 1))


def test_K3_the_own_die_is_never_lost() -> None:
    table = Table(dice=(0, 5))

    assert table.legal == ["roll"]


def test_K4_the_track_has_24_spaces_in_three_areas_that_are_alike() -> None:
    kinds = Table().kinds()

    assert len(kinds) == 24
    assert kinds[:8] == kinds[8:16] == kinds[16:]
    assert kinds[:8] == ["wall", "wall", "crown", "wall", "wall_crown", "open_tower", "house", "roofed_tower"]


@pytest.mark.parametrize("track", TRACKS)
def test_K4_every_track_ends_with_open_tower_house_and_roofed_tower_and_has_two_crowns(track: str) -> None:
    area = Table(track=track).kinds()[:8]

    assert area[5:] == ["open_tower", "house", "roofed_tower"]
    assert sorted(area[:5]) == ["crown", "wall", "wall", "wall", "wall_crown"]


def test_K4_the_six_tracks_are_six_different_ones() -> None:
    assert list(TRACKS) == list("ABCDEF")
    assert len({tuple(area) for area in TRACKS.values()}) == 6


@pytest.mark.parametrize(
    ("track", "crown", "wall_crown"), [("A", 3, 5), ("B", 3, 4), ("C", 3, 1), ("D", 5, 3), ("E", 4, 3), ("F", 3, 2)]
)
def test_K4_the_crowns_of_every_track_work_where_they_are_printed(track: str, crown: int, wall_crown: int) -> None:
    on_crown = Table(track=track, crown="red 8", blue=("W T", "W")).roll(crown)
    on_wall_crown = Table(track=track, crown="red 8").roll(wall_crown)

    assert on_crown.scores == (2, 0)
    assert on_wall_crown.asked == "space"
    assert "score" in on_wall_crown.legal


def test_K4_clockwise_goes_from_red_8_on_to_blue_1() -> None:
    assert Table(crown="red 8").roll(1).crown == "blue 1"


def test_K5_a_hole_divides_a_castle_into_parts() -> None:
    assert Table(blue=("W T _ R W", "")).value(0, "blue") == 6


def test_K5_a_castle_may_be_empty() -> None:
    table = Table(blue=("", "W"))

    assert table.castle(0, "blue") == ""
    assert table.value(0, "blue") == 0


def test_K5_empty_slots_at_the_ends_are_trimmed() -> None:
    table = landed("blue 8", seat=1, blue=("R _ W _ R", "W R W R")).do("take card left from 4")

    assert table.castle(0, "blue") == "R _ W"


def test_K5_a_castle_of_39_slots_grows_once_more() -> None:
    table = landed("blue 1", blue=("W " + "_ " * 37 + "W", "W"))

    table.do("take card left")

    assert table.castle(0, "blue") == "W W " + "_ " * 37 + "W"
    assert len(table.castle(0, "blue").split()) == codes.SLOTS


def test_K5_a_castle_of_40_slots_takes_no_card_at_an_end() -> None:
    table = landed("blue 1", blue=(FORTY, "W"))

    assert table.legal == ["take dice", "take card in 1", "take card in 38"]


def test_K5_a_castle_of_40_slots_can_still_fill_its_holes_and_lose_a_card() -> None:
    filled = landed("blue 1", blue=(FORTY, "W")).do("take card in 38")
    lost = later("blue 8", blue=(FORTY, "W")).roll(1).do("lose right")

    assert filled.castle(0, "blue").endswith("_ W W")
    assert lost.castle(0, "blue") == "W"


def test_K6_everybody_sees_everything() -> None:
    position = GAME.new()
    luck = SwiftLuck(6)
    for _ in range(100):
        legal = position.legal()
        position.play(legal[luck.pick(len(legal))] if legal else position.sample(luck))

    views = [GAME.view(position, seat) for seat in (0, 1, None)]

    assert views[0] == views[1] == views[2]
    assert position.imagine(0, luck).state() == position.state()
