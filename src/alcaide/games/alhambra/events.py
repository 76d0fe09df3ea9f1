"""What happened in the dice game, for screens and logs. Everything is public, so everyone is told the same."""

from alcaide.core import Event, Position
from alcaide.games.alhambra import codes
from alcaide.games.alhambra.names import CHIP_NAMES, Chip, chip_named
from alcaide.games.dicetable.events import ORDINALS, Reader, events_at_table, owner_name
from alcaide.games.dicetable.names import SCORINGS, TYPES, Kind, dice_and_rolls


class ChipLaid(Event):
    """A chip was laid on a bonus field (D9, D10)."""

    kind: int
    chip: int
    kind_name: Kind
    chip_name: Chip

    def __str__(self) -> str:
        return f"a {CHIP_NAMES[self.chip]} lies on {self.kind_name}"


class MarkerPushed(Event):
    """A marker moved back by one cell (D36); owner None is Dirk."""

    owner: int | None
    kind: int
    cell: int
    kind_name: Kind
    cell_place: tuple[int, int]
    """The cell by its dice and rolls."""
    says = "a marker of {@owner|Dirk} is pushed back to {kind_name} {cell_place[0]} in {cell_place[1]}"


class RollCancelled(Event):
    """A roll was declared void (D37)."""

    seat: int
    roll: int

    def __str__(self) -> str:
        return f"{{seat {self.seat}}} cancels the {ORDINALS[self.roll - 1]} roll"


class BlackSet(Event):
    """The black die was set (D38)."""

    seat: int
    kind: int
    kind_name: Kind
    says = "{@seat} sets the black die to {kind_name}"


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


class StoneMoved(Event):
    """A stone went up its track by one (D29); owner None is Dirk."""

    owner: int | None
    kind: int
    place: int
    kind_name: Kind
    says = "the {kind_name} stone of {@owner|Dirk} moves to {place}"


class PointLost(Event):
    """The stone stands at the end of its track (D30); owner None is Dirk."""

    owner: int | None
    kind: int
    kind_name: Kind
    says = "the {kind_name} stone of {@owner|Dirk} stands on 12: the point is lost"


class PointSwapped(Event):
    """A building point was taken in another type (D35)."""

    seat: int
    kind: int
    to: int
    kind_name: Kind
    to_name: Kind
    says = "{@seat} swaps a point of {kind_name} for one of {to_name}"


class ChipWon(Event):
    """A chip lies face up before its new owner (D32); owner None is Dirk."""

    owner: int | None
    chip: int
    chip_name: Chip

    def __str__(self) -> str:
        return f"{owner_name(self.owner)} wins a {CHIP_NAMES[self.chip]}"


class ChipRemoved(Event):
    """Dirk keeps point chips only (T7)."""

    chip: int
    chip_name: Chip

    def __str__(self) -> str:
        return f"Dirk has no use for the {CHIP_NAMES[self.chip]}: it leaves the game"


class ChipsScored(Event):
    """Point chips count at every scoring (D34); owner None is Dirk."""

    scoring: str
    owner: int | None
    points: int
    says = "scoring {scoring}, chips: {@owner|Dirk} +{points}"


OWN_READERS: dict[int, Reader] = {
    codes.CHIP_LAID: lambda seat_of, a, b, c, d: ChipLaid(a, b, TYPES[a], chip_named(b)),
    codes.MARKER_PUSHED: lambda seat_of, a, b, c, d: MarkerPushed(seat_of(a), b, c, TYPES[b], dice_and_rolls(c)),
    codes.ROLL_CANCELLED: lambda seat_of, a, b, c, d: RollCancelled(a, b),
    codes.BLACK_SET: lambda seat_of, a, b, c, d: BlackSet(a, b, TYPES[b]),
    codes.AWARDED: lambda seat_of, a, b, c, d: Awarded(seat_of(a), b, c, TYPES[b], with_chip=c == 1),
    codes.STONE_MOVED: lambda seat_of, a, b, c, d: StoneMoved(seat_of(a), b, c, TYPES[b]),
    codes.POINT_LOST: lambda seat_of, a, b, c, d: PointLost(seat_of(a), b, TYPES[b]),
    codes.POINT_SWAPPED: lambda seat_of, a, b, c, d: PointSwapped(a, b, c, TYPES[b], TYPES[c]),
    codes.CHIP_WON: lambda seat_of, a, b, c, d: ChipWon(seat_of(a), b, chip_named(b)),
    codes.CHIP_REMOVED: lambda seat_of, a, b, c, d: ChipRemoved(b, chip_named(b)),
    codes.CHIPS_SCORED: lambda seat_of, a, b, c, d: ChipsScored(SCORINGS[b], seat_of(a), c),
}
"""For every note that only this game has, the event it stands for."""


def events(position: Position) -> list[Event]:
    """What a listening position heard during its last action."""
    return events_at_table(position, OWN_READERS)
