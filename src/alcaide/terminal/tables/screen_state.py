"""ScreenState: a table at one moment, as one screen may see it. Plain data; whoever draws it needs nothing else."""

from dataclasses import dataclass, replace

from alcaide.core import Game, Said, View
from alcaide.protocol import Phase


@dataclass(frozen=True)
class SeatLabel:
    """One seat."""

    name: str
    """Empty while the seat is open."""
    who: str
    """you, person, away, open, or the name of a bot."""


@dataclass(frozen=True)
class MenuEntry:
    """Something that can be decided now: a legal action, or what luck may bring where luck is typed."""

    said: Said
    words: str
    brings: str
    """What would happen at once; empty if that is nothing, or unknown."""


@dataclass(frozen=True)
class ShownHint:
    """A move that is good, how good it is, and why."""

    words: str
    sentence: str
    chance: str = ""
    """To win, as in 52% ± 9%: the share of the victory, and how far single trials lie apart; empty if not weighed."""

    def __str__(self) -> str:
        return (
            f"{self.words}: {self.chance} to win. {self.sentence}" if self.chance else f"{self.words}: {self.sentence}"
        )


def chance_to_win(expected: float, spread: float, trials: int) -> str:
    """What a move is worth, in few letters.

    >>> chance_to_win(0.523, 0.09, 400), chance_to_win(0.523, 0.0, 0)
    ('52% ± 9%', 'about 52%')
    """
    return f"{expected:.0%} ± {spread:.0%}" if trials else f"about {expected:.0%}"


@dataclass(frozen=True)
class UndoOffer:
    """What can be taken back, and who asks to."""

    free: bool = False
    """Whether it happens at once."""
    ask: bool = False
    """Whether the others are asked first."""
    asked_by: str | None = None
    """Somebody who waits for the answer of this screen."""


@dataclass(frozen=True)
class ScreenState:
    """Everything that a screen shows of a table."""

    game: Game
    phase: Phase
    turn: int
    seats: tuple[SeatLabel, ...]
    mine: tuple[int, ...]
    """The seats that are played from this screen."""
    viewer: int | None
    """Through whose eyes `view` is seen; None for a spectator."""
    view: View | None
    """None while seats are open, and while the table is covered."""
    to_act: int | None
    """The seat that is asked; None if luck decides, or nobody."""
    choices: tuple[MenuEntry, ...]
    """Empty unless something is to be decided from this screen."""
    log: tuple[str, ...]
    """What happened so far, in words."""
    undo: UndoOffer = UndoOffer()
    result: str = ""
    """How it ended."""
    notice: str = ""
    """What the person should know of the table itself: a lost connection, a seat still open."""
    luck: str = ""
    """How the luck can be checked."""
    watching: int = 0
    """How many look on without a seat."""

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return tuple(seat.name or "open" for seat in self.seats)

    def is_private_to(self) -> int | None:
        """The seat whose secrets this state shows on a screen that several people share; None if nothing is secret."""
        return self.viewer if len(self.mine) > 1 and self.game.hidden else None

    def covered(self) -> "ScreenState":
        """The same state behind a curtain: nothing of it is left that only one of them may know."""
        return replace(self, view=None, viewer=None, choices=())
