"""How each game is drawn; one that nobody has drawn yet is written out, so that it can be played at once."""

from collections.abc import Callable, Sequence
from typing import cast

from rich.console import ConsoleDimensions, RenderableType

from alcaide.core import Game, View

Drawing = Callable[[View, Sequence[str], ConsoleDimensions], RenderableType]
"""Draws a view, given the names of the seats and the size of the window."""


def drawing_of(game: Game) -> Drawing:
    """How to draw this game."""
    return cast(Drawing, game.player_of("terminal").draw)


def standing_of(game: Game, view: View, seat: int) -> str:
    """How a seat of this game stands, in a few words; nothing for a game that nobody has drawn."""
    return str(game.player_of("terminal").standing_of(view, seat))
