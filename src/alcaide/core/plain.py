"""What uncompiled code needs of the `cython` module where Cython is not installed."""

from contextlib import nullcontext
from typing import TypeVar

T = TypeVar("T")

compiled = False
gil = nullcontext()
nogil = nullcontext()


def cast(kind: object, value: T) -> T:
    """The value: uncompiled, every object knows its own class."""
    return value
