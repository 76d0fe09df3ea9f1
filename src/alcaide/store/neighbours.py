"""The other processes at the same database: none for SQLite; for PostgreSQL, LISTEN and NOTIFY."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

log = logging.getLogger(__name__)
CHANNEL = "alcaide"
TRY_AGAIN = 1.0
"""Seconds to wait after the database was lost."""
LOST = "lost"


class Alone:
    """Nobody else writes to this database."""

    async def tell(self, connection: AsyncConnection, table: str) -> None:
        """There is nobody to tell."""

    async def changes(self) -> AsyncIterator[str | None]:
        await asyncio.Event().wait()
        yield None


class Postgres:
    """Processes that share a PostgreSQL database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.name = secrets.token_hex(8)
        """What is heard back from oneself is no news."""

    async def tell(self, connection: AsyncConnection, table: str) -> None:
        await connection.execute(
            text("SELECT pg_notify(:channel, :news)"), {"channel": CHANNEL, "news": f"{self.name} {table}"}
        )

    async def changes(self) -> AsyncIterator[str | None]:
        while True:
            try:
                async for table in self.listen():
                    yield table
            except (SQLAlchemyError, OSError) as error:
                log.warning("listening_failed", extra={"error": type(error).__name__})
            await asyncio.sleep(TRY_AGAIN)

    async def listen(self) -> AsyncIterator[str | None]:
        """What is told over one connection, until it is lost; None first, for what was told before it stood."""
        heard: asyncio.Queue[str] = asyncio.Queue()
        async with self.engine.connect() as connection:
            raw = (await connection.get_raw_connection()).driver_connection
            assert raw is not None
            raw.add_termination_listener(lambda _: heard.put_nowait(LOST))
            await raw.add_listener(CHANNEL, lambda _connection, _pid, _channel, news: heard.put_nowait(news))
            try:
                yield None
                while (news := await heard.get()) != LOST:
                    teller, _, table = news.partition(" ")
                    if teller != self.name:
                        yield table
            finally:
                await connection.invalidate()
