"""Every message of the protocol. The JSON Schema, the TypeScript types and the reference are made from these."""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from alcaide.kernel import JSON
from alcaide.store import Phase

VERSION = 1

Turn = Annotated[int, Meta(ge=0)]
Name = Annotated[str, Meta(max_length=40)]
Word = Annotated[str, Meta(max_length=200)]


class Asked(Struct, kw_only=True, forbid_unknown_fields=True):
    """Something that a client sends: every key must be known."""


class Told(Struct, kw_only=True):
    """Something that the server sends: a client ignores keys it does not know."""


# Over the socket, from the client


class Hello(Asked, tag="hello"):
    """The first message: who is there, and which protocol they speak."""

    version: int
    token: Annotated[str, Meta(max_length=100)] | None = None
    """What holds a seat. Without it the cookie of the table counts; without that one watches."""


class Act(Asked, tag="act"):
    """Do something: an action out of `legal` of the latest update."""

    turn: Turn
    action: JSON
    """As a record writes it, without `seat` and `n`."""


class Undo(Asked, tag="undo"):
    """Take back the own last decision; if luck or others have answered it, ask the others first."""

    turn: Turn


class AllowUndo(Asked, tag="allow_undo"):
    """Answer somebody who asks to take back; who asked can withdraw it with `allow` false."""

    turn: Turn
    allow: bool


class AskHint(Asked, tag="hint"):
    """Ask what a bot would do."""

    turn: Turn


class Say(Asked, tag="chat"):
    """Say something to everyone at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


FromClient = Act | Undo | AllowUndo | AskHint | Say
"""What a client may say after `hello`."""


# Over the socket, from the server


class SeatFacts(Told):
    """What everyone may know of a seat."""

    name: str
    """Empty while the seat is open."""
    bot: str | None
    """The bot that plays it now; a person's seat can be lent to one."""
    open: bool
    """Whether somebody may sit down."""
    person: bool
    """Whether somebody holds it by a token."""
    here: bool
    """Whether that person is connected."""


class LuckFacts(Told):
    """What is needed to check the luck."""

    match: str
    words: list[str]
    """One a seat."""
    commitment: str
    """The SHA-256 of the secret, in hex."""
    secret: str | None = None
    """In hex; None until the match is over."""


class Choice(Told):
    """One legal action."""

    action: JSON
    words: str
    brings: list[JSON]
    """What would happen at once, before luck answers: events as in an update."""


class UndoFacts(Told):
    """What can be taken back."""

    free: bool
    """Whether `undo` is carried out at once."""
    ask: bool
    """Whether `undo` asks the others first."""
    asked_by: int | None = None
    """The seat that asks."""
    waits_for: list[int] = []
    """The seats that have not answered it yet."""


class Update(Told, tag="update"):
    """Everything the listener may know, complete; the latest one replaces all before it."""

    table: str
    game: str
    options: JSON
    """Those that differ from their defaults."""
    phase: Phase
    turn: Turn
    """How many lines the log of the match has, moves taken back included: it only grows."""
    seats: list[SeatFacts]
    you: list[int]
    """The seats of this listener; none for a spectator."""
    sees: int | None
    """Through whose eyes `view` and `events` are told; None: as a spectator sees it."""
    view: Raw | None
    """The table of the game, as its types say; None while seats are open."""
    to_act: int | None
    """The seat that is asked; None if nobody is."""
    legal: list[Choice]
    """What the asked seat may do; empty for everyone else."""
    events: list[JSON]
    """What happened since the update before, each with its name as `event`, its fields and its `words`."""
    undo: UndoFacts
    luck: LuckFacts
    result: JSON | None = None
    """The last line of the record: scores and winners."""


class Hint(Told, tag="hint"):
    """What a bot would do."""

    turn: Turn
    bot: str
    action: JSON
    words: str
    brings: list[JSON]
    sentence: str


class Said(Told, tag="chat"):
    """Something said at the table."""

    number: int
    """Grows; one that was heard already may come again after a reconnect."""
    seat: int
    name: str
    text: str
    at: float
    """In Unix seconds, by the clock of the server."""


class No(Told, tag="refused"):
    """A message was refused; nothing has changed."""

    code: str
    """For programs, and for translations."""
    sentence: str
    rule: str | None = None
    """The number of the rule that forbids it."""
    turn: Turn | None = None
    """The turn of the match now."""


FromServer = Update | Hint | Said | No


# Over HTTP


class OptionFacts(Told):
    """Something players may agree on."""

    name: str
    about: str
    default: object
    values: list[str]
    """Empty if it is no choice between words."""


class BotFacts(Told):
    """A program that plays."""

    name: str
    about: str


class GameFacts(Told):
    """A game."""

    name: str
    title: str
    about: str
    players: list[int]
    """With how many it can be played."""
    options: list[OptionFacts]


class Games(Told):
    """What can be played here, and against whom."""

    version: int
    games: list[GameFacts]
    bots: list[BotFacts]


class SeatWish(Asked):
    """Who is to sit on a seat of a new table."""

    sits: Literal["you", "open", "bot"]
    bot: str | None = None
    """Which one; `squire` if it is not said."""


class NewTable(Asked):
    """A table to be set up. `you` may stand several times: one device for all of these seats."""

    game: str
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=10)]
    options: JSON = {}
    listed: bool = False
    """Whether strangers find it in the lobby."""
    name: Name = ""
    word: Word = ""
    """What you add to the luck."""


class NewSeat(Asked):
    """Somebody who wants to sit down."""

    seat: Annotated[int, Meta(ge=0)] | None = None
    """The first open one if it is not said."""
    name: Name = ""
    word: Word = ""


class Seated(Told):
    """What holds a seat from now on. The token is told this once."""

    table: str
    seats: list[int]
    token: str | None
    """None if no seat is yours."""
    link: str
    """The path of the table, for friends."""


class NewBot(Asked):
    """A bot that is to play a seat."""

    bot: str = "squire"


class TableFacts(Told):
    """What everyone may know of a table."""

    table: str
    game: str
    options: JSON
    phase: Phase
    seats: list[SeatFacts]
    you: list[int]
    luck: LuckFacts
    created: float
    """In Unix seconds."""
    rules: str
    """The edition of the rules it is played by."""


class Tables(Told):
    """The tables that strangers may find, the newest first."""

    tables: list[TableFacts]


class Moment(Told):
    """What one line of the record told."""

    line: int
    """The number of the line in the record, from 0."""
    events: list[JSON]


class History(Told):
    """What happened so far, as the asker may know it."""

    turn: Turn
    moments: list[Moment]


class Problem(Told):
    """Why a request was refused."""

    code: str
    sentence: str


class Failure(Told):
    """The body of every answer that is an error."""

    error: Problem
