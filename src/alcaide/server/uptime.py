"""Uptime: seconds in which a server ran. Clocks at the tables go by it, and by nothing else.

No clock of a player counts, nor a jump of the machine's. While no server runs, nobody's time runs; when one of several
processes ends, the others go on.
"""

import time
from collections.abc import Callable

from alcaide.store import Store


class Uptime:
    """Seconds of service, the same in every process that shares a store."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.clock = clock
        self.served = 0.0
        self.noted = time.monotonic()

    def now(self) -> float:
        """How many seconds a server has run; it never goes back."""
        return self.served + time.monotonic() - self.noted

    async def pulse(self) -> None:
        """Note in the store that this server runs, and follow the others."""
        served = await self.store.pulse(self.clock())
        self.served = max(served, self.now())
        self.noted = time.monotonic()
