"""How each game is drawn; one that nobody has drawn yet is written out, so that it can be played at once."""

from collections.abc import Callable, Sequence
from typing import cast

from rich.console import ConsoleDimensions, RenderableType
from rich.text import Text

from alcaide.core import Game, View
from alcaide.stand_ins.picture import written

Drawing = Callable[[View, Sequence[str], ConsoleDimensions], RenderableType]
"""Draws a view, given the names of the seats and the size of the window."""


def drawing_of(game: Game) -> Drawing:
    """How to draw this game."""
    part = game.part("terminal")
    return write_out if part is None else cast(Drawing, part.draw)


def standing_of(game: Game, view: View, seat: int) -> str:
    """How a seat of this game stands, in a few words; nothing for a game that nobody has drawn."""
    part = game.part("terminal")
    return "" if part is None else str(part.standing_of(view, seat))


def write_out(view: View, names: Sequence[str], room: ConsoleDimensions) -> RenderableType:
    """Every field of a view with its value."""
    return Text("\n".join(f"{'  ' * depth}{line}" for depth, line in written(view.json())))
