"""Simulation: the same seed plays the same matches, with any number of processes."""

import pytest

from alcaide import GAMES
from alcaide.core import Decision, verify_file
from alcaide.lab import Plan, play_match, simulate

PLANS = [Plan(game.name, game.seats[-1], ("random",) * game.seats[-1], 1, {}) for game in GAMES.values()]


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.game)
def test_the_same_seed_plays_the_same_matches_with_one_process_and_with_two(plan):
    alone = list(simulate(plan, 12))
    together = list(simulate(plan, 12, workers=2))

    assert alone == together
    assert [match.index for match in alone] == list(range(12))


def test_another_seed_plays_other_matches():
    plans = [Plan("burgenland", 2, ("random", "random"), seed, {}) for seed in (1, 2)]

    assert list(simulate(plans[0], 3)) != list(simulate(plans[1], 3))


def test_a_match_does_not_depend_on_how_many_are_played():
    plan = PLANS[0]

    assert list(simulate(plan, 5))[:2] == list(simulate(plan, 2))


def test_what_is_kept_is_what_the_match_shows():
    plan = Plan("burgenland", 2, ("squire", "random"), 3, {"track": "C"})
    position, lines, _ = play_match(plan, 0)
    (kept,) = simulate(plan, 1)

    assert kept.scores == tuple(position.scores())
    assert kept.winners == tuple(position.winners())
    assert kept.length == len(lines)
    assert sum(kept.decisions) == sum(isinstance(line, Decision) for line in lines)


def test_records_are_written_whole_and_are_right(tmp_path):
    plan = Plan("burgenland", 2, ("squire", "random"), 3, {"track": "C"}, tmp_path)
    kept = list(simulate(plan, 2))
    matches = [verify_file(path) for path in sorted(tmp_path.iterdir())]

    assert [tuple(match.position.scores()) for match in matches] == [match.scores for match in kept]
    assert matches[0].header.names == ("squire", "random")
    assert matches[0].header.settings["track"] == "C"


def test_a_process_that_cannot_write_says_so(tmp_path):
    plan = Plan("burgenland", 2, ("random", "random"), 3, {}, tmp_path / "missing")

    with pytest.raises(FileNotFoundError):
        list(simulate(plan, 4, workers=2))
