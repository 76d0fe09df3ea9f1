"""OpenTable: what a screen needs of a table, whether the match runs here or on a server."""

from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Protocol

from alcaide.core import Match, Said
from alcaide.terminal.tables.screen_state import ScreenState, ShownHint


class OpenTable(Protocol):
    """A table that is open. What it refuses, it refuses with an AlcaideError, and nothing has changed then."""

    def states(self) -> AsyncGenerator[ScreenState]:
        """The present moment, and every one after it, until the table is closed; it is listened to once."""
        ...

    async def act(self, state: ScreenState, said: Said) -> None:
        """Decide something at this state; a later one makes it stale."""
        ...

    async def undo(self, state: ScreenState) -> None:
        """Take back the last decision of this screen, or ask the others whether it may be."""
        ...

    async def allow_undo(self, state: ScreenState, allow: bool) -> None:
        """Answer somebody who asks to take back."""
        ...

    async def hints(self, state: ScreenState) -> list[ShownHint]:
        """What bots would do, the best first."""
        ...

    async def say(self, text: str) -> None:
        """Say something to everyone at the table."""
        ...

    async def record(self) -> Match:
        """The match with everything in it, once it is over."""
        ...

    async def save(self, path: Path | None) -> str:
        """Write the record to a file (None: where it is written anyway, or the usual name); a sentence about it."""
        ...

    def farewell(self) -> str:
        """What to tell somebody who leaves: how to come back."""
        ...

    async def close(self) -> None:
        """Leave the table."""
        ...
