"""What uncompiled code needs of the module `cython`, and where Cython is not installed, that module itself."""

import sys
from contextlib import nullcontext
from importlib.util import find_spec
from typing import TypeVar

T = TypeVar("T")

compiled = False
gil = nullcontext()
nogil = nullcontext()


def cast(kind: object, value: T) -> T:
    """The value: uncompiled, every object knows its own class."""
    return value


if "cython" not in sys.modules and find_spec("cython") is None:
    sys.modules["cython"] = sys.modules[__name__]
