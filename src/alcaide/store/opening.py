"""Opening a store: which database, in which state, with which care."""

import importlib.util
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from alcaide.kernel import BadSetting
from alcaide.store.memory import MemoryStore
from alcaide.store.neighbours import Alone, Postgres
from alcaide.store.sql import SqlStore
from alcaide.store.store import Store
from alcaide.store.writers import Apart, Together

MEMORY = "memory"
MIGRATING = 0x616C6361
"""The key of the lock that lets one process after the other bring a PostgreSQL database up to date."""


async def open_store(database: str) -> Store:
    """The store in a database, brought up to date: `memory`, the path of an SQLite file, or postgresql://..."""
    if database == MEMORY:
        return MemoryStore()
    url = read_database(database)
    if url.get_backend_name() == "sqlite":
        assert url.database is not None
        Path(url.database).expanduser().parent.mkdir(parents=True, exist_ok=True)
        engine = create_async_engine(url, connect_args={"timeout": 30})
        event.listen(engine.sync_engine, "connect", take_care)
        event.listen(engine.sync_engine, "begin", begin_to_write)
        await migrate(engine)
        return SqlStore(engine, Together(engine), Alone())
    engine = create_async_engine(url, pool_pre_ping=True, pool_size=10)
    await migrate(engine)
    return SqlStore(engine, Apart(engine), Postgres(engine))


def read_database(database: str) -> URL:
    """The address of a database, or a sentence that never repeats it: it may hold a password."""
    if "://" not in database:
        return URL.create("sqlite+aiosqlite", database=str(Path(database).expanduser()))
    try:
        url = make_url(database)
    except ArgumentError:
        raise BadSetting("The address of the database cannot be read.", "bad_database") from None
    if url.drivername not in ("postgresql", "postgres", "postgresql+asyncpg"):
        raise BadSetting(
            f"A database is the path of an SQLite file or postgresql://..., not {url.drivername}://...", "bad_database"
        )
    if importlib.util.find_spec("asyncpg") is None:
        raise BadSetting("PostgreSQL needs one more package: pip install 'alcaide[postgresql]'.", "bad_database")
    return url.set(drivername="postgresql+asyncpg")


def take_care(connection: Any, _: object) -> None:
    """Have SQLite keep every commit through a crash and a power cut, and let us say when a transaction begins."""
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def begin_to_write(connection: Connection) -> None:
    """Begin a transaction of SQLite as a writer, so that it never has to become one in its middle."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


async def migrate(engine: AsyncEngine) -> None:
    """Bring the tables of a database up to date."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
        await connection.run_sync(upgrade)


def upgrade(connection: Connection) -> None:
    """Take every step of the migrations that was not taken yet."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
