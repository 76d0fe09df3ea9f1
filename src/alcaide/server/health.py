"""Health: whether the database can be written to now. Who asks often costs no more than who asks once a second."""

import asyncio
import logging
import time

from alcaide.server.uptime import Uptime

log = logging.getLogger(__name__)
FRESH = 1.0
"""Seconds for which an answer is kept."""
PATIENCE = 5.0
"""Seconds that the database has."""


class Health:
    """The last answer, and the question that is under way."""

    def __init__(self, uptime: Uptime) -> None:
        self.uptime = uptime
        self.sound = True
        self.asked_at = float("-inf")
        self.one = asyncio.Lock()

    async def is_sound(self) -> bool:
        """Whether something can be written; it is."""
        async with self.one:
            if time.monotonic() - self.asked_at > FRESH:
                self.sound = await self.writes()
                self.asked_at = time.monotonic()
        return self.sound

    async def writes(self) -> bool:
        """Note in the database that this server runs."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.uptime.pulse()
        except Exception as error:  # whatever it is, nothing can be written
            log.warning("not_sound", extra={"error": type(error).__name__})
            return False
        return True
