"""What the `.pxd` files of the core give compiled code, for uncompiled code."""

import re
import sys
from copy import deepcopy
from functools import cache
from operator import index as whole
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeVar

from alcaide.core.codes import OVER
from alcaide.core.errors import WrongType

if TYPE_CHECKING:
    from alcaide.core.observer import Numbers
    from alcaide.core.position import Choices, Position

T = TypeVar("T")

MOST_CHOICES = 4096
MOST_NOTES = 128
NOTE_SIZE = 6
BEYOND = -0x7FFFFFFF

NOT_COPIED = ("pad", "noted", "listening")


class Memory(Protocol):
    """Numbers that are read and written one by one: a list of them, or the memory of an array."""

    def __getitem__(self, index: int, /) -> int: ...

    def __setitem__(self, index: int, value: int, /) -> None: ...


def own_room(choices: "Choices") -> Memory:
    """Room for as many actions as a moment may have."""
    return [0] * MOST_CHOICES


def list_of(numbers: Memory, count: int) -> list[int]:
    """The first so many of the numbers."""
    return [numbers[index] for index in range(count)]


def as_int(number: object) -> int:
    """Any kind of whole number as one that C has too; BEYOND for one that it has not."""
    try:
        found = whole(number)  # type: ignore[arg-type]
    except TypeError:
        raise WrongType("a whole number", number) from None
    return found if BEYOND < found < -BEYOND else BEYOND


FIELD = re.compile(r"^    cdef (?:readonly )?(?:unsigned |signed )?(?:char|short|int|bint) (\w+)((?:\[\w+\])*)$", re.M)


@cache
def declared(kind: type) -> tuple[tuple[str, object], ...]:
    """The numbers and arrays of numbers that the `.pxd` of a class declares, each with nothing but zeros."""
    module = sys.modules[kind.__module__]
    path = Path(getattr(module, "__file__", None) or "builtins").with_suffix(".pxd")
    text = path.read_text() if path.exists() else ""
    block = re.search(rf"^cdef class {kind.__name__}\b.*?(?=^\S|\Z)", text, re.M | re.S)
    found = []
    for name, shape in FIELD.findall(block[0]) if block else ():
        if name != "apart":
            zeros: object = 0
            for size in reversed(re.findall(r"\w+", shape)):
                zeros = [deepcopy(zeros) for _ in range(int(size) if size.isdigit() else getattr(module, size))]
            found.append((name, zeros))
    return tuple(found)


def blank_fields(position: "Position") -> None:
    """All that is copied becomes zero, and the match over."""
    for kind in type(position).__mro__:
        for name, zeros in declared(kind):
            setattr(position, name, deepcopy(zeros))
    position.to_act = OVER


def copy_fields(source: "Position", target: "Position") -> None:
    """Give `target` equal fields, but no listener."""
    for name, value in vars(source).items():
        if name not in NOT_COPIED:
            setattr(target, name, deepcopy(value) if isinstance(value, list) else value)


def blank_twin(source: "Position") -> "Position":
    """A new object of the same class."""
    return source.__class__.__new__(source.__class__)


def blank_pad() -> list[int]:
    """Room for the notes of one action."""
    return [0] * (MOST_NOTES * NOTE_SIZE)


def free_pad(position: "Position") -> None:
    """Nothing to free."""


def items_of(objects: tuple[T, ...]) -> tuple[T, ...]:
    """The objects, where a loop finds them."""
    return objects


def memory_of(numbers: T) -> T:
    """The numbers, where they are written."""
    return numbers


def from_place(numbers: memoryview, place: int) -> memoryview:
    """The numbers from that place on."""
    return numbers[place:]


def first_number(out: "Numbers") -> "Numbers":
    """Where an array of numbers begins: uncompiled, the array itself."""
    return out


def copy_small(source: list[int], out: "Numbers", at: int, count: int) -> int:
    """Write so many numbers from that place on; the place behind them."""
    for place in range(count):
        out[at + place] = source[place]
    return at + count


copy_bytes = copy_small


class Table(Protocol):
    """Rows of numbers."""

    def __setitem__(self, place: tuple[int, int], number: int, /) -> None: ...


class Row:
    """One row of an array of numbers, written number by number."""

    def __init__(self, numbers: "Table", index: int) -> None:
        self.numbers = numbers
        self.index = index

    def __setitem__(self, place: int, number: int) -> None:
        self.numbers[self.index, place] = number


number_at = Row
