"""Tables and seats as rows of the database, and back."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, select, update

from alcaide.core import WordFrom
from alcaide.protocol.base import Pace, Phase
from alcaide.store.schema import seats, tables
from alcaide.store.store import Clocks, Origin, StoredSeat, StoredTable, TimeLimit, UnknownTable

PLAIN = (
    "id",
    "game",
    "options",
    "rules",
    "secret",
    "listed",
    "created",
    "phase",
    "pace",
    "luck_scheme",
    "revealing_since",
)


def table_row(table: StoredTable) -> dict[str, object]:
    """A table as the database keeps it."""
    parts = {name: getattr(table, name) for name in ("limit", "clocks", "origin")}
    return {name: getattr(table, name) for name in PLAIN} | {
        name: None if part is None else asdict(part) for name, part in parts.items()
    }


def seat_row(table: str, number: int, seat: StoredSeat) -> dict[str, object]:
    """A seat as the database keeps it."""
    names = ("token", "name", "word", "bot", "here_until", "mail", "word_from", "word_commitment")
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
            seats=tuple(seat_in(row) for row in group),
            phase=Phase(first.phase),
            pace=Pace(first.pace),
            limit=TimeLimit(**first.limit) if first.limit else None,
            clocks=Clocks(tuple(first.clocks["left"]), first.clocks["since"]) if first.clocks else None,
            origin=Origin(**first.origin) if first.origin else None,
            luck_scheme=first.luck_scheme,
            revealing_since=first.revealing_since,
        )
        for group in found.values()
        for first in group[:1]
    ]


def seat_in(row: Row[Any]) -> StoredSeat:
    """The seat that a row of `seated` tells."""
    sits = (row.token, row.name, row.word, row.bot, row.here_until, row.mail)
    return StoredSeat(*sits, WordFrom(row.word_from), row.word_commitment)


def find(connection: Connection, table: str) -> StoredTable:
    """The table with that name."""
    rows = connection.execute(seated().where(tables.c.id == table)).all()
    if not rows:
        raise UnknownTable
    return gather(rows)[0]


def go_on_if_full(connection: Connection, table: str) -> StoredTable:
    """Let a table go on if no seat is open any more."""
    found = find(connection, table)
    after = found.when_full()
    if after.phase != found.phase:
        connection.execute(update(tables).where(tables.c.id == table).values(phase=after.phase))
    return after


def keep_luck(connection: Connection, before: StoredTable, after: StoredTable) -> None:
    """Keep what has changed in what the seats add to the luck, and the phase."""
    changed = {"phase": after.phase, "revealing_since": after.revealing_since}
    connection.execute(update(tables).where(tables.c.id == before.id).values(changed))
    for number, seat in enumerate(after.seats):
        if seat != before.seats[number]:
            words = {"word": seat.word, "word_from": seat.word_from, "word_commitment": seat.word_commitment}
            connection.execute(update(seats).where(this_seat(before.id, number)).values(words))
