"""A store that lasts as long as the process, for tests and for trying things out."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from dataclasses import replace

from alcaide.protocol.base import Phase
from alcaide.store.store import (
    MOST_CHATS,
    Chat,
    Clocks,
    Conflict,
    SeatTaken,
    StoredSeat,
    StoredTable,
    UnknownChat,
    UnknownTable,
    listing_order,
)


class MemoryStore:
    """Tables in a dictionary. Its methods never wait in their middle, so each of them is one transaction."""

    def __init__(self) -> None:
        self.tables: dict[str, StoredTable] = {}
        self.logs: dict[str, list[str]] = {}
        self.said: dict[str, list[Chat]] = {}
        self.began: float | None = None

    async def create(self, table: StoredTable, lines: Sequence[str] = ()) -> None:
        self.tables[table.id] = table
        self.logs[table.id] = list(lines)
        self.said[table.id] = []

    async def table(self, table: str) -> StoredTable:
        if table not in self.tables:
            raise UnknownTable
        return self.tables[table]

    async def listed(self, most: int, now: float = 0.0) -> list[StoredTable]:
        found = [table for table in self.tables.values() if table.listed and table.phase != Phase.OVER]
        return sorted(found, key=lambda table: listing_order(table, now))[:most]

    async def sit(self, table: str, seat: int, sitter: StoredSeat) -> StoredTable:
        found = await self.table(table)
        if not found.seats[seat].is_open:
            raise SeatTaken(seat)
        return self.put(table, seat, sitter)

    async def lend(self, table: str, seat: int, bot: str | None, clocks: Clocks | None = None) -> StoredTable:
        found = await self.table(table)
        self.tables[table] = replace(found, clocks=clocks or found.clocks)
        return self.put(table, seat, replace(found.seats[seat], bot=bot))

    def put(self, table: str, seat: int, sitter: StoredSeat) -> StoredTable:
        """Change one seat; a table that waited goes on when none is open any more."""
        before = self.tables[table]
        seats = (*before.seats[:seat], sitter, *before.seats[seat + 1 :])
        self.tables[table] = replace(before, seats=seats).when_full()
        return self.tables[table]

    async def settle(self, table: str, change: Callable[[StoredTable], StoredTable]) -> StoredTable:
        self.tables[table] = change(await self.table(table))
        return self.tables[table]

    async def attend(self, seats: Iterable[tuple[str, int]], until: float, *, news: bool = True) -> None:
        for table, seat in seats:
            self.put(table, seat, replace(self.tables[table].seats[seat], here_until=until))

    async def append(
        self, table: str, turn: int, lines: Sequence[str], *, over: bool = False, clocks: Clocks | None = None
    ) -> None:
        log = self.logs[table]
        if len(log) != turn:
            raise Conflict
        log.extend(lines)
        if clocks is not None:
            self.tables[table] = replace(self.tables[table], clocks=clocks)
        if over:
            found = self.tables[table]
            seats = tuple(replace(seat, mail=None) for seat in found.seats)
            self.tables[table] = replace(found, phase=Phase.OVER, seats=seats)

    async def lines(self, table: str, start: int = 0) -> list[str]:
        return self.logs[table][start:]

    async def claim(self, table: str, turn: int, now: float, until: float) -> bool:
        return True

    async def pulse(self, now: float) -> float:
        self.began = now if self.began is None else self.began
        return max(0.0, now - self.began)

    async def say(
        self, table: str, seat: int, text: str, at: float, about: int | None = None, *, most: int = MOST_CHATS
    ) -> Chat:
        if about is not None and not any(chat.number == about and chat.about is None for chat in self.said[table]):
            raise UnknownChat
        said = self.said[table]
        chat = Chat(said[-1].number + 1 if said else 1, seat, text, at, about)
        said.append(chat)
        del said[:-most]
        return chat

    async def chats(self, table: str, after: int = 0, most: int = 100) -> list[Chat]:
        return [chat for chat in self.said[table] if chat.number > after][-most:]

    async def prune(self, older_than: float) -> list[str]:
        gone = [
            table.id
            for table in self.tables.values()
            if max(table.created, *(seat.here_until for seat in table.seats)) < older_than
        ]
        for table in gone:
            del self.tables[table], self.logs[table], self.said[table]
        return gone

    async def changes(self) -> AsyncIterator[str | None]:
        await asyncio.Event().wait()  # nobody else knows of this memory
        yield None

    async def close(self) -> None:
        """Nothing to let go of."""
