"""Inbox: what is asked of one table, done one after another in the order of arrival; people with a seat first."""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from alcaide.core import AlcaideError
from alcaide.server.errors import too_fast, trouble

T = TypeVar("T")
Work = Callable[[], Coroutine[Any, Any, T]]
Asked = tuple[Work[Any], asyncio.Future[Any]]
MOST_SEATED = 200
"""Pieces of work that wait for people who hold a seat, for bots and for clocks."""
MOST_OTHERS = 4_000
"""Those that wait for spectators and strangers: a crowd may come at once."""


class Gone(Exception):
    """This inbox is closed: the table was put away. Whoever still wants it has it set up again."""


class Inbox:
    """One task does all the work, so that nothing happens twice or half, whatever becomes of who asked for it."""

    def __init__(self, on_trouble: Callable[[Exception], Coroutine[Any, Any, None]]) -> None:
        """`on_trouble` sets right what an error that is nobody's fault outside may have left behind."""
        self.seated: deque[Asked] = deque()
        self.others: deque[Asked] = deque()
        """Who has no seat waits for all who have one."""
        self.arrived = asyncio.Event()
        self.ending = False
        self.on_trouble = on_trouble
        self.closed = False
        self.task = asyncio.create_task(self.run(), name="inbox")

    async def ask(self, work: Work[T], seated: bool = True) -> T:
        """Have something done, and wait for it."""
        if self.closed:
            raise Gone
        queue, most = (self.seated, MOST_SEATED) if seated else (self.others, MOST_OTHERS)
        if len(queue) >= most:
            raise too_fast()
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        queue.append((work, answer))
        self.arrived.set()
        return await answer

    @property
    def is_empty(self) -> bool:
        """Whether nothing waits."""
        return not self.seated and not self.others

    async def following(self) -> Asked | None:
        """What is to be done next; None when there will be nothing more."""
        while self.is_empty:
            if self.ending or self.closed:
                return None
            self.arrived.clear()
            await self.arrived.wait()
        return (self.seated or self.others).popleft()

    async def run(self) -> None:
        """Do what waits, until the inbox is closed."""
        while (asked := await self.following()) is not None:
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
            self.arrived.set()

    async def finish(self) -> None:
        """Do what waits, and close."""
        self.ending = True
        self.arrived.set()
        await self.task
        self.closed = True


def refuse(answer: "asyncio.Future[Any]", error: Exception) -> None:
    """Tell whoever still waits."""
    if not answer.done():
        answer.set_exception(error)
