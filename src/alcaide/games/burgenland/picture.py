"""Burgen Land as a picture: the round of spaces with the crown, and both players' castles."""

from math import cos, pi, sin

from alcaide.core import OVER
from alcaide.games.burgenland.view import BurgenlandView
from alcaide.pictures.shapes import FAINT, INK, PAPER, SEAT_INKS, Box, Disc, Picture, Words

COLOURS = {"blue": "#3f7fbf", "yellow": "#d9a520", "red": "#c0493f"}
LETTERS = {
    "wall": "W", "open_tower": "T", "house": "H", "roofed_tower": "R", "crown": "C", "wall_crown": "W/C", "empty": "",
}  # fmt: skip
CENTRE = 190
RADIUS = 155
CARD = 22


def draw(view: BurgenlandView) -> Picture:
    """The track on the left, the castles on the right."""
    longest = max((len(castle.slots) for side in view.castles for castle in side.values()), default=0)
    picture = Picture(430 + max(300, CARD * longest + 40), 400, "A table of Burgen Land")
    draw_track(picture, view)
    for seat in range(2):
        draw_player(picture, view, seat, 20 + 190 * seat)
    return picture


def draw_track(picture: Picture, view: BurgenlandView) -> None:
    """Twenty-four spaces in a ring, the crown on its own; the dice in the middle."""
    for space, kind in enumerate(view.spaces):
        angle = 2 * pi * space / len(view.spaces) - pi / 2
        x, y = CENTRE + RADIUS * cos(angle), CENTRE + RADIUS * sin(angle)
        colour = list(COLOURS.values())[space // 8]
        here = space == view.crown
        picture.add(Disc(x, y, 19 if here else 16, colour, INK if here else "#ffffff", 4 if here else 1))
        picture.add(Words(x, y, LETTERS[kind], 11, "#ffffff", "middle"))
    said = "over" if view.to_act == OVER else f"seat {view.seat}: {view.asked}"
    picture.add(Words(CENTRE, CENTRE - 50, said, 16, INK, "middle"))
    picture.add(Words(CENTRE, CENTRE - 24, view.colour or "no colour yet", 13, INK, "middle"))
    for place, value in enumerate(view.shown):
        x = CENTRE + 30 * (place - (len(view.shown) - 1) / 2)
        picture.add(
            Box(x - 12, CENTRE, 24, 24, "#ffffff", INK, 1, 4), Words(x, CENTRE + 12, str(value), 14, INK, "middle")
        )
    picture.add(Words(CENTRE, CENTRE + 50, f"red dice on the board: {view.supply}", 12, INK, "middle"))


def draw_player(picture: Picture, view: BurgenlandView, seat: int, top: float) -> None:
    """Points, red dice and three castles."""
    left = 400
    picture.chip(left + 12, top + 12, 12, SEAT_INKS[seat], str(seat))
    said = f"points {view.scores[seat]}, red dice {view.red[seat]}"
    picture.add(Words(left + 34, top + 12, said, 15))
    for row, (colour, castle) in enumerate(view.castles[seat].items()):
        y = top + 40 + 44 * row
        picture.add(Words(left + 24, y + 15, str(castle.value), 15, COLOURS[colour], "end"))
        for slot, card in enumerate(castle.slots):
            x = left + 34 + CARD * slot
            empty = card == "empty"
            picture.add(Box(x, y, CARD - 3, 30, PAPER if empty else COLOURS[colour], FAINT if empty else INK, 1, 2))
            picture.add(Words(x + (CARD - 3) / 2, y + 15, LETTERS[card], 12, "#ffffff", "middle"))
