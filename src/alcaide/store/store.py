"""Store: what keeps tables. The log of a match is the truth; everything else about it follows by folding.

```
AlcaideError
├── UnknownTable    no table has that name         unknown_table
└── SeatTaken       somebody else was first        seat_taken
Conflict            another process wrote that turn first; read it and think again
```
"""

from collections.abc import AsyncIterator, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from alcaide.kernel import AlcaideError, Settings


class Phase(StrEnum):
    """How far a table is."""

    WAITING = "waiting"
    """A seat is open."""
    PLAYING = "playing"
    OVER = "over"


@dataclass(frozen=True)
class Seat:
    """One seat: open, held by whoever knows its token, or played by a bot. A held seat can be lent to a bot."""

    token: bytes | None = None
    """The SHA-256 of the token that holds the seat; the token itself is kept nowhere."""
    name: str = ""
    word: str = ""
    """What the seat adds to the luck."""
    bot: str | None = None
    """Who plays it now, if it is a program."""
    here_until: float = 0.0
    """In Unix seconds: until when its player counts as present; in the past, since when they are away."""

    @property
    def is_open(self) -> bool:
        """Whether somebody may still sit down here."""
        return self.token is None and self.bot is None


@dataclass(frozen=True)
class Table:
    """What was settled about a table, and who sits at it."""

    id: str
    game: str
    options: Settings
    """Those that differ from their defaults."""
    rules: str
    """The edition of the rules the match was begun under."""
    secret: bytes
    """What the luck follows from; nobody is told before the match is over."""
    listed: bool
    """Whether strangers find it in the lobby."""
    created: float
    """In Unix seconds."""
    seats: tuple[Seat, ...]
    phase: Phase = Phase.WAITING


@dataclass(frozen=True)
class Chat:
    """Something said at a table."""

    number: int
    """Grows with every line, in the order they were said."""
    seat: int
    text: str
    at: float
    """In Unix seconds."""


class Conflict(Exception):
    """Somebody else wrote this turn first."""


class UnknownTable(AlcaideError):
    """No table has that name."""

    def __init__(self) -> None:
        super().__init__("There is no such table. Look whether the link is complete.", "unknown_table")


class SeatTaken(AlcaideError):
    """Somebody else sits there."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"Seat {seat} is taken.", "seat_taken")


class Store(Protocol):
    """Keeps tables. When a method that writes returns, what it wrote survives the end of the process."""

    async def create(self, table: Table) -> None:
        """Keep a new table."""
        ...

    async def table(self, table: str) -> Table:
        """The table with that name; UnknownTable if there is none."""
        ...

    async def listed(self, most: int) -> list[Table]:
        """The tables that strangers may find and whose match is not over, the newest first."""
        ...

    async def sit(self, table: str, seat: int, sitter: Seat) -> Table:
        """Put somebody on an open seat, or raise SeatTaken. With the last open seat the match begins."""
        ...

    async def lend(self, table: str, seat: int, bot: str | None) -> Table:
        """Let a bot play a seat that is held, or another bot instead of one; None gives it back to its holder."""
        ...

    async def attend(self, seats: Iterable[tuple[str, int]], until: float, *, news: bool = True) -> None:
        """Note until when the players of these seats (table, seat) count as present, and whether that is news."""
        ...

    async def append(self, table: str, turn: int, lines: Sequence[str], *, over: bool = False) -> None:
        """Add lines to the log, the first of them with the number `turn`: all, or none and Conflict.

        Nothing is ever taken out again: a move taken back is one more line. `over` says that the match has ended.
        """
        ...

    async def lines(self, table: str, start: int = 0) -> list[str]:
        """The log from a turn on."""
        ...

    async def say(self, table: str, seat: int, text: str, at: float) -> Chat:
        """Keep what a seat said."""
        ...

    async def chats(self, table: str, after: int = 0, most: int = 100) -> list[Chat]:
        """What was said after that number, oldest first; the last `most` lines of it."""
        ...

    def changes(self) -> AsyncIterator[str | None]:
        """The names of tables that another process changed, as it happens; None when some may have been missed."""
        ...

    async def close(self) -> None:
        """Let go of everything; what was written stays."""
        ...
