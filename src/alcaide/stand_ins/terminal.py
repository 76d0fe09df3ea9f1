"""The drawing of a game that has none: its view, written out line by line."""

from collections.abc import Sequence

from alcaide.core import View
from alcaide.pictures.ink import ConsoleDimensions, Group, RenderableType, Text
from alcaide.stand_ins.picture import written


def draw(view: View, names: Sequence[str], room: ConsoleDimensions) -> RenderableType:
    """Every field of a view with its value."""
    return Group(*(Text(f"{'  ' * depth}{line}") for depth, line in written(view.json())))


def standing_of(view: View, seat: int) -> str:
    """Nothing: nobody has said how a seat of this game stands."""
    return ""
