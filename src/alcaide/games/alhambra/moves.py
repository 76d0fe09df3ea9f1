"""What a seat decides in the dice game, and what luck brings: typed, with code, JSON and words that agree."""

from dataclasses import dataclass
from typing import Literal

from alcaide.core import JSON, Action, Fields, NotUnderstood, Outcome, shorten
from alcaide.core.by_hand import ByHand, ReadByHand
from alcaide.games.alhambra import codes
from alcaide.games.alhambra.names import CHIPS
from alcaide.games.dicetable.codes import OWN_ACTIONS, OWN_OUTCOMES
from alcaide.games.dicetable.moves import (
    TABLE_ACTIONS,
    TABLE_OUTCOMES,
    Place,
    decode_table_action,
    decode_table_outcome,
    not_understood,
    parse_table_action,
    parse_table_outcome,
    read_type,
)
from alcaide.games.dicetable.names import TYPES

Prize = Literal["points", "chip"]
DRAWN = CHIPS[1 : codes.CHIPS]
TITLE = "Alhambra: The Dice Game"


@dataclass(frozen=True, slots=True)
class PlaceDisplacing(ByHand, Action):
    """Place the marker on the very cell of the result; the one there moves back (D36)."""

    kind: int
    name = "place"

    @property
    def code(self) -> int:
        return codes.PLACE_DISPLACING + self.kind

    def fields(self) -> JSON:
        return {"type": self.kind, "displace": True}

    def __str__(self) -> str:
        return f"place {TYPES[self.kind]} displacing"


@dataclass(frozen=True, slots=True)
class CancelRoll(ByHand, Action):
    """Declare the roll just made void (D37)."""

    name = "cancel"

    @property
    def code(self) -> int:
        return codes.CANCEL_ROLL

    def fields(self) -> JSON:
        return {}

    def __str__(self) -> str:
        return "cancel"


@dataclass(frozen=True, slots=True)
class SetBlack(ByHand, Action):
    """Set the black die to a type (D38)."""

    kind: int
    name = "black"

    @property
    def code(self) -> int:
        return codes.SET_BLACK + self.kind

    def fields(self) -> JSON:
        return {"type": self.kind}

    def __str__(self) -> str:
        return f"black {TYPES[self.kind]}"


@dataclass(frozen=True, slots=True)
class TakeAward(ByHand, Action):
    """The best marker's owner takes two points, or one and the chip (D25)."""

    take: Prize
    name = "award"

    @property
    def code(self) -> int:
        return codes.AWARD_POINTS if self.take == "points" else codes.AWARD_CHIP

    def fields(self) -> JSON:
        return {"take": self.take}

    def __str__(self) -> str:
        return f"take {self.take}"


@dataclass(frozen=True, slots=True)
class Keep(ByHand, Action):
    """Take a building point where it was won (D35)."""

    name = "keep"

    @property
    def code(self) -> int:
        return codes.KEEP

    def fields(self) -> JSON:
        return {}

    def __str__(self) -> str:
        return "keep"


@dataclass(frozen=True, slots=True)
class SwapPoint(ByHand, Action):
    """Spend a swap chip: take a building point in another type (D35)."""

    kind: int
    name = "swap"

    @property
    def code(self) -> int:
        return codes.SWAP_POINT + self.kind

    def fields(self) -> JSON:
        return {"type": self.kind}

    def __str__(self) -> str:
        return f"swap to {TYPES[self.kind]}"


@dataclass(frozen=True, slots=True)
class ChipDrawn(ByHand, Outcome):
    """The chip for the next free bonus field (D9, D10)."""

    chip: str
    name = "chip"

    @property
    def code(self) -> int:
        return codes.DRAW_CHIP + CHIPS.index(self.chip)

    def fields(self) -> JSON:
        return {"chip": self.chip}

    def __str__(self) -> str:
        return f"chip {self.chip}"


@dataclass(frozen=True, slots=True)
class DirkColumn(ByHand, Outcome):
    """Where Dirk's first marker goes (T3)."""

    kind: int
    name = "dirk"

    @property
    def code(self) -> int:
        return codes.DIRK_COLUMN + self.kind

    def fields(self) -> JSON:
        return {"type": self.kind}

    def __str__(self) -> str:
        return f"Dirk at {TYPES[self.kind]}"


