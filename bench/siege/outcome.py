"""What became of an attack."""

import statistics
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from tests.server.house import House


@dataclass(frozen=True)
class Outcome:
    """One row of the table that `make siege` prints."""

    attack: str
    before: str
    """What it did to a server without defences."""
    now: str
    held: bool


@dataclass
class Pulse:
    """How long the server took to answer somebody else, again and again during an attack."""

    seconds: list[float] = field(default_factory=list)
    failed: int = 0

    @property
    def longest(self) -> float:
        return max(self.seconds, default=0.0)

    @property
    def median(self) -> float:
        return statistics.median(self.seconds) if self.seconds else 0.0


@contextmanager
def pulse_of(house: House, path: str = "/health", pause: float = 0.02) -> Iterator[Pulse]:
    """Ask a server for its health until the block ends."""
    pulse, ended = Pulse(), threading.Event()

    def ask() -> None:
        neighbour = House(house.address)
        with neighbour.client:
            while not ended.wait(pause):
                began = time.monotonic()
                answer = neighbour.client.get(path)
                pulse.seconds.append(time.monotonic() - began)
                pulse.failed += answer.status_code != 200

    asking = threading.Thread(target=ask, daemon=True)
    asking.start()
    try:
        yield pulse
    finally:
        ended.set()
        asking.join()
