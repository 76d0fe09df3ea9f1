"""Names and events as sentences: for screens, logs and prompts."""

import re
from collections.abc import Iterable, Sequence
from string import ascii_uppercase

from alcaide.core.event import Event
from alcaide.core.header import Header

SEAT = re.compile(r"\{seat (\d+)\}")
LONGEST_NAME = 24


def names_of(header: Header) -> tuple[str, ...]:
    """What the seats of a match are called on a screen."""
    if header.names is None:
        return tuple(f"Player {ascii_uppercase[seat]}" for seat in range(header.players))
    return tuple(clean(name) for name in header.names)


def clean(name: str) -> str:
    r"""A name from outside, on one line, printable and not too long.

    >>> clean("Ada\x1b[2J\nstop")
    'Ada?[2J?stop'
    """
    return printable(name)[:LONGEST_NAME] or "?"


def printable(text: str) -> str:
    r"""A text from outside without what could move the cursor.

    >>> printable("roll\x1b[2J")
    'roll?[2J'
    """
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def tell(events: Iterable[Event], names: Sequence[str], seat: int | None) -> str:
    """What happened, as that seat (None: a spectator) may know it, with names; "" if nothing did."""
    told = [str(known) for event in events if (known := event.told_to(seat)) is not None]
    return name_seats("; ".join(told), names)


def name_seats(text: str, names: Sequence[str]) -> str:
    """A text with names where it says {seat 0}.

    >>> name_seats("{seat 1} rolled 3.", ["Ada", "Ben"])
    'Ben rolled 3.'
    """
    return SEAT.sub(lambda found: names[int(found[1])] if int(found[1]) < len(names) else found[0], text)


def outcome_sentence(names: Sequence[str], scores: Sequence[int], winners: Sequence[int]) -> str:
    """How a match ended.

    >>> outcome_sentence(["Ada", "Ben"], [25, 30], [1])
    'Ben has won. Ada 25, Ben 30.'
    """
    won = " and ".join(names[seat] for seat in winners) or "Nobody"
    points = ", ".join(f"{name} {score}" for name, score in zip(names, scores, strict=False))
    return f"{won} {'have' if len(winners) > 1 else 'has'} won. {points}."
