"""What happened in the dice game, for screens and logs. Everything is public, so everyone is told the same."""

from collections.abc import Callable
from dataclasses import dataclass

from alcaide.core import Event, Position
from alcaide.games.alhambra import codes
from alcaide.games.alhambra.names import CHIP_NAMES, Chip, chip_named
from alcaide.games.dicetable.codes import OWN_NOTES
from alcaide.games.dicetable.events import ORDINALS, owner_name, seat_or_dirk, table_event
from alcaide.games.dicetable.names import SCORINGS, TYPES, Kind, cell_name, dice_and_rolls


@dataclass(frozen=True, slots=True)
class ChipLaid(Event):
    """A chip was laid on a bonus field (D9, D10)."""

    kind: int
    chip: int
    kind_name: Kind
    chip_name: Chip

    def __str__(self) -> str:
        return f"a {CHIP_NAMES[self.chip]} lies on {self.kind_name}"


@dataclass(frozen=True, slots=True)
class MarkerPushed(Event):
    """A marker moved back by one cell (D36); owner None is Dirk."""

    owner: int | None
    kind: int
    cell: int
    kind_name: Kind
    cell_place: tuple[int, int]
    """The cell by its dice and rolls."""

    def __str__(self) -> str:
        return f"a marker of {owner_name(self.owner)} is pushed back to {self.kind_name} {cell_name(self.cell)}"


@dataclass(frozen=True, slots=True)
class RollCancelled(Event):
    """A roll was declared void (D37)."""

    seat: int
    roll: int

    def __str__(self) -> str:
        return f"{{seat {self.seat}}} cancels the {ORDINALS[self.roll - 1]} roll"


@dataclass(frozen=True, slots=True)
class BlackSet(Event):
    """The black die was set (D38)."""

    seat: int
    kind: int
    kind_name: Kind

    def __str__(self) -> str:
        return f"{{seat {self.seat}}} sets the black die to {self.kind_name}"


@dataclass(frozen=True, slots=True)
class Awarded(Event):
    """An award of two points, or of one and the chip (D25, D26); owner None is Dirk."""

    owner: int | None
    kind: int
    points: int
    kind_name: Kind
    with_chip: bool

    def __str__(self) -> str:
        what = "1 point and the chip" if self.with_chip else "2 points"
        return f"{owner_name(self.owner)} gets {what} of {self.kind_name}"


@dataclass(frozen=True, slots=True)
class StoneMoved(Event):
    """A stone went up its track by one (D29); owner None is Dirk."""

    owner: int | None
    kind: int
    place: int
    kind_name: Kind

    def __str__(self) -> str:
        return f"the {self.kind_name} stone of {owner_name(self.owner)} moves to {self.place}"


@dataclass(frozen=True, slots=True)
class PointLost(Event):
    """The stone stands at the end of its track (D30); owner None is Dirk."""

    owner: int | None
    kind: int
    kind_name: Kind

    def __str__(self) -> str:
        return f"the {self.kind_name} stone of {owner_name(self.owner)} stands on 12: the point is lost"


@dataclass(frozen=True, slots=True)
class PointSwapped(Event):
    """A building point was taken in another type (D35)."""

    seat: int
    kind: int
    to: int
    kind_name: Kind
    to_name: Kind

    def __str__(self) -> str:
        return f"{{seat {self.seat}}} swaps a point of {self.kind_name} for one of {self.to_name}"


@dataclass(frozen=True, slots=True)
class ChipWon(Event):
    """A chip lies face up before its new owner (D32); owner None is Dirk."""

    owner: int | None
    chip: int
    chip_name: Chip

    def __str__(self) -> str:
        return f"{owner_name(self.owner)} wins a {CHIP_NAMES[self.chip]}"


@dataclass(frozen=True, slots=True)
class ChipRemoved(Event):
    """Dirk keeps point chips only (T7)."""

    chip: int
    chip_name: Chip

    def __str__(self) -> str:
        return f"Dirk has no use for the {CHIP_NAMES[self.chip]}: it leaves the game"


@dataclass(frozen=True, slots=True)
class ChipsScored(Event):
    """Point chips count at every scoring (D34); owner None is Dirk."""

    scoring: str
    owner: int | None
    points: int

    def __str__(self) -> str:
        return f"scoring {self.scoring}, chips: {owner_name(self.owner)} +{self.points}"


EVENTS: dict[int, Callable[[int | None, int, int, int], Event]] = {
    codes.CHIP_LAID: lambda _, a, b, c: ChipLaid(a, b, TYPES[a], chip_named(b)),
    codes.MARKER_PUSHED: lambda owner, a, b, c: MarkerPushed(owner, b, c, TYPES[b], dice_and_rolls(c)),
    codes.ROLL_CANCELLED: lambda _, a, b, c: RollCancelled(a, b),
    codes.BLACK_SET: lambda _, a, b, c: BlackSet(a, b, TYPES[b]),
    codes.AWARDED: lambda owner, a, b, c: Awarded(owner, b, c, TYPES[b], with_chip=c == 1),
    codes.STONE_MOVED: lambda owner, a, b, c: StoneMoved(owner, b, c, TYPES[b]),
    codes.POINT_LOST: lambda owner, a, b, c: PointLost(owner, b, TYPES[b]),
    codes.POINT_SWAPPED: lambda _, a, b, c: PointSwapped(a, b, c, TYPES[b], TYPES[c]),
    codes.CHIP_WON: lambda owner, a, b, c: ChipWon(owner, b, chip_named(b)),
    codes.CHIP_REMOVED: lambda _, a, b, c: ChipRemoved(b, chip_named(b)),
    codes.CHIPS_SCORED: lambda owner, a, b, c: ChipsScored(SCORINGS[b], owner, c),
}
"""For each note, the event of its first number as an owner (None for Dirk) and of its numbers."""


def events(position: Position) -> list[Event]:
    """What a listening position heard during its last action."""
    return [event_of(position.players, *note) for note in position.heard()]


def event_of(players: int, kind: int, a: int, b: int, c: int, d: int, e: int) -> Event:
    """The event that a note of the core stands for."""
    if kind < OWN_NOTES:
        return table_event(players, kind, a, b, c, d)
    return EVENTS[kind](seat_or_dirk(a, players), a, b, c)
