"""The squire at the dice games: it beats random, and uses chips and reserve where they pay."""

import pytest

from alcaide.core import SwiftLuck
from alcaide.games.alcazaba import GAME as ALCAZABA
from alcaide.games.alhambra import GAME as ALHAMBRA
from alcaide.games.dicetable.majorities import expected
from alcaide.lab import Plan, simulate
from alcaide.search import bot_named
from tests.games.alcazaba import table as alcazaba
from tests.games.alhambra import table as alhambra


@pytest.mark.parametrize("seats", [("squire", "random"), ("random", "squire")])
@pytest.mark.parametrize("game", ["alhambra", "alcazaba"])
def test_squire_beats_random_from_either_seat(game: str, seats: tuple[str, str]) -> None:
    matches = list(simulate(Plan(game, 2, seats, 11, {}), 5))

    assert all(seats[winner] == "squire" for match in matches for winner in match.winners)


@pytest.mark.parametrize("game", ["alhambra", "alcazaba"])
def test_squire_beats_random_among_six(game: str) -> None:
    seats = ("random", "squire", "random", "random", "random", "random")
    matches = list(simulate(Plan(game, 6, seats, 12, {}), 3))

    assert sum(match.winners == (1,) or match.winners == [1] for match in matches) >= 2


LOST = {kind: {0: 1, 1: 1} for kind in ("pavilion", "seraglio", "arcades", "chambers", "tower")}
"""Columns where no marker can win anything any more."""


def squire_at_alhambra(table: alhambra.Table) -> str:
    code = bot_named("squire").choose(table.position, table.position.to_act, SwiftLuck(1))
    return str(ALHAMBRA.actions.decode(code))


def test_squire_displaces_where_it_pays() -> None:
    table = alhambra.turn("8 garden", 3, last=True, round=5, area={"garden": {2: 1}}, chips={0: "displace"})

    assert squire_at_alhambra(table) == "place garden displacing"


def test_squire_sets_the_black_die_in_the_last_round() -> None:
    area = {**LOST, "garden": {3: 1}}
    table = alhambra.turn("7 garden 1 tower", 1, last=True, round=5, chips={0: "black"}, area=area)

    assert squire_at_alhambra(table) == "black garden"


def test_squire_stops_where_no_roll_can_help() -> None:
    assert squire_at_alhambra(alhambra.turn("8 garden", 1, last=True, area=LOST)) == "place garden"


def test_squire_builds_from_the_reserve_when_no_marker_can_win_anything() -> None:
    table = alcazaba.turn(reserve={0: "tower-09"}, show="", round=5)
    code = bot_named("squire").choose(table.position, 0, SwiftLuck(1))

    assert str(ALCAZABA.actions.decode(code)).startswith("redesign build tower-09")


def test_standing_higher_is_worth_more_and_the_last_scoring_most() -> None:
    rising = [expected([mine, 3.0, 1.0], 0, 5, 1) for mine in range(8)]

    assert rising == sorted(rising)
    assert expected([9.0, 0.0, 0.0], 0, 5, 5) == pytest.approx(21, abs=0.1)
    assert expected([9.0, 0.0, 0.0], 0, 5, 1) > expected([9.0, 0.0, 0.0], 0, 5, 4)
