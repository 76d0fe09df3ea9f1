"""Alcaide: four castle games, played exactly by their rulebooks.

>>> import alcaide
>>> position = alcaide.game_named("burgenland").new()
>>> position.to_act, position.legal()
(0, [0])
"""

from importlib.metadata import version

from alcaide.core import CHANCE, GAMES, OVER, AlcaideError, Game, Position, SwiftLuck, game_named, rollout, rollouts
from alcaide.core import position as _position
from alcaide.core.batch import Batch

__version__ = version("alcaide")

compiled: bool = not str(_position.__file__).endswith(".py")
"""Whether the core runs compiled; without a compiler at install it works all the same, but slowly."""

__all__ = [
    "CHANCE", "GAMES", "OVER", "AlcaideError", "Batch", "Game", "Position", "SwiftLuck", "compiled", "game_named",
    "rollout", "rollouts",
]  # fmt: skip
