"""Burgen Land (2 players): build three castles, and have them scored at the right moment."""

import json
from importlib.resources import files

from alcaide.core import Game, Position, Settings, choice
from alcaide.games.burgenland.codes import AREA
from alcaide.games.burgenland.moves import ACTIONS, LUCK, TITLE, refuse
from alcaide.games.burgenland.names import COLOURS, KINDS
from alcaide.games.burgenland.rules import Burgenland

TRACKS: dict[str, list[int]] = {
    name: [KINDS.index(kind) for kind in area]
    for name, area in json.loads((files(__package__) / "data" / "tracks.json").read_text())["tracks"].items()
}
"""The eight spaces of an area, in every layout (K4)."""


def start(players: int, settings: Settings) -> Position:
    """The set-up (K7-K10): the crown stands on the roofed tower of the chosen colour."""
    area = COLOURS.index(str(settings["crown"]))
    return Burgenland(TRACKS[str(settings["track"])], area * AREA + AREA - 1)


GAME = Game(
    name="burgenland",
    title=TITLE,
    about="Roll the crown round the land, build three castles, and score at the right moment.",
    seats=range(2, 3),
    options=(
        choice("track", "which layout of the areas (the printed one is lost; see the rules)", *TRACKS),
        choice("crown", "on whose roofed tower the crown starts", *COLOURS),
    ),
    position=Burgenland,
    start=start,
    actions=ACTIONS,
    luck=LUCK,
    package=__package__,
    refuse=refuse,
)

__all__ = ["GAME", "Burgenland"]
