"""Bots that fail are replaced, slow ones delay nobody, and nothing hangs."""

import random
from collections.abc import Iterator

import pytest

from tests.server.house import Ear, House, running


@pytest.fixture(scope="module")
def odd_house() -> Iterator[House]:
    """A server with one process for bots, some of which misbehave."""
    with running(bots="tests.server.bots:BOTS", think=2.0, workers=1) as house:
        yield house


def replaced(ear: Ear) -> dict[str, object]:
    """The event that tells of a bot's end; forced moves may come before it."""
    while True:
        if ear.latest["legal"]:
            ear.act()
        for event in ear.update()["events"]:
            if event["event"] == "bot_replaced":
                return dict(event)


@pytest.mark.parametrize("bot", ["raises", "dies", "cheats", "hangs"])
def test_a_bot_that_fails_is_replaced_and_the_match_goes_on(odd_house: House, bot: str) -> None:
    place = odd_house.set_up("you", bot)

    with place.listen() as ear:
        event = replaced(ear)
        last = ear.play(random.Random(1))

    assert (event["seat"], event["bot"], event["instead"]) == (1, bot, "random")
    assert last["seats"][1]["bot"] == "random"
    assert last["result"] is not None


def test_a_bot_that_hangs_delays_no_other_table() -> None:
    """The only process is taken at once, and two more beside it; their time is never up."""
    with running(bots="tests.server.bots:BOTS", think=600.0, workers=1) as house:
        for _ in range(3):
            house.set_up("hangs", "random")
        with house.set_up("you", "squire").listen() as ear:
            last = ear.play(random.Random(2))

    assert last["seats"][1]["bot"] == "squire"


def test_a_hint_that_comes_too_late_is_refused() -> None:
    with running(think=0.0) as house, house.set_up("you", "you").listen() as ear:
        while len(ear.latest["legal"]) < 2:
            ear.act()
            ear.update()
        ear.say(type="hint", turn=ear.latest["turn"])

        assert ear.refused()["code"] == "no_hint"
