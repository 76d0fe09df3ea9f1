"""Database: what carries out statements, here or over the network. The statements themselves are the same for all."""

from collections.abc import AsyncIterator, Callable
from typing import Protocol, TypeVar

from sqlalchemy import Connection

T = TypeVar("T")
Work = Callable[[Connection], T]
"""Statements that belong together: all of them, or none."""


class Database(Protocol):
    """A database that is open."""

    shared: bool
    """Whether several processes may use it at once."""

    async def read(self, work: Work[T]) -> T:
        """Carry out work that changes nothing."""
        ...

    async def write(self, work: Work[T]) -> T:
        """Carry out work, on disk when this returns; if the work raises, nothing of it stays."""
        ...

    def tell(self, connection: Connection, table: str) -> None:
        """Tell other processes of a change, once the transaction of this connection is committed."""
        ...

    def changes(self) -> AsyncIterator[str | None]:
        """What other processes tell; None when some of it may have been missed."""
        ...

    async def close(self) -> None:
        """Finish what was begun, and let go."""
        ...
