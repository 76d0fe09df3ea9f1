"""Alcaide: castle games, played exactly by their rulebooks.

>>> import alcaide
>>> match = alcaide.play(next(iter(alcaide.GAMES)), seed=7, bots="page")
>>> match.to_act
0
>>> told = match.do(match.legal[0])

`play` and `load` give a match that runs itself (`LiveMatch`); `game_named(...).new()` gives a bare `Position`.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from alcaide.core import CHANCE, GAMES, OVER, AlcaideError, Game, Position, SwiftLuck, game_named, rollout, rollouts
from alcaide.core import position as _position
from alcaide.core.batch import Batch

if TYPE_CHECKING:
    from alcaide.live_match import LiveMatch, load, play

    __version__: str

compiled: bool = not str(_position.__file__).endswith(".py")
"""Whether the core runs compiled; without a compiler at install it works all the same, but slowly."""

__all__ = [
    "CHANCE", "GAMES", "OVER", "AlcaideError", "Batch", "Game", "LiveMatch", "Position", "SwiftLuck", "compiled",
    "game_named", "load", "play", "rollout", "rollouts",
]  # fmt: skip


def __dir__() -> list[str]:
    """What completion offers, with what is imported only when somebody asks for it."""
    return sorted({*globals(), *__all__, "__version__"})


def __getattr__(name: str) -> object:
    """What takes long to import is imported when somebody asks for it."""
    if name in ("LiveMatch", "load", "play"):
        return getattr(import_module("alcaide.live_match"), name)
    if name == "__version__":
        metadata = import_module("importlib.metadata")
        try:
            return metadata.version("alcaide")
        except metadata.PackageNotFoundError:
            return "unknown"  # run from its folder, not installed
    raise AttributeError(f"module 'alcaide' has no attribute {name!r}")
