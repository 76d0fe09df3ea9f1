"""What happened at a dice table, for screens and logs. Everything is public, so everyone is told the same."""

from collections.abc import Callable, Mapping

from alcaide.core import Event, Position
from alcaide.games.dicetable import codes
from alcaide.games.dicetable.moves import DICE
from alcaide.games.dicetable.multisets import ALL_MULTISETS, Multiset
from alcaide.games.dicetable.names import SCORINGS, TYPES, Kind, cell_name, dice_and_rolls

ORDINALS = ("first", "second", "third")


def owner_name(owner: int | None) -> str:
    """A seat, to be replaced by its name; None is Dirk."""
    return "Dirk" if owner is None else f"{{seat {owner}}}"


class RoundBegun(Event):
    """All markers are in hand (D8)."""

    round: int
    start: int
    says = "round {round} begins with {@start}"


class StartLaid(Event):
    """The start-player chip was laid on a column (D9, V6)."""

    kind: int
    kind_name: Kind
    says = "the start-player chip lies on {kind_name}"


class DirkPlaced(Event):
    """One of Dirk's markers was placed (T3, T11)."""

    kind: int
    cell: int
    kind_name: Kind
    cell_place: tuple[int, int]
    """The cell by its dice and rolls."""
    says = "Dirk stands at {kind_name} {cell_place[0]} in {cell_place[1]}"


class DiceTakenUp(Event):
    """Dice are about to be thrown again (D13)."""

    seat: int
    dice: Multiset

    def __str__(self) -> str:
        return f"{{seat {self.seat}}} takes up {DICE.words(self.dice)}"


class DiceRolled(Event):
    """Dice fell; `rolls` of the turn count now (D14)."""

    seat: int
    dice: Multiset
    rolls: int

    def __str__(self) -> str:
        return f"{ORDINALS[self.rolls - 1]} roll of {{seat {self.seat}}}: {DICE.words(self.dice)}"


class MarkerPlaced(Event):
    """A marker was placed; on another cell than the result's if that was taken (D18)."""

    seat: int
    kind: int
    cell: int
    result: int
    kind_name: Kind
    cell_place: tuple[int, int]
    """The cell by its dice and rolls."""
    result_place: tuple[int, int]
    behind: bool
    """Whether the cell of the result was taken."""

    def __str__(self) -> str:
        behind = f" (behind {cell_name(self.result)})" if self.behind else ""
        return f"{{seat {self.seat}}} places a marker at {self.kind_name} {cell_name(self.cell)}{behind}"


class MarkerFell(Event):
    """A marker fell off behind the last cell (D19); owner None is Dirk."""

    owner: int | None
    kind: int
    kind_name: Kind
    says = "a marker of {@owner|Dirk} falls off behind {kind_name}"


class StartNamed(Event):
    """Who received the start-player chip named the next start player (D39); owner None is Dirk (T6)."""

    owner: int | None
    next: int
    says = "{@owner|Dirk} gets the start-player chip: {@next} begins the next round"


class TypeScored(Event):
    """Points for a place in a type (D41, V20); owner None is Dirk."""

    scoring: str
    """A, B or C."""
    kind: int
    owner: int | None
    points: int
    kind_name: Kind
    says = "scoring {scoring}, {kind_name}: {@owner|Dirk} +{points}"


class MatchWon(Event):
    """A seat has the most points (D44)."""

    seat: int
    says = "{@seat} has won"


Reader = Callable[[Callable[[int], int | None], int, int, int, int], Event]
"""The event of a note's numbers; the first argument says which seat an owner is, None for Dirk."""

READERS: dict[int, Reader] = {
    codes.ROUND_BEGUN: lambda seat_of, a, b, c, d: RoundBegun(a, b),
    codes.START_LAID: lambda seat_of, a, b, c, d: StartLaid(a, TYPES[a]),
    codes.DIRK_PLACED: lambda seat_of, a, b, c, d: DirkPlaced(a, b, TYPES[a], dice_and_rolls(b)),
    codes.DICE_TAKEN_UP: lambda seat_of, a, b, c, d: DiceTakenUp(a, ALL_MULTISETS[b]),
    codes.DICE_ROLLED: lambda seat_of, a, b, c, d: DiceRolled(a, ALL_MULTISETS[b], c),
    codes.MARKER_PLACED: lambda seat_of, a, b, c, d: MarkerPlaced(
        a, b, c, d, TYPES[b], dice_and_rolls(c), dice_and_rolls(d), c != d
    ),
    codes.MARKER_FELL: lambda seat_of, a, b, c, d: MarkerFell(seat_of(a), b, TYPES[b]),
    codes.START_NAMED: lambda seat_of, a, b, c, d: StartNamed(seat_of(a), b),
    codes.TYPE_SCORED: lambda seat_of, a, b, c, d: TypeScored(SCORINGS[a], b, seat_of(c), d, TYPES[b]),
    codes.WON: lambda seat_of, a, b, c, d: MatchWon(a),
}
"""For every note of a dice table, the event it stands for."""


def events_at_table(position: Position, own: Mapping[int, Reader]) -> list[Event]:
    """What a listening position heard during its last action; `own` are the notes that only its game has."""

    def seat_of(owner: int) -> int | None:
        return None if owner >= position.players else owner

    readers = {**READERS, **own}
    return [readers[kind](seat_of, a, b, c, d) for kind, a, b, c, d, _ in position.heard()]
