"""What happened in Alcazaba, for screens and logs. Everything is public, so everyone is told the same."""

from alcaide.core import Event, Position
from alcaide.games.alcazaba import codes
from alcaide.games.alcazaba.moves import At
from alcaide.games.alcazaba.names import TILES, site_at
from alcaide.games.dicetable.events import Reader, events_at_table
from alcaide.games.dicetable.names import SCORINGS


class TileShown(Event):
    """A tile was laid in its column (V5)."""

    tile: int
    tile_name: str
    says = "{tile_name} is on show"


class TileTaken(Event):
    """A tile was won (V9); owner None is Dirk, who keeps it beside the board (T13)."""

    owner: int | None
    tile: int
    tile_name: str
    says = "{@owner|Dirk} takes {tile_name}"


class TileBuilt(Event):
    """A tile was built (V14)."""

    seat: int
    tile: int
    at: At
    tile_name: str
    says = "{@seat} builds {tile_name} at {at[0]} {at[1]}"


class TileReserved(Event):
    """A tile went to the reserve (V16)."""

    seat: int
    tile: int
    tile_name: str
    says = "{@seat} puts {tile_name} into the reserve"


class TileGiven(Event):
    """A tile was given to Dirk (T14)."""

    seat: int
    tile: int
    tile_name: str
    says = "{@seat} gives {tile_name} to Dirk"


class TileRemoved(Event):
    """Redesign: a tile leaves the Alhambra (V18); the reserve gets it."""

    seat: int
    tile: int
    at: At
    tile_name: str
    says = "{@seat} takes {tile_name} away from {at[0]} {at[1]}"


class TileExchanged(Event):
    """Redesign: a tile of the reserve is about to take another's place (V18)."""

    seat: int
    tile: int
    old: int
    at: At
    tile_name: str
    old_name: str
    says = "{@seat} exchanges {old_name} at {at[0]} {at[1]} for {tile_name}"


class TileAside(Event):
    """Nobody won a tile: it leaves the game (V12)."""

    tile: int
    tile_name: str
    says = "{tile_name} is laid aside"


class WallScored(Event):
    """A point for every segment of the longest outer wall (V21)."""

    seat: int
    scoring: str
    points: int
    says = "scoring {scoring}, wall: {@seat} +{points}"


OWN_READERS: dict[int, Reader] = {
    codes.TILE_SHOWN: lambda seat_of, a, b, c, d: TileShown(a, TILES[a]),
    codes.TILE_TAKEN: lambda seat_of, a, b, c, d: TileTaken(seat_of(a), b, TILES[b]),
    codes.TILE_BUILT: lambda seat_of, a, b, c, d: TileBuilt(a, b, site_at(c), TILES[b]),
    codes.TILE_RESERVED: lambda seat_of, a, b, c, d: TileReserved(a, b, TILES[b]),
    codes.TILE_GIVEN: lambda seat_of, a, b, c, d: TileGiven(a, b, TILES[b]),
    codes.TILE_REMOVED: lambda seat_of, a, b, c, d: TileRemoved(a, b, site_at(c), TILES[b]),
    codes.TILE_EXCHANGED: lambda seat_of, a, b, c, d: TileExchanged(a, b, c, site_at(d), TILES[b], TILES[c]),
    codes.TILE_ASIDE: lambda seat_of, a, b, c, d: TileAside(a, TILES[a]),
    codes.WALL_SCORED: lambda seat_of, a, b, c, d: WallScored(a, SCORINGS[b], c),
}
"""For every note that only this game has, the event it stands for."""


def events(position: Position) -> list[Event]:
    """What a listening position heard during its last action."""
    return events_at_table(position, OWN_READERS)
