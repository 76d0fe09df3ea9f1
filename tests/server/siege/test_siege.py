"""Each attack in its short form; `make siege` has the long ones."""

from pathlib import Path

from bench.siege import bot_crowd, undo_bomb
from bench.siege.outcome import Outcome


def check(outcome: Outcome) -> None:
    assert outcome.held, outcome.now


def test_taking_back_for_an_hour_stops_nobody(tmp_path: Path) -> None:
    check(undo_bomb.siege(tmp_path, cycles=4_000))


def test_somebody_with_many_bots_starves_nobody_elses() -> None:
    for outcome in bot_crowd.siege(tables=20, moves=15):
        check(outcome)
