"""Actions and outcomes at the edge: one small frozen class each, with four faces that agree.

The int of the core (`code`), the class itself, the JSON of a record (`json`, read back by `Fields`), and a line of
words (`str`). A `Language` reads three of them back. Readers refuse; they never repair.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from alcaide.core.errors import NotUnderstood, UnknownName, shorten

JSON = dict[str, object]


class Said(ABC):
    """An action or an outcome: something that can be said in four ways."""

    __slots__ = ()

    key: ClassVar[str]
    """Under which key the JSON says what this is."""
    name: ClassVar[str]
    """What it is called in JSON."""

    @property
    @abstractmethod
    def code(self) -> int:
        """The int of the core."""

    @abstractmethod
    def fields(self) -> JSON:
        """What the JSON says beside the name."""

    @abstractmethod
    def __str__(self) -> str:
        """The line of words."""

    def json(self) -> JSON:
        """As a record writes it."""
        return {self.key: self.name, **self.fields()}


class Action(Said):
    """What a seat decides."""

    __slots__ = ()
    key = "do"


class Outcome(Said):
    """What luck brings."""

    __slots__ = ()
    key = "chance"


SaidT = TypeVar("SaidT", bound=Said)


@dataclass(frozen=True)
class Language(Generic[SaidT]):
    """How to read the actions, or the outcomes, of one game."""

    size: int
    """Codes run from 0 to size - 1; not all of them need be in use."""
    decode: Callable[[int], SaidT]
    """The action with that code."""
    readers: Mapping[str, Callable[["Fields"], SaidT]]
    """For every name in JSON, what takes the other fields."""
    parse: Callable[[str], SaidT]
    """The action that a line of words says."""
    key: str = "do"

    def read(self, data: Mapping[str, object]) -> SaidT:
        """The action that a JSON object says; every key must be known."""
        fields = Fields(data)
        name = fields.text(self.key)
        if name not in self.readers:
            raise UnknownName("action" if self.key == "do" else "chance", name, self.readers)
        said = self.readers[name](fields)
        fields.done(name)
        return said


class Fields:
    """The keys of one JSON object, taken one by one; what is left at the end is unknown."""

    def __init__(self, data: Mapping[str, object]) -> None:
        self.left = dict(data)

    def take(self, key: str) -> object:
        """The value of a key that must be there."""
        if key not in self.left:
            raise NotUnderstood(f"The key {key!r} is missing.")
        return self.left.pop(key)

    def has(self, key: str) -> bool:
        """Whether an optional key is there."""
        return key in self.left

    def integer(self, key: str, low: int, high: int) -> int:
        """A whole number from low to high; neither 1.0 nor true is one."""
        return self.check_integer(key, self.take(key), low, high)

    def integers(self, key: str, low: int, high: int, *, most: int) -> tuple[int, ...]:
        """A list of at most `most` whole numbers from low to high."""
        value = self.take(key)
        if not isinstance(value, list) or len(value) > most:
            raise NotUnderstood(f"{key!r} must be a list of at most {most} numbers, not {shorten(value)}.")
        return tuple(self.check_integer(key, number, low, high) for number in value)

    def sorted_integers(self, key: str, low: int, high: int, *, most: int) -> tuple[int, ...]:
        """A list that is a set or multiset: ascending."""
        numbers = self.integers(key, low, high, most=most)
        if list(numbers) != sorted(numbers):
            raise NotUnderstood(f"{key!r} must be sorted ascending, not {list(numbers)}.")
        return numbers

    def text(self, key: str, allowed: tuple[str, ...] = ()) -> str:
        """A string, one of the allowed ones if any are given."""
        value = self.take(key)
        if not isinstance(value, str):
            raise NotUnderstood(f"{key!r} must be a string, not {shorten(value)}.")
        if allowed and value not in allowed:
            raise NotUnderstood(f"{key!r} must be one of {', '.join(allowed)}, not {shorten(value)}.")
        return value

    def done(self, name: str) -> None:
        """Refuse what is left."""
        if self.left:
            keys = ", ".join(shorten(key, 30) for key in list(self.left)[:5])
            raise NotUnderstood(f"{name!r} has no key {keys}.")

    @staticmethod
    def check_integer(key: str, value: object, low: int, high: int) -> int:
        """The value, if it is a whole number from low to high."""
        if type(value) is not int or not low <= value <= high:
            raise NotUnderstood(f"{key!r} must be a whole number from {low} to {high}, not {shorten(value)}.")
        return value
