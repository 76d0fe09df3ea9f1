"""Fields: a JSON object from outside, taken key by key. It refuses; it never repairs."""

from collections.abc import Mapping

from alcaide.core.errors import NotUnderstood, shorten

JSON = dict[str, object]


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
        return check_integer(key, self.take(key), low, high)

    def integers(self, key: str, low: int, high: int, *, most: int) -> tuple[int, ...]:
        """A list of at most `most` whole numbers from low to high."""
        value = self.take(key)
        if not isinstance(value, list) or len(value) > most:
            raise NotUnderstood(f"{key!r} must be a list of at most {most} numbers, not {shorten(value)}.")
        return tuple(check_integer(key, number, low, high) for number in value)

    def text(self, key: str, allowed: tuple[str, ...] = ()) -> str:
        """A string, one of the allowed ones if any are given."""
        return check_text(key, self.take(key), allowed)

    def done(self, name: str) -> None:
        """Refuse what is left."""
        if self.left:
            keys = ", ".join(shorten(key, 30) for key in list(self.left)[:5])
            raise NotUnderstood(f"{name!r} has no key {keys}.")


def check_integer(key: str, value: object, low: int, high: int) -> int:
    """The value, if it is a whole number from low to high."""
    if type(value) is not int or not low <= value <= high:
        raise NotUnderstood(f"{key!r} must be a whole number from {low} to {high}, not {shorten(value)}.")
    return value


def check_text(key: str, value: object, allowed: tuple[str, ...] = ()) -> str:
    """The value, if it is a string, one of the allowed ones if any are given."""
    if not isinstance(value, str):
        raise NotUnderstood(f"{key!r} must be a string, not {shorten(value)}.")
    if allowed and value not in allowed:
        raise NotUnderstood(f"{key!r} must be one of {', '.join(allowed)}, not {shorten(value)}.")
    return value


def check_ascending(key: str, numbers: tuple[int, ...]) -> tuple[int, ...]:
    """The numbers of a set or multiset, which is written ascending."""
    if list(numbers) != sorted(numbers):
        raise NotUnderstood(f"{key!r} must be sorted ascending, not {list(numbers)}.")
    return numbers
