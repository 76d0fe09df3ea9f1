"""PostgreSQL: a server that several processes share. They hear of each other by LISTEN and NOTIFY."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from typing import TypeVar

from sqlalchemy import URL, Connection, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from alcaide.store.database import Work

log = logging.getLogger(__name__)
T = TypeVar("T")
CHANNEL = "alcaide"
CONNECTIONS = 10
TRY_AGAIN = 1.0
"""Seconds to wait after the server was lost."""
LOST = "lost"


class Postgres:
    """A database of PostgreSQL, each piece of work on a connection of its own: the server commits them together."""

    shared = True

    def __init__(self, url: URL) -> None:
        self.engine = create_async_engine(url, pool_pre_ping=True, pool_size=CONNECTIONS)
        self.reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self.name = secrets.token_hex(8)
        """What is heard back from oneself is no news."""

    async def read(self, work: Work[T]) -> T:
        async with self.reading.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    def tell(self, connection: Connection, table: str) -> None:
        news = {"channel": CHANNEL, "news": f"{self.name} {table}"}
        connection.execute(text("SELECT pg_notify(:channel, :news)"), news)

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

    async def close(self) -> None:
        await self.engine.dispose()
