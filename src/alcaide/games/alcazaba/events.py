"""What happened in Alcazaba, for screens and logs. Everything is public, so everyone is told the same."""

from collections.abc import Callable
from dataclasses import dataclass

from alcaide.core import Event, Position
from alcaide.games.alcazaba import codes
from alcaide.games.alcazaba.moves import SITES, At
from alcaide.games.alcazaba.names import TILES, site_at
from alcaide.games.dicetable.codes import OWN_NOTES
from alcaide.games.dicetable.events import owner_name, seat_or_dirk, table_event
from alcaide.games.dicetable.names import SCORINGS


@dataclass(frozen=True, slots=True)
class TileShown(Event):
    """A tile was laid in its column (V5)."""

    tile: int
    tile_name: str

    def __str__(self) -> str:
        return f"{self.tile_name} is on show"


@dataclass(frozen=True, slots=True)
class TileTaken(Event):
    """A tile was won (V9); owner None is Dirk, who keeps it beside the board (T13)."""

    owner: int | None
    tile: int
    tile_name: str

    def __str__(self) -> str:
        return f"{owner_name(self.owner)} takes {self.tile_name}"


@dataclass(frozen=True, slots=True)
class TileBuilt(Event):
    """A tile was built (V14)."""

    seat: int
    tile: int
    at: At
    tile_name: str

    def __str__(self) -> str:
        return f"{{seat {self.seat}}} builds {self.tile_name} at {SITES.words(self.at)}"


@dataclass(frozen=True, slots=True)
class TileReserved(Event):
    """A tile went to the reserve (V16)."""

    seat: int
    tile: int
    tile_name: str

    def __str__(self) -> str:
        return f"{{seat {self.seat}}} puts {self.tile_name} into the reserve"


@dataclass(frozen=True, slots=True)
class TileGiven(Event):
    """A tile was given to Dirk (T14)."""

    seat: int
    tile: int
    tile_name: str

    def __str__(self) -> str:
        return f"{{seat {self.seat}}} gives {self.tile_name} to Dirk"


@dataclass(frozen=True, slots=True)
class TileRemoved(Event):
    """Redesign: a tile leaves the Alhambra (V18); the reserve gets it."""

    seat: int
    tile: int
    at: At
    tile_name: str

    def __str__(self) -> str:
        return f"{{seat {self.seat}}} takes {self.tile_name} away from {SITES.words(self.at)}"


@dataclass(frozen=True, slots=True)
class TileExchanged(Event):
    """Redesign: a tile of the reserve is about to take another's place (V18)."""

    seat: int
    tile: int
    old: int
    at: At
    tile_name: str
    old_name: str

    def __str__(self) -> str:
        return f"{{seat {self.seat}}} exchanges {self.old_name} at {SITES.words(self.at)} for {self.tile_name}"


@dataclass(frozen=True, slots=True)
class TileAside(Event):
    """Nobody won a tile: it leaves the game (V12)."""

    tile: int
    tile_name: str

    def __str__(self) -> str:
        return f"{self.tile_name} is laid aside"


@dataclass(frozen=True, slots=True)
class WallScored(Event):
    """A point for every segment of the longest outer wall (V21)."""

    seat: int
    scoring: str
    points: int

    def __str__(self) -> str:
        return f"scoring {self.scoring}, wall: {{seat {self.seat}}} +{self.points}"


EVENTS: dict[int, Callable[[int | None, int, int, int, int], Event]] = {
    codes.TILE_SHOWN: lambda _, a, b, c, d: TileShown(a, TILES[a]),
    codes.TILE_TAKEN: lambda owner, a, b, c, d: TileTaken(owner, b, TILES[b]),
    codes.TILE_BUILT: lambda _, a, b, c, d: TileBuilt(a, b, site_at(c), TILES[b]),
    codes.TILE_RESERVED: lambda _, a, b, c, d: TileReserved(a, b, TILES[b]),
    codes.TILE_GIVEN: lambda _, a, b, c, d: TileGiven(a, b, TILES[b]),
    codes.TILE_REMOVED: lambda _, a, b, c, d: TileRemoved(a, b, site_at(c), TILES[b]),
    codes.TILE_EXCHANGED: lambda _, a, b, c, d: TileExchanged(a, b, c, site_at(d), TILES[b], TILES[c]),
    codes.TILE_ASIDE: lambda _, a, b, c, d: TileAside(a, TILES[a]),
    codes.WALL_SCORED: lambda _, a, b, c, d: WallScored(a, SCORINGS[b], c),
}
"""For each note, the event of its first number as an owner (None for Dirk) and of its numbers."""


def events(position: Position) -> list[Event]:
    """What a listening position heard during its last action."""
    return [event_of(position.players, *note) for note in position.heard()]


def event_of(players: int, kind: int, a: int, b: int, c: int, d: int, e: int) -> Event:
    """The event that a note of the core stands for."""
    if kind < OWN_NOTES:
        return table_event(players, kind, a, b, c, d)
    return EVENTS[kind](seat_or_dirk(a, players), a, b, c, d)
