"""Alcaide: four castle games, played exactly by their rulebooks.

>>> import alcaide
>>> position = alcaide.game_named("burgenland").new()
>>> position.to_act, position.legal()
(0, [0])
"""

from importlib.metadata import version
from typing import cast

from alcaide.batch import Batch
from alcaide.games import GAMES, game_named
from alcaide.kernel import CHANCE, OVER, AlcaideError, Game, Position, SwiftLuck, View, playout, playouts
from alcaide.kernel import position as _core

__version__ = version("alcaide")

compiled: bool = not str(_core.__file__).endswith(".py")
"""Whether the core runs compiled; without a compiler at install it works all the same, but slowly."""


def _draw(shown: object) -> str:
    """Draw a position or a view for a notebook."""
    from alcaide.pictures import svg_of  # noqa: PLC0415  # not needed before a notebook asks

    return svg_of(cast(Position | View, shown))


_core.PAINTERS.append(_draw)

__all__ = [
    "CHANCE", "GAMES", "OVER", "AlcaideError", "Batch", "Game", "Position", "SwiftLuck", "compiled", "game_named",
    "playout", "playouts",
]  # fmt: skip
