"""A store in a database: the same statements for SQLite and PostgreSQL."""

import secrets
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from dataclasses import asdict

from sqlalchemy import Connection, and_, bindparam, delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError, OperationalError

from alcaide.core import BadRecord
from alcaide.protocol.base import Phase
from alcaide.store.database import Database
from alcaide.store.rows import find, gather, go_on_if_full, keep_luck, seat_row, seated, table_row, this_seat
from alcaide.store.schema import chats, lines, pulse, seats, tables
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

ADD_LINES = insert(lines)
UNREADABLE = "Could not decode to UTF-8"
"""What SQLite says of damaged bytes."""
OUTAGE = 60.0
"""Seconds without a pulse after which no server was there."""
PRUNED_TOGETHER = 100
"""Tables that one transaction forgets, so that nobody waits long for it."""


class SqlStore:
    """Tables in a database; `opening.open_store` makes one."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.name = secrets.token_hex(8)

    async def create(self, table: StoredTable, first: Sequence[str] = ()) -> None:
        def work(connection: Connection) -> None:
            connection.execute(insert(tables).values(table_row(table)))
            connection.execute(
                insert(seats), [seat_row(table.id, number, seat) for number, seat in enumerate(table.seats)]
            )
            if first:
                rows = [{"table": table.id, "turn": turn, "line": line} for turn, line in enumerate(first)]
                connection.execute(insert(lines), rows)

        await self.database.write(work)

    async def table(self, table: str) -> StoredTable:
        return await self.database.read(lambda connection: find(connection, table))

    async def listed(self, most: int, now: float = 0.0) -> list[StoredTable]:
        is_there = exists().where(seats.c.table == tables.c.id, seats.c.here_until > now)
        first = (
            select(tables.c.id)
            .where(tables.c.listed, tables.c.phase != Phase.OVER)
            .order_by(is_there.desc(), tables.c.created.desc())
            .limit(most)
        )
        asked = seated().where(tables.c.id.in_(first))
        rows = await self.database.read(lambda connection: connection.execute(asked).all())
        return sorted(gather(rows), key=lambda table: listing_order(table, now))

    async def sit(self, table: str, seat: int, sitter: StoredSeat) -> StoredTable:
        def work(connection: Connection) -> StoredTable:
            self.change(connection, table)
            taken = connection.execute(
                update(seats)
                .where(this_seat(table, seat), seats.c.token.is_(None), seats.c.bot.is_(None))
                .values(seat_row(table, seat, sitter))
            )
            if taken.rowcount == 0:
                raise SeatTaken(seat)
            return go_on_if_full(connection, table)

        return await self.database.write(work)

    async def settle(self, table: str, change: Callable[[StoredTable], StoredTable]) -> StoredTable:
        def work(connection: Connection) -> StoredTable:
            self.change(connection, table)
            before = find(connection, table)
            after = change(before)
            keep_luck(connection, before, after)
            return after

        return await self.database.write(work)

    async def lend(self, table: str, seat: int, bot: str | None, clocks: Clocks | None = None) -> StoredTable:
        def work(connection: Connection) -> StoredTable:
            self.change(connection, table)
            self.keep_clocks(connection, table, clocks)
            connection.execute(update(seats).where(this_seat(table, seat)).values(bot=bot))
            return find(connection, table)

        return await self.database.write(work)

    async def attend(self, seats_here: Iterable[tuple[str, int]], until: float, *, news: bool = True) -> None:
        present = [{"this_table": table, "this_seat": seat} for table, seat in sorted(seats_here)]

        def work(connection: Connection) -> None:
            connection.execute(
                update(seats)
                .where(seats.c.table == bindparam("this_table"), seats.c.seat == bindparam("this_seat"))
                .values(here_until=until),
                present,
            )
            for table in sorted({str(each["this_table"]) for each in present}) if news else ():
                self.database.tell(connection, table)

        if present:
            await self.database.write(work)

    async def append(
        self, table: str, turn: int, added: Sequence[str], *, over: bool = False, clocks: Clocks | None = None
    ) -> None:
        def work(connection: Connection) -> None:
            rows = [{"table": table, "turn": turn + index, "line": line} for index, line in enumerate(added)]
            try:
                connection.execute(ADD_LINES, rows)
            except IntegrityError:
                raise Conflict from None
            self.keep_clocks(connection, table, clocks)
            if over:
                connection.execute(update(tables).where(tables.c.id == table).values(phase=Phase.OVER))
                connection.execute(update(seats).where(seats.c.table == table).values(mail=None))
            self.database.tell(connection, table)

        await self.database.write(work)

    async def lines(self, table: str, start: int = 0) -> list[str]:
        asked = select(lines.c.line).where(lines.c.table == table, lines.c.turn >= start).order_by(lines.c.turn)
        try:
            return list(await self.database.read(lambda connection: connection.execute(asked).scalars().all()))
        except OperationalError as error:
            if UNREADABLE in str(error.orig):
                raise BadRecord("A line is no text any more.") from None
            raise

    async def claim(self, table: str, turn: int, now: float, until: float) -> bool:
        if not self.database.shared:
            return True
        lapsed = or_(tables.c.claimed_by == self.name, tables.c.claimed_until < now)
        free = or_(tables.c.claimed.is_(None), tables.c.claimed < turn, and_(tables.c.claimed == turn, lapsed))
        taking = (
            update(tables)
            .where(tables.c.id == table, free)
            .values(claimed=turn, claimed_by=self.name, claimed_until=until)
        )
        return await self.database.write(lambda connection: connection.execute(taking).rowcount == 1)

    async def pulse(self, now: float) -> float:
        def work(connection: Connection) -> float:
            row = connection.execute(select(pulse.c.at, pulse.c.served).with_for_update()).one_or_none()
            if row is None:
                connection.execute(insert(pulse).values(id=1, at=now, served=0.0))
                return 0.0
            gap = now - row.at
            served = float(row.served) + (gap if 0.0 < gap <= OUTAGE else 0.0)
            connection.execute(update(pulse).values(at=now, served=served))
            return served

        try:
            return await self.database.write(work)
        except IntegrityError:  # two processes began at the very first moment
            return await self.database.write(work)

    async def say(
        self, table: str, seat: int, said: str, at: float, about: int | None = None, *, most: int = MOST_CHATS
    ) -> Chat:
        def work(connection: Connection) -> Chat:
            self.change(connection, table)
            spoken = and_(chats.c.table == table, chats.c.number == about, chats.c.about.is_(None))
            if about is not None and connection.execute(select(chats.c.number).where(spoken)).first() is None:
                raise UnknownChat
            row = insert(chats).values(table=table, seat=seat, text=said, at=at, about=about).returning(chats.c.number)
            number = connection.execute(row).scalar_one()
            here = chats.c.table == table
            oldest = select(chats.c.number).where(here).order_by(chats.c.number.desc()).offset(most).limit(1)
            connection.execute(delete(chats).where(here, chats.c.number <= oldest.scalar_subquery()))
            return Chat(number, seat, said, at, about)

        return await self.database.write(work)

    async def chats(self, table: str, after: int = 0, most: int = 100) -> list[Chat]:
        asked = (
            select(chats.c.number, chats.c.seat, chats.c.text, chats.c.at, chats.c.about)
            .where(chats.c.table == table, chats.c.number > after)
            .order_by(chats.c.number.desc())
            .limit(most)
        )
        rows = await self.database.read(lambda connection: connection.execute(asked).all())
        return [Chat(row.number, row.seat, row.text, row.at, row.about) for row in reversed(rows)]

    async def prune(self, older_than: float) -> list[str]:
        came_back = select(seats.c.table).where(seats.c.here_until >= older_than)
        left = (
            select(tables.c.id)
            .where(tables.c.created < older_than, tables.c.id.not_in(came_back))
            .limit(PRUNED_TOGETHER)
            .with_for_update()
        )

        def work(connection: Connection) -> list[str]:
            gone = list(connection.execute(left).scalars())
            for named in (chats.c.table, lines.c.table, seats.c.table, tables.c.id):
                connection.execute(delete(named.table).where(named.in_(gone)))
            for table in gone:
                self.database.tell(connection, table)
            return gone

        pruned: list[str] = []
        while gone := await self.database.write(work):
            pruned += gone
        return pruned

    def changes(self) -> AsyncIterator[str | None]:
        return self.database.changes()

    async def close(self) -> None:
        await self.database.close()

    def change(self, connection: Connection, table: str) -> None:
        """Begin a change of a table's seats or chat: one after another, whichever process makes it."""
        found = connection.execute(update(tables).where(tables.c.id == table).values(id=tables.c.id))
        if found.rowcount == 0:
            raise UnknownTable
        self.database.tell(connection, table)

    def keep_clocks(self, connection: Connection, table: str, clocks: Clocks | None) -> None:
        """Keep what is left of everyone's time, if it has changed."""
        if clocks is not None:
            connection.execute(update(tables).where(tables.c.id == table).values(clocks=asdict(clocks)))
