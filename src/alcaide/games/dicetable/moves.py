"""What a seat decides and what luck brings in both dice games: typed, with code, JSON and words that agree."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NoReturn

from alcaide.core import JSON, Action, Fields, NotUnderstood, Outcome, shorten
from alcaide.core.by_hand import ByHand
from alcaide.games.dicetable import codes
from alcaide.games.dicetable.multisets import ALL_MULTISETS, NUMBERS, Multiset
from alcaide.games.dicetable.names import TYPES


@dataclass(frozen=True, slots=True)
class Place(ByHand, Action):
    """End the turn: place the marker in the column of a type that shows (D14)."""

    kind: int
    name = "place"

    @property
    def code(self) -> int:
        return codes.PLACE + self.kind

    def fields(self) -> JSON:
        return {"type": self.kind}

    def __str__(self) -> str:
        return f"place {TYPES[self.kind]}"


@dataclass(frozen=True, slots=True)
class Reroll(ByHand, Action):
    """Throw some of the dice again (D13)."""

    dice: Multiset
    name = "reroll"

    @property
    def code(self) -> int:
        return codes.REROLL + NUMBERS[self.dice]

    def fields(self) -> JSON:
        return {"dice": list(self.dice)}

    def __str__(self) -> str:
        return f"reroll {dice_words(self.dice)}"


@dataclass(frozen=True, slots=True)
class NameStart(ByHand, Action):
    """Say who begins the next round (D39)."""

    next: int
    name = "start"

    @property
    def code(self) -> int:
        return codes.NAME_START + self.next

    def fields(self) -> JSON:
        return {"next": self.next}

    def __str__(self) -> str:
        return f"start seat {self.next}"


@dataclass(frozen=True, slots=True)
class Rolled(ByHand, Outcome):
    """How the dice fell."""

    dice: Multiset
    name = "roll"

    @property
    def code(self) -> int:
        return NUMBERS[self.dice]

    def fields(self) -> JSON:
        return {"dice": list(self.dice)}

    def __str__(self) -> str:
        return f"rolled {dice_words(self.dice)}"


@dataclass(frozen=True, slots=True)
class StartColumn(ByHand, Outcome):
    """Where the start-player chip goes (D9, V6)."""

    kind: int
    name = "column"

    @property
    def code(self) -> int:
        return codes.START_COLUMN + self.kind

    def fields(self) -> JSON:
        return {"type": self.kind}

    def __str__(self) -> str:
        return f"start chip at {TYPES[self.kind]}"


def dice_words(dice: Multiset) -> str:
    """Dice in words.

    >>> dice_words((0, 2, 0, 0, 0, 1))
    '2 seraglio 1 tower'
    """
    return " ".join(f"{count} {TYPES[kind]}" for kind, count in enumerate(dice) if count)


def decode_table_action(code: int) -> Action:
    """The shared action with that code."""
    if code >= codes.REROLL:
        return Reroll(ALL_MULTISETS[code - codes.REROLL])
    return NameStart(code - codes.NAME_START) if code >= codes.NAME_START else Place(code - codes.PLACE)


def decode_table_outcome(code: int) -> Outcome:
    """The shared outcome with that code."""
    return StartColumn(code - codes.START_COLUMN) if code >= codes.START_COLUMN else Rolled(ALL_MULTISETS[code])


def read_type(fields: Fields) -> int:
    """The number of a type."""
    return fields.integer("type", 0, codes.TYPES - 1)


def read_dice(fields: Fields) -> Multiset:
    """Six counts, of at least one die and at most eight."""
    counts = fields.integers("dice", 0, codes.DICE, most=codes.TYPES)
    if len(counts) != codes.TYPES or not 1 <= sum(counts) <= codes.DICE:
        raise NotUnderstood(f"'dice' must be six counts of 1 to {codes.DICE} dice in all, not {list(counts)}.")
    return counts


def parse_table_action(words: Sequence[str]) -> Action | None:
    """The shared action that the words say, if they say one."""
    match words:
        case ["place", kind] if kind in TYPES:
            return Place(TYPES.index(kind))
        case ["reroll", *dice]:
            counts = parse_dice(dice)
            return Reroll(counts) if counts else None
        case ["start", "seat", seat] if seat in "012345" and len(seat) == 1:
            return NameStart(int(seat))
    return None


def parse_table_outcome(words: Sequence[str]) -> Outcome | None:
    """The shared outcome that the words say, if they say one."""
    match words:
        case ["rolled", *dice]:
            counts = parse_dice(dice)
            return Rolled(counts) if counts else None
        case ["start", "chip", "at", kind] if kind in TYPES:
            return StartColumn(TYPES.index(kind))
    return None


def parse_dice(words: Sequence[str]) -> Multiset | None:
    """`2 seraglio 1 tower`: one to eight dice, every type once, in order."""
    counts = [0] * codes.TYPES
    last = -1
    for number, kind in zip(words[::2], words[1::2], strict=False):
        if number not in "12345678" or len(number) != 1 or kind not in TYPES or TYPES.index(kind) <= last:
            return None
        last = TYPES.index(kind)
        counts[last] = int(number)
    if len(words) % 2 or not 1 <= sum(counts) <= codes.DICE:
        return None
    return tuple(counts)


def not_understood(text: str, title: str) -> NoReturn:
    """Refuse words that say no move."""
    raise NotUnderstood(f"{shorten(text)} is not a move of {title}.")


TABLE_ACTIONS: Mapping[str, Callable[[Fields], Action]] = {
    "place": lambda fields: Place(read_type(fields)),
    "reroll": lambda fields: Reroll(read_dice(fields)),
    "start": lambda fields: NameStart(fields.integer("next", 0, codes.OWNERS - 1)),
}
TABLE_OUTCOMES: Mapping[str, Callable[[Fields], Outcome]] = {
    "roll": lambda fields: Rolled(read_dice(fields)),
    "column": lambda fields: StartColumn(read_type(fields)),
}
