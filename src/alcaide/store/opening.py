"""Opening a store: which database, brought up to date."""

import importlib.util
import sqlite3
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, Connection, make_url, text, update
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from alcaide.core import BadSetting
from alcaide.store.database import Database
from alcaide.store.memory import MemoryStore
from alcaide.store.schema import pulse
from alcaide.store.sql import SqlStore
from alcaide.store.sqlite import Sqlite
from alcaide.store.store import Store

MEMORY = "memory"
READ_ONLY = "readonly"
"""What SQLite says of a file that it may not write to."""
MIGRATING = 0x616C6361
"""The key of the lock that lets one process after the other bring a PostgreSQL database up to date."""


async def open_store(address: str) -> Store:
    """The store in a database: `memory`, the path of an SQLite file, or postgresql://..."""
    if address == MEMORY:
        return MemoryStore()
    try:
        database = open_database(address)
    except OSError as error:
        raise BadSetting(f"The database cannot be opened ({type(error).__name__}).", "bad_database") from error
    try:
        await database.write(migrate)
        await database.write(touch)
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        await database.close()
        raise BadSetting(f"The database cannot be opened ({reason(error)}).", "bad_database") from error
    except CommandError:
        await database.close()
        raise BadSetting("The database was made by a newer version of Alcaide.", "bad_database") from None
    return SqlStore(database)


def reason(error: Exception) -> str:
    """What is wrong, without what may be secret."""
    cause = getattr(error, "orig", None) or error
    return "it can only be read" if READ_ONLY in str(cause) else type(cause).__name__


def touch(connection: Connection) -> None:
    """Write something that changes nothing, so that a database that can only be read is found out at once."""
    connection.execute(update(pulse).values(id=pulse.c.id))


async def check_database(address: str) -> None:
    """Refuse a database that cannot be opened."""
    await (await open_store(address)).close()


def open_database(address: str) -> Database:
    """The database at an address, or a sentence that never repeats it: it may hold a password."""
    if "://" not in address:
        return Sqlite(Path(address).expanduser())
    url = read_address(address)
    from alcaide.store.postgres import Postgres  # noqa: PLC0415 - its packages come with an extra

    return Postgres(url)


def read_address(address: str) -> URL:
    """The address of a PostgreSQL database."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise BadSetting("The address of the database cannot be read.", "bad_database") from None
    if url.drivername not in ("postgresql", "postgres", "postgresql+asyncpg"):
        raise BadSetting(
            f"A database is the path of an SQLite file or postgresql://..., not {url.drivername}://...", "bad_database"
        )
    if importlib.util.find_spec("asyncpg") is None:
        raise BadSetting("PostgreSQL needs one more package: pip install 'alcaide[postgresql]'.", "bad_database")
    return url.set(drivername="postgresql+asyncpg")


def migrate(connection: Connection, to: str = "head") -> None:
    """Take every step of the migrations that was not taken yet; one process after the other."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
