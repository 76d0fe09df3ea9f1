"""Bot crowd: 20 tables of six strong bots, opened by one address, watched or not; another person's squire waits."""

import statistics
import time
from contextlib import ExitStack

from alcaide.server.settings import Limits
from bench.siege.outcome import Outcome
from tests.server.house import House, running

UNNOTICED = 0.02
"""Seconds that nobody notices, and that the scheduler of a busy machine adds by itself."""
PONDER = 0.02
"""Seconds that the person thinks."""
FEWEST = 10
"""Answers that say something."""
PLAYED = ["alcaide"] * 5 + ["you"]


def squire_times(house: House, seconds: float) -> list[float]:
    """How many seconds each answer of a squire takes, in as many matches as are played in so many seconds."""
    taken: list[float] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end or len(taken) < FEWEST:
        with house.set_up("you", "squire").listen() as ear:
            while ear.latest["phase"] != "over" and (time.monotonic() < end or len(taken) < FEWEST):
                if ear.latest["legal"]:
                    turn = ear.latest["turn"]
                    time.sleep(PONDER)
                    ear.act()
                    ear.until(turn + 1)
                else:
                    began = time.monotonic()
                    ear.update()
                    taken.append(time.monotonic() - began)
    return taken


def crowd(attacker: House, tables: int, sits: list[str], stack: ExitStack, watched: bool) -> None:
    """Open the tables, and look at each if they are to be watched."""
    for _ in range(tables):
        place = attacker.set_up(*sits, game="alhambra")
        if watched:
            stack.enter_context(place.listen())


def siege(tables: int = 20, seconds: float = 30.0) -> list[Outcome]:
    """The same squire alone, beside bots nobody watches, beside watched ones, and beside ones with a person each."""
    outcomes = []
    kinds = {"unwatched": (["alcaide"] * 6, False), "watched": (["alcaide"] * 6, True), "played": (PLAYED, True)}
    for name, (sits, watched) in kinds.items():
        with running(workers=1, think=10.0, limits=Limits()) as house, ExitStack() as stack:
            guest = stack.enter_context(house.seen_from("127.0.0.2"))
            squire_times(guest, 0.0)  # until its process has started
            alone = squire_times(guest, seconds / 3)
            attacker = stack.enter_context(house.seen_from("127.0.0.3"))
            crowd(attacker, tables, sits, stack, watched)
            time.sleep(1.0)
            besieged = squire_times(guest, seconds)
            thoughts = thoughts_of(house, "alcaide")
        usual, median = statistics.median(alone), statistics.median(besieged)
        thinking, slower = quarter(alone), quarter(besieged)
        now = (
            f"median {1000 * usual:.1f} ms -> {1000 * median:.1f} ms, upper quartile {1000 * thinking:.1f} -> "
            f"{1000 * slower:.1f}, worst {1000 * max(besieged):.0f} ms; {thoughts} thoughts of the crowd"
        )
        held = median <= max(3 * usual, UNNOTICED) and slower <= max(3 * thinking, UNNOTICED) and max(besieged) < 5.0
        outcomes.append(Outcome(f"bots starved ({name})", "a squire does not move for a minute", now, held))
    return outcomes


def quarter(times: list[float]) -> float:
    """What the slowest quarter takes at least: answers that a bot thought about."""
    return statistics.quantiles(times, n=4)[2]


def thoughts_of(house: House, bot: str) -> int:
    """How many answers a bot has found in processes."""
    lines = house.client.get("/metrics").text.splitlines()
    name = f'alcaide_think_seconds_count{{bot="{bot}"}}'
    return int(sum(float(line.rsplit(" ", 1)[1]) for line in lines if line.startswith(name)))
