"""Listeners: connections that look at a table, each with an outbox of its own. Nobody waits for a slow one."""

import asyncio
from collections.abc import Collection

from alcaide.core import Event
from alcaide.server.snapshot import TableSnapshot

SLOW = 4408
"""The code a socket is closed with when its outbox is full."""
AGAIN = 1012
"""The code for "come back in a moment": the table was put away or the server goes down."""


class Listener:
    """Somebody who looks on, from seats of their own or as a spectator."""

    def __init__(self, seats: tuple[int, ...], most: int, address: str = "") -> None:
        self.seats = seats
        self.address = address
        """Where it comes from; its budget pays for the bots it looks at."""
        self.watching = 0
        """How many watch, as this listener was told last."""
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(most)
        self.ended = asyncio.Event()
        """Set when the socket is to be closed."""
        self.code = AGAIN
        """What it is to be closed with."""

    def send(self, message: bytes) -> None:
        """Put a message in the outbox; when that is full, give the listener up."""
        if self.ended.is_set():
            return
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.end(SLOW)

    def end(self, code: int) -> None:
        """Close the socket."""
        if not self.ended.is_set():
            self.code = code
            self.ended.set()


class Audience:
    """Everyone who looks at one table from this process."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()

    def holds(self, seat: int) -> bool:
        """Whether somebody who holds the seat is among them."""
        return any(seat in listener.seats for listener in self.listeners)

    def seats(self) -> set[int]:
        """The seats that are held by somebody among them."""
        return {seat for listener in self.listeners for seat in listener.seats}

    def watching(self) -> int:
        """How many of them hold no seat."""
        return sum(not listener.seats for listener in self.listeners)

    def tell(self, snapshot: TableSnapshot, events: list[Event], but: Collection[Listener] = ()) -> None:
        """Send everyone what they may know; who sees the same gets the same bytes."""
        updates: dict[tuple[int, ...], bytes] = {}
        for listener in self.listeners:
            if listener in but:
                continue
            if listener.seats not in updates:
                updates[listener.seats] = snapshot.update(listener.seats, events)
            listener.send(updates[listener.seats])
            listener.watching = snapshot.watching

    def send(self, message: bytes) -> None:
        """Send everyone the same."""
        for listener in self.listeners:
            listener.send(message)

    def dismiss(self) -> None:
        """Send everyone off, to come back in a moment."""
        for listener in self.listeners:
            listener.end(AGAIN)
