"""Mail to people who are asked and not there, sent by a command of the operator. It never holds up a table."""

import asyncio
import logging
import shlex
import subprocess
from concurrent.futures import ThreadPoolExecutor
from subprocess import DEVNULL

import msgspec

from alcaide.core import BadSetting
from alcaide.server.metrics import Metrics

log = logging.getLogger(__name__)
AT_ONCE = 2
MOST_WAITING = 1000
PATIENCE = 60.0
"""Seconds that the command has for one letter."""


class Letter(msgspec.Struct):
    """What the command reads on its standard input, as one line of JSON."""

    address: str
    link: str
    game: str
    title: str
    seat: str
    """What the person is called at the table."""


class Mailer:
    """Letters that wait, and those that are being sent."""

    def __init__(self, command: str, metrics: Metrics) -> None:
        self.command = read_command(command)
        self.metrics = metrics
        self.waiting = 0
        self.hands = ThreadPoolExecutor(AT_ONCE, "post")
        self.tasks: set[asyncio.Task[None]] = set()

    def send(self, letter: Letter) -> None:
        """Have a letter sent; who sends it does not wait, and hears of no failure."""
        if self.waiting >= MOST_WAITING:
            self.note("full")
            return
        self.waiting += 1
        task = asyncio.create_task(self.deliver(letter), name="letter")
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def deliver(self, letter: Letter) -> None:
        """Hand one letter to the command."""
        try:
            line = msgspec.json.encode(letter) + b"\n"
            self.note(await asyncio.get_running_loop().run_in_executor(self.hands, self.run, line))
        finally:
            self.waiting -= 1

    def run(self, line: bytes) -> str:
        """Run the command once; how it went."""
        try:
            done = subprocess.run(  # noqa: S603  # the operator wrote it
                self.command, input=line, stdout=DEVNULL, stderr=DEVNULL, timeout=PATIENCE, check=False
            )
        except OSError:
            return "not_started"
        except subprocess.TimeoutExpired:
            return "too_slow"
        return "sent" if done.returncode == 0 else "failed"

    def note(self, outcome: str) -> None:
        """Count a letter; a failure is logged, without a word about whom it was for."""
        self.metrics.letters.labels(outcome).inc()
        if outcome != "sent":
            log.warning("letter_not_sent", extra={"why": outcome})

    async def close(self) -> None:
        """Send what waits."""
        await asyncio.gather(*self.tasks)
        self.hands.shutdown()


def read_command(command: str) -> list[str]:
    """The words of a command, as a shell splits them."""
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words:
        raise BadSetting(f"This is no command for mail: {command!r}.", "bad_command")
    return words
