"""Bots that crash, hang, talk nonsense or cheat: the match says which bot did what, and goes on or ends."""

import time

import pytest

from alcaide import GAMES, OVER, SwiftLuck
from alcaide.core import Decision
from alcaide.lab import Plan, Round, compete, play_match, rate_bouts, simulate
from alcaide.search import BOTS, BotFault, ask

GAME = GAMES["burgenland"]


class Bad:
    """A bot that does one thing wrong, in its second decision."""

    about = "for tests"

    def __init__(self, name, answer):
        self.name = name
        self.answer = answer

    def choose(self, position, seat, luck, limit=None):
        return self.answer(position)


def crash(position):
    raise ZeroDivisionError("one by nothing")


def hang(position):
    while True:
        time.sleep(0.01)


BAD = [
    Bad("crashing", crash),
    Bad("hanging", hang),
    Bad("wordy", lambda position: "roll"),
    Bad("truthful", lambda position: True),
    Bad("cheating", lambda position: 1738),
    Bad("silent", lambda position: None),
]
SAID = {
    "crashing": "The bot crashing on seat 0 crashed ('ZeroDivisionError: one by nothing').",
    "hanging": "The bot hanging on seat 0 thought longer than 0.5 seconds.",
    "wordy": "The bot wordy on seat 0 answered 'roll', which is not the number of a move.",
    "truthful": "The bot truthful on seat 0 answered True, which is not the number of a move.",
    "cheating": "The bot cheating on seat 0 chose 1738, which is not legal.",
    "silent": "The bot silent on seat 0 answered None, which is not the number of a move.",
}


@pytest.fixture(params=BAD, ids=lambda bad: bad.name)
def bad(request, monkeypatch):
    monkeypatch.setitem(BOTS, request.param.name, request.param)
    return request.param


def test_a_fault_says_which_bot_did_what(bad):
    with pytest.raises(BotFault) as caught:
        ask(bad, GAME.new(), 0, SwiftLuck(1), seconds=0.5)

    assert caught.value.sentence == SAID[bad.name]
    assert caught.value.code == "bot_fault"


def test_a_fault_forfeits_the_match(bad):
    (match,) = simulate(Plan("burgenland", 2, (bad.name, "squire"), 1, {}, seconds=0.5), 1)

    assert match.winners == (1,)
    assert match.faults == (SAID[bad.name],)


def test_or_squire_plays_on(bad):
    plan = Plan("burgenland", 2, (bad.name, "page"), 1, {}, stand_in="squire", seconds=0.5)
    course = play_match(plan, 0)

    assert course.position.to_act == OVER
    assert len(course.faults) == 1
    assert any(isinstance(line, Decision) and line.seat == 0 for line in course.lines)


def test_a_tournament_goes_on_and_reports_it(bad):
    bots = [bad.name, "page", "squire"]
    bouts = list(compete(bots, Round("burgenland", 2, {}, 1, 1, seconds=0.5)))
    standings = {standing.bot: standing for standing in rate_bouts(bots, bouts)}

    assert len(bouts) == 6
    assert standings[bad.name].faults == 4
    assert standings[bad.name].won.value == 0
    assert standings["squire"].faults == 0
