"""The application without a terminal: matches to sit down at, keys to press, and what is to be read on the screen."""

import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Static

import alcaide
from alcaide import GAMES, SwiftLuck
from alcaide.core import Game, Match, new_header, read_file
from alcaide.protocol import Phase
from alcaide.search import bot_named
from alcaide.terminal import MatchRunner
from alcaide.terminal.app import AlcaideApp
from alcaide.terminal.app.table_screen import TableScreen
from alcaide.terminal.tables.local import LocalTable

SAMPLES = Path(__file__).parents[1] / "records" / "data"
PATIENCE = 120.0
WINDOW = (120, 40)
OPPONENT = "squire" if alcaide.compiled else "random"
"""Against whom whole matches are played: uncompiled, a squire takes its time."""


def runner_of(game: Game, bots: Sequence[str | None], seed: int = 1, file: Path | None = None) -> MatchRunner:
    """A new match; None where a person sits."""
    seated = [bot_named(bot) if bot else None for bot in bots]
    return MatchRunner(Match(new_header(game, len(bots))), seated, SwiftLuck(seed), f"thoughts {seed}", file)


def table_screen(name: str, *bots: str | None, seed: int = 1, auto: bool = False) -> TableScreen:
    """A screen at a new match."""
    return TableScreen(LocalTable(runner_of(GAMES[name], bots, seed)), auto)


def sample(name: str) -> Match:
    """A finished match of a game."""
    return read_file(sorted((SAMPLES / name).glob("*.jsonl"))[0])


@asynccontextmanager
async def opened(screen: Screen[None], size: tuple[int, int] = WINDOW) -> AsyncIterator[Pilot[Any]]:
    """The application, opened at a screen."""
    app = AlcaideApp(screen)
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: app.screen is screen and screen.is_mounted)
        await pilot.pause()
        if isinstance(screen, TableScreen):
            await asked(pilot)
        yield pilot


def at(pilot: Pilot[Any]) -> TableScreen:
    """The table that is under everything."""
    return next(screen for screen in pilot.app.screen_stack if isinstance(screen, TableScreen))


async def until(pilot: Pilot[Any], condition: Any) -> None:
    """Wait for something that must happen soon."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, read(pilot)
        await pilot.pause(0.005)


async def asked(pilot: Pilot[Any]) -> None:
    """Wait until something is to be decided here, or nothing any more."""
    screen = at(pilot)
    await until(
        pilot,
        lambda: (
            screen.state is not None
            and (screen.moves.choices or screen.is_covered or screen.state.phase is not Phase.PLAYING)
        ),
    )


async def enter(pilot: Pilot[Any], line: str = "", keys: Sequence[str] = ()) -> None:
    """Put a line before the cursor, press some keys and Enter, and wait until what it led to is to be seen."""
    screen = at(pilot)
    before = screen.state
    await do(pilot, line, keys)
    await until(pilot, lambda: screen.state is not before or screen.state.phase is Phase.OVER)
    await asked(pilot)


async def do(pilot: Pilot[Any], line: str, keys: Sequence[str] = ()) -> None:
    """Put a line before the cursor, as if it were typed or pasted, and press Enter."""
    if line:
        at(pilot).moves.line.value = line
        await pilot.pause()
    await pilot.press(*keys, "enter")


def read(pilot: Pilot[Any]) -> str:
    """Everything that is to be read on the screen, line by line."""
    strips = pilot.app.screen._compositor.render_strips()  # as a screenshot does, without its picture
    return "\n".join(strip.text for strip in strips)


def notice(pilot: Pilot[Any]) -> str:
    """What is said above the board, or under the fields."""
    return str(pilot.app.screen.query_one("#notice", Static).content)


def title(pilot: Pilot[Any]) -> str:
    """Who is to act."""
    return str(at(pilot).query_one("#title", Static).content)
