"""Thinkers: the processes in which bots think, and the rule that a slow one keeps nobody else waiting."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from alcaide.server.thinker import Answer, Question

MOMENT = 0.5
"""Seconds after which a thought no longer counts among the busy processes: another one is started beside it."""
MOST = 4
"""So many times as many processes there may be at all."""
STARTING = 60.0
"""Seconds that a process has to start."""
LONGEST_LINE = 1024 * 1024


class BotFailed(Exception):
    """A bot gave no answer: it raised, its process ended, or its time was up."""


class Thinker:
    """One process."""

    def __init__(self, process: Process) -> None:
        self.process = process

    @classmethod
    async def start(cls, bots: str) -> "Thinker":
        """A new process, not yet ready."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "alcaide.server.thinker", bots, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
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

    async def ask(self, question: Question) -> Answer:
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
        reply = msgspec.json.decode(line, type=Answer)
        if reply.error:
            raise BotFailed(reply.error)
        return reply

    async def end(self) -> None:
        """End it at once."""
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()


class Thinkers:
    """Some processes, and those who wait for one in the order of arrival."""

    def __init__(self, count: int, bots: str) -> None:
        self.count = count
        self.bots = bots
        self.idle: list[Thinker] = []
        self.all: set[Thinker] = set()
        self.starting: set[asyncio.Task[Thinker]] = set()
        self.ending: set[asyncio.Task[None]] = set()
        self.quick = asyncio.Semaphore(count)
        self.most = asyncio.Semaphore(MOST * count)

    async def ask(self, question: Question) -> Answer:
        """What a bot answers; BotFailed if it says nothing in time."""
        async with self.most:
            await self.quick.acquire()
            place = Place(self.quick)
            try:
                thinker = self.idle.pop() if self.idle else await self.begin()
                return await self.wait(thinker, question, place)
            finally:
                place.leave()

    async def begin(self) -> Thinker:
        """One more process; if nobody waits for it any more when it is ready, it is there for the next."""
        starting = asyncio.create_task(self.start(), name="start")
        self.starting.add(starting)
        starting.add_done_callback(self.starting.discard)
        try:
            return await asyncio.shield(starting)
        except asyncio.CancelledError:
            starting.add_done_callback(self.keep)
            raise

    async def start(self) -> Thinker:
        """Start a process, and wait until it is ready."""
        thinker = await Thinker.start(self.bots)
        self.all.add(thinker)
        if not await thinker.is_ready():
            self.dismiss(thinker)
            raise BotFailed("start")
        return thinker

    def keep(self, started: asyncio.Task[Thinker]) -> None:
        """Keep a process that nobody waits for."""
        if not started.cancelled() and started.exception() is None:
            self.release(started.result(), True)

    def release(self, thinker: Thinker, sound: bool) -> None:
        """A process has nothing to do any more."""
        if sound and len(self.idle) < self.count:
            self.idle.append(thinker)
        else:
            self.dismiss(thinker)

    def dismiss(self, thinker: Thinker) -> None:
        """End a process that is of no use any more."""
        self.all.discard(thinker)
        task = asyncio.create_task(thinker.end())
        self.ending.add(task)
        task.add_done_callback(self.ending.discard)

    async def wait(self, thinker: Thinker, question: Question, place: "Place") -> Answer:
        """Wait for an answer; a process that owes one is of no use any more."""
        alarm = asyncio.get_running_loop().call_later(MOMENT, place.leave)
        sound = False
        try:
            async with asyncio.timeout(question.limit):
                reply = await thinker.ask(question)
            sound = True
            return reply
        except TimeoutError:
            raise BotFailed("time") from None
        except BotFailed as failure:
            sound = thinker.process.returncode is None and str(failure) != "ended"
            raise
        finally:
            alarm.cancel()
            self.release(thinker, sound)

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(*self.starting, return_exceptions=True)
        self.idle.clear()
        for thinker in list(self.all):
            self.dismiss(thinker)
        await asyncio.gather(*self.ending)


class Place:
    """A place among the busy, to be left once."""

    def __init__(self, places: asyncio.Semaphore) -> None:
        self.places = places
        self.taken = True

    def leave(self) -> None:
        """Let the next one in."""
        if self.taken:
            self.taken = False
            self.places.release()
