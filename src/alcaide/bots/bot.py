"""Bot: what every program that plays is."""

from typing import Protocol

from alcaide.kernel import Luck, Position


class Bot(Protocol):
    """A player. It keeps nothing between two decisions."""

    name: str
    about: str
    """One line for a list of bots."""

    def choose(self, position: Position, seat: int, luck: Luck) -> int:
        """One of the legal actions of `seat`, which is to act.

        The caller imagined `position` for that seat: what the seat cannot see is dealt anew, and the bot may copy,
        play and imagine it again as it likes. All its chance comes from `luck`, so a match can be played again.
        """
        ...
