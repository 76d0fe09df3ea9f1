"""Bot: what every program that plays is."""

from dataclasses import dataclass
from typing import NamedTuple, Protocol

from alcaide.core import Luck, Position


@dataclass(frozen=True)
class Limit:
    """How much a bot may think about one decision; the same steps with the same luck give the same choice."""

    steps: int
    """Moves played on its copies of the position, or forecasts asked for."""
    seconds: float = 0.0
    """Time that ends the thought before the steps do; 0 for no such end."""


class Weighed(NamedTuple):
    """One move, and what came of thinking about it."""

    action: int
    expected: float
    """The share of the victory it brings, from 0 to 1."""
    spread: float
    """How far single trials lie apart: one standard deviation; 0 where nothing was left to luck."""
    trials: int
    """How often it was tried out, or how many times over it was looked through."""


class Bot(Protocol):
    """A player. It keeps nothing between two decisions."""

    name: str
    about: str
    """One line for a list of bots."""

    def choose(self, position: Position, seat: int, luck: Luck, limit: Limit | None = None) -> int:
        """One of the legal actions of `seat`, which is to act.

        The caller imagined `position` for that seat: what the seat cannot see is dealt anew, and the bot may copy,
        play and imagine it again as it likes. All its chance comes from `luck`, so a match can be played again.
        Without a limit the bot has its own.
        """
        ...
