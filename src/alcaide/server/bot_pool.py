"""BotPool: the processes in which bots think, and the rule that a slow one keeps nobody else waiting."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from alcaide.server.bot_worker import BotAnswer, BotQuestion

MOMENT = 0.5
"""Seconds after which a thought no longer counts among the busy processes: another one is started beside it."""
MOST = 4
"""So many times as many processes there may be at all."""
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
    async def start(cls, bots: str) -> "BotWorker":
        """A new process, not yet ready."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "alcaide.server.bot_worker", bots, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
        )
        return cls(process)

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
    """Some processes, and those who wait for one in the order of arrival."""

    def __init__(self, count: int, bots: str) -> None:
        self.count = count
        self.bots = bots
        self.idle: list[BotWorker] = []
        self.all: set[BotWorker] = set()
        self.starting: set[asyncio.Task[BotWorker]] = set()
        self.ending: set[asyncio.Task[None]] = set()
        self.quick = asyncio.Semaphore(count)
        self.most = asyncio.Semaphore(MOST * count)

    async def ask(self, question: BotQuestion) -> BotAnswer:
        """What a bot answers; BotFailed if it says nothing in time."""
        async with self.most:
            await self.quick.acquire()
            slot = Slot(self.quick)
            try:
                worker = self.idle.pop() if self.idle else await self.begin()
                return await self.wait(worker, question, slot)
            finally:
                slot.leave()

    async def begin(self) -> BotWorker:
        """One more process; if nobody waits for it any more when it is ready, it is there for the next."""
        starting = asyncio.create_task(self.start(), name="start")
        self.starting.add(starting)
        starting.add_done_callback(self.starting.discard)
        try:
            return await asyncio.shield(starting)
        except asyncio.CancelledError:
            starting.add_done_callback(self.keep)
            raise

    async def start(self) -> BotWorker:
        """Start a process, and wait until it is ready."""
        worker = await BotWorker.start(self.bots)
        self.all.add(worker)
        if not await worker.is_ready():
            self.dismiss(worker)
            raise BotFailed("start")
        return worker

    def keep(self, started: asyncio.Task[BotWorker]) -> None:
        """Keep a process that nobody waits for."""
        if not started.cancelled() and started.exception() is None:
            self.release(started.result(), True)

    def release(self, worker: BotWorker, sound: bool) -> None:
        """A process has nothing to do any more."""
        if sound and len(self.idle) < self.count:
            self.idle.append(worker)
        else:
            self.dismiss(worker)

    def dismiss(self, worker: BotWorker) -> None:
        """End a process that is of no use any more."""
        self.all.discard(worker)
        task = asyncio.create_task(worker.end())
        self.ending.add(task)
        task.add_done_callback(self.ending.discard)

    async def wait(self, worker: BotWorker, question: BotQuestion, slot: "Slot") -> BotAnswer:
        """Wait for an answer; a process that owes one is of no use any more."""
        timer = asyncio.get_running_loop().call_later(MOMENT, slot.leave)
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
            timer.cancel()
            self.release(worker, sound)

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(*self.starting, return_exceptions=True)
        self.idle.clear()
        for worker in list(self.all):
            self.dismiss(worker)
        await asyncio.gather(*self.ending)


class Slot:
    """A slot among the busy, to be left once."""

    def __init__(self, places: asyncio.Semaphore) -> None:
        self.places = places
        self.taken = True

    def leave(self) -> None:
        """Let the next one in."""
        if self.taken:
            self.taken = False
            self.places.release()
