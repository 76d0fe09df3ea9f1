"""Pictures of tables: simple, flat, from views only, for notebooks and for environments. They know no rules.

>>> import alcaide
>>> svg_of(next(iter(alcaide.GAMES.values())).new()).startswith("<svg ")
True
"""

from typing import TYPE_CHECKING, cast

from alcaide.core import Position, View
from alcaide.pictures.pixels import paint_pixels
from alcaide.pictures.shapes import Picture
from alcaide.pictures.svg import paint_svg

if TYPE_CHECKING:
    from PIL.Image import Image


def picture_of(shown: Position | View) -> Picture:
    """A view as a picture; of a position, what a spectator sees."""
    view = shown.game.view(shown, None) if isinstance(shown, Position) else shown
    return cast(Picture, view.picture())


def svg_of(shown: Position | View) -> str:
    """The picture as SVG."""
    return paint_svg(picture_of(shown))


def pixels_of(shown: Position | View) -> "Image":
    """The picture as pixels; needs Pillow."""
    return paint_pixels(picture_of(shown))
