"""Timers of one table: what is to be done in its inbox a while from now."""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from alcaide.core import AlcaideError
from alcaide.server.inbox import Gone

if TYPE_CHECKING:
    from alcaide.server.live_table import LiveTable

LONGEST = 3600.0
"""Seconds until the clocks are looked at again, at most: the uptime may be corrected meanwhile."""
BEYOND = 0.02
DEBOUNCE = 1.0
"""Seconds for which comings and goings are gathered before they are told; whatever else happens tells them sooner."""


class InboxTimer:
    """One timer at most. A table that is put away needs none."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self.timer: asyncio.TimerHandle | None = None
        self.task: asyncio.Task[None] | None = None

    def start(self, seconds: float) -> None:
        """Have the inbox do it after so many seconds."""
        self.timer = asyncio.get_running_loop().call_later(seconds, self.fire)

    def stop(self) -> None:
        """Do nothing more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def fire(self) -> None:
        """The time has come."""
        self.timer = None
        self.task = asyncio.create_task(self.ask(), name=type(self).__name__)

    async def ask(self) -> None:
        """Do it, in the inbox like everything."""
        with suppress(Gone, AlcaideError):
            await self.table.inbox.ask(self.do)

    async def do(self) -> None:
        """What is to be done."""
        raise NotImplementedError


class ClockTimer(InboxTimer):
    """Looks at the clocks when somebody's time should be up."""

    def set(self) -> None:
        """Look again when the time of the seat that is asked may be up."""
        self.stop()
        if self.table.table.clocks is None or self.table.inbox.closed:
            return
        clocks = self.table.snapshot().clock_reading()
        if clocks.runs is not None:
            self.start(min(clocks.left()[clocks.runs] + BEYOND, LONGEST))

    async def do(self) -> None:
        """Look at the clocks."""
        await self.table.seating.look_at_clock()


class WatcherCount(InboxTimer):
    """Tells everyone how many watch without a seat, debounced: a crowd that comes at once makes one update."""

    def changed(self) -> None:
        """Somebody has come or gone: tell it soon."""
        if self.timer is None and not self.table.inbox.closed:
            self.start(DEBOUNCE)

    async def do(self) -> None:
        """Tell how many watch to whoever has not heard it yet."""
        audience = self.table.audience
        watching = audience.watching()
        knowing = {listener for listener in audience.listeners if listener.watching == watching}
        if knowing != audience.listeners:
            audience.tell(self.table.snapshot(), [], knowing)
