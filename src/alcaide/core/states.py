"""States from outside: read as a whole, and refused before a position takes anything from one that cannot be."""

from collections.abc import Mapping
from typing import NamedTuple

from alcaide.core.errors import BadSetting, WrongType, shorten


class Numbers(NamedTuple):
    """One value of a state: a whole number from `low` to `high`, or lists of such numbers."""

    low: int
    high: int
    shape: tuple[int | range, ...] = ()
    """How long the lists are, from the outermost in: exactly so long, or of a length in the range."""


Layout = Mapping[str, Numbers]


def numbers(low: int, high: int, *shape: int | range) -> Numbers:
    """The numbers that may stand in one place of a state."""
    return Numbers(low, high, shape)


def read_values(state: object, layout: Layout) -> dict[str, object]:
    """The state as plain lists of plain numbers of its own, if it has exactly the keys, lengths and ranges it must."""
    if not isinstance(state, Mapping):
        raise WrongType("a state, as `state()` gives one", state)
    given = dict(state)
    for key in (*layout, *given):
        if key not in layout or key not in given:
            raise BadSetting(f"A state has the keys {', '.join(layout)}; {shorten(key)} is amiss.", "bad_state")
    return {key: read_numbers(key, given[key], asked, asked.shape) for key, asked in layout.items()}


def read_numbers(key: str, value: object, asked: Numbers, shape: tuple[int | range, ...]) -> object:
    """One value of the state, or one part of it."""
    if not shape:
        if isinstance(value, bool):
            value = int(value)
        if type(value) is not int or not asked.low <= value <= asked.high:
            raise BadSetting(
                f"In {key!r} of a state stand numbers from {asked.low} to {asked.high}, not {shorten(value)}.",
                "bad_state",
            )
        return value
    lengths = shape[0] if isinstance(shape[0], range) else range(shape[0], shape[0] + 1)
    if not isinstance(value, list | tuple) or len(value) not in lengths:
        long = f"{lengths[0]}" if len(lengths) == 1 else f"{lengths[0]} to {lengths[-1]}"
        raise BadSetting(f"In {key!r} of a state stand lists of {long}, not {shorten(value)}.", "bad_state")
    return [read_numbers(key, part, asked, shape[1:]) for part in tuple(value)]


def require(holds: bool, what: str) -> None:
    """Refuse a state for which this does not hold."""
    if not holds:
        raise BadSetting(f"No position has this state: {what}.", "bad_state")
