"""What is asked and told over HTTP: games, tables, seats."""

from typing import Annotated, Literal

from msgspec import Meta, field

from alcaide.core import JSON
from alcaide.protocol.base import DAY, Asked, Line, Mail, Name, Pace, Phase, Seat, Told
from alcaide.protocol.socket_messages import BranchFacts, LuckFacts, SeatFacts


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
    hidden: bool
    """Whether a seat can know what others do not."""


class Catalogue(Told):
    """What can be played here, and against whom."""

    version: int
    games: list[GameFacts]
    bots: list[BotFacts]
    mail: bool
    """Whether this server writes to players at tables over days."""
    keeps_days: float | None
    """After how many days a table is forgotten to which nobody came back; None: never."""
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
    options: JSON = field(default_factory=dict)
    listed: bool = False
    """Whether strangers find it in the lobby."""
    name: Name = ""
    adds_word: bool = False
    """Whether each of your seats adds a word to the luck: `commit` to it as soon as you are connected."""
    pace: Pace = Pace.LIVE
    clock: NewClock | None = None
    """None: nobody counts the time."""
    mail: Mail | None = None
    """Where to write when your seat is asked and you are not there; only over days, where `Catalogue.mail` is true."""


class NewBranch(Asked):
    """A table that goes on from a moment of a finished match: what if?"""

    line: Line
    """How many lines of its record to take over."""
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=10)]
    name: Name = ""


class NewSeat(Asked):
    """Somebody who wants to sit down."""

    seat: Seat | None = None
    """The first open one if it is not said."""
    name: Name = ""
    adds_word: bool = False
    """As for a new table."""
    mail: Mail | None = None


class Seated(Told):
    """What holds a seat from now on. The token is told this once."""

    table: str
    seats: list[int]
    token: str | None
    """None if no seat is yours."""
    link: str
    """The path of the table, for friends."""
    luck: LuckFacts
    """Keep `commitment`, and reveal no word should it ever be another."""


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
    """The tables that strangers may find, where somebody is and a seat is open first."""

    tables: list[TableFacts]


class Problem(Told):
    """Why a request was refused."""

    code: str
    sentence: str


class Failure(Told):
    """The body of every answer that is an error."""

    error: Problem
