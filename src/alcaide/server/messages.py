"""Every message of the protocol. The JSON Schema, the TypeScript types and the reference are made from these."""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from alcaide.kernel import JSON
from alcaide.store import Pace, Phase

VERSION = 1
DAY = 24 * 3600

Turn = Annotated[int, Meta(ge=0)]
Name = Annotated[str, Meta(max_length=40)]
Word = Annotated[str, Meta(max_length=200)]
Mail = Annotated[str, Meta(max_length=254)]
Line = Annotated[int, Meta(ge=0)]
Face = Literal["thumb", "heart", "laugh", "wow", "sad", "clap"]
"""How one may react to what was said."""


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


class React(Asked, tag="react"):
    """React to something said; each seat has one face for each line, the latest."""

    number: int
    """Of what was said."""
    face: Face | None
    """None takes it back."""


FromClient = Act | Undo | AllowUndo | AskHint | Say | React
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
    rules: list[str]
    """The numbers of the rules that it rests on, for `GET /api/games/GAME/rules`."""


class ClockFacts(Told):
    """What is left of everyone's time. Only the clock of the server counts."""

    seconds: int
    """What everyone began with."""
    increment: int
    """What comes back each time the question passes on to another seat."""
    left: list[float]
    """One a seat, in seconds, at the moment of this update."""
    runs: int | None
    """The seat whose time runs; None before the first decision, while a bot is asked, and at the end."""
    now: float
    """The moment of this update, in Unix seconds by the clock of the server."""


class BranchFacts(Told):
    """The finished match that this table goes on from."""

    table: str
    line: int
    """How many lines of its record were taken over."""


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
    pace: Pace = Pace.LIVE
    """Whether people play at once or over days."""
    clocks: ClockFacts | None = None
    """None if nobody counts the time."""
    branch: BranchFacts | None = None
    """None for a match of its own."""


class Advice(Told):
    """One move, weighed by the strongest bot."""

    action: JSON
    words: str
    brings: list[JSON]
    rules: list[str]
    expected: float
    """The share of the victory it brings, from 0 to 1."""
    spread: float
    """How far single trials lie apart: one standard deviation."""
    trials: int
    """How many there were."""
    luck_next: bool
    """Whether luck answers it at once."""
    risk: Literal["little", "some", "much"]
    behind: float
    """How much less it is expected to bring than the best."""
    sentence: str
    """All this in English, with {seat 0} where a name belongs."""


class Hint(Told, tag="hint"):
    """What a bot would do, and why."""

    turn: Turn
    bot: str
    action: JSON
    words: str
    brings: list[JSON]
    sentence: str
    advice: list[Advice]
    """The best few moves, from the best down; none where there is nothing to choose."""


class Said(Told, tag="chat"):
    """Something said at the table."""

    number: int
    """Grows; one that was heard already may come again after a reconnect."""
    seat: int
    name: str
    text: str
    at: float
    """In Unix seconds, by the clock of the server."""


class Reacted(Told, tag="reaction"):
    """Somebody reacts to something said."""

    number: int
    """Counted together with what is said; one that was heard already may come again after a reconnect."""
    about: int
    """The number of what was said."""
    seat: int
    face: Face | None
    """None: it was taken back."""


class No(Told, tag="refused"):
    """A message was refused; nothing has changed."""

    code: str
    """For programs, and for translations."""
    sentence: str
    rule: str | None = None
    """The number of the rule that forbids it."""
    turn: Turn | None = None
    """The turn of the match now."""


FromServer = Update | Hint | Said | Reacted | No


# Over HTTP


class OptionFacts(Told):
    """Something players may agree on."""

    name: str
    about: str
    default: object
    kind: Literal["choice", "letters", "counts"]
    """`choice`: one of `values`. `letters`: a string with any of `values`, each at most once. `counts`: an object that
    has for every key of `totals` a list of whole numbers, how many there are of each of `values`."""
    values: list[str]
    totals: dict[str, int]
    """What the counts under each key add up to; empty for the other kinds."""


class BotFacts(Told):
    """A program that plays."""

    name: str
    about: str
    level: int | None
    """1 for the weakest of those that a person may want to play against, then 2, 3, 4; None for the others."""


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
    mail: bool
    """Whether this server writes to players at tables over days."""
    faces: list[str]
    """How one may react to what was said."""


class RuleFacts(Told):
    """One rule."""

    number: str
    section: str
    """The heading it stands under."""
    text: str
    """In Markdown, without links."""


class Rules(Told):
    """The rules of a game, in the order of its page."""

    game: str
    title: str
    rules: list[RuleFacts]


class SeatWish(Asked):
    """Who is to sit on a seat of a new table."""

    sits: Literal["you", "open", "bot"]
    bot: str | None = None
    """Which one; `squire` if it is not said."""


class NewClock(Asked):
    """How long people may think, in seconds."""

    seconds: Annotated[int, Meta(ge=60, le=14 * DAY)]
    """Each of them, in the whole match."""
    increment: Annotated[int, Meta(ge=0, le=DAY)] = 0
    """What comes back each time the question passes on to another seat."""


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
    pace: Pace = Pace.LIVE
    clock: NewClock | None = None
    """None: nobody counts the time."""
    mail: Mail | None = None
    """Where to write when your seat is asked and you are not there; only over days, and where `Games.mail` says so."""


class NewBranch(Asked):
    """A table that goes on from a moment of a finished match: what if?"""

    line: Line
    """How many lines of its record to take over."""
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=10)]
    name: Name = ""


class NewSeat(Asked):
    """Somebody who wants to sit down."""

    seat: Annotated[int, Meta(ge=0)] | None = None
    """The first open one if it is not said."""
    name: Name = ""
    word: Word = ""
    mail: Mail | None = None


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


class TimeFacts(Told):
    """How long people may think, in seconds."""

    seconds: int
    increment: int


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
    pace: Pace
    clock: TimeFacts | None
    branch: BranchFacts | None


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


class ReplayMoment(Told):
    """The table after so many lines of the record."""

    line: int
    """How many lines were played; 0: none yet. A branch may begin here."""
    seat: int | None
    """Who decided the last of them; None: luck, or none yet."""
    view: Raw
    to_act: int | None
    """The seat that is asked now; None: luck, or nobody."""
    events: list[JSON]
    """What the last of these lines told."""


class Replay(Told):
    """A match that is over, moment by moment."""

    sees: int | None
    """Through whose eyes; None: a spectator's."""
    moments: list[ReplayMoment]


class Swing(Told):
    """A line of the record that changed the chances."""

    line: int
    """The number of the line in the record, from 0."""
    kind: Literal["luck", "move"]
    seat: int | None
    """Who decided it; None: luck."""
    luck: list[float] | None
    """What luck brought each seat, in shares of the victory; None for a move."""
    lost: float | None
    """How much less the move was expected to bring than the best one; None for luck."""
    best: JSON | None
    """The best one; None for luck."""


class Review(Told):
    """Luck and skill of a match that is over, as the strongest bot judges it."""

    chances: list[list[float]]
    """After so many lines of the record, from 0 on: each seat's share of the victory."""
    swings: list[Swing]
    luck: list[float]
    """What luck brought each seat in all."""
    lost: list[float]
    """What each seat gave away in all."""
    error: float
    """The standard error of what luck brought."""


class Later(Told):
    """The answer takes a moment: ask again after so many seconds."""

    seconds: int


class Problem(Told):
    """Why a request was refused."""

    code: str
    sentence: str


class Failure(Told):
    """The body of every answer that is an error."""

    error: Problem
