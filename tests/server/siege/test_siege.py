"""Each attack in its short form; `make siege` has the long ones."""

from pathlib import Path

import pytest

from alcaide.server.settings import Limits
from bench.siege import bot_crowd, chatter, lobby_flood, review_flood, school, silence, undo_bomb
from bench.siege.outcome import Outcome


def check(outcome: Outcome) -> None:
    assert outcome.held, outcome.now


def test_taking_back_for_an_hour_stops_nobody(tmp_path: Path) -> None:
    check(undo_bomb.siege(tmp_path, cycles=4_000))


def test_somebody_with_many_bots_starves_nobody_elses() -> None:
    for outcome in bot_crowd.siege(tables=20, seconds=2.0):
        check(outcome)


def test_silent_connections_lock_nobody_out(monkeypatch: pytest.MonkeyPatch) -> None:
    for deadline in ("connections.HEADERS", "connections.ANSWER", "incoming.PATIENCE", "sockets.WAIT_FOR_HELLO"):
        monkeypatch.setattr(f"alcaide.server.{deadline}", 1.0)

    check(silence.siege(count=160, limits=Limits(connections=100)))


def test_chat_does_not_fill_the_disk(tmp_path: Path) -> None:
    check(chatter.siege(tmp_path, seconds=3.0, sockets=10))


def test_many_tables_push_no_real_one_out_of_the_lobby() -> None:
    check(lobby_flood.siege(tables=70, present=10))


def test_many_reviews_keep_nobody_elses_waiting() -> None:
    check(review_flood.siege(reviews=8))


def test_a_school_behind_one_address_is_welcome() -> None:
    check(school.school(pupils=120))


def test_a_crowd_of_spectators_comes_in() -> None:
    check(school.crowd(spectators=300, addresses=6))
