"""Game: the front door of one game. What it is called, who can play it, and how its parts are reached."""

import re
from abc import ABC
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields, is_dataclass
from functools import cache
from typing import Literal

from alcaide.kernel.action import JSON, Action, Language, Outcome, Said
from alcaide.kernel.errors import BadSetting, UnknownName, shorten
from alcaide.kernel.observer import Observer
from alcaide.kernel.position import PAINTERS, Position

Settings = dict[str, object]
"""Every option of a game with its value."""


@dataclass(frozen=True)
class Option:
    """Something that players may agree on before a match."""

    name: str
    about: str
    default: object
    check: Callable[[object], object]
    """The value as the game uses it; raises BadSetting with a sentence if it does not fit."""
    values: tuple[str, ...] = ()
    """The values one may choose from, if they are a few words."""
    kind: Literal["choice", "letters", "counts"] = "choice"
    """One of the values; a string with any of the parts, each at most once; or for every total a count of each part."""
    parts: tuple[str, ...] = ()
    """The letters, or what is counted."""
    totals: Mapping[str, int] = field(default_factory=dict)
    """What the counts under each key add up to."""


def choice(name: str, about: str, *values: str) -> Option:
    """An option with a few words to choose from; the first is the default."""

    def check(value: object) -> object:
        if value not in values or not isinstance(value, str):
            listed = ", ".join(values)
            raise BadSetting(f"The option {name!r} can be {listed}, but not {shorten(value)}.", "bad_option")
        return value

    return Option(name, about, values[0], check, values)


class View(ABC):
    """What one seat, or a spectator, may know: plain data and nothing else. Each game has its own dataclass."""

    def json(self) -> JSON:
        """The view as plain JSON values."""
        return asdict(self)  # type: ignore[call-overload,no-any-return]  # every view is a dataclass

    def _repr_svg_(self) -> str | None:
        """How a notebook shows a view; None where nobody can draw it."""
        return PAINTERS[0](self) if PAINTERS else None


class Event(ABC):
    """Something that happened, for a screen or a log. Each game has its own frozen dataclasses."""

    __slots__ = ()

    def told_to(self, seat: int | None) -> "Event | None":
        """This event as a seat (None: a spectator) may know it; None if it may know nothing of it."""
        return self

    def __str__(self) -> str:
        """One sentence, with {seat 0} where a name belongs."""
        raise NotImplementedError

    def json(self) -> JSON:
        """The event as plain JSON values: what it is called, and its fields."""
        said: JSON = {"event": event_name(type(self))}
        for name in field_names(type(self)):
            said[name] = plain(getattr(self, name))
        return said


@cache
def event_name(event: type[Event]) -> str:
    """What a kind of event is called in JSON: the name of its class, in snake case."""
    return re.sub("(?<=[a-z0-9])(?=[A-Z])", "_", event.__name__).lower()


@cache
def field_names(event: type[Event]) -> tuple[str, ...]:
    """The fields of a kind of event."""
    assert is_dataclass(event)
    return tuple(each.name for each in fields(event))


def plain(value: object) -> object:
    """A field of an event as JSON says it."""
    if value is None or isinstance(value, int | str):
        return value
    if isinstance(value, Said):
        return value.json()
    if isinstance(value, tuple | list):
        return [plain(part) for part in value]
    return value


@dataclass(frozen=True)
class Refusal:
    """Why an action is not legal."""

    sentence: str
    rule: str | None = None
    """The number of the rule, where one rule says it."""


def no_extras(position: Position) -> JSON:
    """Most games say nothing in the result beside scores and winners."""
    return {}


@dataclass(frozen=True, kw_only=True)
class Game:
    """One game, by its parts."""

    name: str
    """In commands, records and addresses."""
    title: str
    about: str
    seats: range
    options: tuple[Option, ...]
    start: Callable[[int, Settings], Position]
    """The first position for so many seats, with every option given."""
    actions: Language[Action]
    luck: Language[Outcome]
    view: Callable[[Position, int | None], View]
    observer: Observer
    """What a seat may know, as numbers for programs that learn."""
    events: Callable[[Position], Sequence[Event]]
    """What a listening position heard during its last action."""
    refuse: Callable[[Position, Action], Refusal]
    """Why this action, which is not in the legal list, is not."""
    rules: str = "1"
    """The edition of our reading of the rules; a new one where a match already begun could fold differently."""
    cited: Mapping[type[Action], tuple[str, ...]] = field(default_factory=dict)
    """For every kind of action the numbers of the rules that it rests on."""
    extras: Callable[[Position], JSON] = field(default=no_extras)
    """What the result line says beside scores and winners."""

    def settings(self, given: Mapping[str, object]) -> Settings:
        """Every option with its value, the given ones checked."""
        options = {option.name: option for option in self.options}
        for name in given:
            if name not in options:
                raise UnknownName("option", name, options)
        return {
            name: option.check(given[name]) if name in given else option.default for name, option in options.items()
        }

    def differing(self, settings: Mapping[str, object]) -> Settings:
        """The options that differ from their defaults."""
        defaults = {option.name: option.default for option in self.options}
        return {name: value for name, value in settings.items() if value != defaults[name]}

    def check_players(self, players: object) -> int:
        """The number of seats, if the game can be played with so many."""
        if type(players) is not int or players not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            can = f"{low}" if low == high else f"{low} to {high}"
            raise BadSetting(f"{self.title} is for {can} players, not {shorten(players)}.", "bad_players")
        return players

    def new(self, players: int | None = None, **options: object) -> Position:
        """The first position of a match; the smallest number of seats unless one is given."""
        seats = self.check_players(self.seats[0] if players is None else players)
        return self.start(seats, self.settings(options))
