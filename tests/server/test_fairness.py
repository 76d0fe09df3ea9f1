"""Whose bots think first, and when none do."""

import asyncio
import os
import time

import pytest

from alcaide.server.accountant import Accountant, Resource
from alcaide.server.bot_pool import without_secrets
from alcaide.server.fair_queue import FairQueue, Ticket
from alcaide.server.settings import Limits
from tests.server.house import running, wait_until

anyio = pytest.mark.anyio


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


@anyio
async def test_a_newcomer_does_not_wait_for_somebody_with_many() -> None:
    queue = FairQueue(Accountant(Limits()), quick=1, most=4, each=2)
    greedy = [asyncio.create_task(queue.enter("greedy", f"t{number}")) for number in range(20)]
    await settle()
    assert len(queue.running) == 1
    async with asyncio.timeout(1):
        guest = await queue.enter("guest", "g")

    assert {ticket.account for ticket in queue.running} == {"greedy", "guest"}
    queue.leave(guest)
    for task in greedy:
        task.cancel()


@anyio
async def test_one_account_has_only_so_many_places_even_if_it_takes_long() -> None:
    queue = FairQueue(Accountant(Limits()), quick=1, most=4, each=2)
    tasks = [asyncio.create_task(queue.enter("greedy", f"t{number}")) for number in range(20)]
    for _ in range(6):
        await settle()
        for ticket in list(queue.running):
            queue.linger(ticket)

    assert len(queue.running) == 2
    for task in tasks:
        task.cancel()


@anyio
async def test_who_has_spent_less_is_first_and_tables_take_turns() -> None:
    accountant = Accountant(Limits())
    accountant.owe(Resource.THINKING, "spender", 50.0)
    queue, order = FairQueue(accountant, quick=1, most=1, each=1), []

    async def go(account: str, table: str) -> None:
        ticket: Ticket = await queue.enter(account, table)
        order.append((account, table))
        queue.leave(ticket)

    first = await queue.enter("first", "f")
    tasks = [
        asyncio.create_task(go(account, table))
        for account, table in [("spender", "a"), ("spender", "a"), ("spender", "b"), ("saver", "c")]
    ]
    await settle()
    queue.leave(first)
    await asyncio.gather(*tasks)

    assert order == [("saver", "c"), ("spender", "a"), ("spender", "b"), ("spender", "a")]


@anyio
async def test_who_waits_no_more_takes_no_place() -> None:
    queue = FairQueue(Accountant(Limits()), quick=1, most=1, each=1)
    first = await queue.enter("a", "a")
    second = asyncio.create_task(queue.enter("b", "b"))
    await settle()
    second.cancel()
    await settle()
    queue.leave(first)

    assert (queue.waiting, queue.running) == ([], set())


def test_bots_among_themselves_play_only_while_somebody_watches() -> None:
    with running() as house:
        place = house.set_up("random", "random")
        time.sleep(0.3)
        assert place.call("GET", "/history").json()["turn"] <= 1
        with place.listen() as ear:
            ear.until(20)
        wait_until(lambda: house.measure("alcaide_listeners") == 0)
        time.sleep(0.1)
        stopped = place.call("GET", "/history").json()["turn"]
        time.sleep(0.3)

        assert place.call("GET", "/history").json()["turn"] == stopped
        with place.listen() as ear:
            ear.until(stopped + 1)


def test_bots_among_themselves_wait_when_their_watchers_have_spent_everything() -> None:
    with running(limits=Limits(thinking=0.0001)) as house, house.set_up("random", "random").listen() as ear:
        for _ in range(20):
            ear.update()
        time.sleep(0.5)
        turns = house.client.get(f"/api/tables/{ear.latest['table']}/history").json()["turn"]

    assert turns < 60


def test_hints_are_refused_to_who_has_spent_everything() -> None:
    with running(limits=Limits(thinking=0.0)) as house, house.set_up("you", "you").listen() as ear:
        while len(ear.latest["legal"]) < 2:
            ear.act()
            ear.update()
        ear.say(type="hint", turn=ear.latest["turn"])

        assert ear.refused()["code"] == "too_fast"


def test_processes_of_bots_do_not_inherit_the_password_of_the_database(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ALCAIDE_DATABASE", "postgresql://ada:hunter2@db/x")
    monkeypatch.setenv("PGPASSWORD", "hunter2")

    assert "hunter2" not in str(without_secrets())
    assert without_secrets()["PATH"] == os.environ["PATH"]
