"""Position: what every game is.

A game writes five methods that compiled code drives without touching a Python object (`list_legal`, `become`,
`draw`, `redeal`, `points_of`); everyone else calls the Python ones (`legal`, `play`, `sample`, `imagine`, `scores`).
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

try:
    import cython
except ImportError:  # uncompiled, and without Cython
    from alcaide.core import plain as cython

from alcaide.core.luck import Luck

if not cython.compiled:  # compiled code has these from position.pxd
    from alcaide.core.codes import CHANCE
    from alcaide.core.uncompiled import (
        MOST_NOTES,
        NOTE_SIZE,
        blank_pad,
        blank_twin,
        copy_fields,
        free_pad,
        list_of,
        own_room,
    )

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

    `to_act` is a seat, CHANCE or OVER. A position trusts its caller: `play` takes an action of `legal`, or, at
    CHANCE, an outcome that is possible. It never calls a player, prints, logs or reads a clock.
    """

    if not cython.compiled:
        to_act: int
        players: int
        listening = False
        noted = 0

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

    def outcomes(self) -> list[tuple[int, float]]:
        """At CHANCE: what luck may bring, ascending, with its odds."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that have won, ascending; empty until the match is over."""
        raise NotImplementedError

    def state(self) -> Mapping[str, object]:
        """The whole position, secrets included, as plain values: to compare, to arrange, to explain."""
        raise NotImplementedError

    def restore(self, state: Mapping[str, object]) -> None:
        """Become the position with that state."""
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
        """Carry out a legal action, or at CHANCE a possible outcome. The edge checks first."""
        self.noted = 0
        self.become(action)

    def sample(self, luck: Luck) -> int:
        """At CHANCE: one of the outcomes."""
        return self.draw(luck)

    def possible(self, outcome: int) -> bool:
        """Whether luck may bring this now."""
        return self.to_act == CHANCE and any(code == outcome for code, _ in self.outcomes())

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
        other.redeal(seat, luck)
        return other

    def _repr_svg_(self) -> str:
        """How a notebook shows a position: as a spectator sees it."""
        return self.game.view(self, None)._repr_svg_()

    @property
    def game(self) -> "Game":
        """The game it is a position of."""
        return HOMES[type(self)]

    # What a listener hears

    def listen(self) -> None:
        """From now on, note what happens during each action."""
        if not self.listening:
            self.pad = blank_pad()
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


HOMES: dict[type, "Game"] = {}
"""The game of every class of positions."""

SHARED = Choices()
"""The buffer of `Position.legal`; whoever holds it holds the interpreter's lock."""
