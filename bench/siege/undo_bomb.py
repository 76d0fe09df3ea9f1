"""Undo bomb: act and take back in turn for an hour; whoever then loads the table stops the server."""

import asyncio
import time
from dataclasses import replace
from pathlib import Path

from alcaide.core import write_line
from alcaide.store import open_store
from bench.siege.outcome import Outcome, pulse_of
from tests.server.house import Place, running


def take_back(place: Place, most: int) -> str:
    """Act and take back until that is refused, at most so many times; the code of the refusal, or nothing."""
    with place.listen() as ear:
        for _ in range(most):
            ear.act()
            ear.until(ear.latest["turn"] + 1)
            ear.say(type="undo", turn=ear.latest["turn"])
            answer = ear.hear()
            if answer["type"] == "refused":
                return str(answer["code"])
    return ""


async def plant(database: str, table: str, cycles: int) -> None:
    """Write the log of an hour of that past the server, as an older one would have kept it."""
    store = await open_store(database)
    lines = await store.lines(table)
    act, answered = lines[0], len(lines)
    cycle = [*lines, write_line({"undo": answered, "seat": 0})]
    assert '"seat":0' in act
    await store.append(table, answered, (cycle * (cycles + 1))[answered:])
    await store.close()


def siege(folder: Path, cycles: int = 36_000) -> Outcome:
    """Take back until that is refused; then load a table where nobody was refused."""
    database = str(folder / "undo.sqlite")
    with running(database=database) as house:
        refusal = take_back(house.set_up("you", "you"), 2_001)
        bombed = house.set_up("you", "you")
        with bombed.listen() as ear:
            ear.act()
            ear.until(1)
    asyncio.run(plant(database, bombed.table, cycles))
    with running(database=database) as house, pulse_of(house) as pulse:
        time.sleep(0.2)
        began = time.monotonic()
        bombed = replace(bombed, house=house)
        with bombed.listen() as ear:
            loaded, legal = time.monotonic() - began, bool(ear.latest["legal"])
        time.sleep(0.1)
    now = f"refused: {refusal}; loads in {loaded:.2f} s, health in {1000 * pulse.longest:.0f} ms at worst"
    held = refusal == "too_many_undos" and legal and not pulse.failed and pulse.longest < 0.5
    return Outcome("undo bomb", "loading stops the server for 43 s", now, held)
