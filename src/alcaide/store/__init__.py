"""Where tables are kept: their seats, the append-only log of each match, what was said. Memory, SQLite, PostgreSQL."""

from alcaide.store.memory import MemoryStore
from alcaide.store.opening import check_database, open_store
from alcaide.store.store import Chat, Conflict, Phase, Seat, SeatTaken, Store, Table, UnknownTable

__all__ = [
    "Chat", "Conflict", "MemoryStore", "Phase", "Seat", "SeatTaken", "Store", "Table", "UnknownTable",
    "check_database", "open_store",
]  # fmt: skip
