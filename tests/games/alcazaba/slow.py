"""The building rules and the wall once more, slowly and from their definitions, to compare with."""

from collections.abc import Mapping

At = tuple[int, int]
Alhambra = Mapping[At, str]
"""The walled sides of every tile, the fountain at 0, 0 included."""

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}


def beside(at: At, side: str) -> At:
    """The place on that side."""
    return at[0] + STEPS[side][0], at[1] + STEPS[side][1]


def walls_match(tiles: Alhambra) -> bool:
    """On every shared side both tiles have a wall or neither has (V14.3)."""
    return all(
        (side in walls) == (OPPOSITE[side] in tiles[beside(at, side)])
        for at, walls in tiles.items()
        for side in STEPS
        if beside(at, side) in tiles
    )


def all_reachable(tiles: Alhambra) -> bool:
    """Every tile can be reached on foot from the fountain (V14.4)."""
    reached, edge = {(0, 0)}, [(0, 0)]
    while edge:
        at = edge.pop()
        for side in STEPS:
            to = beside(at, side)
            if side not in tiles[at] and to in tiles and OPPOSITE[side] not in tiles[to] and to not in reached:
                reached.add(to)
                edge.append(to)
    return len(reached) == len(tiles)


def has_no_hole(tiles: Alhambra) -> bool:
    """Every empty place can be left over empty places (V14.5)."""
    columns, rows = [x for x, _ in tiles], [y for _, y in tiles]
    box = {
        (x, y) for x in range(min(columns) - 1, max(columns) + 2) for y in range(min(rows) - 1, max(rows) + 2)
    } - set(tiles)
    outside = (min(columns) - 1, min(rows) - 1)
    reached, edge = {outside}, [outside]
    while edge:
        at = edge.pop()
        for side in STEPS:
            if beside(at, side) in box - reached:
                reached.add(beside(at, side))
                edge.append(beside(at, side))
    return reached == box


def is_legal(tiles: Alhambra) -> bool:
    """Whether all building rules hold (V14)."""
    return (0, 0) in tiles and walls_match(tiles) and all_reachable(tiles) and has_no_hole(tiles)


def places(tiles: Alhambra, walls: str) -> set[At]:
    """Where a tile with these walls may be built."""
    near = {beside(at, side) for at in tiles for side in STEPS} - set(tiles)
    return {at for at in near if is_legal({**tiles, at: walls})}


def removals(tiles: Alhambra) -> set[At]:
    """Which tiles may be taken away."""
    return {gone for gone in tiles if is_legal({at: walls for at, walls in tiles.items() if at != gone})}


def wall_segments(tiles: Alhambra) -> list[frozenset[At]]:
    """Every outer wall by its two end points."""
    corners = {"N": ((0, 0), (1, 0)), "E": ((1, 0), (1, 1)), "S": ((0, 1), (1, 1)), "W": ((0, 0), (0, 1))}
    return [
        frozenset((at[0] + x, at[1] + y) for x, y in corners[side])
        for at, walls in tiles.items()
        for side in walls
        if beside(at, side) not in tiles
    ]


def longest_wall(tiles: Alhambra) -> int:
    """The size of the largest group of outer walls that are joined at their ends (V21, V22)."""
    left = wall_segments(tiles)
    best = 0
    while left:
        group = [left.pop()]
        size = 0
        while group:
            segment = group.pop()
            size += 1
            joined = [other for other in left if other & segment]
            left = [other for other in left if not other & segment]
            group += joined
        best = max(best, size)
    return best
