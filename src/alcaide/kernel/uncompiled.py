"""What `position.pxd` and `batch.pxd` give the compiled kernel, for the uncompiled one."""

from copy import deepcopy
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from alcaide.kernel.position import Choices, Position

MOST_CHOICES = 4096
MOST_NOTES = 128
NOTE_SIZE = 6

NOT_COPIED = ("pad", "noted", "listening")


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


def memory_of(numbers: memoryview) -> memoryview:
    """The numbers themselves: uncompiled, a memoryview is written to as it is."""
    return numbers


def copy_choices(choices: "Choices", listed: memoryview, total: int) -> None:
    """Write the choices behind the `total` numbers listed before."""
    for place in range(choices.count):
        listed[total + place] = choices.actions[place]
