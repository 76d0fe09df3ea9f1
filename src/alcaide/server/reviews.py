"""Reviews: luck and skill of finished matches, found one by one in a process beside the bots', and kept a while."""

import asyncio
import logging
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE
from collections import OrderedDict

import msgspec

from alcaide.core import Match, write_line
from alcaide.protocol import Review, encode
from alcaide.server.accountant import Accountant, Resource, network
from alcaide.server.bot_pool import without_secrets
from alcaide.server.errors import Refused, too_fast
from alcaide.server.fair_queue import FairQueue
from alcaide.server.tokens import trace

log = logging.getLogger(__name__)
MOST_KEPT = 200
MOST_WAITING = 500
MOST_FOR_ONE = 3
"""That wait for one address."""
FAILED = b""


class Reviews:
    """What was found, and what is being looked for. A bot never waits for a review: it has a process of its own."""

    def __init__(self, limit: float, accountant: Accountant) -> None:
        self.limit = limit
        """Seconds for one."""
        self.kept: OrderedDict[str, bytes] = OrderedDict()
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.accountant = accountant
        self.queue = FairQueue(accountant, quick=1, most=1, each=1)

    def of(self, table: str, match: Match, address: str) -> bytes | None:
        """The review of a match, for the wire; None while it is being found."""
        if table in self.kept:
            self.kept.move_to_end(table)
            if self.kept[table] == FAILED:
                raise Refused("This match could not be reviewed.", "no_review", 503)
            return self.kept[table]
        if table not in self.tasks:
            account = network(address)
            if len(self.tasks) >= MOST_WAITING or self.queue.waits(account) >= MOST_FOR_ONE:
                raise too_fast()
            record = "".join(f"{write_line(line)}\n" for line in match.record()).encode()
            self.tasks[table] = asyncio.create_task(self.find(table, record, account), name="review")
        return None

    async def find(self, table: str, record: bytes, account: str) -> None:
        """Find a review, and keep it; one that could not be found is not looked for again soon."""
        ticket = await self.queue.enter(account, table)
        began = time.monotonic()
        try:
            found = await self.ask(record)
        except (OSError, TimeoutError, msgspec.MsgspecError) as error:
            log.warning("review_failed", extra={"table": trace(table), "error": type(error).__name__})
            found = FAILED
        finally:
            del self.tasks[table]
            self.accountant.owe(Resource.THINKING, account, time.monotonic() - began)
            self.queue.leave(ticket)
        self.kept[table] = found
        if len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)

    async def ask(self, record: bytes) -> bytes:
        """Have a process of its own look at a record."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "alcaide.server.review_worker",
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            env=without_secrets(),
        )
        try:
            async with asyncio.timeout(self.limit):
                found, _ = await process.communicate(record)
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
        return encode(msgspec.json.decode(found, type=Review))

    async def close(self) -> None:
        """Look no more."""
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
