"""What is said over the socket, in both directions."""

from typing import Annotated, Literal, TypedDict

from msgspec import Meta, Raw, field

from alcaide.core import JSON, WordFrom
from alcaide.protocol.base import MOST, Asked, Face, Hex, Number, Pace, Phase, Seat, Told, Turn

# From the client


class Hello(Asked, tag="hello"):
    """The first message: who is there, and which protocol they speak."""

    version: Annotated[int, Meta(ge=0, le=MOST)]
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

    number: Number
    """Of what was said."""
    face: Face | None
    """None takes it back."""


class Commit(Asked, tag="commit"):
    """Commit to the word that an own seat adds to the luck; only who announced one (`adds_word`), and once."""

    seat: Seat
    commitment: Hex
    """SHA-256 of `alcaide word|MATCH|SEAT|WORD`, with `luck.match` and the word in hex."""


class Reveal(Asked, tag="reveal"):
    """Reveal the word of an own seat: in the phase `revealing`, once every seat that announced one has committed."""

    seat: Seat
    word: Hex


FromClient = Act | Undo | AllowUndo | AskHint | Say | React | Commit | Reveal
"""What a client may say after `hello`."""


# From the server


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


class SeatLuck(Told):
    """What one seat adds to the luck."""

    made_by: WordFrom = field(name="from")
    """Who makes its word: who holds the seat; the house, whose bots add none; or nobody."""
    commitment: str | None
    """What the seat has committed to; None if it has not, or will not."""
    word: str | None
    """None until the match begins, and if the seat did not reveal it."""


class LuckFacts(Told):
    """What is needed to check the luck, as the header of the record says it."""

    scheme: int
    """2; 1 for tables set up by older servers, whose words the house knew beforehand."""
    match: str
    commitment: str
    """The SHA-256 of the secret, in hex."""
    seats: list[SeatLuck]
    waits_for: list[int]
    """The seats whose commitment, or then whose word, is still to come before the match begins."""
    known_from: int | None = None
    """After how many lines everyone can know what luck brings, because they are those of a finished match."""
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
    waits_for: list[int] = field(default_factory=list)
    """The seats that have not answered it yet."""


class Result(TypedDict):
    """The last line of the record; a game may say more in it."""

    scores: list[int]
    """One a seat."""
    winners: list[int]


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
    watching: int
    """How many connections look on without a seat, at this process of the server; the same number for everyone."""
    you: list[int]
    """The seats of this listener; none for a spectator."""
    sees: int | None
    """Through whose eyes `view` and `events` are told; None: as a spectator sees it."""
    hidden: bool
    """Whether a seat can know what others do not: a screen that several share is covered between them then."""
    view: Raw | JSON | None
    """The table of the game, as its types say; None while seats are open."""
    to_act: int | None
    """The seat that is asked; None if nobody is."""
    legal: list[Choice]
    """What the asked seat may do; empty for everyone else."""
    events: list[JSON]
    """What happened since the update before, each with its name as `event`, its fields and its `words`."""
    undo: UndoFacts
    luck: LuckFacts
    result: Result | None = None
    """How it ended; None before."""
    pace: Pace = Pace.LIVE
    """Whether people play at once or over days."""
    clocks: ClockFacts | None = None
    """None if nobody counts the time."""
    branch: BranchFacts | None = None
    """None for a match of its own."""


class AdvisedMove(Told):
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
    advice: list[AdvisedMove]
    """The best few moves, from the best down; none where there is nothing to choose."""


class ChatLine(Told, tag="chat"):
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


FromServer = Update | Hint | ChatLine | Reacted | No
