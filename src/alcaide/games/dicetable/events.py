"""What happened at a dice table, for screens and logs. Everything is public, so everyone is told the same."""

from dataclasses import dataclass

from alcaide.core import Event
from alcaide.games.dicetable import codes
from alcaide.games.dicetable.moves import DICE
from alcaide.games.dicetable.multisets import ALL_MULTISETS, Multiset
from alcaide.games.dicetable.names import SCORINGS, TYPES, Kind, cell_name, dice_and_rolls

ORDINALS = ("first", "second", "third")


def owner_name(owner: int | None) -> str:
    """A seat, to be replaced by its name; None is Dirk."""
    return "Dirk" if owner is None else f"{{seat {owner}}}"


@dataclass(frozen=True, slots=True)
class RoundBegun(Event):
    """All markers are in hand (D8)."""

    round: int
    start: int

    def __str__(self) -> str:
        return f"round {self.round} begins with {{seat {self.start}}}"


@dataclass(frozen=True, slots=True)
class StartLaid(Event):
    """The start-player chip was laid on a column (D9, V6)."""

    kind: int
    kind_name: Kind

    def __str__(self) -> str:
        return f"the start-player chip lies on {self.kind_name}"


@dataclass(frozen=True, slots=True)
class DirkPlaced(Event):
    """One of Dirk's markers was placed (T3, T11)."""

    kind: int
    cell: int
    kind_name: Kind
    cell_place: tuple[int, int]
    """The cell by its dice and rolls."""

    def __str__(self) -> str:
        return f"Dirk stands at {self.kind_name} {cell_name(self.cell)}"


@dataclass(frozen=True, slots=True)
class DiceTakenUp(Event):
    """Dice are about to be thrown again (D13)."""

    seat: int
    dice: Multiset

    def __str__(self) -> str:
        return f"{{seat {self.seat}}} takes up {DICE.words(self.dice)}"


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """Dice fell; `rolls` of the turn count now (D14)."""

    seat: int
    dice: Multiset
    rolls: int

    def __str__(self) -> str:
        return f"{ORDINALS[self.rolls - 1]} roll of {{seat {self.seat}}}: {DICE.words(self.dice)}"


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class MarkerFell(Event):
    """A marker fell off behind the last cell (D19); owner None is Dirk."""

    owner: int | None
    kind: int
    kind_name: Kind

    def __str__(self) -> str:
        return f"a marker of {owner_name(self.owner)} falls off behind {self.kind_name}"


@dataclass(frozen=True, slots=True)
class StartNamed(Event):
    """Who received the start-player chip named the next start player (D39); owner None is Dirk (T6)."""

    owner: int | None
    next: int

    def __str__(self) -> str:
        return f"{owner_name(self.owner)} gets the start-player chip: {{seat {self.next}}} begins the next round"


@dataclass(frozen=True, slots=True)
class TypeScored(Event):
    """Points for a place in a type (D41, V20); owner None is Dirk."""

    scoring: str
    """A, B or C."""
    kind: int
    owner: int | None
    points: int
    kind_name: Kind

    def __str__(self) -> str:
        return f"scoring {self.scoring}, {self.kind_name}: {owner_name(self.owner)} +{self.points}"


@dataclass(frozen=True, slots=True)
class MatchWon(Event):
    """A seat has the most points (D44)."""

    seat: int

    def __str__(self) -> str:
        return f"{{seat {self.seat}}} has won"


def seat_or_dirk(owner: int, players: int) -> int | None:
    """An owner of the core for the edge: None for Dirk."""
    return None if owner >= players else owner


def table_event(players: int, kind: int, a: int, b: int, c: int, d: int) -> Event:
    """The event that a shared note of the core stands for."""
    match kind:
        case codes.ROUND_BEGUN:
            return RoundBegun(a, b)
        case codes.START_LAID:
            return StartLaid(a, TYPES[a])
        case codes.DIRK_PLACED:
            return DirkPlaced(a, b, TYPES[a], dice_and_rolls(b))
        case codes.DICE_TAKEN_UP:
            return DiceTakenUp(a, ALL_MULTISETS[b])
        case codes.DICE_ROLLED:
            return DiceRolled(a, ALL_MULTISETS[b], c)
        case codes.MARKER_PLACED:
            return MarkerPlaced(a, b, c, d, TYPES[b], dice_and_rolls(c), dice_and_rolls(d), c != d)
        case codes.MARKER_FELL:
            return MarkerFell(seat_or_dirk(a, players), b, TYPES[b])
        case codes.START_NAMED:
            return StartNamed(seat_or_dirk(a, players), b)
        case codes.TYPE_SCORED:
            return TypeScored(SCORINGS[a], b, seat_or_dirk(c, players), d, TYPES[b])
        case _:
            return MatchWon(a)
