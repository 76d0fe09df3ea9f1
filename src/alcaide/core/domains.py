"""Domains: which values a field of a move may have, and how each value is said in a code, in JSON and in words."""

import re
from abc import ABC, abstractmethod
from contextlib import suppress
from typing import Generic, TypeVar

from alcaide.core.errors import NotUnderstood, shorten
from alcaide.core.fields import check_ascending, check_integer, check_text

ValueT = TypeVar("ValueT")
WordT = TypeVar("WordT", bound=str)
FirstT = TypeVar("FirstT")
SecondT = TypeVar("SecondT")


class Domain(ABC, Generic[ValueT]):
    """The values of one field. A code is made of the fields' digits, each in the radix of its domain."""

    digits: range
    """From the least digit that stands for a value to the greatest; `digits.stop` is the radix."""
    about: str
    """What a value is, as in `a whole number from 1 to 6`."""
    pattern: str
    """What the words of a value look like, as a regular expression without groups."""

    @abstractmethod
    def digit(self, value: ValueT) -> int:
        """The number of a value; LookupError if it is none of this domain."""

    @abstractmethod
    def value(self, digit: int) -> ValueT:
        """The value with that number; LookupError if there is none."""

    @abstractmethod
    def read(self, key: str, given: object) -> ValueT:
        """The value that JSON gives under a key."""

    @abstractmethod
    def hear(self, words: str) -> ValueT:
        """The value that words say which look like the pattern."""

    def readings(self, words: str) -> list[ValueT]:
        """Every value that these words may mean, the likeliest first."""
        return [self.hear(words)]

    def json(self, value: ValueT) -> object:
        """A value as JSON says it."""
        return value

    def words(self, value: ValueT) -> str:
        """A value in words."""
        return str(value)


class Numbers(Domain[int]):
    """Whole numbers from low to high, each its own digit."""

    def __init__(self, low: int, high: int, *, said: str = "{}", names: tuple[str, ...] = ()) -> None:
        """`said` puts words round the number, `names` puts a word in its place."""
        self.digits = range(low, high + 1)
        self.about = f"a whole number from {low} to {high}"
        self.said = said
        self.names = names
        plain = "|".join(map(re.escape, names)) if names else "0|[1-9][0-9]{0,8}"
        self.pattern = re.escape(said).replace(r"\{\}", f"(?:{plain})")

    def digit(self, value: int) -> int:
        return self.value(value)

    def value(self, digit: int) -> int:
        if type(digit) is not int or digit not in self.digits:
            raise LookupError(digit)
        return digit

    def read(self, key: str, given: object) -> int:
        return check_integer(key, given, self.digits[0], self.digits[-1])

    def words(self, value: int) -> str:
        return self.said.format(self.names[value - self.digits[0]] if self.names else value)

    def hear(self, words: str) -> int:
        before, _, after = self.said.partition("{}")
        word = words.removeprefix(before).removesuffix(after)
        if self.names:
            return self.digits[self.names.index(word)]
        if int(word) not in self.digits:
            raise NotUnderstood(f"{word} is not a number from {self.digits[0]} to {self.digits[-1]}.")
        return int(word)


class Words(Domain[WordT]):
    """One of a few words, numbered in their order."""

    def __init__(self, *values: WordT) -> None:
        self.values = values
        self.about = f"one of {', '.join(values)}"
        self.digits = range(len(values))
        self.pattern = "|".join(map(re.escape, values))

    def digit(self, value: WordT) -> int:
        if value not in self.values:
            raise LookupError(value)
        return self.values.index(value)

    def value(self, digit: int) -> WordT:
        return self.values[digit]

    def read(self, key: str, given: object) -> WordT:
        return self.hear(check_text(key, given, self.values))

    def hear(self, words: str) -> WordT:
        return next(value for value in self.values if value == words)


class Named(Numbers):
    """Things that the code numbers from 0, and that JSON and words call by name."""

    def __init__(self, what: str, names: tuple[str, ...]) -> None:
        """`what` is what one of them is called, as in `a tile`."""
        super().__init__(0, len(names) - 1, names=names)
        self.what = what

    def json(self, value: int) -> object:
        return self.names[value]

    def read(self, key: str, given: object) -> int:
        name = check_text(key, given)
        if name not in self.names:
            known = f"{self.names[0]} to {self.names[-1]}"
            raise NotUnderstood(f"{key!r} must be {self.what} from {known}, not {shorten(name)}.")
        return self.names.index(name)


