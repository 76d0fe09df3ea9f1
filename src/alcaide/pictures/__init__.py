"""Pictures of tables: simple, flat, from views only, for notebooks and for environments. They know no rules.

>>> import alcaide
>>> svg_of(alcaide.game_named("burgenland").new()).startswith("<svg ")
True
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from alcaide.games import GAMES
from alcaide.games.alcazaba import Alcazaba
from alcaide.games.alcazaba.view import AlcazabaView
from alcaide.games.alcazar import Alcazar
from alcaide.games.alcazar.view import AlcazarView
from alcaide.games.alhambra import Alhambra
from alcaide.games.alhambra.view import AlhambraView
from alcaide.games.burgenland import Burgenland
from alcaide.games.burgenland.view import BurgenlandView
from alcaide.kernel import Position, View
from alcaide.pictures import alcazaba, alcazar, alhambra, burgenland
from alcaide.pictures.pixels import paint_pixels
from alcaide.pictures.shapes import Picture
from alcaide.pictures.svg import paint_svg

if TYPE_CHECKING:
    from PIL.Image import Image

GAME_OF: dict[type[Position], str] = {
    Alcazaba: "alcazaba", Alcazar: "alcazar", Alhambra: "alhambra", Burgenland: "burgenland",
}  # fmt: skip
DRAWINGS: dict[type, object] = {
    AlcazabaView: alcazaba.draw,
    AlcazarView: alcazar.draw,
    AlhambraView: alhambra.draw,
    BurgenlandView: burgenland.draw,
}


def picture_of(shown: Position | View) -> Picture:
    """A view as a picture; of a position, what a spectator sees."""
    if isinstance(shown, Position):
        shown = GAMES[GAME_OF[type(shown)]].view(shown, None)
    return cast(Callable[[View], Picture], DRAWINGS[type(shown)])(shown)


def svg_of(shown: Position | View) -> str:
    """The picture as SVG."""
    return paint_svg(picture_of(shown))


def pixels_of(shown: Position | View) -> "Image":
    """The picture as pixels; needs Pillow."""
    return paint_pixels(picture_of(shown))
