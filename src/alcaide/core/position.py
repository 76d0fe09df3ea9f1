"""Position: what every game is.

A game writes five methods that compiled code drives without touching a Python object (`list_legal`, `become`,
`draw`, `redeal`, `points_of`); everyone else calls the Python ones (`legal`, `play`, `sample`, `imagine`, `scores`).
"""

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Self

import cython

from alcaide.core.codes import *
from alcaide.core.errors import BadSetting, IllegalAction, OutOfRange, WrongType, shorten
from alcaide.core.luck import Luck, luck_of
from alcaide.core.uncompiled import *

if TYPE_CHECKING:
    from alcaide.core.game import Game
    from alcaide.core.legal import Legal

Note = tuple[int, ...]


class Choices:
    """The legal actions of one moment, ascending, where compiled code can read them."""

    def __init__(self) -> None:
        self.count = 0
        self.actions = own_room(self)

    if not cython.compiled:  # position.pxd says the same, to be inlined

        def add(self, action: int) -> None:
            """Allow one more action, greater than all before it."""
            self.actions[self.count] = action
            self.count += 1

        def add_if(self, holds: bool, action: int) -> None:
            """The same, if it holds. The action is written anyhow: without a branch nothing has to be foreseen."""
            self.actions[self.count] = action
            self.count += holds

    def as_list(self) -> list[int]:
        """The actions as a list of Python's."""
        return list_of(self.actions, self.count)


