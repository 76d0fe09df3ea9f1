"""What a seat may see of Alcazaba: everything; tiles that nobody has seen have no order yet."""

from dataclasses import dataclass
from typing import cast

from alcaide.core import Position
from alcaide.games.alcazaba import codes
from alcaide.games.alcazaba.names import TILES, walls_name
from alcaide.games.alcazaba.rules import Alcazaba
from alcaide.games.alcazaba.state import State
from alcaide.games.dicetable.codes import DIRK, ROUNDS
from alcaide.games.dicetable.codes import TYPES as TYPE_COUNT
from alcaide.games.dicetable.names import TYPES
from alcaide.games.dicetable.view import TableView, table_view

ASKED = ("start_die", "roll", "turn", "start", "stack", "bag", "take", "tile")
"""By stage."""


@dataclass(frozen=True)
class Tile:
    """A tile that lies in an Alhambra; x grows eastwards, y southwards, the fountain is at 0, 0."""

    tile: str
    """Its name; "fountain" for the fountain."""
    x: int
    y: int
    walls: str
    """Its walled sides, letters of NESW."""


@dataclass(frozen=True)
class AlcazabaView(TableView):
    """The whole table, the same for every seat and spectator."""

    walls: dict[str, str]
    """The walled sides of every tile."""
    show: tuple[tuple[str, ...], ...]
    """The tiles of every column, the lowest first."""
    alhambras: tuple[tuple[Tile, ...], ...]
    """Every seat's tiles, from north to south and west to east, the fountain among them."""
    reserves: tuple[tuple[str, ...], ...]
    """Every seat's reserve."""
    dirks_tiles: tuple[str, ...]
    """What Dirk has (T13); empty if he does not take part."""
    majorities: tuple[tuple[int, ...], ...]
    """For every type, how many tiles count for each owner."""
    wall_lengths: tuple[int, ...]
    """Every seat's longest outer wall."""
    resting: tuple[int, ...]
    """Markers spent for a redesign in this round, by owner."""
    bag: dict[str, int]
    """How many tiles of each type the bag holds, the extra tower included."""
    stacks: int
    """Stacks that are still to be laid out."""
    unseen: tuple[str, ...]
    """The tiles that nobody has seen."""
    aside: tuple[str, ...]
    """The tiles that have left the game."""
    taken: str | None
    """The tile in the hand of who is to act."""


def view(position: Position, seat: int | None) -> AlcazabaView:
    """The table as that seat, or a spectator (None), sees it."""
    table = cast(Alcazaba, position)
    state = table.state()
    seats = range(table.players)
    extra = int(state["where"][codes.EXTRA] == codes.UNSEEN)
    bag = [count + (extra if kind == TYPE_COUNT - 1 else 0) for kind, count in enumerate(state["bag"])]
    return AlcazabaView(
        **vars(table_view(table, ASKED[table.stage])),
        walls={name: walls_name(walls) for name, walls in zip(TILES, state["walls"], strict=False)},
        show=tuple(tuple(TILES[tile] for tile in column) for column in state["show"]),
        alhambras=tuple(alhambra(state, owner) for owner in seats),
        reserves=tuple(tiles_at(state, codes.RESERVE + owner) for owner in seats),
        dirks_tiles=tiles_at(state, codes.BUILT + DIRK) if table.players == 2 else (),
        majorities=tuple(
            tuple(table.tiles_in(owner, kind) for owner in range(table.owners)) for kind in range(TYPE_COUNT)
        ),
        wall_lengths=tuple(table.wall(owner) for owner in seats),
        resting=tuple(state["resting"]),
        bag=dict(zip(TYPES, bag, strict=True)),
        stacks=ROUNDS - table.round,
        unseen=tiles_at(state, codes.UNSEEN),
        aside=tiles_at(state, codes.ASIDE),
        taken=TILES[table.taken - 1] if table.taken else None,
    )


def tiles_at(state: State, where: int) -> tuple[str, ...]:
    """The tiles that are somewhere."""
    return tuple(TILES[tile] for tile, place in enumerate(state["where"]) if place == where)


def alhambra(state: State, seat: int) -> tuple[Tile, ...]:
    """The tiles of one seat, the fountain included."""
    tiles = [
        Tile(TILES[tile], state["x"][tile], state["y"][tile], walls_name(state["walls"][tile]))
        for tile, where in enumerate(state["where"])
        if where == codes.BUILT + seat
    ]
    return tuple(sorted([Tile("fountain", 0, 0, ""), *tiles], key=lambda tile: (tile.y, tile.x)))
