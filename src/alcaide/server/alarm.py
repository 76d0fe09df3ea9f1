"""Alarm: looks at the clocks of one table when somebody's time should be up."""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from alcaide.core import AlcaideError
from alcaide.server.inbox import Gone

if TYPE_CHECKING:
    from alcaide.server.table import LiveTable

LONGEST = 3600.0
"""Seconds until the next look, at most: the time of the house may be corrected meanwhile."""
BEYOND = 0.02


class Alarm:
    """One timer. A table that is put away needs none: its clocks are looked at when somebody comes."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self.timer: asyncio.TimerHandle | None = None
        self.task: asyncio.Task[None] | None = None

    def set(self) -> None:
        """Look again when the time of the seat that is asked may be up."""
        self.stop()
        if self.table.table.clocks is None or self.table.inbox.closed:
            return
        asked = self.table.scene().asked()
        if asked.runs is not None:
            wait = min(asked.left()[asked.runs] + BEYOND, LONGEST)
            self.timer = asyncio.get_running_loop().call_later(wait, self.ring)

    def stop(self) -> None:
        """Look no more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def ring(self) -> None:
        """Have the inbox look."""
        self.task = asyncio.create_task(self.look(), name="alarm")

    async def look(self) -> None:
        """Look at the clocks, in the inbox like everything."""
        with suppress(Gone, AlcaideError):
            await self.table.inbox.ask(self.table.seating.look_at_clock)
