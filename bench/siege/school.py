"""A school and a crowd: many people who mean well, behind one address or at one table. They are no attack."""

import asyncio
import json
import random
import time
from concurrent.futures import ThreadPoolExecutor

import websockets
from websockets.asyncio.client import connect

from alcaide.server.connections import allow_many_files
from alcaide.server.settings import Limits
from bench.siege.outcome import Outcome
from tests.server.house import House, Place, running

WAIT = 0.25
LATER_WAIT = 2.0
"""Seconds that the page waits before it comes back, as `connection.svelte.ts` has them."""


def come_to_play(house: House) -> bool:
    """One pupil: the lobby, a table, a friend's seat, a move."""
    with house.seen_from("127.0.0.4") as own:
        seen = own.client.get("/").status_code == 200 and own.client.get("/api/games").status_code == 200
        seen = seen and own.client.get("/api/tables").status_code == 200
        place = own.set_up("you", "open", listed=True)
        friend = place.join(name="friend")
        with place.listen() as ear, friend.listen():
            ear.act()
            ear.until(1)
            own.client.get(f"{place.path}/history").raise_for_status()
    return seen


def school(pupils: int = 120) -> Outcome:
    """So many pupils behind one address come in the same half minute."""
    allow_many_files()
    with running(limits=Limits()) as house, ThreadPoolExecutor(pupils) as hands:
        began = time.monotonic()
        coming = [hands.submit(come_to_play, house) for _ in range(pupils)]
        seated = sum(each.exception() is None and each.result() for each in coming)
        seconds = time.monotonic() - began
    now = f"{seated} of {pupils} sit and have moved after {seconds:.1f} s"
    return Outcome("a school behind one address", "at most 20 tables a minute", now, seated == pupils and seconds < 30)


async def watch(place: Place, caller: str, ended: asyncio.Event, inside: list[int]) -> None:
    """One spectator, who comes back as the page does."""
    wait, address = WAIT, f"ws://{place.house.address}{place.path}/socket"
    while not ended.is_set():
        code = 1006
        try:
            async with connect(address, local_addr=(caller, 0), proxy=None, open_timeout=60) as socket:
                await socket.send('{"type":"hello","version":2}')
                async for text in socket:
                    if json.loads(text)["type"] == "update":
                        inside.append(1)
                        await ended.wait()
                        return
                code = socket.close_code or code
        except (OSError, TimeoutError, websockets.WebSocketException):
            pass
        if code == 4400:
            return
        wait = max(wait, LATER_WAIT) if code == 1013 else wait
        await asyncio.sleep(wait * (0.5 + random.random()))
        wait = min(2 * wait, 10.0)


async def gather_crowd(place: Place, spectators: int, addresses: int, patience: float) -> tuple[int, float]:
    """Let everyone come at once; how many are in, and after how many seconds."""
    ended, inside, began = asyncio.Event(), list[int](), time.monotonic()
    callers = [f"127.0.1.{1 + number % addresses}" for number in range(spectators)]
    tasks = [asyncio.create_task(watch(place, caller, ended, inside)) for caller in callers]
    while len(inside) < spectators and time.monotonic() - began < patience:
        await asyncio.sleep(0.05)
    seconds = time.monotonic() - began
    ended.set()
    await asyncio.gather(*tasks)
    return len(inside), seconds


def crowd(spectators: int = 2_000, addresses: int = 40, patience: float = 90.0) -> Outcome:
    """So many come to look at one table while two people play there."""
    allow_many_files()
    with running(limits=Limits()) as house, ThreadPoolExecutor(1) as hands:
        place = house.set_up("you", "you")
        with place.listen() as ear:
            coming = hands.submit(asyncio.run, gather_crowd(place, spectators, addresses, patience))
            longest = 0.0
            while not coming.done():
                began, turn = time.monotonic(), ear.latest["turn"]
                if ear.latest["legal"]:
                    ear.act()
                    ear.until(turn + 1)
                    longest = max(longest, time.monotonic() - began)
                time.sleep(0.5)
        inside, seconds = coming.result()
    now = f"{inside} of {spectators} in after {seconds:.1f} s; a move takes {1000 * longest:.0f} ms at worst"
    return Outcome("2,000 spectators at once", "1,238 turned away for good", now, inside == spectators)
