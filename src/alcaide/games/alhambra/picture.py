"""The dice game as a picture: the dice area, and six tracks of stones."""

from alcaide.games.alhambra.codes import TRACK
from alcaide.games.alhambra.view import AlhambraView
from alcaide.games.dicetable.names import TYPES
from alcaide.games.dicetable.picture import INKS, TOP, WIDTH, draw_area, draw_dice, draw_owner, draw_owners
from alcaide.pictures.shapes import FAINT, Box, Picture, Words

STEP = 26


def draw(view: AlhambraView) -> Picture:
    """The area on the left, the tracks on the right, the owners below."""
    picture = Picture(
        WIDTH + 90 + STEP * (TRACK + 1), 320 + 24 * len(view.scores), "A table of Alhambra: The Dice Game"
    )
    draw_dice(picture, view, view.black)
    draw_area(picture, view, tuple(above(view, kind) for kind in range(len(TYPES))))
    for kind, name in enumerate(TYPES):
        draw_track(picture, view, kind, name)
    chips = tuple(", ".join(f"{many} {chip}" for chip, many in hand.items()) for hand in view.chips)
    draw_owners(picture, view, 12, 308, chips)
    return picture


def above(view: AlhambraView, kind: int) -> str:
    """What lies on a column."""
    return view.bonus[kind] or ("start" if view.start_column == kind else "")


def draw_track(picture: Picture, view: AlhambraView, kind: int, name: str) -> None:
    """How far every owner's stone has come; off the track nothing is drawn."""
    left, y = WIDTH + 70, TOP + 34 * kind
    picture.add(Words(left - 8, y, name, 12, INKS[kind], "end"))
    for step in range(1, TRACK + 1):
        x = left + STEP * (step - 1)
        picture.add(Box(x, y - 14, STEP - 2, 28, "#ffffff", FAINT, 1, 3))
        there = [owner for owner, place in enumerate(view.stones[kind]) if place == step]
        for owner in sorted(there, key=lambda owner: view.under[kind][owner]):
            spread = view.under[kind][owner] * 3
            draw_owner(picture, view, owner, x + STEP / 2 - 4 + spread, y + 5 - spread, 8)
