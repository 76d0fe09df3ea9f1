"""Observer: what a seat may know of a position, as a row of small numbers with a fixed, documented layout.

A game writes one method that compiled code drives (`write`) and one table that says what the numbers mean (`fields`).
Seats are counted from the observer on: it is 0, the next seat clockwise 1, and so forth.
"""

from dataclasses import dataclass
from functools import cache
from math import prod
from typing import Protocol

from alcaide.core.codes import *
from alcaide.core.errors import BadSetting, WrongType
from alcaide.core.position import Choices, Position, index_of, position_of
from alcaide.core.uncompiled import *


class Numbers(Protocol):
    """Anything that is written number by number."""

    def __setitem__(self, place: int, number: int, /) -> None: ...


@dataclass(frozen=True)
class Field:
    """Some of the numbers of an observation, side by side."""

    name: str
    shape: tuple[int, ...]
    high: int
    """The highest number that can stand there."""
    about: str
    low: int = 0

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


class Observer:
    """Writes down what a seat may know, and nothing else."""

    version = 1
    """A new one where a layout, or what a number in it means, has changed."""
    of: type[Position] = Position
    """The positions that `write` can read."""

    # What a game writes

    def write(self, position: Position, seat: int, out: Numbers) -> int:
        """Write every field of the layout, in order; how many numbers there were."""
        raise NotImplementedError

    def fields(self, players: int) -> tuple[Field, ...]:
        """The layout with so many seats."""
        raise NotImplementedError

    def witness(self, position: Position) -> int:
        """At CHANCE: the only seat that will see what luck brings; -1 if all will."""
        return -1

    # What everyone calls

    def size(self, players: int) -> int:
        """How many numbers an observation has."""
        return sum(field.size for field in self.fields(players))

    def observe(self, position: Position, seat: int, out: Numbers) -> int:
        """Write what a seat knows into an array of 16-bit numbers that is long enough; how many there were."""
        table = position_of(position)
        if not isinstance(table, self.of):
            raise WrongType(f"a position that {type(self).__name__} can read", position)
        viewer = index_of(seat, table.players, "seat")
        try:
            numbers = out
        except (TypeError, ValueError, BufferError) as error:
            raise WrongType("a row of 16-bit numbers that can be written", out) from error
        needed = size_of(self, table.players)
        if numbers is None or len(numbers) < needed:  # type: ignore[arg-type]
            raise BadSetting(f"An observation here has {needed} numbers; the array is shorter.", "bad_buffer")
        return self.write(table, viewer, first_number(numbers))

    def look(self, position: Position, seat: int, out: Numbers, mask: Numbers) -> int:
        """The observation of a seat and, if it is to act, ones in a mask of zeros; how many actions are legal."""
        self.observe(position, seat, out)
        table = position_of(position)
        if table.to_act != seat:
            return 0
        try:
            marks = mask
        except (TypeError, ValueError, BufferError) as error:
            raise WrongType("a row of bytes that can be written", mask) from error
        LISTED.count = 0
        table.list_legal(LISTED)
        if marks is None or len(marks) <= LISTED.actions[LISTED.count - 1]:  # type: ignore[arg-type]
            raise BadSetting("The mask is shorter than there are actions.", "bad_buffer")
        for place in range(LISTED.count):
            marks[LISTED.actions[place]] = 1
        return LISTED.count


@cache
def size_of(observer: Observer, players: int) -> int:
    """How many numbers an observation has."""
    return observer.size(players)


def relative(seat: int, viewer: int, players: int) -> int:
    """Which seat from the viewer on."""
    return seat - viewer if seat >= viewer else seat - viewer + players


def acting(position: Position, viewer: int) -> int:
    """0 when the match is over, 1 while luck decides, 2 + a seat from the viewer on."""
    if position.to_act == OVER:
        return 0
    if position.to_act == CHANCE:
        return 1
    return 2 + relative(position.to_act, viewer, position.players)


WHO = Field("seat", (1,), 5, "the observer's own seat: what actions mean that name a seat")
ACTING = Field("acting", (1,), 8, "0 the match is over, 1 luck, 2 the observer, 3 the next seat, ...")

LISTED = Choices()
"""The buffer of `Observer.look`; whoever holds it holds the interpreter's lock."""
