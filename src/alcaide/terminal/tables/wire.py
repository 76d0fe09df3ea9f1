"""What a server says to a client, as far as a terminal needs it (docs/protocol.md); unknown keys are ignored."""

from msgspec import Struct

from alcaide.core import JSON
from alcaide.terminal.tables.scene import Phase

VERSION = 1


class Happening(Struct):
    """An event."""

    words: str


class SeatFacts(Struct):
    """What everyone may know of a seat."""

    name: str
    bot: str | None
    open: bool
    person: bool
    here: bool


class LuckFacts(Struct):
    """What is needed to check the luck."""

    commitment: str
    secret: str | None = None


class Choice(Struct):
    """One legal action."""

    action: JSON
    words: str
    brings: list[Happening]


class UndoFacts(Struct):
    """What can be taken back."""

    free: bool
    ask: bool
    asked_by: int | None = None
    waits_for: list[int] = []


class Result(Struct):
    """How the match ended."""

    scores: list[int]
    winners: list[int]


class Update(Struct, tag="update"):
    """Everything a listener may know."""

    game: str
    phase: Phase
    turn: int
    seats: list[SeatFacts]
    watching: int
    you: list[int]
    sees: int | None
    view: JSON | None
    to_act: int | None
    legal: list[Choice]
    events: list[Happening]
    undo: UndoFacts
    luck: LuckFacts
    result: Result | None = None


class Advice(Struct):
    """One move, weighed."""

    words: str
    expected: float
    spread: float
    trials: int
    sentence: str


class Hint(Struct, tag="hint"):
    """What a bot would do."""

    turn: int
    bot: str
    words: str
    sentence: str
    advice: list[Advice] = []
    """The best few moves; none where there is nothing to choose."""


class Said(Struct, tag="chat"):
    """Something said at the table."""

    number: int
    name: str
    text: str


class No(Struct, tag="refused"):
    """A message was refused."""

    code: str
    sentence: str
    rule: str | None = None


FromServer = Update | Hint | Said | No


class TableFacts(Struct):
    """What everyone may know of a table."""

    table: str
    game: str
    phase: Phase
    seats: list[SeatFacts]
    you: list[int]


class Seated(Struct):
    """What holds a seat."""

    seats: list[int]
    token: str | None


class Moment(Struct):
    """What one line of the record told."""

    events: list[Happening]


class History(Struct):
    """What happened so far."""

    turn: int
    moments: list[Moment]


class Problem(Struct):
    """Why a request was refused."""

    code: str
    sentence: str


class Failure(Struct):
    """The body of an error."""

    error: Problem
