"""What can go wrong, each with a stable code for programs and a full sentence for people.

```
AlcaideError
├── UnknownName       a game, option, bot that does not exist      unknown_game, unknown_option, unknown_bot
├── BadSetting        a value that does not fit (ValueError)       bad_players, bad_option, bad_value, bad_state, ...
│   ├── OutOfRange    a seat, cell, match there is none of (IndexError)     out_of_range
│   └── WrongType     something of another kind (TypeError)        wrong_type
├── NotUnderstood     words or JSON that say no action             not_understood
├── IllegalAction     what cannot be done now (ValueError)         illegal, not_your_turn, match_over, impossible, ...
├── BadRecord         a record that cannot be, with its line       bad_record
└── MissingExtra      a library that is not installed              missing_extra
```
"""

import difflib
from collections.abc import Iterable


class AlcaideError(Exception):
    """Something that the person or program outside did wrong; never a mistake of ours."""

    def __init__(self, sentence: str, code: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.code = code


class UnknownName(AlcaideError):
    """A name that is not in the list; the sentence says which one was probably meant."""

    def __init__(self, kind: str, name: str, known: Iterable[str]) -> None:
        names = list(known)
        near = difflib.get_close_matches(name.lower(), names, n=1, cutoff=0.5)
        hint = f"Did you mean {near[0]!r}? " if near else ""
        sentence = f"There is no {kind} {shorten(name)}. {hint}There is: {', '.join(names) or 'none'}."
        super().__init__(sentence, f"unknown_{kind}")


class BadSetting(AlcaideError, ValueError):
    """A value that does not fit: a seat count, an option, a number, a state."""

    def __init__(self, sentence: str, code: str = "bad_value") -> None:
        super().__init__(sentence, code)


class OutOfRange(BadSetting, IndexError):
    """A number that names nothing: there is no such seat, cell, match."""

    def __init__(self, what: str, count: int, given: object) -> None:
        range_ = f"is a whole number from 0 to {count - 1}" if count > 0 else "is none, for there are none yet"
        super().__init__(f"A {what} here {range_}, not {shorten(given)}.", "out_of_range")


class WrongType(BadSetting, TypeError):
    """Something of another kind than is asked for."""

    def __init__(self, wanted: str, given: object) -> None:
        super().__init__(f"This takes {wanted}, not {shorten(given)}.", "wrong_type")


class NotUnderstood(AlcaideError):
    """Words or JSON in which no action could be read."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence, "not_understood")


class IllegalAction(AlcaideError, ValueError):
    """An action that cannot be done now; `rule` is the number of the rule that forbids it, if one does."""

    def __init__(self, sentence: str, code: str = "illegal", rule: str | None = None) -> None:
        super().__init__(sentence, code)
        self.rule = rule


class BadRecord(AlcaideError):
    """A record that cannot be; `line` counts from 1, 0 for the file as a whole."""

    def __init__(self, sentence: str, line: int = 0) -> None:
        super().__init__(sentence, "bad_record")
        self.line = line


class MissingExtra(AlcaideError, ImportError):
    """A library of an extra is not installed; the sentence says how to get it."""

    def __init__(self, extra: str, what: str) -> None:
        """`what` is what needs it, in the plural."""
        sentence = f"{what} need an extra that is not installed: pip install 'alcaide[{extra}]'."
        super().__init__(sentence, "missing_extra")


def shorten(thing: object, most: int = 60) -> str:
    """A thing from outside, printable and not longer than fits in a sentence."""
    try:
        text = repr(thing)
    except Exception:  # a thing that cannot even say what it is
        text = f"a {type(thing).__name__}"
    return text if len(text) <= most else f"{text[: most - 3]}..."
