"""`python -m bench.siege`: every attack in its long form, on loopback, in ten minutes at most."""

import signal
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.table import Table

from alcaide.server.connections import allow_many_files
from bench.siege import bot_crowd, chatter, huge_number, lobby_flood, review_flood, school, silence, undo_bomb
from bench.siege.outcome import Outcome

WHOLE = 600
"""Seconds for all of them."""


def attacks(folder: Path) -> dict[str, Callable[[], Outcome | list[Outcome]]]:
    """Every attack, in its long form."""
    return {
        "number beyond its column": lambda: huge_number.siege(str(folder / "number.sqlite")),
        "undo bomb": lambda: undo_bomb.siege(folder),
        "bots starved": bot_crowd.siege,
        "silent connections": silence.siege,
        "chat fills the disk": lambda: chatter.siege(folder),
        "lobby flooded": lobby_flood.siege,
        "20 reviews at once": review_flood.siege,
        "a school behind one address": school.school,
        "2,000 spectators at once": school.crowd,
    }


def lay(name: str, attack: Callable[[], Outcome | list[Outcome]], seconds: float) -> list[Outcome]:
    """Carry out one attack; what fails or takes too long was not held."""

    def stop(*_: object) -> None:
        raise TimeoutError("it took too long")

    signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, max(seconds, 0.001))
    try:
        found = attack()
    except Exception as error:
        return [Outcome(name, "", f"{type(error).__name__}: {error}", False)]
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
    return found if isinstance(found, list) else [found]


def main() -> None:
    """Print a table of all attacks; the exit code says whether every one was held."""
    allow_many_files()
    console, began, outcomes = Console(), time.monotonic(), list[Outcome]()
    with tempfile.TemporaryDirectory() as folder:
        for name, attack in attacks(Path(folder)).items():
            console.print(f"{name} ...", style="dim")
            outcomes += lay(name, attack, WHOLE - (time.monotonic() - began))
    table = Table(title=f"Besieged for {time.monotonic() - began:.0f} s", title_justify="left")
    for column in ("attack", "before", "now", "held"):
        table.add_column(column, overflow="fold")
    for outcome in outcomes:
        table.add_row(outcome.attack, outcome.before, outcome.now, "held" if outcome.held else "NOT HELD")
    console.print(table)
    sys.exit(not all(outcome.held for outcome in outcomes))


if __name__ == "__main__":
    main()
