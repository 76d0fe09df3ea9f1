"""The ladder: claims with intervals, played again from their seeds."""

import pytest

from alcaide import GAMES
from alcaide.lab import Plan, Rung, climb, measure, play_match
from alcaide.records import Chance


def test_the_same_seed_climbs_the_same_rung():
    rung = Rung("burgenland", 2, "squire", "page")

    assert list(climb(rung, 3, 7)) == list(climb(rung, 3, 7, workers=2))


def test_both_sides_of_a_group_have_the_same_luck():
    rolls = []
    for seats in (("squire", "page"), ("page", "squire")):
        lines = play_match(Plan("burgenland", 2, seats, 3, {}), 0).lines
        rolls.append(next(str(line.outcome) for line in lines if isinstance(line, Chance)))

    assert rolls[0] == rolls[1]


def test_a_mirror_match_is_even_within_its_interval():
    rung = Rung("burgenland", 2, "page", "page")
    result = measure(rung, list(climb(rung, 60, 1)), 1)

    assert rung.is_mirror
    assert result.low < 0.5 < result.high


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_squire_beats_a_page(game):
    rung = Rung(game.name, 2, "squire", "page")
    result = measure(rung, list(climb(rung, 3, 1)), 1)

    assert result.share > 0.75


def test_an_interval_counts_groups_and_not_matches():
    result = measure(Rung("alcazar", 4, "alcaide", "squire"), [0.75, 0.25, 0.5, 0.5], 1)

    assert result.share == 0.5
    assert (result.low, result.high) == (pytest.approx(0.15, abs=0.001), pytest.approx(0.85, abs=0.001))
