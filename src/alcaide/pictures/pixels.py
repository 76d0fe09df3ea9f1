"""Paints a picture as pixels, with Pillow (an extra)."""

from functools import cache
from typing import TYPE_CHECKING

from alcaide.core import AlcaideError
from alcaide.pictures.shapes import PAPER, Box, Disc, Picture, Shape, Stroke, Words

if TYPE_CHECKING:
    from PIL.Image import Image
    from PIL.ImageDraw import ImageDraw
    from PIL.ImageFont import FreeTypeFont, ImageFont

ANCHORS = {"start": "lm", "middle": "mm", "end": "rm"}


class NoPainter(AlcaideError, ImportError):
    """Pillow is not installed."""

    def __init__(self) -> None:
        super().__init__("Pixels are painted by Pillow, which is not installed: pip install pillow.", "missing_extra")


def paint_pixels(picture: Picture) -> "Image":
    """The picture as an RGB image."""
    try:
        from PIL import Image, ImageDraw  # noqa: PLC0415  # an extra, needed by nothing else
    except ImportError as missing:
        raise NoPainter from missing
    image = Image.new("RGB", (picture.width, picture.height), PAPER)
    brush = ImageDraw.Draw(image)
    for shape in picture.shapes:
        paint(brush, shape)
    return image


def paint(brush: "ImageDraw", shape: Shape) -> None:
    """One shape."""
    match shape:
        case Box():
            corners = (shape.x, shape.y, shape.x + shape.width, shape.y + shape.height)
            brush.rounded_rectangle(corners, shape.round, shape.fill, shape.edge, max(1, round(shape.thick)))
        case Disc():
            brush.circle((shape.x, shape.y), shape.radius, shape.fill, shape.edge, max(1, round(shape.thick)))
        case Stroke():
            brush.line((shape.x, shape.y, shape.to_x, shape.to_y), shape.ink, max(1, round(shape.thick)))
        case Words():
            brush.text((shape.x, shape.y), shape.text, shape.ink, font(shape.size), ANCHORS[shape.place])


@cache
def font(size: float) -> "FreeTypeFont | ImageFont":
    """Pillow's own font, in that size."""
    from PIL import ImageFont  # noqa: PLC0415

    return ImageFont.load_default(size)
