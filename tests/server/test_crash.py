"""Kill -9 in mid-match: nothing acknowledged is lost, and the luck goes on as it would have."""

import json
import random
import signal

from alcaide.core import read_record, verify_luck, write_line
from tests.server.house import PATIENCE, Place
from tests.server.spawned import spawned


def test_what_was_told_survives_kill_9(lasting: str) -> None:
    choice = random.Random(7)
    with spawned(lasting) as first:
        place = first.house.set_up("you", "squire", name="Ada")
        with place.listen() as ear:
            ear.say(type="chat", text="still there")
            ear.wait("chat")
            while ear.latest["turn"] < 40 or not ear.latest["legal"]:
                turn = ear.latest["turn"]
                if ear.latest["legal"]:
                    ear.act(choice.randrange(len(ear.latest["legal"])))
                ear.until(turn + 1)
            first.process.kill()
            told = ear.latest

    with spawned(lasting) as second:
        place = Place(second.house, place.table, place.token)
        with place.listen() as ear:
            again = ear.latest
            chat = ear.wait("chat")
            ear.play(choice)
        match = read_record([write_line(line) for line in place.lines()])

    assert {**again, "events": []} == {**told, "events": []}
    assert chat["text"] == "still there"
    assert match.is_over
    assert verify_luck(match)


def test_sigterm_lets_go_in_order(tmp_path: object) -> None:
    with spawned(f"{tmp_path}/tables.sqlite") as server:
        place = server.house.set_up("you", "random")
        with place.listen() as ear:
            ear.act()
            ear.until(1)
            server.process.send_signal(signal.SIGTERM)
            _, errors = server.process.communicate(timeout=PATIENCE)

    events = [json.loads(line)["event"] for line in errors.splitlines()]
    assert events[-1] == "closed" or "closed" in events
    assert server.process.returncode in (0, -signal.SIGTERM)
    assert "Traceback" not in errors
