"""Inbox: what is asked of one table, done one after another in the order of arrival."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from alcaide.core import AlcaideError
from alcaide.server.errors import too_fast, trouble

T = TypeVar("T")
Work = Callable[[], Coroutine[Any, Any, T]]
MOST_WAITING = 200


class Gone(Exception):
    """This inbox is closed: the table was put away. Whoever still wants it has it set up again."""


class Inbox:
    """One task does all the work, so that nothing happens twice or half, whatever becomes of who asked for it."""

    def __init__(self, on_trouble: Callable[[Exception], Coroutine[Any, Any, None]]) -> None:
        """`on_trouble` sets right what an error that is nobody's fault outside may have left behind."""
        self.waiting: asyncio.Queue[tuple[Work[Any], asyncio.Future[Any]] | None] = asyncio.Queue()
        self.on_trouble = on_trouble
        self.closed = False
        self.task = asyncio.create_task(self.run(), name="inbox")

    async def ask(self, work: Work[T]) -> T:
        """Have something done, and wait for it."""
        if self.closed:
            raise Gone
        if self.waiting.qsize() >= MOST_WAITING:
            raise too_fast()
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait((work, answer))
        return await answer

    async def run(self) -> None:
        """Do what waits, until the inbox is closed."""
        while (asked := await self.waiting.get()) is not None:
            work, answer = asked
            if self.closed:
                refuse(answer, Gone())
                continue
            try:
                result = await work()
            except AlcaideError as error:
                refuse(answer, error)
            except Exception as error:
                await self.on_trouble(error)
                refuse(answer, trouble())
            else:
                if not answer.done():
                    answer.set_result(result)

    def close(self) -> None:
        """Do nothing more; what still waits is told so."""
        if not self.closed:
            self.closed = True
            self.waiting.put_nowait(None)

    async def finish(self) -> None:
        """Do what waits, and close."""
        if not self.closed:
            self.waiting.put_nowait(None)
        await self.task
        self.closed = True


def refuse(answer: "asyncio.Future[Any]", error: Exception) -> None:
    """Tell whoever still waits."""
    if not answer.done():
        answer.set_exception(error)
