"""The log of a match: the lines of its record, and what was taken back. Folding it gives the match again.

```
{"seat":0,"n":1,"do":"roll","red":0}    a line of the record, as records.md has it
{"chance":"roll","own":2,"red":[]}
{"ask_undo":4,"seat":1}                 seat 1 asks to go back to the 4 first lines of the record
{"allow_undo":true,"seat":0}            an answer
{"undo":3,"seat":1}                     the last 3 lines of the record no longer count
```
"""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import lru_cache

from alcaide.core import (
    CHANCE,
    JSON,
    Action,
    BadRecord,
    Decision,
    Event,
    Fairness,
    Header,
    KeyedLuck,
    Match,
    SeatWord,
    game_named,
    read_line,
    write_line,
)
from alcaide.core.record_files import fold_line
from alcaide.protocol.table_events import TakenBack, UndoAsked, UndoRefused
from alcaide.search import seat_names
from alcaide.store import StoredTable


@dataclass(frozen=True)
class Asking:
    """A seat that asks the others whether it may take back."""

    seat: int
    to: int
    """How many lines of the record would stay."""
    allowed: frozenset[int] = frozenset()
    """The seats that have agreed."""


class MatchLog:
    """A match as its log tells it. To change it, fork it, save what the fork wrote, and take the fork."""

    def __init__(self, header: Header) -> None:
        self.match = Match(header)
        self.turn = 0
        """How many lines the log has."""
        self.asking: Asking | None = None
        self.written: list[str] = []
        """What this fork added."""
        self.events: list[Event] = []
        """What happened in this fork."""
        self.undone: int | None = None
        """The seat that took back in this fork."""

    def fork(self) -> "MatchLog":
        """The same log, with nothing written yet."""
        twin = MatchLog.__new__(MatchLog)
        twin.match = self.match.fork()
        twin.turn = self.turn
        twin.asking = self.asking
        twin.written = []
        twin.events = []
        twin.undone = None
        return twin

    def fold(self, text: str) -> list[Event]:
        """Take a line of the log that was written before; BadRecord if it cannot be."""
        line = read_line(text, self.turn + 1)
        self.turn += 1
        match line:
            case {"undo": int(count), "seat": int(seat)}:
                return self.take_back(seat, len(self.match.lines) - count)
            case {"ask_undo": int(to), "seat": int(seat)}:
                self.asking = Asking(seat, to)
                return [UndoAsked(seat)]
            case {"allow_undo": bool(allow), "seat": int(seat)}:
                return self.answer(seat, allow)
            case _:
                self.asking = None
                if fold_line(self.match, line, self.turn):
                    raise BadRecord("The log of a match has no result.", self.turn)
                return list(self.match.game.events(self.match.position))

    def fold_whole(self, texts: Sequence[str]) -> Iterator[None]:
        """Take a log from its first line on, and yield after every step; what was taken back is read and not played."""
        standing: list[tuple[int, JSON]] = []
        for number, text in enumerate(texts, start=1):
            line = read_line(text, number)
            match line:
                case {"undo": int(count), "seat": int()}:
                    if not 0 <= count <= len(standing):
                        raise BadRecord(f"{count} lines are taken back, but there are {len(standing)}.", number)
                    del standing[len(standing) - count :]
                    self.asking = None
                case {"ask_undo": int(to), "seat": int(seat)}:
                    self.asking = Asking(seat, to)
                case {"allow_undo": bool(allow), "seat": int(seat)}:
                    self.answer(seat, allow)
                case _:
                    standing.append((number, line))
                    self.asking = None
            yield
        for number, line in standing:
            if fold_line(self.match, line, number):
                raise BadRecord("The log of a match has no result.", number)
            yield
        self.turn = len(texts)

    @property
    def taken_back(self) -> int:
        """How many lines of the log no longer count, questions and answers about that among them."""
        return self.turn - len(self.match.lines)

    def take_back(self, seat: int, to: int) -> list[Event]:
        """Go back to the first lines of the record."""
        before = len(self.match.lines)
        self.match.fold(self.match.lines[:to])
        self.asking = None
        return [TakenBack(seat, before - to)]

    def answer(self, seat: int, allow: bool) -> list[Event]:
        """Note what a seat says to another that asks to take back."""
        if self.asking is None:
            raise BadRecord("Nobody asks whether they may take back.", self.turn)
        self.asking = replace(self.asking, allowed=self.asking.allowed | {seat}) if allow else None
        return [] if allow else [UndoRefused(seat)]

    def write(self, line: JSON, events: list[Event]) -> None:
        """Note a line that has just happened."""
        self.turn += 1
        self.written.append(write_line(line))
        self.events += events

    def act(self, seat: int, action: Action) -> None:
        """Carry out what a seat decided, if it may."""
        events = self.match.act(seat, action)
        self.asking = None
        self.write(self.match.lines[-1].json(), events)

    def deal(self, luck: KeyedLuck) -> None:
        """Let luck decide until a seat is asked."""
        while self.match.position.to_act == CHANCE:
            events = self.match.deal(luck)
            self.write(self.match.lines[-1].json(), events)

    def undo(self, seat: int, to: int) -> None:
        """Go back to the first lines of the record."""
        self.undone = seat
        count = len(self.match.lines) - to
        self.write({"undo": count, "seat": seat}, self.take_back(seat, to))

    def ask_undo(self, seat: int, to: int) -> None:
        """Ask the others whether one may go back."""
        self.asking = Asking(seat, to)
        self.write({"ask_undo": to, "seat": seat}, [UndoAsked(seat)])

    def allow_undo(self, seat: int, allow: bool) -> None:
        """Say whether one agrees."""
        self.write({"allow_undo": allow, "seat": seat}, self.answer(seat, allow))

    def own_last(self, seats: tuple[int, ...]) -> int | None:
        """The number of the last line of the record that one of these seats decided."""
        for number in range(len(self.match.lines) - 1, -1, -1):
            line = self.match.lines[number]
            if isinstance(line, Decision) and line.seat in seats:
                return number
        return None

    def decider(self, number: int) -> int:
        """The seat that decided this line of the record."""
        line = self.match.lines[number]
        assert isinstance(line, Decision)
        return line.seat


