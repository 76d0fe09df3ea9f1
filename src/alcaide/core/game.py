"""Game: the front door of one game. What it is called, who can play it, and how its parts are reached."""

import re
from abc import ABC
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Literal, Protocol, cast, get_type_hints

from alcaide.core.bot import Playbook
from alcaide.core.errors import AlcaideError, BadSetting, NotUnderstood, UnknownName, shorten
from alcaide.core.event import Event
from alcaide.core.fields import JSON
from alcaide.core.legal import Legal
from alcaide.core.moves import Action, Outcome, Said, Vocabulary
from alcaide.core.observer import Observer
from alcaide.core.position import HOMES, Position

MOST_SEATS = 8
"""How many seats the searches have room for."""
MOST_LISTED = 12
"""Moves in a sentence."""
SECRETS = ("view", "events", "observer")
"""The parts that decide what a seat gets to know."""

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


class Paintable(Protocol):
    """A picture, to the core: something that can be painted."""

    def svg(self) -> str: ...


class View(ABC):
    """What one seat, or a spectator, may know: plain data and nothing else. Each game has its own dataclass."""

    def json(self) -> JSON:
        """The view as plain JSON values."""
        return asdict(self)  # type: ignore[call-overload,no-any-return]  # every view is a dataclass

    def _repr_svg_(self) -> str:
        """How a notebook shows a view."""
        return self.picture().svg()

    def picture(self) -> "Paintable":
        """The view, drawn by the part `picture` beside it, or written out where there is none."""
        part = part_of(type(self).__module__.rpartition(".")[0], "picture") or stand_in("picture")
        return cast(Paintable, part.draw(self))


@dataclass(frozen=True)
class Refusal:
    """Why an action is not legal."""

    sentence: str
    rule: str | None = None
    """The number of the rule, where one rule says it."""


@cache
def part_of(package: str, name: str) -> ModuleType | None:
    """The module of a game's folder that holds one of its parts; None if the game has no such part."""
    return import_module(f"{package}.{name}") if package and find_spec(f"{package}.{name}") else None


def stand_in(name: str) -> ModuleType:
    """What plays a part that a game does not bring."""
    return import_module(f"alcaide.stand_ins.{name}")


def refuse_plainly(position: Position, action: Action) -> Refusal:
    """What to say of an action that is not legal, in a game that does not explain itself."""
    words = [str(position.game.actions.decode(code)) for code in position.legal()]
    listed = ", ".join(words[:MOST_LISTED]) + (f" and {len(words) - MOST_LISTED} more" * (len(words) > MOST_LISTED))
    return Refusal(f"{str(action)!r} is not possible now; possible is: {listed or 'nothing'}.")


def no_extras(position: Position) -> JSON:
    """Most games say nothing in the result beside scores and winners."""
    return {}


@dataclass(frozen=True, kw_only=True)
class Game:
    """One game, by its parts. Its screens, its bot and its observer are loaded when somebody asks for them."""

    name: str
    """In commands, records and addresses."""
    title: str
    about: str
    seats: range
    options: tuple[Option, ...] = ()
    position: type[Position]
    start: Callable[[int, Settings], Position]
    """The first position for so many seats, with every option given."""
    actions: Vocabulary[Action]
    luck: Vocabulary[Outcome]
    package: str = ""
    """Where its other parts are: view, events, observer, bot, terminal, picture, each a module; `alcaide.stand_ins`
    plays the part of one that is missing."""
    parts: Mapping[str, ModuleType] = field(default_factory=dict)
    """Parts that stand elsewhere, by name."""
    hidden: bool = False
    """Whether a seat can know what others do not."""
    refuse: Callable[[Position, Action], Refusal] = field(default=refuse_plainly)
    """Why this action, which is not in the legal list, is not."""
    rules: str = "1"
    """The edition of our reading of the rules; a new one where a match already begun could fold differently."""
    extras: Callable[[Position], JSON] = field(default=no_extras)
    """What the result line says beside scores and winners."""
    builds_on: tuple[str, ...] = ()
    """Games whose rules hold too where its own say nothing else."""
    page: str = ""
    """Its rules in Markdown, each as `- **F1** ...`; empty where they stand in `rules.md` of its package."""

    def __post_init__(self) -> None:
        if not re.fullmatch("[a-z][a-z0-9_]*", self.name):
            raise BadSetting(f"A game is called by small letters, digits and underscores, not {shorten(self.name)}.")
        if not self.seats or self.seats[0] < 2 or self.seats[-1] > MOST_SEATS:
            raise BadSetting(f"{self.title} must have 2 to {MOST_SEATS} seats, not {self.seats}.")
        HOMES.setdefault(self.position, self)

    def part(self, name: str) -> ModuleType | None:
        """The module of that name in the game's folder; None where a stand-in has to do."""
        return self.parts[name] if name in self.parts else part_of(self.package, name)

    def player_of(self, name: str) -> ModuleType:
        """Who plays a part: the game's own module or a stand-in, which would tell what is hidden."""
        own = self.part(name)
        if own is None and self.hidden and name in SECRETS:
            raise AlcaideError(
                f"{self.title} hides something from its seats, so it has to bring its own {name}.", "bad_game"
            )
        return own or stand_in(name)

    def view(self, position: Position, seat: int | None) -> View:
        """The table as a seat, or a spectator (None), sees it."""
        return cast(View, self.player_of("view").view(position, seat))

    @cached_property
    def view_type(self) -> type[View]:
        """The class of its views."""
        return cast(type[View], get_type_hints(self.player_of("view").view)["return"])

    def events(self, position: Position) -> Sequence[Event]:
        """What a listening position heard during its last action."""
        return cast(Sequence[Event], self.player_of("events").events(position))

    def announce(self, seat: int | None, said: Said) -> Sequence[Event]:
        """What a seat decided or (None) luck brought, where the game has no events of its own to tell it."""
        return [self.player_of("events").announce(seat, said)] if self.part("events") is None else []

    @cached_property
    def observer(self) -> Observer:
        """What a seat may know, as numbers for programs that learn."""
        played = self.player_of("observer")
        return cast(Observer, played.StateObserver(self) if self.part("observer") is None else played.OBSERVER)

    @cached_property
    def playbook(self) -> Playbook:
        """How bots play it: by its part `bot`, or by points alone."""
        part = self.part("bot")
        return Playbook() if part is None else cast(Playbook, part.PLAYBOOK)

    def __reduce__(self) -> tuple[object, ...]:
        """A game is pickled by its name, so that it is the same one wherever it is installed."""
        return import_module("alcaide.core.registry").game_named, (self.name,)

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, memo: object) -> "Game":
        return self

    def why_not(self, position: Position, code: int) -> Refusal:
        """Why this code, which is not in the legal list, is not; it may stand for nothing."""
        if position.to_act < 0:
            return Refusal(position.refusal(code).sentence)
        try:
            action = self.actions.decode(code)
        except NotUnderstood as error:
            return Refusal(error.sentence)
        if code in position.legal():
            raise BadSetting(f"{str(action)!r} is legal now, so nothing forbids it.")
        return self.refuse(position, action)

    def legal_moves(self, position: Position) -> Legal:
        """What the seat to act may do, as actions."""
        return Legal(map(self.actions.decode, position.legal()))

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