class Listed(Domain[ValueT]):
    """Values that the code numbers by their place in a list, where None stands for nothing."""

    def __init__(self, values: "tuple[ValueT | None, ...]") -> None:
        used = [digit for digit, value in enumerate(values) if value is not None]
        self.values = values
        self.places = {values[digit]: digit for digit in used}
        self.digits = range(used[0], used[-1] + 1)

    def digit(self, value: ValueT) -> int:
        return self.places[value]

    def value(self, digit: int) -> ValueT:
        value = self.values[digit]
        if value is None:
            raise LookupError(digit)
        return value


class Maybe(Domain[ValueT | None]):
    """A value or None, which is digit 0; JSON leaves None out."""

    def __init__(self, domain: Domain[ValueT]) -> None:
        self.domain = domain
        self.digits = range(domain.digits.stop + 1)
        self.pattern = domain.pattern

    def digit(self, value: ValueT | None) -> int:
        return 0 if value is None else 1 + self.domain.digit(value)

    def value(self, digit: int) -> ValueT | None:
        return None if digit == 0 else self.domain.value(digit - 1)

    def json(self, value: ValueT | None) -> object:
        return None if value is None else self.domain.json(value)

    def read(self, key: str, given: object) -> ValueT | None:
        return self.domain.read(key, given)

    def words(self, value: ValueT | None) -> str:
        return "" if value is None else self.domain.words(value)

    def hear(self, words: str) -> ValueT | None:
        return self.domain.hear(words)


class Either(Domain[FirstT | SecondT]):
    """The values of one domain, then those of another; JSON and words tell them apart."""

    def __init__(self, first: Domain[FirstT], second: Domain[SecondT]) -> None:
        self.first = first
        self.second = second
        self.digits = range(first.digits.start, first.digits.stop + second.digits.stop)
        self.pattern = f"{first.pattern}|{second.pattern}"

    def digit(self, value: FirstT | SecondT) -> int:
        try:
            return self.first.digit(value)  # type: ignore[arg-type]  # what is not of the first domain is refused
        except LookupError:
            return self.first.digits.stop + self.second.digit(value)  # type: ignore[arg-type]

    def value(self, digit: int) -> FirstT | SecondT:
        beyond = digit - self.first.digits.stop
        return self.first.value(digit) if beyond < 0 else self.second.value(beyond)

    def read(self, key: str, given: object) -> FirstT | SecondT:
        for domain in (self.first, self.second):
            with suppress(NotUnderstood):
                return domain.read(key, given)
        raise NotUnderstood(f"{key!r} must be {self.first.about} or {self.second.about}, not {shorten(given)}.")

    def words(self, value: FirstT | SecondT) -> str:
        try:
            self.first.digit(value)  # type: ignore[arg-type]
        except LookupError:
            return self.second.words(value)  # type: ignore[arg-type]
        return self.first.words(value)  # type: ignore[arg-type]

    def hear(self, words: str) -> FirstT | SecondT:
        return self.first.hear(words) if re.fullmatch(self.first.pattern, words) else self.second.hear(words)


class Ascending(Domain[tuple[int, ...]]):
    """At most `most` numbers, ascending; their digits are written from the least significant, and 0 is none."""

    def __init__(self, domain: Numbers, most: int) -> None:
        self.domain = domain
        self.most = most
        self.digits = range(domain.digits.stop**most)
        self.pattern = f"(?:{domain.pattern})(?: (?:{domain.pattern}))*"

    def digit(self, value: tuple[int, ...]) -> int:
        if len(value) > self.most or list(value) != sorted(value):
            raise LookupError(value)
        digit = 0
        for number in reversed(value):
            digit = digit * self.domain.digits.stop + self.domain.digit(number)
        return digit

    def value(self, digit: int) -> tuple[int, ...]:
        numbers: tuple[int, ...] = ()
        while digit:
            digit, number = divmod(digit, self.domain.digits.stop)
            numbers += (self.domain.value(number),)
        if list(numbers) != sorted(numbers):
            raise LookupError(numbers)
        return numbers

    def json(self, value: tuple[int, ...]) -> object:
        return list(value)

    def read(self, key: str, given: object) -> tuple[int, ...]:
        if not isinstance(given, list) or len(given) > self.most:
            raise NotUnderstood(f"{key!r} must be a list of at most {self.most} numbers, not {shorten(given)}.")
        return check_ascending(key, tuple(self.domain.read(key, number) for number in given))

    def words(self, value: tuple[int, ...]) -> str:
        return " ".join(map(self.domain.words, value))

    def hear(self, words: str) -> tuple[int, ...]:
        numbers = tuple(map(self.domain.hear, words.split()))
        if len(numbers) > self.most or list(numbers) != sorted(numbers):
            raise NotUnderstood(f"{shorten(words)} are not at most {self.most} numbers in ascending order.")
        return numbers
