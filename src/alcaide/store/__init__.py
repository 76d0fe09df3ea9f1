"""Where tables are kept: their seats, the append-only log of each match, what was said. Memory, SQLite, PostgreSQL."""

from alcaide.protocol.base import Pace, Phase
from alcaide.store.memory import MemoryStore
from alcaide.store.opening import check_database, open_store
from alcaide.store.store import (
    Chat,
    Clocks,
    Conflict,
    Origin,
    SeatTaken,
    Store,
    StoredSeat,
    StoredTable,
    TimeLimit,
    UnknownChat,
    UnknownTable,
)

__all__ = [
    "Chat",
    "Clocks",
    "Conflict",
    "MemoryStore",
    "Origin",
    "Pace",
    "Phase",
    "SeatTaken",
    "Store",
    "StoredSeat",
    "StoredTable",
    "TimeLimit",
    "UnknownChat",
    "UnknownTable",
    "check_database",
    "open_store",
]  # fmt: skip
