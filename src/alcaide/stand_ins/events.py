"""The events of a game that has none: each move and each piece of luck in its own words, and what the rules tell."""

from alcaide.core import Event, Position, Said
from alcaide.core.python_position import PythonPosition


class MoveMade(Event):
    """A seat decided something."""

    seat: int
    move: str
    says = "{@seat}: {move}"


class LuckFell(Event):
    """Luck brought something."""

    outcome: str
    says = "{outcome}"


class SentenceTold(Event):
    """The rules told what happened."""

    sentence: str
    says = "{sentence}"


def announce(seat: int | None, said: Said) -> Event:
    """What a seat decided, or (None) luck brought."""
    return LuckFell(str(said)) if seat is None else MoveMade(seat, str(said))


def events(position: Position) -> list[Event]:
    """What the position told during its last action."""
    told = position.told if isinstance(position, PythonPosition) else None
    return [SentenceTold(sentence) for sentence in told or ()]
