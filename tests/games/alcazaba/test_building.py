"""Building rules, redesign and the wall (V14-V18, V21, V22)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alcaide.games.alcazaba.names import PRINTED, TILES, walls_code
from tests.games.alcazaba import slow
from tests.games.alcazaba.table import DIRK, Table, fitting, plain, turn, walls_of

E28 = {(1, 0): "pavilion-06", (0, -1): "pavilion-05"}


def test_V14_1_a_tile_is_never_turned() -> None:
    """A tile with a wall in the east fits west of the fountain nowhere, though it would if it were turned."""
    assert fitting("pavilion-06", {}).places == {(1, 0), (0, 1), (0, -1)}


def test_V14_2_it_shares_a_side_and_corners_do_not_count() -> None:
    table = fitting("pavilion-07", {})

    assert table.places == {(0, -1), (1, 0), (0, 1), (-1, 0)}
    assert table.why_not("build at 1 1") == ("1 1 shares no side with your Alhambra.", "V14")
    assert table.why_not("build at 0 0") == ("There is a tile at 0 0 already.", "V14")


def test_V14_2_a_site_far_away_is_refused_as_one_beside_the_corner_is() -> None:
    table = fitting("pavilion-07", {(1, 0): "pavilion-06"})

    for y in (-25, -10, 10, 25):
        for x in range(-25, 26):
            assert table.why_not(f"build at {x} {y}") == (f"{x} {y} shares no side with your Alhambra.", "V14")


def test_V14_3_walls_meet_walls() -> None:
    table = fitting("pavilion-07", {(1, 0): "pavilion-06"})

    assert (2, 0) not in table.places
    assert table.why_not("build at 2 0") == ("On side W of 2 0 a wall would meet no wall.", "V14")


def test_V14_4_it_can_be_reached_on_foot() -> None:
    table = fitting("seraglio-05", {(1, 0): "pavilion-06"})

    assert "no way on foot" in table.why_not("build at 2 0")[0]


def test_V14_5_it_leaves_no_hole() -> None:
    table = fitting("tower-12", plain((1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2)))

    assert table.why_not("build at 0 1") == ("A tile at 0 1 would leave a hole.", "V14")


@settings(max_examples=40, deadline=None)
@given(st.lists(st.integers(0, 10_000), min_size=2, max_size=50), st.permutations(range(55)))
def test_V15_the_quick_test_equals_the_definition(choices: list[int], order: list[int]) -> None:
    """Alhambras of up to 25 tiles, any tiles in any order; every place, every removal, compared at every step."""
    built: dict[tuple[int, int], str] = {}
    for choice, tile in zip(choices[:25], order, strict=False):
        tiles = {(0, 0): "", **{at: PRINTED[name] for at, name in built.items()}}
        places = fitting(TILES[tile], built).places

        assert places == slow.places(tiles, PRINTED[TILES[tile]])
        if places:
            built[sorted(places)[choice % len(places)]] = TILES[tile]
    check_redesigns(built, [TILES[tile] for tile in order if TILES[tile] not in built.values()][:4])


def check_redesigns(built: dict[tuple[int, int], str], stock: list[str]) -> None:
    """All redesigns with this reserve are those that the definitions allow."""
    tiles = {(0, 0): "", **{at: PRINTED[name] for at, name in built.items()}}
    expected = {f"remove {x} {y}" for x, y in slow.removals(tiles)}
    for name in stock:
        expected |= {f"build {name} at {x} {y}" for x, y in slow.places(tiles, PRINTED[name])}
        expected |= {
            f"exchange {name} at {x} {y}"
            for (x, y), old in built.items()
            if (name.split("-")[0], PRINTED[name]) != (old.split("-")[0], PRINTED[old])
            and slow.is_legal({**tiles, (x, y): PRINTED[name]})
        }

    assert set(turn(built={0: built}, reserve={0: " ".join(stock)}).redesigns) == expected


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 10_000), st.integers(0, 15)), max_size=25))
def test_V15_and_V22_with_any_walls(wishes: list[tuple[int, int]]) -> None:
    """Also with walls that no tile has; the outline never touches itself, so no corner joins three walls."""
    table = Table(3)
    state = table.state
    built: dict[tuple[int, int], str] = {}
    tiles: dict[tuple[int, int], str] = {(0, 0): ""}
    for tile, (choice, walls) in enumerate(wishes):
        sides = "".join(side for bit, side in enumerate("NESW") if walls >> bit & 1)
        places = sorted(slow.places(tiles, sides))
        state["walls"][tile] = walls_code(sides)
        fit = fitting(TILES[tile], built, walls=state["walls"])
        assert sorted(fit.places) == places
        if places:
            at = places[choice % len(places)]
            built[at], tiles[at] = TILES[tile], sides
    table = turn(built={0: built}, walls=state["walls"])
    ends = [end for segment in slow.wall_segments(tiles) for end in segment]

    assert walls_of(table.state, 0) == tiles
    assert table.position.wall(0) == slow.longest_wall(tiles)
    assert all(ends.count(end) <= 2 for end in ends)


def test_V16_the_reserve_counts_for_nothing() -> None:
    table = turn(reserve={0: "tower-01 tower-02 tower-03"})

    assert table.position.tiles_in(0, 5) == 0
    assert table.position.wall(0) == 0


def test_V17_the_fountain_is_never_removed_or_exchanged() -> None:
    table = turn(built={0: plain((1, 0))}, reserve={0: "garden-09"})

    assert "fountain" in table.why_not("redesign remove 0 0")[0]
    assert table.why_not("redesign exchange garden-09 at 0 0")[1] == "V17"


def test_V18_a_build_from_the_reserve() -> None:
    table = turn(reserve={0: "pavilion-06"}).do("redesign build pavilion-06 at 1 0")

    assert table.alhambra(0) == {(1, 0): "pavilion-06"}
    assert table.reserve(0) == ""


def test_V18_b_remove_to_the_reserve() -> None:
    table = turn(built={0: {(1, 0): "pavilion-06"}}).do("redesign remove 1 0")

    assert table.alhambra(0) == {}
    assert table.reserve(0) == "pavilion-06"


def test_V18_b_a_tile_among_four_would_leave_a_hole() -> None:
    around = plain((1, 0), (1, -1), (1, 1), (2, 0), (2, 1), (2, -1), (0, 1))

    table = turn(built={0: around})
    assert "hole" in table.why_not("redesign remove 1 0")[0]


def test_V18_c_exchange_on_the_very_same_cell() -> None:
    table = turn(built={0: {(1, 0): "pavilion-06"}}, reserve={0: "garden-07 seraglio-05"})

    assert "exchange garden-07 at 1 0" in table.redesigns
    assert "do not match" in table.why_not("redesign exchange seraglio-05 at 1 0")[0]
    table.do("redesign exchange garden-07 at 1 0")
    assert (table.alhambra(0), table.reserve(0)) == ({(1, 0): "garden-07"}, "pavilion-06 seraglio-05")


def test_V18_c_an_exchange_of_equals_changes_nothing() -> None:
    table = turn(built={0: {(1, 0): "chambers-08"}}, reserve={0: "chambers-09 arcades-08"})

    assert "exchange arcades-08 at 1 0" in table.redesigns
    assert "change nothing" in table.why_not("redesign exchange chambers-09 at 1 0")[0]


def test_V21_a_wall_back_to_back_does_not_count() -> None:
    built = {(1, 0): "pavilion-06", (1, 1): "arcades-08", (2, 1): "arcades-09"}

    assert turn(built={0: built}).position.wall(0) == 1
    assert turn(built={0: {**built, (2, 0): "seraglio-05"}}).position.wall(0) == 0


def test_V22_a_closed_wall_counts_every_segment_once() -> None:
    ring = {(0, -1): "tower-01", (1, 0): "tower-02", (0, 1): "garden-01", (-1, 0): "garden-02"}

    assert turn(built={0: ring}).position.wall(0) == 12


def test_E28_a_wall_grows() -> None:
    assert turn(built={0: {(1, 0): "pavilion-06"}}).position.wall(0) == 1
    assert turn(built={0: E28}).position.wall(0) == 1
    assert turn(built={0: {**E28, (1, -1): "seraglio-02"}}).position.wall(0) == 4


def test_E29_only_walled_contact_and_wall_against_no_wall() -> None:
    board = {**E28, (1, -1): "seraglio-02"}

    assert (2, 0) not in fitting("seraglio-05", board).places
    assert (2, 0) not in fitting("pavilion-07", board).places


def test_E29b_a_tile_that_can_be_reached_must_match_all_the_same() -> None:
    board = {(1, 0): "pavilion-06", (1, 1): "arcades-08", (2, 1): "arcades-09"}

    assert (2, 0) not in fitting("pavilion-07", board).places


def test_E30_a_double_wall() -> None:
    board = {(1, 0): "pavilion-06", (1, 1): "arcades-08", (2, 1): "arcades-09"}
    table = fitting("seraglio-05", board).do("build at 2 0")

    assert table.position.wall(0) == 0


def test_E31_a_ring_of_eight_may_not_be_closed_around_a_hole() -> None:
    places = fitting("tower-12", plain((1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2))).places

    assert (0, 1) not in places
    assert (1, 1) in places


def test_E32_a_hole_round_the_corner() -> None:
    assert (1, 1) not in fitting("tower-12", plain((1, 0), (2, 0), (3, 0), (3, 1), (3, 2), (2, 2))).places


def test_E33_the_closed_ring_of_12_is_legal_and_counts_12() -> None:
    table = fitting("garden-02", {(0, -1): "tower-01", (1, 0): "tower-02", (0, 1): "garden-01"})

    assert table.do("build at -1 0").position.wall(0) == 12


def test_E34_a_row_of_three() -> None:
    table = turn(built={0: plain((1, 0), (2, 0))})

    assert table.redesigns == ["remove 2 0"]


@pytest.mark.parametrize("players", [2, 3])
def test_E40_a_tile_that_fits_nowhere_is_asked_for_all_the_same(players: int) -> None:
    table = fitting("tower-12", {}, players=players, walls=[15] * 55 + [0])

    assert table.legal == (["reserve", "give"] if players == 2 else ["reserve"])
    if players == 2:
        assert table.do("give").position.tiles_in(DIRK, 5) == 1
