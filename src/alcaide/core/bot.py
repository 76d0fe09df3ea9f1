"""Bot: what every program that plays is; Playbook: what a game tells the bots that search."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from alcaide.core.codes import CHANCE, OVER
from alcaide.core.evaluator import Evaluator
from alcaide.core.luck import Luck
from alcaide.core.position import Position


@dataclass(frozen=True)
class Limit:
    """How much a bot may think about one decision; the same steps with the same luck give the same choice."""

    steps: int
    """Moves played on its copies of the position, or positions evaluated."""
    seconds: float = 0.0
    """Time that ends the thought before the steps do; 0 for no such end."""


class RankedMove(NamedTuple):
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


Weights = Mapping[str, float]
"""What an evaluator is made with, by name."""


@dataclass(frozen=True)
class Tunable:
    """An evaluator whose weights can be found again by playing matches."""

    make: Callable[..., Evaluator]
    weights: Weights
    """As they are."""


POINTS_ONLY = Evaluator()
FEW_STEPS = 2_000
"""What a thought has in a game that does not say how much."""


def by_points(position: Position) -> Evaluator:
    """The evaluator of a game that has none."""
    return POINTS_ONLY


def unsolved(position: Position, seat: int) -> int | None:
    """Most decisions have no exact solution."""
    return None


def end_of_turn(position: Position) -> int:
    """No further turn is played."""
    return 0


@dataclass(frozen=True, kw_only=True)
class Playbook:
    """How bots play one game: its part `bot` holds a PLAYBOOK, and every field of it has a general stand-in."""

    evaluator: Callable[[Position], Evaluator] = by_points
    """The evaluator for positions with that many seats; one that keeps notes is made anew for each thought."""
    solve: Callable[[Position, int], int | None] = unsolved
    """The action of a decision that can be solved without a search; None where it cannot."""
    search: Callable[[Position, str, Limit], list[RankedMove]] | None = None
    """The game's own search, told the level: every move from the best down. None for the general ones."""
    steps: Mapping[str, int] = field(default_factory=dict)
    """For each level, what it thinks about one decision with few seats."""
    tree_levels: frozenset[str] = frozenset()
    """The levels that grow a tree instead of trying moves out flatly."""
    review_turns: Callable[[Position], int] = end_of_turn
    """Turns after the one at hand that a position is played on to see what luck did."""
    fitted: Tunable | None = None
    """Weights that are fitted to who won."""
    found_by_play: Tunable | None = None
    """Weights of a full table that are found by play."""

    def steps_for(self, level: str) -> int:
        """The steps of a level."""
        return self.steps.get(level, FEW_STEPS)


def evaluator_of(position: Position) -> Evaluator:
    """The evaluator that fits the game and the seats of this position."""
    return position.game.playbook.evaluator(position)


def play_through(position: Position, dealer: Luck, decide: Callable[[Position, int], int]) -> Iterator[tuple[int, int]]:
    """Play a position to its end: each step is told, as who acts (a seat or CHANCE) and how, before it is played."""
    while position.to_act != OVER:
        seat = position.to_act
        code = position.sample(dealer) if seat == CHANCE else decide(position, seat)
        yield seat, code
        position.play(code)
