"""Tables and seats as rows of the database, and back."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, func, select, update

from alcaide.protocol.base import Pace, Phase
from alcaide.store.schema import seats, tables
from alcaide.store.store import Clocks, Origin, StoredSeat, StoredTable, TimeLimit, UnknownTable

PLAIN = ("id", "game", "options", "rules", "secret", "listed", "created", "phase", "pace")


def table_row(table: StoredTable) -> dict[str, object]:
    """A table as the database keeps it."""
    parts = {name: getattr(table, name) for name in ("limit", "clocks", "origin")}
    return {name: getattr(table, name) for name in PLAIN} | {
        name: None if part is None else asdict(part) for name, part in parts.items()
    }


def seat_row(table: str, number: int, seat: StoredSeat) -> dict[str, object]:
    """A seat as the database keeps it."""
    names = ("token", "name", "word", "bot", "here_until", "mail")
    return {"table": table, "seat": number, **{name: getattr(seat, name) for name in names}}


def this_seat(table: str, seat: int) -> ColumnElement[bool]:
    """The row of one seat."""
    return and_(seats.c.table == table, seats.c.seat == seat)


def seated() -> Select[Any]:
    """Tables with their seats, one row a seat, in one statement: no change can fall between."""
    return select(tables, seats).join(seats, seats.c.table == tables.c.id).order_by(tables.c.id, seats.c.seat)


def gather(rows: Sequence[Row[Any]]) -> list[StoredTable]:
    """The tables that the rows of `seated` tell."""
    found: dict[str, list[Row[Any]]] = {}
    for row in rows:
        found.setdefault(row.id, []).append(row)
    return [
        StoredTable(
            id=first.id,
            game=first.game,
            options=first.options,
            rules=first.rules,
            secret=first.secret,
            listed=first.listed,
            created=first.created,
            seats=tuple(StoredSeat(row.token, row.name, row.word, row.bot, row.here_until, row.mail) for row in group),
            phase=Phase(first.phase),
            pace=Pace(first.pace),
            limit=TimeLimit(**first.limit) if first.limit else None,
            clocks=Clocks(tuple(first.clocks["left"]), first.clocks["since"]) if first.clocks else None,
            origin=Origin(**first.origin) if first.origin else None,
        )
        for group in found.values()
        for first in group[:1]
    ]


def find(connection: Connection, table: str) -> StoredTable:
    """The table with that name."""
    rows = connection.execute(seated().where(tables.c.id == table)).all()
    if not rows:
        raise UnknownTable
    return gather(rows)[0]


def begin_if_full(connection: Connection, table: str) -> StoredTable:
    """Let the match begin if no seat is open any more."""
    still_open = select(func.count()).where(seats.c.table == table, seats.c.token.is_(None), seats.c.bot.is_(None))
    if connection.execute(still_open).scalar_one() == 0:
        connection.execute(
            update(tables).where(tables.c.id == table, tables.c.phase == Phase.WAITING).values(phase=Phase.PLAYING)
        )
    return find(connection, table)
