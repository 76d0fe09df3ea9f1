"""The ground of one Alhambra: where tiles may lie, on which others depend, and its wall (V14-V22).

`ground` holds for every site the piece that lies there, `walls` for every piece the sides that have one. Nothing is a
piece too, without walls: so one can ask for the walls of a neighbour without asking whether there is one.
"""

from alcaide.games.alcazaba.codes import *

SIDES = [NORTH, EAST, SOUTH, WEST]
STEPS = [-WIDTH, 1, WIDTH, -1]
RING = [-WIDTH - 1, -WIDTH, -WIDTH + 1, 1, WIDTH + 1, WIDTH, WIDTH - 1, -1]


def walls_around(ground: list[int], walls: list[int], site: int) -> int:
    """The sides of a site on which the neighbour has a wall."""
    north = walls[ground[site - WIDTH]] & SOUTH > 0
    east = walls[ground[site + 1]] & WEST > 0
    south = walls[ground[site + WIDTH]] & NORTH > 0
    west = walls[ground[site - 1]] & EAST > 0
    return NORTH * north + EAST * east + SOUTH * south + WEST * west


def sides_shared(ground: list[int], site: int) -> int:
    """The sides of a site on which there is a neighbour."""
    north = ground[site - WIDTH] > 0
    east = ground[site + 1] > 0
    south = ground[site + WIDTH] > 0
    west = ground[site - 1] > 0
    return NORTH * north + EAST * east + SOUTH * south + WEST * west


def is_open(ground: list[int], site: int, shared: int, facing: int) -> bool:
    """Whether a tile that matches its neighbours there could be reached, and would leave no hole (V14, V15).

    Matching, it has walls exactly on the sides `facing` of those that are `shared`: one of them must be without.
    """
    return shared != facing and leaves_no_hole(ground, site)


def leaves_no_hole(ground: list[int], site: int) -> bool:
    """Going once round the eight neighbours, filled and empty ones change exactly twice (V15)."""
    changes = 0
    before = ground[site + RING[7]] > 0
    for place in range(8):
        filled = ground[site + RING[place]] > 0
        changes += filled != before
        before = filled
    return changes == 2


def explore(ground: list[int], walls: list[int], site: int, source: int, entered: list[int], needed: list[int]) -> int:
    """Walk on from a piece, coming from the site `source`, and mark in `needed` the pieces that others depend on.

    `entered` numbers the pieces in the order they are reached, its last place counts them. The answer is the lowest
    number that can be reached from here without going back: if it is not lower than the piece's own, what lies beyond
    can only be reached through it (Tarjan's cut vertices).
    """
    piece = ground[site]
    entered[REACHED] += 1
    own = entered[REACHED]
    low = own
    entered[piece] = own
    for side in range(4):
        beyond = site + STEPS[side]
        other = ground[beyond]
        if (walls[piece] & SIDES[side] > 0) | (other == 0) | (beyond == source):
            continue
        if entered[other] > 0:
            low = min(low, entered[other])
            continue
        other = explore(ground, walls, beyond, site, entered, needed)
        if other >= own:
            needed[piece] = 1
        low = min(low, other)
    return low


def longest_wall(ground: list[int], walls: list[int], start: int) -> int:
    """The longest run of walled sides along the outline; one that closes on itself counts whole (V21, V22).

    Without holes the outline is one line. It is followed clockwise from the north side of `start`, a tile of the
    northernmost row, always with the tiles on the right hand.
    """
    site = start
    side = 0
    run = 0
    lead = -1
    best = 0
    while True:
        if walls[ground[site]] & SIDES[side]:
            run += 1
        else:
            if lead < 0:
                lead = run
            best = max(best, run)
            run = 0
        ahead = STEPS[(side + 1) % 4]
        if ground[site + ahead + STEPS[side]] > 0:
            site += ahead + STEPS[side]
            side = (side + 3) % 4
        elif ground[site + ahead] > 0:
            site += ahead
        else:
            side = (side + 1) % 4
        if site == start and side == 0:
            break
    return run if lead < 0 else max(best, run + lead)
