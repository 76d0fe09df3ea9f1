"""How the squire plays Alcazaba: a turn is solved exactly, everything else by what majorities and walls will bring."""

from typing import cast

try:
    import cython
except ImportError:  # uncompiled, and without Cython
    from alcaide.core import plain as cython

from alcaide.core.position import Position
from alcaide.games.alcazaba.rules import Alcazaba
from alcaide.search.exact_turn import ExactTurn

if not cython.compiled:  # compiled code has these from alcazaba.pxd
    from alcaide.core.codes import OVER
    from alcaide.games.alcazaba.alhambras import KINDS
    from alcaide.games.alcazaba.codes import BUILT, EXCHANGE, REBUILD, RESERVE, TILES
    from alcaide.games.dicetable.codes import CELLS, MOST_ROLLS, OWNERS, TURN, TYPES
    from alcaide.search.dice_turn import RESULTS, weigh_column
    from alcaide.search.majorities import MOST_PLACES, hope_of, scorings_left

WIN = 1000.0
WALL = 0.8
"""What a segment of the longest wall brings at every scoring to come."""
WALLED = 0.25
"""What a walled side of a tile on show promises for every scoring to come."""
RESERVED = 1.0
"""What a tile in the reserve is worth."""
START = 0.5


def worth(position: Position, seat: int) -> float:
    """How many points ahead of the best rival the seat is, or will be."""
    return lead_of(cast(Alcazaba, position), seat)


def lead_of(table: Alcazaba, seat: int) -> float:
    """`worth`, in compiled code."""
    if not cython.compiled:
        counts = [0.0] * (TYPES * OWNERS)
    if table.to_act == OVER:
        return WIN if wins(table, seat) else -WIN
    count_tiles(table, counts)
    most = -WIN
    for owner in range(table.players):
        if owner != seat:
            most = max(most, estimate(table, owner, counts))
    return estimate(table, seat, counts) - most


def wins(table: Alcazaba, seat: int) -> bool:
    """Whether nobody has more points (D44)."""
    first = True
    for other in range(table.players):
        first = first and table.points[other] <= table.points[seat]
    return first


def estimate(table: Alcazaba, seat: int, counts: list[float]) -> float:
    """The points of a seat at the end, as it looks now."""
    majorities = 0.0
    for kind in range(TYPES):
        majorities += hope_of(counts, table.owners, seat, kind, table.round)
    reserved = 0
    for tile in range(TILES):
        reserved += table.where[tile] == RESERVE + seat
    wall = WALL * table.wall_of(seat) * scorings_left(table.round)
    return table.points[seat] + majorities + wall + RESERVED * reserved


def count_tiles(table: Alcazaba, counts: list[float]) -> None:
    """How many tiles of each type every owner has built, Dirk too."""
    for place in range(TYPES * OWNERS):
        counts[place] = 0.0
    for tile in range(TILES):
        where = table.where[tile]
        if where >= BUILT:
            counts[KINDS[tile] * OWNERS + where - BUILT] += 1.0


def decide_turn(position: Position, seat: int) -> int | None:
    """The exact best decision of a turn, as results are worth, or a redesign worth more; None if no turn is asked."""
    if not cython.compiled:
        worths = [0.0] * RESULTS
    table = cast(Alcazaba, position)
    if table.stage != TURN:
        return None
    weigh_results(table, seat, worths)
    turn = ExactTurn([[worths[kind * CELLS + cell] for cell in range(CELLS)] for kind in range(TYPES)])
    advice = turn.advise(tuple([table.dice[kind] for kind in range(TYPES)]), table.rolls)
    if table.rolls < MOST_ROLLS and table.reserved(seat):
        gain, redesign = best_building(table, seat)
        if gain > advice.worth:
            return redesign
    return advice.action.code


def weigh_results(table: Alcazaba, seat: int, worths: list[float]) -> None:
    """What every result is worth to a seat: a marker may take a tile, or at last the start-player chip."""
    if not cython.compiled:
        counts = [0.0] * (TYPES * OWNERS)
        prizes = [0.0] * MOST_PLACES
    count_tiles(table, counts)
    for kind in range(TYPES):
        now = hope_of(counts, table.owners, seat, kind, table.round)
        counts[kind * OWNERS + seat] += 1.0
        built = hope_of(counts, table.owners, seat, kind, table.round) - now
        counts[kind * OWNERS + seat] -= 1.0
        many = list_tiles(table, kind, built, prizes)
        if table.start_column == kind:
            prizes[many] = START
            many += 1
        weigh_column(table, kind, seat, prizes, many, worths)


def list_tiles(table: Alcazaba, kind: int, built: float, prizes: list[float]) -> int:
    """What the tiles on show in a column bring, the best first; how many there are."""
    walls = WALLED * scorings_left(table.round)
    for index in range(table.shown[kind]):
        value = built + walls * walled_sides(table.walls[table.show[kind][index] + 1])
        place = index
        while place > 0 and prizes[place - 1] < value:
            prizes[place] = prizes[place - 1]
            place -= 1
        prizes[place] = value
    return table.shown[kind]


def walled_sides(walls: int) -> int:
    """How many sides of a tile have a wall."""
    return (walls & 1) + (walls >> 1 & 1) + (walls >> 2 & 1) + (walls >> 3 & 1)


def best_building(table: Alcazaba, seat: int) -> tuple[float, int]:
    """What the best tile to build from the reserve brings, and its action; (0, 0) if there is none."""
    now = outlook_for(table, seat)
    best = (0.0, 0)
    for action in table.legal():
        if REBUILD <= action < EXCHANGE:
            then = cast(Alcazaba, table.copy())
            then.play(action)
            if then.round == table.round:
                best = max(best, (outlook_for(then, seat) - now, action))
    return best


def outlook_for(table: Alcazaba, seat: int) -> float:
    """`estimate`, with the tiles counted."""
    if not cython.compiled:
        counts = [0.0] * (TYPES * OWNERS)
    count_tiles(table, counts)
    return estimate(table, seat, counts)