def decode_action(code: int) -> Action:
    """The action with that code."""
    if code < OWN_ACTIONS:
        return decode_table_action(code)
    if code < codes.CANCEL_ROLL:
        return PlaceDisplacing(code - codes.PLACE_DISPLACING)
    if code == codes.CANCEL_ROLL:
        return CancelRoll()
    if code < codes.AWARD_POINTS:
        return SetBlack(code - codes.SET_BLACK)
    if code < codes.KEEP:
        return TakeAward("points" if code == codes.AWARD_POINTS else "chip")
    return Keep() if code == codes.KEEP else SwapPoint(code - codes.SWAP_POINT)


def decode_outcome(code: int) -> Outcome:
    """The outcome with that code."""
    if code < OWN_OUTCOMES:
        return decode_table_outcome(code)
    return ChipDrawn(CHIPS[code - codes.DRAW_CHIP]) if code >= codes.DRAW_CHIP else DirkColumn(code - codes.DIRK_COLUMN)


def read_place(fields: Fields) -> Action:
    """`displace` is there, and true, exactly when the chip is used."""
    kind = read_type(fields)
    if not fields.has("displace"):
        return Place(kind)
    value = fields.take("displace")
    if value is not True:
        raise NotUnderstood(f"'displace' can only be true, not {shorten(value)}; leave it out otherwise.")
    return PlaceDisplacing(kind)


def read_award(fields: Fields) -> TakeAward:
    """Points or chip."""
    return TakeAward("points" if fields.text("take", ("points", "chip")) == "points" else "chip")


def parse_action(text: str) -> Action:
    """The action that a line of words says.

    >>> parse_action("reroll 2 seraglio 1 tower"), parse_action("place garden displacing")
    (Reroll(dice=(0, 2, 0, 0, 0, 1)), PlaceDisplacing(kind=4))
    """
    words = text.split()
    match words:
        case ["place", kind, "displacing"] if kind in TYPES:
            return PlaceDisplacing(TYPES.index(kind))
        case ["cancel"]:
            return CancelRoll()
        case ["black", kind] if kind in TYPES:
            return SetBlack(TYPES.index(kind))
        case ["take", "points"]:
            return TakeAward("points")
        case ["take", "chip"]:
            return TakeAward("chip")
        case ["keep"]:
            return Keep()
        case ["swap", "to", kind] if kind in TYPES:
            return SwapPoint(TYPES.index(kind))
    return parse_table_action(words) or not_understood(text, TITLE)


def parse_outcome(text: str) -> Outcome:
    """The outcome that a line of words says.

    >>> parse_outcome("chip p2"), parse_outcome("Dirk at chambers")
    (ChipDrawn(chip='p2'), DirkColumn(kind=3))
    """
    words = text.split()
    match words:
        case ["chip", chip] if chip in DRAWN:
            return ChipDrawn(chip)
        case ["Dirk", "at", kind] if kind in TYPES:
            return DirkColumn(TYPES.index(kind))
    return parse_table_outcome(words) or not_understood(text, TITLE)


ACTIONS = ReadByHand[Action](
    size=codes.ACTIONS,
    decode=decode_action,
    readers={
        **TABLE_ACTIONS,
        "place": read_place,
        "cancel": lambda fields: CancelRoll(),
        "black": lambda fields: SetBlack(read_type(fields)),
        "award": read_award,
        "keep": lambda fields: Keep(),
        "swap": lambda fields: SwapPoint(read_type(fields)),
    },
    parse=parse_action,
)

LUCK = ReadByHand[Outcome](
    size=codes.OUTCOMES,
    decode=decode_outcome,
    readers={
        **TABLE_OUTCOMES,
        "chip": lambda fields: ChipDrawn(fields.text("chip", DRAWN)),
        "dirk": lambda fields: DirkColumn(read_type(fields)),
    },
    parse=parse_outcome,
    key="chance",
)
