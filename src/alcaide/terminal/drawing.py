"""How each game is drawn; one that nobody has drawn yet is written out, so that it can be played at once."""

from collections.abc import Callable, Sequence

from rich.console import ConsoleDimensions, RenderableType
from rich.pretty import Pretty
from rich.table import Table as Grid
from rich.text import Text

from alcaide.kernel import Game, View
from alcaide.terminal import alcazaba, alcazar, alhambra, burgenland, dicetable

Drawing = Callable[[View, Sequence[str], ConsoleDimensions], RenderableType]
"""Draws a view, given the names of the seats and the size of the window."""

DRAWINGS: dict[str, Drawing] = {
    "alcazaba": alcazaba.draw,
    "alcazar": alcazar.draw,
    "alhambra": alhambra.draw,
    "burgenland": burgenland.draw,
}

STANDINGS: dict[str, Callable[[View, int], str]] = {
    "alcazaba": dicetable.standing_of,
    "alcazar": alcazar.standing_of,
    "alhambra": dicetable.standing_of,
    "burgenland": burgenland.standing_of,
}


def drawing_of(game: Game) -> Drawing:
    """How to draw this game."""
    return DRAWINGS.get(game.name, write_out)


def standing_of(game: Game, view: View, seat: int) -> str:
    """How a seat of this game stands, in a few words; nothing for a game that nobody has drawn."""
    return STANDINGS[game.name](view, seat) if game.name in STANDINGS else ""


def write_out(view: View, names: Sequence[str], room: ConsoleDimensions) -> RenderableType:
    """Every field of a view with its value."""
    grid = Grid.grid(padding=(0, 2))
    for name, value in view.json().items():
        grid.add_row(Text(name.replace("_", " "), "bold"), Pretty(value))
    return grid
