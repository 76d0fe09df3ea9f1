"""Breath: long work on the event loop lets others run every few milliseconds."""

import asyncio
import time

BREATH = 0.005
"""Seconds after which others have their turn."""


class Breath:
    """One piece of long work; it calls `take` as often as it likes."""

    def __init__(self) -> None:
        self.began = time.monotonic()

    async def take(self) -> None:
        """Let others run, if they have waited long enough."""
        if time.monotonic() - self.began > BREATH:
            await asyncio.sleep(0)
            self.began = time.monotonic()
