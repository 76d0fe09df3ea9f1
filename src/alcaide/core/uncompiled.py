"""What `position.pxd` and `batch.pxd` give the compiled core, for the uncompiled one."""

from copy import deepcopy
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from alcaide.core.observer import Numbers as Written
    from alcaide.core.position import Choices, Position

T = TypeVar("T")

MOST_CHOICES = 4096
MOST_NOTES = 128
NOTE_SIZE = 6

NOT_COPIED = ("pad", "noted", "listening")


class Numbers(Protocol):
    """Numbers that are read and written one by one: a list of them, or the memory of an array."""

    def __getitem__(self, index: int, /) -> int: ...

    def __setitem__(self, index: int, value: int, /) -> None: ...


def own_room(choices: "Choices") -> Numbers:
    """Room for as many actions as a moment may have."""
    return [0] * MOST_CHOICES


def list_of(numbers: Numbers, count: int) -> list[int]:
    """The first so many of the numbers."""
    return [numbers[index] for index in range(count)]


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


def first_number(out: "Written") -> "Written":
    """Where an array of numbers begins: uncompiled, the array itself."""
    return out


first_mark = first_number


def copy_small(source: list[int], out: "Written", at: int, count: int) -> int:
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
