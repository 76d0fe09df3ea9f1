"""Each attack in its short form; `make siege` has the long ones."""

from pathlib import Path

from bench.siege import undo_bomb
from bench.siege.outcome import Outcome


def check(outcome: Outcome) -> None:
    assert outcome.held, outcome.now


def test_taking_back_for_an_hour_stops_nobody(tmp_path: Path) -> None:
    check(undo_bomb.siege(tmp_path, cycles=4_000))
