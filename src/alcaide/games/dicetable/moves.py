"""What a seat decides and what luck brings in both dice games, and why it is refused there."""

import re
from typing import Annotated

from alcaide.core import Action, NotUnderstood, Outcome, Refusal, shorten
from alcaide.core.domains import Listed, Numbers
from alcaide.core.fields import check_integer
from alcaide.core.moves import Key, move
from alcaide.games.dicetable import codes
from alcaide.games.dicetable.multisets import ALL_MULTISETS, Multiset
from alcaide.games.dicetable.names import TYPES
from alcaide.games.dicetable.rules import DiceTable


class Dice(Listed[Multiset]):
    """One to eight dice without order: in JSON six counts, in words `2 seraglio 1 tower`."""

    pattern = rf"[1-{codes.DICE}] (?:{'|'.join(TYPES)})(?: [1-{codes.DICE}] (?:{'|'.join(TYPES)}))*"

    def __init__(self) -> None:
        super().__init__((None, *ALL_MULTISETS[1:]))

    def json(self, value: Multiset) -> object:
        return list(value)

    def read(self, key: str, given: object) -> Multiset:
        if not isinstance(given, list) or len(given) > codes.TYPES:
            raise NotUnderstood(f"{key!r} must be a list of at most {codes.TYPES} numbers, not {shorten(given)}.")
        counts = tuple(check_integer(key, number, 0, codes.DICE) for number in given)
        if counts not in self.places:
            raise NotUnderstood(f"{key!r} must be six counts of 1 to {codes.DICE} dice in all, not {list(counts)}.")
        return counts

    def words(self, value: Multiset) -> str:
        return " ".join(f"{count} {TYPES[kind]}" for kind, count in enumerate(value) if count)

    def hear(self, words: str) -> Multiset:
        said = [(TYPES.index(kind), int(count)) for count, kind in re.findall(r"(\d) (\w+)", words)]
        kinds = [kind for kind, _ in said]
        counts = tuple(dict(said).get(kind, 0) for kind in range(codes.TYPES))
        if kinds != sorted(set(kinds)) or counts not in self.places:
            raise NotUnderstood(f"Dice are said in the order {', '.join(TYPES)}, each once, {codes.DICE} at most.")
        return counts


DICE = Dice()
Kind = Annotated[int, Numbers(0, codes.TYPES - 1, names=TYPES), Key("type")]
"""One of the six types of buildings."""
Rolls = Annotated[Multiset, DICE]


@move("place", codes.PLACE, "place {kind}", cites=("D14", "D15", "D17", "D18"))
class Place(Action):
    """End the turn: place the marker in the column of a type that shows."""

    kind: Kind


@move("start", codes.NAME_START, "start seat {next}", cites=("D39",))
class NameStart(Action):
    """Say who begins the next round."""

    next: Annotated[int, Numbers(0, codes.OWNERS - 1)]


@move("reroll", codes.REROLL, "reroll {dice}", cites=("D13",))
class Reroll(Action):
    """Throw some of the dice again."""

    dice: Rolls


@move("roll", 0, "rolled {dice}")
class Rolled(Outcome):
    """How the dice fell."""

    dice: Rolls


@move("column", codes.START_COLUMN, "start chip at {kind}")
class StartColumn(Outcome):
    """Where the start-player chip goes (D9, V6)."""

    kind: Kind


def refuse_at_table(table: DiceTable, action: Place | Reroll | NameStart) -> Refusal:
    """Why this shared action is not in the legal list, though its kind is asked."""
    match action:
        case Place():
            return Refusal(f"No die shows {TYPES[action.kind]}.", "D14")
        case Reroll():
            if not table.rolls_are_left():
                return Refusal("Three rolls already count: the marker must be placed.", "D13")
            return Refusal("Not all of those dice lie on the table.", "D13")
        case NameStart():
            return Refusal(f"There are {table.players} seats, numbered from 0.", "D39")
