"""SQLite: a file with one writer. What waits while a commit is under way goes together into the next one."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.exc import OperationalError

from alcaide.store.database import Work

T = TypeVar("T")
Waiting = tuple[Work[Any], asyncio.Future[Any]]
READERS = 4
MOST_TOGETHER = 256
"""Pieces of work that one commit may hold."""
TIDY_AFTER = 2000
"""Commits after which what SQLite has only logged is moved into its file, beside the writer's work."""
LONGEST_LOG = 20_000
"""Pages that may be logged before the writer has to move them itself."""
PATIENCE = 30.0
"""Seconds to wait for another program that writes to the same file."""


class Sqlite:
    """A file of SQLite. Its threads do all the waiting for the disk, one fsync for all who wait at that moment."""

    shared = False

    def __init__(self, file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        self.engine = create_engine(URL.create("sqlite", database=str(file)), connect_args={"timeout": PATIENCE})
        event.listen(self.engine, "connect", take_care)
        self.reading = self.engine.execution_options()
        event.listen(self.reading, "begin", begin_to_read)
        self.writing = self.engine.execution_options()
        event.listen(self.writing, "begin", begin_to_write)
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.writer = ThreadPoolExecutor(1, "writer")
        self.waiting: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self.commits = 0
        self.task = asyncio.create_task(self.run(), name="writer")

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.look, work)

    def look(self, work: Work[T]) -> T:
        """In a thread: carry out work that changes nothing."""
        with self.reading.connect() as connection:
            return work(connection)

    async def write(self, work: Work[T]) -> T:
        if self.task.done():
            raise RuntimeError("the database is closed")
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait((work, answer))
        return await answer

    async def run(self) -> None:
        """Commit what waits, again and again, until nothing more will come."""
        while (first := await self.waiting.get()) is not None:
            batch = [first]
            while len(batch) < MOST_TOGETHER and not self.waiting.empty():
                following = self.waiting.get_nowait()
                if following is None:
                    self.waiting.put_nowait(None)
                    break
                batch.append(following)
            works = [work for work, _ in batch]
            results = await asyncio.get_running_loop().run_in_executor(self.writer, self.commit, works)
            for (_, answer), result in zip(batch, results, strict=True):
                give(answer, result)
            self.commits += 1
            if self.commits % TIDY_AFTER == 0:
                self.readers.submit(self.tidy)

    def tidy(self) -> None:
        """In a thread: move what is logged into the file while the writer goes on; if not now, then the next time."""
        with suppress(OperationalError), self.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    def commit(self, works: list[Work[Any]]) -> list[object]:
        """In a thread: carry out pieces of work in one transaction; their results, on disk, or their errors.

        Every piece has a savepoint, so that one that fails takes nothing else with it; it is set past SQLAlchemy, whose
        own savepoints cost as much as a move.
        """
        try:
            with self.writing.begin() as connection:
                raw = connection.connection.driver_connection
                assert isinstance(raw, sqlite3.Connection)
                return [attempt(connection, raw, work) for work in works]
        except Exception as error:  # the disk, not the work: nothing was kept
            return [error] * len(works)

    def tell(self, connection: Connection, table: str) -> None:
        """There is nobody to tell: a file is for one process."""

    async def changes(self) -> AsyncIterator[str | None]:
        await asyncio.Event().wait()
        yield None

    async def close(self) -> None:
        self.waiting.put_nowait(None)
        await self.task
        self.writer.shutdown()
        self.readers.shutdown()
        self.engine.dispose()


def attempt(connection: Connection, raw: sqlite3.Connection, work: Work[T]) -> T | Exception:
    """Carry out one piece of work, or undo it and say what went wrong."""
    raw.execute("SAVEPOINT piece")
    try:
        result: T | Exception = work(connection)
    except Exception as error:
        raw.execute("ROLLBACK TO piece")
        result = error
    raw.execute("RELEASE piece")
    return result


def give(answer: "asyncio.Future[Any]", result: object) -> None:
    """Tell whoever still waits."""
    if answer.done():
        return
    if isinstance(result, Exception):
        answer.set_exception(result)
    else:
        answer.set_result(result)


def take_care(connection: Any, _: object) -> None:
    """Keep every commit through a crash and a power cut, and let us say when a transaction begins."""
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute(f"PRAGMA wal_autocheckpoint = {LONGEST_LOG}")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def begin_to_read(connection: Connection) -> None:
    """Begin a transaction that sees one moment of the file and never waits for the writer."""
    connection.exec_driver_sql("BEGIN")


def begin_to_write(connection: Connection) -> None:
    """Begin a transaction as a writer, so that it never has to become one in its middle."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
