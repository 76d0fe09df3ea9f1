"""What both dice games show: the dice area with its markers, the dice, who plays."""

from alcaide.core import OVER
from alcaide.games.dicetable.codes import CELLS, DICE, MOST_ROLLS
from alcaide.games.dicetable.names import TYPES
from alcaide.games.dicetable.view import TableView
from alcaide.pictures.shapes import DIRK_INK, FAINT, INK, SEAT_INKS, Box, Disc, Picture, Words

INKS = ("#2a8fa8", "#b3343f", "#b8741a", "#6f6f6f", "#3c8f45", "#7a4fa0")
"""The colour of each type; its name stands above its column."""
LEFT = 60
TOP = 90
CELL = 24
COLUMN = MOST_ROLLS * CELL + 14
WIDTH = LEFT + COLUMN * len(TYPES)


def draw_area(picture: Picture, view: TableView, above: tuple[str, ...]) -> None:
    """Six columns of eight rows of three cells; `above` says what lies on each column."""
    for kind, name in enumerate(TYPES):
        left = LEFT + COLUMN * kind
        mark = "> " if view.column == kind else ""
        picture.add(Words(left + 36, TOP - 30, mark + name, 12, INKS[kind], "middle"))
        picture.add(Words(left + 36, TOP - 13, above[kind], 10, INK, "middle"))
        for cell in range(CELLS):
            row, roll = divmod(cell, MOST_ROLLS)
            x, y = left + CELL * roll, TOP + CELL * row
            picture.add(Box(x + 1, y + 1, CELL - 2, CELL - 2, "#ffffff", INKS[kind], 1, 3))
            owner = view.area[kind][cell]
            if owner is not None:
                draw_owner(picture, view, owner, x + CELL / 2, y + CELL / 2, 9)
    for row in range(DICE):
        picture.add(Words(LEFT - 8, TOP + CELL * row + CELL / 2, f"{DICE - row} equal", 10, FAINT, "end"))


def draw_dice(picture: Picture, view: TableView, black: int | None = None) -> None:
    """What is asked, and the dice on the table."""
    said = "over" if view.to_act == OVER else f"round {view.round}, seat {view.seat}: {view.asked}"
    picture.add(Words(12, 24, said, 15))
    faces = [kind for kind, many in enumerate(view.dice) for _ in range(many)]
    for place, kind in enumerate(faces):
        draw_die(picture, 240 + 30 * place, INKS[kind], "#ffffff", TYPES[kind][0].upper())
    if black is not None:
        draw_die(picture, 240 + 30 * len(faces), "#ffffff", INK, TYPES[black][0].upper())


def draw_die(picture: Picture, x: float, ink: str, fill: str, letter: str) -> None:
    """One die."""
    picture.add(Box(x, 12, 24, 24, fill, INK, 1, 4), Words(x + 12, 24, letter, 14, ink, "middle"))


def draw_owner(picture: Picture, view: TableView, owner: int, x: float, y: float, radius: float) -> None:
    """A marker of an owner."""
    dirk = view.dirk and owner == 2
    picture.chip(x, y, radius, DIRK_INK if dirk else SEAT_INKS[owner], "D" if dirk else str(owner))


def draw_owners(picture: Picture, view: TableView, x: float, y: float, more: tuple[str, ...]) -> None:
    """A line for each owner: points, markers, and what else there is to say."""
    for owner, points in enumerate(view.scores):
        line = y + 24 * owner
        draw_owner(picture, view, owner, x + 10, line, 9)
        picture.add(Words(x + 26, line, f"points {points}", 12))
        for marker in range(view.markers[owner]):
            picture.add(Disc(x + 105 + 10 * marker, line, 4, INK))
        picture.add(Words(x + 165, line, more[owner], 11))