def header_of(table: StoredTable) -> Header:
    """The header of the record of a table whose seats are all taken; it knows the secret of the luck."""
    game = game_named(table.game)
    return Header(
        game,
        game.check_players(len(table.seats)),
        game.settings(table.options),
        names=names_of(table),
        rules=table.rules,
        date=datetime.fromtimestamp(table.created, UTC).date().isoformat(),
        luck=promise_of(table),
    )


def promise_of(table: StoredTable) -> Fairness:
    """How the luck of a table can be checked, its secret included."""
    seats = tuple(seat.luck for seat in table.seats)
    return promise(table.luck_scheme, table.match, seats, table.secret, known_from(table))


def known_from(table: StoredTable) -> int | None:
    """After how many lines everyone could know what luck brings; None for a match of its own."""
    origin = table.origin
    return None if origin is None else origin.line if origin.known_from is None else origin.known_from


@lru_cache(4096)
def promise(
    scheme: int, match: str, seats: tuple[SeatWord, ...], secret: bytes, known_from: int | None = None
) -> Fairness:
    """A promise, made once for a match."""
    commitment = hashlib.sha256(secret).hexdigest()
    return Fairness(match, seats, commitment, secret, scheme, known_from)


def names_of(table: StoredTable) -> tuple[str, ...]:
    """What the seats are called, no two alike; an open one has no name."""
    names = seat_names([seat.name or seat.bot or f"seat {number}" for number, seat in enumerate(table.seats)])
    return tuple("" if seat.is_open else name for seat, name in zip(table.seats, names, strict=True))
