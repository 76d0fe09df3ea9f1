"""TableThread: leads a program that waits for its keyboard to a table that does not wait; the table lives beside it."""

import asyncio
import queue
import threading
from collections.abc import Callable, Coroutine
from contextlib import aclosing
from typing import Any, Self, TypeVar

from alcaide.terminal.tables.open_table import OpenTable
from alcaide.terminal.tables.screen_state import ScreenState

T = TypeVar("T")
PATIENCE = 5.0
"""Seconds for which the end of the thread is waited for."""


class TableThread:
    """A thread for one table: its states come out in command, and what is asked of it goes in."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True, name="table")
        self.states: queue.SimpleQueue[ScreenState | Exception] = queue.SimpleQueue()
        self.following: asyncio.Task[None] | None = None

    def __enter__(self) -> Self:
        self.thread.start()
        return self

    def __exit__(self, *error: object) -> None:
        """Leave the thread; who still waits in it is sent off."""
        self.do(self.dismiss())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(PATIENCE)
        if not self.thread.is_alive():
            self.loop.close()

    def do(self, asked: Coroutine[Any, Any, T]) -> T:
        """Have something done beside, and wait for what comes of it."""
        return asyncio.run_coroutine_threadsafe(asked, self.loop).result()

    def look_at(self, table: OpenTable, seen: Callable[[ScreenState], None]) -> None:
        """Take the states of a table from now on; `seen` is called with each as it comes, in the other thread."""

        async def begin() -> None:
            self.following = asyncio.get_running_loop().create_task(self.follow(table, seen))

        self.do(begin())

    async def follow(self, table: OpenTable, seen: Callable[[ScreenState], None]) -> None:
        """Put every state in line, and at last what went wrong."""
        try:
            async with aclosing(table.states()) as states:
                async for state in states:
                    self.states.put(state)
                    seen(state)
        except Exception as error:
            self.states.put(error)

    async def dismiss(self) -> None:
        """End everything that still goes on."""
        own = asyncio.current_task()
        others = [task for task in asyncio.all_tasks() if task is not own]
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    def next(self) -> ScreenState:
        """The next state; wait for it."""
        state = self.states.get()
        if isinstance(state, Exception):
            raise state
        return state

    def has_more(self) -> bool:
        """Whether a state is there already."""
        return not self.states.empty()
