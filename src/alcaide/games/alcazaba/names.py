"""The words for tiles, walls and sites, the same in Python, JSON and on the screen."""

import json
from importlib.resources import files

from alcaide.games.alcazaba import codes

SIDES = "NESW"

PRINTED: dict[str, str] = json.loads((files(__package__) / "data" / "tiles.json").read_text())["tiles"]
TILES = tuple(PRINTED)
"""The name of every tile, by its code."""
TILE_CODES = {name: code for code, name in enumerate(TILES)}


def walls_code(sides: str) -> int:
    """Walled sides as the core's bits.

    >>> walls_code("NW")
    9
    """
    return sum(1 << SIDES.index(side) for side in sides)


def walls_name(walls: int) -> str:
    """Walled sides in letters.

    >>> walls_name(9)
    'NW'
    """
    return "".join(side for bit, side in enumerate(SIDES) if walls >> bit & 1)


def site_code(at: tuple[int, int]) -> int:
    """A place in an Alhambra, by x and y, as the core's number."""
    x, y = at
    return (y + codes.CENTRE) * codes.WIDTH + x + codes.CENTRE


def site_at(site: int) -> tuple[int, int]:
    """The x and y of a site.

    >>> site_at(site_code((3, -2)))
    (3, -2)
    """
    row, column = divmod(site, codes.WIDTH)
    return column - codes.CENTRE, row - codes.CENTRE
