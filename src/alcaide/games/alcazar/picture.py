"""Alcazar as a picture, from above: how high every column is, whose noble stands on it, and every castle's value."""

from alcaide.core import OVER
from alcaide.games.alcazar.view import AlcazarView, Column
from alcaide.pictures.shapes import FAINT, INK, SEAT_INKS, Box, Picture, Stroke, Words

CELL = 46
LEFT = 14
TOP = 44
STONE = ("#fbf8f1", "#efe3cc", "#e2cda7", "#d3b582", "#c29b5f", "#ad8142", "#91682c", "#74501d")
"""From the ground up."""


def draw(view: AlcazarView) -> Picture:
    """The board on the left, the seats on the right."""
    picture = Picture(LEFT + 11 * CELL + 300, TOP + 11 * CELL + 14, "A table of Alcazar")
    said = "over" if view.to_act == OVER else f"seat {view.seat}: {view.asked}"
    picture.add(Words(LEFT, 22, said, 16))
    for column in view.columns:
        draw_column(picture, view, column)
    centres = {column.cell: (x_of(column) + CELL / 2, y_of(column) + CELL / 2) for column in view.columns}
    for bridge in view.bridges:
        (x, y), (to_x, to_y) = centres[bridge.cells[0]], centres[bridge.cells[2]]
        picture.add(Stroke(x - 12, y - 14, to_x - 12, to_y - 14, "#5b3f1f", 4))
    draw_seats(picture, view, LEFT + 11 * CELL + 20)
    return picture


def x_of(column: Column) -> float:
    """Its left edge."""
    return LEFT + CELL * column.column


def y_of(column: Column) -> float:
    """Its upper edge."""
    return TOP + CELL * column.row


def draw_column(picture: Picture, view: AlcazarView, column: Column) -> None:
    """The darker the higher; the height in a corner, the space's number in another, the noble in the middle."""
    x, y = x_of(column), y_of(column)
    height = len(column.parts)
    gap = isinstance(column.cell, str)
    fill = "#dfe7d2" if gap and not height else STONE[min(height, len(STONE) - 1)]
    castle = any(building.number == column.building and building.crest for building in view.buildings)
    picture.add(Box(x + 1, y + 1, CELL - 2, CELL - 2, fill, INK if castle else FAINT, 3 if castle else 1, 3))
    if not gap:
        picture.add(Words(x + 5, y + CELL - 9, str(column.cell), 9, FAINT if not height else INK))
    if height:
        picture.add(Words(x + CELL - 5, y + 11, str(height), 13, INK, "end"))
    if column.owner is not None:
        radius = 13 if column.noble == "grande" else 9
        picture.chip(x + CELL / 2, y + CELL / 2 + 2, radius, SEAT_INKS[column.owner], str(column.owner))


def draw_seats(picture: Picture, view: AlcazarView, left: float) -> None:
    """What everyone sees of every seat, and what is left on the table."""
    for number, seat in enumerate(view.seats):
        y = TOP + 12 + 62 * number
        picture.chip(left + 12, y, 12, SEAT_INKS[number], str(number))
        picture.add(Words(left + 34, y, f"points {seat.points}, reales {seat.money}", 15))
        held = f"cards {seat.cards}, towers {seat.towers}, barons {seat.barons}, grandes {seat.grandes}"
        picture.add(Words(left + 34, y + 21, held, 12))
    y = TOP + 30 + 62 * len(view.seats)
    picture.add(Words(left, y, f"open: {' '.join(map(str, view.open_cards))}", 12))
    picture.add(Words(left, y + 20, f"pile {view.pile}, towers {view.tower_pile}", 12))
    picture.add(
        Words(left, y + 40, f"blocks {view.blocks_left}, bridges {view.bridges_left}, crests {view.crests_left}", 12)
    )
    for row, building in enumerate(view.buildings):
        kind = f"castle {building.crest}" if building.crest else "palace"
        x, line = left + 130 * (row % 2), y + 66 + 17 * (row // 2)
        picture.add(Words(x, line, f"{kind} at {building.space}: {building.value}", 11))
