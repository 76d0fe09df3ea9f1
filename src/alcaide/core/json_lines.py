"""One line of a record: strict JSON in both directions."""

import json

from alcaide.core.errors import BadRecord, shorten
from alcaide.core.fields import JSON

LONGEST_LINE = 64 * 1024
"""In characters; no line of any game comes near it."""
DEEPEST = 8
"""How many lists and objects may stand in one another."""


def read_line(text: str, number: int) -> JSON:
    """The JSON object on a line, every key once; `number` is the line's, for the sentence."""
    if len(text) > LONGEST_LINE:
        raise BadRecord(f"The line is longer than {LONGEST_LINE} characters.", number)
    try:
        value = json.loads(text, object_pairs_hook=unique_keys, parse_constant=no_constant)
    except (ValueError, RecursionError) as error:
        if isinstance(error, RepeatedKey):
            raise BadRecord(f"The key {shorten(error.key)} stands twice.", number) from None
        raise BadRecord(f"This is not JSON: {shorten(text)}.", number) from None
    if not isinstance(value, dict):
        raise BadRecord(f"A line must be a JSON object, not {shorten(text)}.", number)
    if is_deeper(value, DEEPEST):
        raise BadRecord(f"The line has more than {DEEPEST} lists and objects in one another.", number)
    if not is_unicode(text, value):
        raise BadRecord("The line has half a surrogate pair, which is no character.", number)
    return value


def write_line(value: JSON) -> str:
    """A JSON object as a line, without its end."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


class RepeatedKey(ValueError):
    """A key that stands twice in one object."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def unique_keys(pairs: list[tuple[str, object]]) -> JSON:
    """The pairs as a dict, if no key comes twice."""
    result: JSON = {}
    for key, value in pairs:
        if key in result:
            raise RepeatedKey(key)
        result[key] = value
    return result


def is_deeper(value: JSON, most: int) -> bool:
    """Whether more than `most` lists and objects stand in one another; found level by level, without recursion."""
    level: list[JSON | list[object]] = [value]
    for _ in range(most):
        parts = (part for whole in level for part in (whole.values() if isinstance(whole, dict) else whole))
        level = [part for part in parts if isinstance(part, list | dict)]
    return bool(level)


def is_unicode(text: str, value: JSON) -> bool:
    """Whether it can be written as UTF-8 again: JSON can escape what is no character."""
    if text.isascii() and "\\u" not in text:
        return True
    try:
        write_line(value).encode()
    except UnicodeEncodeError:
        return False
    return True


def no_constant(name: str) -> object:
    """NaN and Infinity are not JSON."""
    raise ValueError(name)