class Position:
    """A moment in a match: who is to act, what they may do, and what happens when they do.

    `to_act` is a seat, CHANCE or OVER. What cannot be is refused before anything changes; only `play_unchecked` trusts
    its caller. A position never calls a player, prints, logs or reads a clock.

    Two positions are equal if their class, seats and whole state are. A position changes, so it has no hash. A copy,
    also one that comes out of a pickle, listens to nobody.
    """

    to_act: int
    players: int
    listening: bool
    noted: int
    pad: list[int]

    if not cython.compiled:

        def __new__(cls, *args: object, **named: object) -> Self:
            made = super().__new__(cls)
            blank_fields(made)
            return made

    def __cinit__(self) -> None:
        """Until it is set up, a position is one of a match that is over."""
        self.to_act = OVER

    def wipe(self) -> None:
        """Forget everything: how a game begins its set-up."""
        blank_fields(self)

    # What a game writes

    def list_legal(self, choices: Choices) -> int:
        """Add every legal action to `choices`, ascending."""
        raise NotImplementedError

    def become(self, action: int) -> int:
        """Carry out one action, or one outcome of luck."""
        raise NotImplementedError

    def draw(self, luck: Luck) -> int:
        """One outcome, by its odds, without building the list of them."""
        raise NotImplementedError

    def redeal(self, seat: int, luck: Luck) -> int:
        """Deal anew what that seat cannot see. Where nothing is hidden, nothing changes."""
        return 0

    def points_of(self, seat: int) -> int:
        """The points of one seat."""
        raise NotImplementedError

    def may_bring(self, outcome: int) -> bool:
        """At CHANCE: whether this is one of the outcomes."""
        with cython.gil:
            return outcome in dict(self.outcomes())

    def outcomes(self) -> list[tuple[int, float]]:
        """What luck may bring, ascending, with its odds; empty unless at CHANCE."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that have won, ascending; empty until the match is over."""
        raise NotImplementedError

    def state(self) -> Mapping[str, object]:
        """The whole position, secrets included, as plain values: to compare, to arrange, to explain."""
        raise NotImplementedError

    def restore(self, state: Mapping[str, object]) -> None:
        """Become the position with that state; one that cannot be is refused, and changes nothing."""
        raise NotImplementedError

    # What everyone calls

    def legal(self) -> list[int]:
        """The legal actions, ascending; empty at CHANCE and when the match is over."""
        SHARED.count = 0
        if self.to_act >= 0:
            self.list_legal(SHARED)
        return SHARED.as_list()

    def legal_moves(self) -> "Legal":
        """The legal actions as objects of their own, which say themselves in words."""
        return self.game.legal_moves(self)

    def play(self, action: int) -> None:
        """Carry out a legal action, or at CHANCE a possible outcome."""
        number = as_int(action)
        if not self.allows(number):
            raise self.refusal(action)
        self.noted = 0
        self.become(number)

    def play_unchecked(self, action: int) -> None:
        """The same for one who took the action from `legal`, or from `sample`: anything else may end the process."""
        self.noted = 0
        self.become(action)

    def allows(self, action: int) -> bool:
        """Whether this can be played now."""
        if self.to_act >= 0:
            SHARED.count = 0
            self.list_legal(SHARED)
            return is_among(SHARED, action)
        return self.to_act == CHANCE and self.may_bring(action)

    def refusal(self, action: object) -> IllegalAction:
        """Why this cannot be played now."""
        if self.to_act == OVER:
            return IllegalAction("The match is over." if self.players else "No match was set up.", "match_over")
        if self.to_act == CHANCE:
            return IllegalAction(f"Luck is to decide now, and cannot bring {shorten(action)}.", "impossible")
        return IllegalAction(f"Seat {self.to_act} is to act, and {shorten(action)} is not legal now.")

    def sample(self, luck: Luck) -> int:
        """At CHANCE: one of the outcomes. A luck from outside draws from a copy, whatever it does meanwhile."""
        source = luck_of(luck)
        if self.to_act != CHANCE:
            raise IllegalAction("Luck has nothing to decide now.", "not_chance")
        return (self.copy() if source.outside else self).draw(source)

    def possible(self, outcome: int) -> bool:
        """Whether luck may bring this now."""
        return self.to_act == CHANCE and self.may_bring(as_int(outcome))

    def copy(self) -> "Position":
        """The same position, on its own."""
        twin = blank_twin(self)
        copy_fields(self, twin)
        return twin

    def assume(self, source: "Position") -> None:
        """Become equal to `source`, a position of the same game, without making a new object."""
        copy_fields(source, self)

    def scores(self) -> list[int]:
        """The points of every seat."""
        return [self.points_of(seat) for seat in range(self.players)]

    def imagine(self, seat: int, luck: Luck) -> "Position":
        """A position that looks the same to that seat, with everything it cannot see dealt anew."""
        other = self.copy()
        other.redeal(index_of(seat, self.players, "seat"), luck_of(luck))
        return other

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and (
            (self.players, self.to_act, self.state())
            == (position_of(other).players, position_of(other).to_act, position_of(other).state())
        )

    __hash__ = None  # type: ignore[assignment]

    def __copy__(self) -> "Position":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Position":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return position_in, (self.game.name, self.players, self.state())

    def __repr__(self) -> str:
        """The game, the seats, who is to act and what is asked."""
        if not self.players or type(self) not in HOMES:
            return f"<{type(self).__name__}, not set up>"
        name = f"{self.game.title}, {self.players} seats"
        if self.to_act == OVER:
            return f"<{name}: over, {' : '.join(map(str, self.scores()))}>"
        acting = "luck" if self.to_act == CHANCE else f"seat {self.to_act}"
        return f"<{name}: {acting} to act, asked for {getattr(self.game.view(self, None), 'asked', 'a move')}>"

    def _repr_svg_(self) -> str:
        """How a notebook shows a position: as a spectator sees it."""
        return self.game.view(self, None)._repr_svg_()

    @property
    def game(self) -> "Game":
        """The game it is a position of."""
        if type(self) not in HOMES:
            raise BadSetting(f"{type(self).__name__} is the class of no game's positions.", "no_game")
        return HOMES[type(self)]

    # What a listener hears

    def listen(self) -> None:
        """From now on, note what happens during each action."""
        if not self.listening:
            self.pad = blank_pad()
            self.noted = 0
            self.listening = True

    def heard(self) -> list[Note]:
        """The notes of the last action: each a kind and five numbers that the game's events explain."""
        return [tuple([self.pad[index * NOTE_SIZE + part] for part in range(NOTE_SIZE)]) for index in range(self.noted)]

    if not cython.compiled:  # position.pxd says the same, to be inlined

        def note(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
            """Note one thing that happened, if somebody listens."""
            if self.listening:
                self.write_note(kind, a, b, c, d, e)

    def write_note(self, kind: int, a: int, b: int, c: int, d: int, e: int) -> None:
        """Write one note on the pad; what does not fit is not heard."""
        if self.noted == MOST_NOTES:
            return
        start = self.noted * NOTE_SIZE
        self.pad[start] = kind
        self.pad[start + 1] = a
        self.pad[start + 2] = b
        self.pad[start + 3] = c
        self.pad[start + 4] = d
        self.pad[start + 5] = e
        self.noted += 1

    def __dealloc__(self) -> None:
        if self.listening:
            free_pad(self)


def is_among(choices: Choices, action: int) -> bool:
    """Whether an action is listed: they are in order."""
    low = 0
    high = choices.count
    while low < high:
        middle = (low + high) // 2
        if choices.actions[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low < choices.count and choices.actions[low] == action


def refuse_number(number: object) -> WrongType:
    """What to say of something that is no whole number."""
    return WrongType("a whole number", number)


def run_out() -> int:
    """There is no outcome left, which only happens on from a state that somebody arranged."""
    with cython.gil:
        raise IllegalAction("Luck has nothing left to bring.", "impossible")


def index_of(number: object, count: int, what: str) -> int:
    """A number below `count`; otherwise a sentence on what it should have been."""
    found = as_int(number)
    if not 0 <= found < count:
        raise OutOfRange(what, count, number)
    return found


def position_of(given: object) -> Position:
    """What was given, if it is a position."""
    if not isinstance(given, Position):
        raise WrongType("a position", given)
    return given


def position_in(name: str, players: int, state: Mapping[str, object]) -> Position:
    """The position of that game with that state: how positions are pickled."""
    position: Position = import_module("alcaide.core.registry").game_named(name).new(players)
    position.restore(state)
    return position


HOMES: dict[type, "Game"] = {}
"""The game of every class of positions."""

SHARED = Choices()
"""The buffer of `Position.legal`; whoever holds it holds the interpreter's lock."""
