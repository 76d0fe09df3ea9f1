"""BotPool: the processes in which bots think. Neither a slow bot nor somebody with many of them keeps others off."""

import asyncio
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import msgspec

from alcaide.server.accountant import Accountant, Resource
from alcaide.server.bot_worker import BotAnswer, BotQuestion
from alcaide.server.fair_queue import FairQueue, Ticket

MOMENT = 0.5
"""Seconds after which a thought no longer counts among the busy processes: another one is started beside it."""
MOST = 4
"""So many times as many processes there may be at all."""
EACH = 2
"""So many times as many processes may think for one address."""
UNUSED = 60.0
"""Seconds after which a process that is one too many ends."""
SECRET = ("ALCAIDE_", "PG")
"""How the names of variables begin that may hold the password of the database."""
STARTING = 60.0
"""Seconds that a process has to start."""
LONGEST_LINE = 1024 * 1024


class BotFailed(Exception):
    """A bot gave no answer: it raised, its process ended, or its time was up."""


class BotWorker:
    """One process."""

    def __init__(self, process: Process) -> None:
        self.process = process

    @classmethod
    async def start(cls, bots: str, niceness: int) -> "BotWorker":
        """A new process, not yet ready."""
        words = (sys.executable, "-m", "alcaide.server.bot_worker", bots, str(niceness))
        environment = without_secrets()
        return cls(
            await asyncio.create_subprocess_exec(*words, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE, env=environment)
        )

    async def is_ready(self) -> bool:
        """Whether it has started well."""
        try:
            async with asyncio.timeout(STARTING):
                return await self.read() == b"ready\n"
        except TimeoutError:
            return False

    async def read(self) -> bytes:
        """The next line of its answers."""
        assert self.process.stdout is not None
        return await self.process.stdout.readline()

    async def ask(self, question: BotQuestion) -> BotAnswer:
        """What it answers."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(msgspec.json.encode(question) + b"\n")
            await self.process.stdin.drain()
        except ConnectionError:
            raise BotFailed("ended") from None
        line = await self.read()
        if not line.endswith(b"\n"):
            raise BotFailed("ended")
        reply = msgspec.json.decode(line, type=BotAnswer)
        if reply.error:
            raise BotFailed(reply.error)
        return reply

    async def end(self) -> None:
        """End it at once."""
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()


class BotPool:
    """Some processes, and those who wait for one."""

    def __init__(
        self, count: int, bots: str, accountant: Accountant, niceness: int = 5, most: int | None = None
    ) -> None:
        self.count = count
        self.bots = bots
        self.accountant = accountant
        self.niceness = niceness
        self.most = MOST * count if most is None else most
        self.queue = FairQueue(accountant, count, self.most, EACH * count)
        self.idle: list[BotWorker] = []
        self.all: set[BotWorker] = set()
        self.tasks: set[asyncio.Task[BotAnswer]] = set()
        self.starting: set[asyncio.Task[None]] = set()
        self.ending: set[asyncio.Task[None]] = set()

    async def ask(self, question: BotQuestion, account: str, table: str) -> BotAnswer:
        """What a bot answers, at the cost of an account; BotFailed if it says nothing in time.

        Who no longer wants to know leaves the process to finish its thought, which still is theirs.
        """
        ticket = await self.queue.enter(account, table)
        thought = asyncio.create_task(self.think(question, ticket), name="think")
        self.tasks.add(thought)
        thought.add_done_callback(self.done)
        return await asyncio.shield(thought)

    def done(self, thought: "asyncio.Task[BotAnswer]") -> None:
        """A thought has ended, well or not; somebody may still wait for it."""
        self.tasks.discard(thought)
        if not thought.cancelled():
            thought.exception()

    async def think(self, question: BotQuestion, ticket: Ticket) -> BotAnswer:
        """Have a process think, and let an account pay for it."""
        began, answer = time.monotonic(), None
        timer = asyncio.get_running_loop().call_later(MOMENT, self.queue.linger, ticket)
        try:
            worker = self.idle.pop() if self.idle else await self.start()
            self.have_one_ready()
            answer = await self.wait(worker, question)
            return answer
        finally:
            timer.cancel()
            cost = answer.seconds if answer is not None else time.monotonic() - began
            self.accountant.owe(Resource.THINKING, ticket.account, cost)
            self.queue.leave(ticket)

    async def start(self) -> BotWorker:
        """Start a process, and wait until it is ready."""
        worker = await BotWorker.start(self.bots, self.niceness)
        self.all.add(worker)
        if not await worker.is_ready():
            self.dismiss(worker)
            raise BotFailed("start")
        return worker

    def have_one_ready(self) -> None:
        """Start one more process before somebody waits for it."""
        if not self.idle and not self.starting and len(self.all) < self.most:
            task = asyncio.create_task(self.prepare(), name="start")
            self.starting.add(task)
            task.add_done_callback(self.starting.discard)

    async def prepare(self) -> None:
        """Start a process for the next who asks."""
        with suppress(BotFailed, OSError):  # whoever needs one starts it, and hears why that fails
            self.release(await self.start(), True)

    def release(self, worker: BotWorker, sound: bool) -> None:
        """A process has nothing to do any more."""
        if not sound:
            self.dismiss(worker)
            return
        self.idle.append(worker)
        if len(self.idle) > self.count + 1:
            asyncio.get_running_loop().call_later(UNUSED, self.thin_out)

    def thin_out(self) -> None:
        """End a process if there still is one too many."""
        if len(self.idle) > self.count + 1:
            self.dismiss(self.idle.pop(0))

    def dismiss(self, worker: BotWorker) -> None:
        """End a process that is of no use any more."""
        self.all.discard(worker)
        task = asyncio.create_task(worker.end())
        self.ending.add(task)
        task.add_done_callback(self.ending.discard)

    async def wait(self, worker: BotWorker, question: BotQuestion) -> BotAnswer:
        """Wait for an answer; a process that owes one is of no use any more."""
        sound = False
        try:
            async with asyncio.timeout(question.limit):
                reply = await worker.ask(question)
            sound = True
            return reply
        except TimeoutError:
            raise BotFailed("time") from None
        except BotFailed as failure:
            sound = worker.process.returncode is None and str(failure) != "ended"
            raise
        finally:
            self.release(worker, sound)

    async def close(self) -> None:
        """End all processes."""
        for task in (*self.tasks, *self.starting):
            task.cancel()
        await asyncio.gather(*self.tasks, *self.starting, return_exceptions=True)
        self.idle.clear()
        for worker in list(self.all):
            self.dismiss(worker)
        await asyncio.gather(*self.ending)


class BotLanes:
    """Three pools, so that what matters less takes nothing from what matters more, not even the processor."""

    def __init__(self, workers: int, bots: str, accountant: Accountant) -> None:
        self.people = BotPool(workers, bots, accountant)
        """For bots that somebody present plays against."""
        self.hints = BotPool(1, bots, accountant, niceness=10, most=2)
        self.rest = BotPool(1, bots, accountant, niceness=15, most=2)
        """For bots among themselves, for people who are away, and for whoever has spent too much."""

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(self.people.close(), self.hints.close(), self.rest.close())


def without_secrets() -> dict[str, str]:
    """The environment of a process that has no business with the database."""
    return {name: value for name, value in os.environ.items() if not name.startswith(SECRET)}
