"""A store in a database: the same statements for SQLite and PostgreSQL."""

from collections.abc import AsyncIterator, Iterable, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, bindparam, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from alcaide.store.database import Database
from alcaide.store.store import Chat, Conflict, Phase, Seat, SeatTaken, Table, UnknownTable
from alcaide.store.tables import chats, lines, seats, tables


class SqlStore:
    """Tables in a database; `opening.open_store` makes one."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def create(self, table: Table) -> None:
        def work(connection: Connection) -> None:
            row = {name: getattr(table, name) for name in ("id", "game", "options", "rules", "secret", "listed")}
            connection.execute(insert(tables).values(**row, created=table.created, phase=table.phase))
            connection.execute(
                insert(seats), [seat_row(table.id, number, seat) for number, seat in enumerate(table.seats)]
            )

        await self.database.write(work)

    async def table(self, table: str) -> Table:
        return await self.database.read(lambda connection: find(connection, table))

    async def listed(self, most: int) -> list[Table]:
        newest = (
            select(tables.c.id)
            .where(tables.c.listed, tables.c.phase != Phase.OVER)
            .order_by(tables.c.created.desc())
            .limit(most)
        )
        asked = seated().where(tables.c.id.in_(newest))
        rows = await self.database.read(lambda connection: connection.execute(asked).all())
        return sorted(gather(rows), key=lambda table: table.created, reverse=True)

    async def sit(self, table: str, seat: int, sitter: Seat) -> Table:
        def work(connection: Connection) -> Table:
            self.change(connection, table)
            taken = connection.execute(
                update(seats)
                .where(this_seat(table, seat), seats.c.token.is_(None), seats.c.bot.is_(None))
                .values(seat_row(table, seat, sitter))
            )
            if taken.rowcount == 0:
                raise SeatTaken(seat)
            return begin_if_full(connection, table)

        return await self.database.write(work)

    async def lend(self, table: str, seat: int, bot: str | None) -> Table:
        def work(connection: Connection) -> Table:
            self.change(connection, table)
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

    async def append(self, table: str, turn: int, added: Sequence[str], *, over: bool = False) -> None:
        def work(connection: Connection) -> None:
            rows = [{"table": table, "turn": turn + index, "line": line} for index, line in enumerate(added)]
            try:
                connection.execute(insert(lines), rows)
            except IntegrityError:
                raise Conflict from None
            if over:
                connection.execute(update(tables).where(tables.c.id == table).values(phase=Phase.OVER))
            self.database.tell(connection, table)

        await self.database.write(work)

    async def lines(self, table: str, start: int = 0) -> list[str]:
        asked = select(lines.c.line).where(lines.c.table == table, lines.c.turn >= start).order_by(lines.c.turn)
        return list(await self.database.read(lambda connection: connection.execute(asked).scalars().all()))

    async def say(self, table: str, seat: int, said: str, at: float) -> Chat:
        def work(connection: Connection) -> Chat:
            self.change(connection, table)
            row = insert(chats).values(table=table, seat=seat, text=said, at=at).returning(chats.c.number)
            number = connection.execute(row).scalar_one()
            return Chat(number, seat, said, at)

        return await self.database.write(work)

    async def chats(self, table: str, after: int = 0, most: int = 100) -> list[Chat]:
        asked = (
            select(chats.c.number, chats.c.seat, chats.c.text, chats.c.at)
            .where(chats.c.table == table, chats.c.number > after)
            .order_by(chats.c.number.desc())
            .limit(most)
        )
        rows = await self.database.read(lambda connection: connection.execute(asked).all())
        return [Chat(row.number, row.seat, row.text, row.at) for row in reversed(rows)]

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


def seat_row(table: str, number: int, seat: Seat) -> dict[str, object]:
    """A seat as the database keeps it."""
    names = ("token", "name", "word", "bot", "here_until")
    return {"table": table, "seat": number, **{name: getattr(seat, name) for name in names}}


def this_seat(table: str, seat: int) -> ColumnElement[bool]:
    """The row of one seat."""
    return and_(seats.c.table == table, seats.c.seat == seat)


def seated() -> Select[Any]:
    """Tables with their seats, one row a seat, in one statement: no change can fall between."""
    return select(tables, seats).join(seats, seats.c.table == tables.c.id).order_by(tables.c.id, seats.c.seat)


def gather(rows: Sequence[Row[Any]]) -> list[Table]:
    """The tables that the rows of `seated` tell."""
    found: dict[str, list[Row[Any]]] = {}
    for row in rows:
        found.setdefault(row.id, []).append(row)
    return [
        Table(
            id=first.id,
            game=first.game,
            options=first.options,
            rules=first.rules,
            secret=first.secret,
            listed=first.listed,
            created=first.created,
            seats=tuple(Seat(row.token, row.name, row.word, row.bot, row.here_until) for row in group),
            phase=Phase(first.phase),
        )
        for group in found.values()
        for first in group[:1]
    ]


def find(connection: Connection, table: str) -> Table:
    """The table with that name."""
    rows = connection.execute(seated().where(tables.c.id == table)).all()
    if not rows:
        raise UnknownTable
    return gather(rows)[0]


def begin_if_full(connection: Connection, table: str) -> Table:
    """Let the match begin if no seat is open any more."""
    still_open = select(func.count()).where(seats.c.table == table, seats.c.token.is_(None), seats.c.bot.is_(None))
    if connection.execute(still_open).scalar_one() == 0:
        connection.execute(
            update(tables).where(tables.c.id == table, tables.c.phase == Phase.WAITING).values(phase=Phase.PLAYING)
        )
    return find(connection, table)
