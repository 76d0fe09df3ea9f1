"""Alcazaba as a picture: the dice area with its tiles, and every seat's Alhambra with its walls."""

from alcaide.games.alcazaba.view import AlcazabaView, Tile
from alcaide.games.dicetable.names import TYPES
from alcaide.games.dicetable.picture import INKS, WIDTH, draw_area, draw_dice, draw_owners
from alcaide.pictures.shapes import FAINT, INK, SEAT_INKS, Box, Picture, Stroke, Words

SIDE = 30
ROOM = 5
"""Tiles beside each other that an Alhambra has room for, at least."""


def draw(view: AlcazabaView) -> Picture:
    """The area on the left with the owners below, the Alhambras on the right."""
    grounds = [bounds(tiles) for tiles in view.alhambras]
    wide = max(ground[2] for ground in grounds) * SIDE + 24
    tall = max(ground[3] for ground in grounds) * SIDE + 34
    rows = (len(grounds) + 1) // 2
    height = max(330 + 24 * len(view.scores), 20 + tall * rows)
    picture = Picture(WIDTH + 20 + wide * 2, height, "A table of Alcazaba")
    draw_dice(picture, view)
    draw_area(picture, view, tuple(above(view, kind) for kind in range(len(TYPES))))
    more = tuple(
        f"wall {view.wall_lengths[owner]}, reserve {len(view.reserves[owner])}" if owner < len(grounds) else "Dirk"
        for owner in range(len(view.scores))
    )
    draw_owners(picture, view, 12, 308, more)
    for seat, (left, top, _, _) in enumerate(grounds):
        x, y = WIDTH + 20 + wide * (seat % 2), 10 + tall * (seat // 2)
        picture.chip(x + 9, y + 11, 9, SEAT_INKS[seat], str(seat))
        for tile in view.alhambras[seat]:
            draw_tile(picture, tile, x + SIDE * (tile.x - left), y + 24 + SIDE * (tile.y - top))
    return picture


def bounds(tiles: tuple[Tile, ...]) -> tuple[int, int, int, int]:
    """The westernmost column and northernmost row of an Alhambra, and how many it has of each, with room around."""
    xs, ys = [tile.x for tile in tiles], [tile.y for tile in tiles]
    wide, tall = max(ROOM, max(xs) - min(xs) + 1), max(ROOM, max(ys) - min(ys) + 1)
    return (min(xs) + max(xs) - wide + 1) // 2, (min(ys) + max(ys) - tall + 1) // 2, wide, tall


def above(view: AlcazabaView, kind: int) -> str:
    """What lies on a column."""
    tiles = f"tiles {len(view.show[kind])}" if view.show[kind] else ""
    return f"{tiles} start" if view.start_column == kind else tiles


def draw_tile(picture: Picture, tile: Tile, x: float, y: float) -> None:
    """A tile in the colour of its type, its walls thick."""
    kind = next((index for index, name in enumerate(TYPES) if tile.tile.startswith(name)), None)
    fill = "#9fd0e0" if kind is None else INKS[kind]
    letter = "~" if kind is None else TYPES[kind][0].upper()
    picture.add(Box(x, y, SIDE, SIDE, fill, FAINT), Words(x + SIDE / 2, y + SIDE / 2, letter, 14, "#ffffff", "middle"))
    corners = {"N": (0, 0, 1, 0), "E": (1, 0, 1, 1), "S": (0, 1, 1, 1), "W": (0, 0, 0, 1)}
    for side in tile.walls:
        a, b, c, d = (SIDE * part for part in corners[side])
        picture.add(Stroke(x + a, y + b, x + c, y + d, INK, 4))
