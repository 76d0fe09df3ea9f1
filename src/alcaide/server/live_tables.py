"""LiveTables: the tables in memory. One is set up when somebody wants it, and put away when nobody looks any more."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, TypeVar

from alcaide.core import AlcaideError
from alcaide.server.errors import Refused
from alcaide.server.inbox import Gone
from alcaide.server.live_table import PRESENT, LiveTable
from alcaide.server.services import Services
from alcaide.server.tokens import is_table_name
from alcaide.store import UnknownTable

log = logging.getLogger(__name__)
T = TypeVar("T")
Work = Callable[[LiveTable], Coroutine[Any, Any, T]]
ROUND = 15.0
"""Seconds between two rounds of the keeper."""
PRUNING = 3600.0
"""Seconds between two times that old tables are forgotten."""


class LiveTables:
    """All live tables of this process."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables: dict[str, LiveTable] = {}
        self.arriving: dict[str, asyncio.Task[LiveTable]] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.pruning_at = 0.0

    async def open(self) -> None:
        """Begin to hear other processes, and to go round."""
        await self.services.uptime.pulse()
        self.tasks = [
            asyncio.create_task(self.hear(), name="hearing"),
            asyncio.create_task(self.keep(), name="keeper"),
        ]

    async def ask(self, table: str, work: Work[T], token: str | None = None) -> T:
        """Have something done at a table, in its inbox; who brings the token of a seat is not kept by a crowd."""
        for _ in range(3):
            live = await self.live(table)
            try:
                return await live.inbox.ask(partial(work, live), bool(live.seats_of(token)))
            except Gone:
                self.forget(live)
        raise Refused("The table cannot be reached. Try again in a moment.", "trouble", 503)

    async def live(self, table: str) -> LiveTable:
        """The table in memory, set up if it is not there yet."""
        if not is_table_name(table):
            raise UnknownTable
        live = self.tables.get(table)
        if live is not None and not live.inbox.closed:
            return live
        if table not in self.arriving:
            task = asyncio.create_task(self.set_up(table), name="set_up")
            self.arriving[table] = task
            task.add_done_callback(lambda _: self.arriving.pop(table, None))
        return await asyncio.shield(self.arriving[table])

    async def set_up(self, table: str) -> LiveTable:
        """Bring a table from the store."""
        live = LiveTable(await self.services.store.table(table), self.services)
        try:
            await live.inbox.ask(live.set_up)
        except AlcaideError:
            live.put_away()
            raise
        self.tables[table] = live
        self.services.metrics.live.set(len(self.tables))
        return live

    def forget(self, live: LiveTable) -> None:
        """A table was put away."""
        if self.tables.get(live.table.id) is live:
            del self.tables[live.table.id]
            self.services.metrics.live.set(len(self.tables))

    async def hear(self) -> None:
        """Follow what other processes write."""
        async for table in self.services.store.changes():
            changed = list(self.tables.values()) if table is None else [self.tables.get(table)]
            for live in changed:
                if live is not None:
                    await self.catch_up(live)

    async def catch_up(self, live: LiveTable) -> None:
        """Read what another process wrote about a table, or that it has forgotten it."""
        try:
            await live.inbox.ask(live.catch_up)
        except UnknownTable:
            live.put_away()
            self.forget(live)
        except (Gone, AlcaideError):
            pass  # it is read when the table is asked for the next time

    async def keep(self) -> None:
        """Go round: note who is present, and put away what nobody looks at."""
        while True:
            await asyncio.sleep(min(ROUND, self.services.settings.idle))
            try:
                await self.services.uptime.pulse()
                await self.note_present()
                await self.tidy()
                await self.prune()
            except Exception:
                log.exception("round_failed")

    async def note_present(self) -> None:
        """Note in the store that those who are connected are still there."""
        present = {(live.table.id, seat) for live in self.tables.values() for seat in live.audience.seats()}
        if present:
            await self.services.store.attend(present, self.services.clock() + PRESENT, news=False)

    async def tidy(self) -> None:
        """Put away tables that are idle."""
        began = time.monotonic()
        for live in list(self.tables.values()):
            if live.is_idle(self.services.settings.idle):
                live.put_away()
                self.forget(live)
            if time.monotonic() - began > 0.01:
                await asyncio.sleep(0)
                began = time.monotonic()

    async def prune(self) -> None:
        """Now and then, forget tables to which nobody came back."""
        keep = self.services.settings.keep
        if keep <= 0 or time.monotonic() < self.pruning_at:
            return
        self.pruning_at = time.monotonic() + min(PRUNING, keep)
        for table in await self.services.store.prune(self.services.clock() - keep):
            if (live := self.tables.get(table)) is not None:
                live.put_away()
                self.forget(live)

    async def close(self) -> None:
        """Finish what was begun at every table."""
        for task in self.tasks:
            task.cancel()
        for live in list(self.tables.values()):
            live.bot_player.stop()
            await live.inbox.finish()
            live.put_away()
        self.tables.clear()
