"""Store: what keeps tables. The log of a match is the truth; everything else about it follows by folding.

```
AlcaideError
├── UnknownTable    no table has that name         unknown_table
├── UnknownChat     nothing with that number       unknown_chat
└── SeatTaken       somebody else was first        seat_taken
Conflict            another process wrote that turn first; read it and think again
```
"""

from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from alcaide.core import AlcaideError, SeatWord, Settings, WordFrom
from alcaide.core.fairness import SEALED_WORDS
from alcaide.protocol.base import Pace, Phase


@dataclass(frozen=True)
class Origin:
    """Where a table that goes on from a finished match comes from."""

    table: str
    line: int
    """How many lines of that record it begins with."""
    match: str
    """The name under which the luck of the first match was drawn; this one's is the same."""
    known_from: int | None = None
    """After how many lines what luck brings was known, `line` or fewer for a branch of a branch; None: `line`."""


@dataclass(frozen=True)
class TimeLimit:
    """How long people may think, in seconds."""

    seconds: int
    """Each of them, in the whole match."""
    increment: int
    """What comes back each time the question passes on to another seat."""


@dataclass(frozen=True)
class Clocks:
    """What is left of everyone's time. `Store.pulse` counts the seconds: they stand still while no server runs."""

    left: tuple[float, ...]
    """Seconds, one a seat, at the moment `since`."""
    since: float


@dataclass(frozen=True)
class StoredSeat:
    """One seat: open, held by whoever knows its token, or played by a bot. A held seat can be lent to a bot."""

    token: bytes | None = None
    """The SHA-256 of the token that holds the seat; the token itself is kept nowhere."""
    name: str = ""
    word: str = ""
    """What the seat adds to the luck, empty if nothing or not yet; nobody is told before the match begins."""
    bot: str | None = None
    """Who plays it now, if it is a program."""
    here_until: float = 0.0
    """In Unix seconds: until when its player counts as present; in the past, since when they are away."""
    mail: str | None = None
    """Where to write when the seat is asked; nobody else is ever told, and it is forgotten with the end."""
    word_from: WordFrom = WordFrom.NOBODY
    word_commitment: str | None = None
    """In hex; None if there is none, or not yet."""

    @property
    def is_open(self) -> bool:
        """Whether somebody may still sit down here."""
        return self.token is None and self.bot is None

    @property
    def luck(self) -> SeatWord:
        """What the seat adds to the luck."""
        return SeatWord(self.word_from, self.word_commitment, self.word or None)

    def adding(self, luck: SeatWord) -> "StoredSeat":
        """The same seat, adding this to the luck."""
        return replace(self, word=luck.word or "", word_from=luck.made_by, word_commitment=luck.commitment)


@dataclass(frozen=True)
class StoredTable:
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
    seats: tuple[StoredSeat, ...]
    phase: Phase = Phase.WAITING
    pace: Pace = Pace.LIVE
    limit: TimeLimit | None = None
    """None: nobody counts the time."""
    clocks: Clocks | None = None
    """None until the first decision."""
    origin: Origin | None = None
    """None for a match of its own."""
    luck_scheme: int = SEALED_WORDS
    revealing_since: float | None = None
    """When the wait for the commitments or words of the seats began, as `Store.pulse` counts; None if none has."""

    @property
    def match(self) -> str:
        """The name under which its luck is drawn."""
        return self.origin.match if self.origin else self.id

    @property
    def awaited(self) -> list[int]:
        """The seats that announced a word and have not committed to it; then those that have not revealed it."""
        if self.luck_scheme != SEALED_WORDS or self.origin is not None:
            return []
        announced = [number for number, seat in enumerate(self.seats) if seat.word_from == WordFrom.SEAT]
        uncommitted = [number for number in announced if self.seats[number].word_commitment is None]
        return uncommitted or [number for number in announced if not self.seats[number].word]

    def when_full(self) -> "StoredTable":
        """The same table, gone on if it has waited for nothing but its seats, or for nothing but words."""
        if self.phase not in (Phase.WAITING, Phase.REVEALING) or any(seat.is_open for seat in self.seats):
            return self
        return replace(self, phase=Phase.REVEALING if self.awaited else Phase.PLAYING)


