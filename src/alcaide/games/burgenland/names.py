"""The words for colours, cards and spaces, the same in Python, JSON and on the screen."""

from alcaide.games.burgenland import codes

COLOURS = ("blue", "yellow", "red")
CARDS = ("empty", "wall", "open_tower", "house", "roofed_tower")
KINDS = (*CARDS, "crown", "wall_crown")

CARD_NAMES = tuple(card.replace("_", " ") for card in CARDS)


def space_name(space: int) -> str:
    """A space of the track as people count: area and place from 1.

    >>> space_name(9)
    'yellow 2'
    """
    return f"{COLOURS[space // codes.AREA]} {space % codes.AREA + 1}"
