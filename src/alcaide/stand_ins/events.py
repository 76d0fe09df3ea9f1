"""The events of a game that has none: each move and each piece of luck in its own words, and what the rules tell."""

from dataclasses import dataclass

from alcaide.core import Event, Position, Said
from alcaide.core.python_position import PythonPosition


@dataclass(frozen=True, slots=True)
class MoveMade(Event):
    """A seat decided something."""

    seat: int
    move: str

    def __str__(self) -> str:
        return f"{{seat {self.seat}}}: {self.move}"


@dataclass(frozen=True, slots=True)
class LuckFell(Event):
    """Luck brought something."""

    outcome: str

    def __str__(self) -> str:
        return self.outcome


@dataclass(frozen=True, slots=True)
class SentenceTold(Event):
    """The rules told what happened."""

    sentence: str

    def __str__(self) -> str:
        return self.sentence


def announce(seat: int | None, said: Said) -> Event:
    """What a seat decided, or (None) luck brought."""
    return LuckFell(str(said)) if seat is None else MoveMade(seat, str(said))


def events(position: Position) -> list[Event]:
    """What the position told during its last action."""
    told = position.told if isinstance(position, PythonPosition) else None
    return [SentenceTold(sentence) for sentence in told or ()]
