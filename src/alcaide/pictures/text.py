"""A view as text: drawn as on a terminal; a game that nobody has drawn is written out field by field."""

import io
from collections.abc import Sequence

from alcaide.core import Game, View
from alcaide.core.game import stand_in
from alcaide.pictures.ink import ConsoleDimensions

WIDTH, HEIGHT = 100, 50


def draw_text(game: Game, view: View, names: Sequence[str], *, colours: bool = False) -> str:
    """The table in lines of at most a hundred characters; `colours` are those of a terminal."""
    try:
        part = game.player_of("terminal")
    except ImportError:  # others' drawings may need rich
        part = stand_in("terminal")
    drawn = part.draw(view, names, ConsoleDimensions(WIDTH, HEIGHT))
    try:
        from rich.console import Console  # noqa: PLC0415  # an extra
    except ImportError:
        return "\n".join(line.plain.rstrip() for line in drawn.renderables)
    paper = io.StringIO()
    console = Console(
        file=paper,
        width=WIDTH,
        height=HEIGHT,
        force_terminal=colours,
        color_system="standard" if colours else None,
    )
    console.print(drawn)
    text = paper.getvalue()
    return text if colours else "\n".join(line.rstrip() for line in text.splitlines())
