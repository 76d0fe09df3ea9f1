"""A view as text: drawn as on a terminal; a game that nobody has drawn is written out field by field."""

import io
from collections.abc import Sequence
from shutil import get_terminal_size
from textwrap import wrap

from alcaide.core import Game, View
from alcaide.core.game import stand_in
from alcaide.pictures.ink import COLOURED, ConsoleDimensions, Group, RenderableType, Text

WIDTH, HEIGHT = 100, 50
NARROWEST = 79


def width_here() -> int:
    """How many characters a line can have at this prompt."""
    return max(NARROWEST, min(WIDTH, get_terminal_size((WIDTH, HEIGHT)).columns))


def draw_text(game: Game, view: View, names: Sequence[str], *, width: int = WIDTH, colours: bool = False) -> str:
    """The table in lines of at most that width; `colours` are those of a terminal."""
    try:
        part = game.player_of("terminal")
    except ImportError:  # others' drawings may need rich
        part = stand_in("terminal")
    drawn = part.draw(view, names, ConsoleDimensions(width, HEIGHT))
    lines = drawn.renderables if isinstance(drawn, Group) else [drawn]
    texts = [line for line in lines if isinstance(line, Text)]
    if len(texts) == len(lines) and not (colours and COLOURED):
        return "\n".join(fold_line(text.plain, width) for text in texts)
    return print_text(drawn, width, colours=colours)


def fold_line(line: str, width: int) -> str:
    """A line without blanks at its end, continued on others if it is too long."""
    return "\n".join(wrap(line.rstrip(), width, subsequent_indent="   ")) if len(line) > width else line.rstrip()


def print_text(drawn: RenderableType, width: int, *, colours: bool) -> str:
    """What rich prints for a drawing."""
    from rich.console import Console  # noqa: PLC0415  # an extra

    paper = io.StringIO()
    Console(
        file=paper, width=width, height=HEIGHT, force_terminal=colours, color_system="standard" if colours else None
    ).print(drawn)
    text = paper.getvalue()
    return text if colours else "\n".join(line.rstrip() for line in text.splitlines())