def listing_order(table: StoredTable, now: float) -> tuple[bool, float]:
    """Where a table stands in the lobby: somebody is there, then the newest."""
    return not any(seat.here_until > now for seat in table.seats), -table.created


@dataclass(frozen=True)
class Chat:
    """Something said at a table."""

    number: int
    """Grows with every line, in the order they were said."""
    seat: int
    text: str
    """For a reaction, the name of a face; empty to take one back."""
    at: float
    """In Unix seconds."""
    about: int | None = None
    """The number of the line that this is a reaction to."""


MOST_CHATS = 1_000


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


class UnknownChat(AlcaideError):
    """Nothing with that number was said here."""

    def __init__(self) -> None:
        super().__init__("Nothing with that number was said at this table.", "unknown_chat")


class Store(Protocol):
    """Keeps tables. When a method that writes returns, what it wrote survives the end of the process."""

    async def create(self, table: StoredTable, lines: Sequence[str] = ()) -> None:
        """Keep a new table, with the first lines of its log if it has any."""
        ...

    async def table(self, table: str) -> StoredTable:
        """The table with that name; UnknownTable if there is none."""
        ...

    async def listed(self, most: int, now: float = 0.0) -> list[StoredTable]:
        """The tables that strangers may find and whose match is not over.

        First those where somebody is present at this moment (Unix seconds), then the newest.
        """
        ...

    async def sit(self, table: str, seat: int, sitter: StoredSeat) -> StoredTable:
        """Put somebody on an open seat, or raise SeatTaken. With the last open seat the table goes on (`when_full`)."""
        ...

    async def settle(self, table: str, change: Callable[[StoredTable], StoredTable]) -> StoredTable:
        """Change what seats add to the luck, since when that is awaited, and the phase; one process after another."""
        ...

    async def lend(self, table: str, seat: int, bot: str | None, clocks: Clocks | None = None) -> StoredTable:
        """Let a bot play a seat that is held, or another bot instead of one; None gives it back to its holder."""
        ...

    async def attend(self, seats: Iterable[tuple[str, int]], until: float, *, news: bool = True) -> None:
        """Note until when the players of these seats (table, seat) count as present, and whether that is news."""
        ...

    async def append(
        self, table: str, turn: int, lines: Sequence[str], *, over: bool = False, clocks: Clocks | None = None
    ) -> None:
        """Add lines to the log, the first of them with the number `turn`: all, or none and Conflict.

        Nothing is ever taken out again: a move taken back is one more line. `over` says that the match has ended;
        addresses for mail are forgotten then. `clocks` are kept with the lines, if they are given.
        """
        ...

    async def lines(self, table: str, start: int = 0) -> list[str]:
        """The log from a turn on."""
        ...

    async def claim(self, table: str, turn: int, now: float, until: float) -> bool:
        """Whether this process is to find the bot's answer to a turn; until then no other is told so (Unix seconds)."""
        ...

    async def pulse(self, now: float) -> float:
        """Note that a server runs at this moment (Unix seconds); how many seconds one has run, in all."""
        ...

    async def say(
        self, table: str, seat: int, text: str, at: float, about: int | None = None, *, most: int = MOST_CHATS
    ) -> Chat:
        """Keep what a seat said, or how it reacts to what was said; UnknownChat if that was nothing.

        Of a table the last `most` lines are kept, reactions among them.
        """
        ...

    async def chats(self, table: str, after: int = 0, most: int = 100) -> list[Chat]:
        """What was said after that number, oldest first; the last `most` lines of it."""
        ...

    async def prune(self, older_than: float) -> list[str]:
        """Forget the tables set up before that moment (Unix seconds) to which nobody who sits there came back since.

        Their names; over or not, everything about them is gone. A branch of one of them stays whole.
        """
        ...

    def changes(self) -> AsyncIterator[str | None]:
        """The names of tables that another process changed, as it happens; None when some may have been missed."""
        ...

    async def close(self) -> None:
        """Let go of everything; what was written stays."""
        ...
