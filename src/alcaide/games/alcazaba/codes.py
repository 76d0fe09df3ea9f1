"""The numbers that the core of Alcazaba works with. The build writes them out for C as `codes.pxd`."""

# Tiles: 54 base tiles by type, and the extra tower (V2, V4)
TILES = 55
EXTRA = 54

# What lies on a site: 0 for nothing, a tile + 1, or the fountain
FOUNTAIN = 56
PIECES = 57

# What an exploration writes down: the number of every piece, and behind them how many were reached
REACHED = 57
EXPLORED = 58

# Sides of a tile, as bits of its walls
NORTH = 1
EAST = 2
SOUTH = 4
WEST = 8

# The ground of an Alhambra. A seat has at most 5 markers in 5 rounds, so it wins at most 25 tiles: none ever lies
# further than 25 from the fountain. With a margin of one, x and y run from -26 to 26; a site is their place in it.
WIDTH = 53
CENTRE = 26
SITES = 2809
HOME = 1404

# Free sites beside an Alhambra: at most four for each of its tiles, and for the fountain
BORDER = 225

# Where a tile is; RESERVE + seat, BUILT + owner (Dirk's tiles count as built, T13)
UNSEEN = 0
SHOWN = 1
ASIDE = 2
IN_HAND = 3
RESERVE = 4
BUILT = 10

# Why a tile may not lie on a site (V14, V15); to CLASH the sides are added on which a wall would meet none
OCCUPIED = 1
APART = 2
UNREACHABLE = 3
HOLE = 4
CLASH = 16

# Tiles on show in one column: one from the stack, at most five from the bag (V5)
COLUMN_TILES = 6
BAG_TILES = 5

# What is asked, beside what every dice table asks
STACK_DRAW = 4
BAG_DRAW = 5
TAKING = 6
FITTING = 7

# Actions, behind those of every dice table. One seat never has 4,096 at a time: with a tiles built and r in reserve
# (a + r <= 25) there are at most a removals, a * r exchanges and r * (2 * a + 4) ways to build, beside 149 of the turn.
TAKE = 3015
TAKE_START = 3070
TO_RESERVE = 3071
GIVE = 3072
BUILD = 3073
REMOVE = 5882
# REBUILD and EXCHANGE + site * TILES + tile
REBUILD = 8691
EXCHANGE = 163186
ACTIONS = 317681

# Outcomes, behind those of every dice table
DRAW_TILE = 3009
OUTCOMES = 3064

# Notes, behind those of every dice table
TILE_SHOWN = 10
TILE_TAKEN = 11
TILE_BUILT = 12
TILE_RESERVED = 13
TILE_GIVEN = 14
TILE_REMOVED = 15
TILE_EXCHANGED = 16
TILE_ASIDE = 17
WALL_SCORED = 18
