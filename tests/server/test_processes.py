"""Several processes at one PostgreSQL: any of them serves any table, and the first writer of a turn is the only one."""

import random
from collections.abc import Iterator

import pytest

from tests.server.house import House, Place
from tests.server.spawned import spawned


@pytest.fixture(scope="module")
def houses(postgres_server: str) -> Iterator[tuple[House, House]]:
    """Two server processes at one database."""
    address = postgres_server.format("postgres")
    with spawned(address) as one, spawned(address) as two:
        yield one.house, two.house


def test_a_match_across_two_processes(houses: tuple[House, House]) -> None:
    ada = houses[0].set_up("you", "open", name="Ada")
    with ada.listen() as first:
        bo = Place(houses[1], ada.table, None).join(name="Bo")
        with bo.listen() as second, Place(houses[1], ada.table, None).listen() as watcher:
            choice = random.Random(8)
            while first.latest["phase"] == "waiting":
                first.update()
            while not (first.latest["seats"][1]["here"] and second.latest["seats"][0]["here"]):
                first.update()
            first.say(type="chat", text="across")
            said = second.wait("chat")
            while first.latest["turn"] < 40:
                actor, other = (first, second) if first.latest["legal"] else (second, first)
                actor.act(choice.randrange(len(actor.latest["legal"])))
                turn = actor.until(actor.latest["turn"] + 1)["turn"]
                other.until(turn)
            watcher.until(turn)

    assert said["text"] == "across"
    assert first.latest["view"] == second.latest["view"] == watcher.latest["view"]
    assert ada.call("GET", "/history").json() == bo.call("GET", "/history").json()


def test_of_two_acts_at_two_processes_one_counts(houses: tuple[House, House]) -> None:
    here = houses[0].set_up("you", "you")
    there = Place(houses[1], here.table, here.token)
    refused = 0
    with here.listen() as one, there.listen() as two:
        for _ in range(25):
            turn = one.latest["turn"]
            one.act()
            two.act()
            one.until(turn + 1)
            two.until(turn + 1)
            while one.latest["turn"] != two.latest["turn"]:
                min((one, two), key=lambda ear: ear.latest["turn"]).update()

            assert one.latest["view"] == two.latest["view"]
        refused = sum('"refused"' in text for ear in (one, two) for text in ear.heard)

    assert refused > 0
    assert all('"stale"' in text for ear in (one, two) for text in ear.heard if '"refused"' in text)


def test_one_process_asks_to_take_back_and_another_agrees(houses: tuple[House, House]) -> None:
    ada = houses[0].set_up("you", "open")
    bo = Place(houses[1], ada.table, None).join()
    with ada.listen() as first, bo.listen() as second:
        before = first.latest["view"]
        first.act()
        turn = first.until(first.latest["turn"] + 1)["turn"]
        first.say(type="undo", turn=turn)
        while second.latest["undo"]["asked_by"] is None:
            second.update()
        second.say(type="allow_undo", turn=second.latest["turn"], allow=True)
        while first.latest["view"] != before:
            first.update()

        assert first.latest["legal"]


def test_bots_of_a_table_that_both_processes_serve_play_once(houses: tuple[House, House]) -> None:
    here = houses[0].set_up("you", "squire")
    there = Place(houses[1], here.table, here.token)
    with here.listen() as one, there.listen() as two:
        while one.latest["turn"] < 30:
            turn = one.latest["turn"]
            if one.latest["legal"]:
                one.act()
            one.until(turn + 1)

        assert two.until(30)["turn"] >= 30
    assert here.call("GET", "/history").json()["moments"][:20] == there.call("GET", "/history").json()["moments"][:20]


def test_a_thought_is_thought_in_one_process(postgres_server: str) -> None:
    """In processes of their own: once both have heard the end nobody there thinks, and the counts are final."""
    address = postgres_server.format("postgres")
    with spawned(address) as first, spawned(address) as second:
        here = first.house.set_up("you", "squire")
        with here.listen() as one, Place(second.house, here.table, here.token).listen() as two:
            one.play(random.Random(9))
            while two.latest["phase"] != "over":
                two.update()
        lines = here.lines()
        thoughts = sum(each.house.measure("alcaide_think_seconds_count") for each in (first, second))
    replies = [line for line in lines if line.get("seat") == 1 and line["n"] > 1]

    assert thoughts == len(replies)
