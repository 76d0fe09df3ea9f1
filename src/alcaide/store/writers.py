"""Two ways to write: each piece of work on its own, or all that wait together in one commit."""

import asyncio
from typing import Any, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from alcaide.store.sql import Work

T = TypeVar("T")
MOST_TOGETHER = 256
"""Pieces of work that one commit may hold."""


class Apart:
    """Each piece of work in a transaction and a connection of its own: PostgreSQL commits them together by itself."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def write(self, work: Work[T]) -> T:
        async with self.engine.begin() as connection:
            return await work(connection)

    async def close(self) -> None:
        """Nothing is left over."""


class Together:
    """What waits while a commit is under way goes into the next one: SQLite has one writer, and a commit is one fsync.

    Every piece of work has a savepoint, so that one that fails takes nothing else with it.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.waiting: asyncio.Queue[tuple[Work[Any], asyncio.Future[Any]] | None] = asyncio.Queue()
        self.task = asyncio.create_task(self.run(), name="writer")

    async def write(self, work: Work[T]) -> T:
        if self.task.done():
            raise RuntimeError("the store is closed")
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait((work, answer))
        return await answer

    async def close(self) -> None:
        self.waiting.put_nowait(None)
        await self.task

    async def run(self) -> None:
        """Commit what waits, again and again, until nothing more will come."""
        async with self.engine.connect() as connection:
            while (first := await self.waiting.get()) is not None:
                batch = [first]
                while len(batch) < MOST_TOGETHER and not self.waiting.empty():
                    following = self.waiting.get_nowait()
                    if following is None:
                        self.waiting.put_nowait(None)
                        break
                    batch.append(following)
                await commit(connection, batch)


async def commit(connection: AsyncConnection, batch: list[tuple[Work[Any], "asyncio.Future[Any]"]]) -> None:
    """Carry out pieces of work in one transaction, and answer when it is on disk."""
    results: list[object] = []
    try:
        async with connection.begin():
            for work, _ in batch:
                results.append(await attempt(connection, work))
    except Exception as error:  # the disk, not the work
        results = [error] * len(batch)
    for (_, answer), result in zip(batch, results, strict=True):
        if answer.done():  # nobody waits any more
            continue
        if isinstance(result, Exception):
            answer.set_exception(result)
        else:
            answer.set_result(result)


async def attempt(connection: AsyncConnection, work: Work[T]) -> T | Exception:
    """Carry out one piece of work, or undo it and say what went wrong."""
    try:
        async with connection.begin_nested():
            return await work(connection)
    except Exception as error:
        return error
