"""Gallery: those who watch a table without a seat. All hear how many they are, but not of each who comes or goes."""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from alcaide.core import AlcaideError
from alcaide.server.inbox import Gone

if TYPE_CHECKING:
    from alcaide.server.table import LiveTable

PAUSE = 1.0
"""Seconds for which comings and goings are gathered before they are told; whatever else happens tells them sooner."""


class Gallery:
    """One timer: a crowd that comes at once makes one update, not one for each of them."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self.timer: asyncio.TimerHandle | None = None
        self.task: asyncio.Task[None] | None = None

    def changed(self) -> None:
        """Somebody has come or gone: tell it soon."""
        if self.timer is None and not self.table.inbox.closed:
            self.timer = asyncio.get_running_loop().call_later(PAUSE, self.ring)

    def stop(self) -> None:
        """Tell nothing more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def ring(self) -> None:
        """Have the inbox tell it."""
        self.timer = None
        self.task = asyncio.create_task(self.ask(), name="gallery")

    async def ask(self) -> None:
        """Tell it, in the inbox like everything."""
        with suppress(Gone, AlcaideError):
            await self.table.inbox.ask(self.tell)

    async def tell(self) -> None:
        """Tell how many watch to whoever has not heard it yet."""
        audience = self.table.audience
        watching = audience.watching()
        knowing = {listener for listener in audience.listeners if listener.watching == watching}
        if knowing != audience.listeners:
            audience.tell(self.table.scene(), [], knowing)
