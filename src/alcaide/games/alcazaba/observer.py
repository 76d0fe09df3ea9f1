"""What a seat knows of Alcazaba as numbers: the whole table, owners from its own seat on."""

import cython

from alcaide.core.observer import Field, Numbers
from alcaide.core.position import Position
from alcaide.core.uncompiled import *
from alcaide.games.alcazaba.codes import *
from alcaide.games.alcazaba.rules import Alcazaba
from alcaide.games.dicetable.codes import *
from alcaide.games.dicetable.observer import TableObserver, table_fields

ASKED = "0 start die, 1 roll, 2 turn, 3 name the start player, 4 stack, 5 bag, 6 take, 7 tile"
WHERE = "0 unseen, 1 on show, 2 aside, 3 in the hand of who is to act, 4 + owner in reserve, 10 + owner built"


class AlcazabaObserver(TableObserver):
    """The layout of Alcazaba."""

    of = Alcazaba

    def fields(self, players: int) -> tuple[Field, ...]:
        owners = 3 if players == 2 else players
        return (
            *table_fields(players, ASKED),
            Field("drawn", (1,), 5, "tiles that the bag gave in this round"),
            Field("taken", (1,), 55, "the tile in the hand of who is to act: 0 none, its number + 1"),
            Field("extra_walls", (1,), 15, "the walled sides of the extra tower: N 1, E 2, S 4, W 8"),
            Field("bag", (6,), 11, "base tiles of each type in the bag"),
            Field("show", (6, 6), 55, "the tiles of each column, the lowest first: 0 none, a tile's number + 1"),
            Field("resting", (owners,), 5, "markers spent for a redesign, of each owner"),
            Field("walls", (players,), 110, "each seat's longest outer wall"),
            Field("majorities", (owners, 6), 12, "tiles that count, of each owner by type"),
            Field("where", (55,), 15, f"for every tile: {WHERE}"),
            Field("x", (55,), 26, "of a tile that a seat has built, eastwards from the fountain", -26),
            Field("y", (55,), 26, "of a tile that a seat has built, southwards from the fountain", -26),
        )

    def write(self, position: Position, seat: int, out: Numbers) -> int:
        return self.write_table(cython.cast(Alcazaba, position), seat, out)

    def write_table(self, table: Alcazaba, seat: int, out: Numbers) -> int:
        """The shared part, what is on show, then what each owner has."""
        at = self.write_shared(table, seat, out)
        out[at] = table.drawn
        out[at + 1] = table.taken
        out[at + 2] = table.walls[EXTRA + 1]
        at = copy_small(table.bag, out, at + 3, TYPES)
        for kind in range(TYPES):
            for place in range(COLUMN_TILES):
                out[at] = table.show[kind][place] + 1 if place < table.shown[kind] else 0
                at += 1
        return self.write_owners(table, seat, out, at)

    def write_owners(self, table: Alcazaba, seat: int, out: Numbers, at: int) -> int:
        """Markers, walls and majorities."""
        for place in range(table.owners):
            out[at + place] = table.resting[self.owner_at(table, place, seat)]
        at += table.owners
        for place in range(table.players):
            out[at + place] = table.wall_of(self.owner_at(table, place, seat))
        at += table.players
        for place in range(table.owners):
            for kind in range(TYPES):
                out[at] = table.tiles_of(self.owner_at(table, place, seat), kind)
                at += 1
        return self.write_tiles(table, seat, out, at)

    def write_tiles(self, table: Alcazaba, seat: int, out: Numbers, at: int) -> int:
        """Where every tile is."""
        for tile in range(TILES):
            where = table.where[tile]
            if where >= BUILT:
                where = BUILT + self.place_of(table, where - BUILT, seat)
            elif where >= RESERVE:
                where = RESERVE + self.place_of(table, where - RESERVE, seat)
            out[at + tile] = where
        at = copy_small(table.x, out, at + TILES, TILES)
        return copy_small(table.y, out, at, TILES)


OBSERVER = AlcazabaObserver()
