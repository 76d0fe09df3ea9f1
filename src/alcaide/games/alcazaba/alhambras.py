"""What every seat of Alcazaba has built: its Alhambra, its reserve, what may be built where, and how it is redesigned.

Rule numbers (V14, T13) refer to docs/rules/alcazaba.md.
"""

from collections.abc import Sequence

import cython

from alcaide.core.position import Choices, index_of
from alcaide.games.alcazaba.codes import *
from alcaide.games.alcazaba.state import read_walls
from alcaide.games.dicetable.codes import *
from alcaide.games.dicetable.rules import DiceTable

if not cython.compiled:
    from alcaide.games.alcazaba.ground import explore, is_open, longest_wall, sides_shared, walls_around

FIRST = [0, 7, 14, 23, 32, 43, TILES]
KINDS = [kind for kind in range(TYPES) for _tile in range(FIRST[kind], FIRST[kind + 1])]


class Alhambras(DiceTable):
    """The dice table, with the tiles and where each of them is."""

    walls: list[int]
    where: list[int]
    x: list[int]
    y: list[int]

    def __init__(self, players: int, walls: Sequence[int]) -> None:
        """Nothing is built; tiles have these walls."""
        sides = read_walls(walls)
        super().__init__(players)
        self.walls = [0, *sides, 0]

    # Building (V10, V14-V16)

    def build(self, tile: int, seat: int, site: int) -> None:
        """The tile lies in that seat's Alhambra."""
        self.where[tile] = BUILT + seat
        self.x[tile] = site % WIDTH - CENTRE
        self.y[tile] = site // WIDTH - CENTRE
        self.note(TILE_BUILT, seat, tile, site)

    def put_in_reserve(self, tile: int, seat: int) -> None:
        """The tile counts for nothing now (V16)."""
        self.where[tile] = RESERVE + seat
        self.x[tile] = 0
        self.y[tile] = 0
        self.note(TILE_RESERVED, seat, tile)

    def fits(self, ground: list[int], tile: int, site: int) -> bool:
        """Walls against walls, a way in, no hole (V14)."""
        shared = sides_shared(ground, site)
        facing = walls_around(ground, self.walls, site)
        return (self.walls[tile + 1] & shared) == facing and is_open(ground, site, shared, facing)

    def obstacle(self, seat: int, tile: int, site: int) -> int:
        """Which of the building rules forbids a tile in that seat's Alhambra there; 0 if none does (V14, V15)."""
        if not cython.compiled:
            ground, box = [0] * SITES, [0] * 4
        self.lay_out(seat, ground, box)
        if not box[0] - 1 <= site // WIDTH <= box[1] + 1:
            return APART
        shared = sides_shared(ground, site)
        facing = walls_around(ground, self.walls, site)
        clashing = (self.walls[tile + 1] & shared) ^ facing
        if ground[site] > 0:
            return OCCUPIED
        if shared == 0:
            return APART
        if clashing != 0:
            return CLASH + clashing
        if shared == facing:
            return UNREACHABLE
        return 0 if is_open(ground, site, shared, facing) else HOLE

    def is_alike(self, tile: int, other: int) -> bool:
        """Whether two tiles have the same type and the same walls, so that an exchange changes nothing (V8)."""
        return (self.walls[tile + 1] == self.walls[other + 1]) & (KINDS[tile] == KINDS[other])

    def are_alike(self, tile: int, other: int) -> bool:
        """`is_alike`, for callers in Python."""
        return bool(self.is_alike(tile, other))

    def lay_out(self, seat: int, ground: list[int], box: list[int]) -> None:
        """An Alhambra as a map, with the rows and columns of it that are in use; two rows around them are empty."""
        if not cython.compiled:
            built = [0] * TILES
        count = self.gather(BUILT + seat, built)
        for side in range(4):
            box[side] = CENTRE
        for place in range(count):
            tile = built[place]
            box[0] = min(box[0], self.y[tile] + CENTRE)
            box[1] = max(box[1], self.y[tile] + CENTRE)
            box[2] = min(box[2], self.x[tile] + CENTRE)
            box[3] = max(box[3], self.x[tile] + CENTRE)
        first = max(0, (box[0] - 2) * WIDTH)
        last = min(SITES, (box[1] + 3) * WIDTH)
        for site in range(first, last):
            ground[site] = 0
        ground[HOME] = FOUNTAIN
        for place in range(count):
            tile = built[place]
            ground[site_of(self.x[tile], self.y[tile])] = tile + 1

    def gather(self, place: int, tiles: list[int]) -> int:
        """The tiles that are in one place; how many."""
        count = 0
        for tile in range(TILES):
            tiles[count] = tile  # the next one is written over it, unless this one counts
            count += self.where[tile] == place
        return count

    def border(self, ground: list[int], box: list[int], sites: list[int]) -> int:
        """The free sites beside an Alhambra, the margin of the ground excepted; how many."""
        count = 0
        for top in range(max(1, box[0] - 1), min(WIDTH - 1, box[1] + 2)):
            for left in range(max(1, box[2] - 1), min(WIDTH - 1, box[3] + 2)):
                site = top * WIDTH + left
                sites[count] = site
                count += (ground[site] == 0) & (sides_shared(ground, site) > 0)
        return count

    # Redesign (V8, V17, V18)

    def list_redesigns(self, choices: Choices) -> None:
        """Take a tile away, build one from the reserve, or exchange one for it (V18)."""
        if not cython.compiled:
            ground, box, stock = [0] * SITES, [0] * 4, [0] * TILES
        count = self.gather(RESERVE + self.seat, stock)
        self.lay_out(self.seat, ground, box)
        self.list_removals(choices, ground, box)
        if count > 0:
            self.list_rebuildings(choices, ground, box, stock, count)
            self.list_exchanges(choices, ground, box, stock, count)

    def list_removals(self, choices: Choices, ground: list[int], box: list[int]) -> None:
        """A tile may go if the others stay reachable and it leaves no hole: not all four sides shared (V18, V17)."""
        if not cython.compiled:
            entered, needed = [0] * EXPLORED, [0] * PIECES
        for piece in range(PIECES):
            entered[piece] = 0
            needed[piece] = 0
        entered[REACHED] = 0
        explore(ground, self.walls, HOME, HOME, entered, needed)
        needed[FOUNTAIN] = 1
        needed[0] = 1
        for top in range(box[0], box[1] + 1):
            for left in range(box[2], box[3] + 1):
                site = top * WIDTH + left
                shared = sides_shared(ground, site)
                choices.add_if((needed[ground[site]] == 0) & (shared != NORTH + EAST + SOUTH + WEST), REMOVE + site)

    def list_rebuildings(
        self, choices: Choices, ground: list[int], box: list[int], stock: list[int], count: int
    ) -> None:
        """Every tile of the reserve wherever it may lie (V18)."""
        if not cython.compiled:
            sites = [0] * BORDER
        for index in range(self.border(ground, box, sites)):
            site = sites[index]
            shared = sides_shared(ground, site)
            facing = walls_around(ground, self.walls, site)
            if is_open(ground, site, shared, facing):
                for place in range(count):
                    fitting = (self.walls[stock[place] + 1] & shared) == facing
                    choices.add_if(fitting, REBUILD + site * TILES + stock[place])

    def list_exchanges(self, choices: Choices, ground: list[int], box: list[int], stock: list[int], count: int) -> None:
        """Every tile of the reserve for every tile built, the fountain excepted (V18, V17)."""
        for top in range(box[0], box[1] + 1):
            for left in range(box[2], box[3] + 1):
                site = top * WIDTH + left
                if (ground[site] > 0) & (site != HOME):
                    self.list_exchanges_at(choices, ground, site, stock, count)

    def list_exchanges_at(self, choices: Choices, ground: list[int], site: int, stock: list[int], count: int) -> None:
        """The new tile has the walls of the old one wherever there is a neighbour, and is not just like it (V18)."""
        old = ground[site] - 1
        shared = sides_shared(ground, site)
        for place in range(count):
            tile = stock[place]
            differing = self.walls[tile + 1] ^ self.walls[old + 1]
            choices.add_if((differing & shared == 0) & (not self.is_alike(tile, old)), EXCHANGE + site * TILES + tile)

    def redesign(self, action: int) -> None:
        """Carry out one of the three (V18)."""
        if action < REBUILD:
            tile = self.tile_at(action - REMOVE)
            self.note(TILE_REMOVED, self.seat, tile, action - REMOVE)
            self.put_in_reserve(tile, self.seat)
        elif action < EXCHANGE:
            self.build((action - REBUILD) % TILES, self.seat, (action - REBUILD) // TILES)
        else:
            tile = self.tile_at((action - EXCHANGE) // TILES)
            self.note(TILE_EXCHANGED, self.seat, (action - EXCHANGE) % TILES, tile, (action - EXCHANGE) // TILES)
            self.put_in_reserve(tile, self.seat)
            self.build((action - EXCHANGE) % TILES, self.seat, (action - EXCHANGE) // TILES)

    def tile_at(self, site: int) -> int:
        """The tile that the seat whose turn it is has built there."""
        tile = 0
        while self.where[tile] != BUILT + self.seat or site_of(self.x[tile], self.y[tile]) != site:
            tile += 1
        return tile

    # What counts (V20, V21, T13)

    def tiles_of(self, owner: int, kind: int) -> int:
        """How many tiles of a type an owner has built (V20, T13)."""
        count = 0
        for tile in range(FIRST[kind], FIRST[kind + 1]):
            count += self.where[tile] == BUILT + owner
        return count

    def wall_of(self, seat: int) -> int:
        """The length of a seat's longest outer wall (V21)."""
        if not cython.compiled:
            ground, box = [0] * SITES, [0] * 4
        self.lay_out(seat, ground, box)
        site = box[0] * WIDTH + box[2]
        while ground[site] == 0:
            site += 1
        return longest_wall(ground, self.walls, site)

    def wall(self, seat: int) -> int:
        """What a seat's wall would count if it were scored now."""
        return self.wall_of(index_of(seat, self.players, "seat"))

    def tiles_in(self, owner: int, kind: int) -> int:
        """How many tiles of a type count for an owner."""
        return self.tiles_of(index_of(owner, self.owners, "owner"), index_of(kind, TYPES, "type"))

    def reserved(self, seat: int) -> int:
        """How many tiles lie in a seat's reserve."""
        return [self.where[tile] for tile in range(TILES)].count(RESERVE + index_of(seat, self.players, "seat"))


def site_of(x: int, y: int) -> int:
    """The place of a site on the ground; the fountain stands at 0, 0."""
    return (y + CENTRE) * WIDTH + x + CENTRE
