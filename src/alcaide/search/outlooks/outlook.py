"""Outlook: the share of the victory that a seat may expect.

A game writes `rate` in compiled code; a game that has none is rated by its points, slowly.
"""

try:
    import cython
except ImportError:  # uncompiled, and without Cython
    from alcaide.core import plain as cython

from alcaide.core.position import Choices, Position

if not cython.compiled:  # compiled code has these from outlook.pxd
    from math import exp

    from alcaide.core.codes import CHANCE, OVER
    from alcaide.core.uncompiled import MOST_CHOICES

    def chance_of(lead: float, scale: float) -> float:
        """The chance to win with such a lead: 73 % if it is as large as the scale."""
        return 1.0 / (1.0 + exp(-lead / scale))


POINTS = 10.0
"""The lead in points that wins three matches of four, in a game nobody has thought about yet."""


FAVOUR = 0.02
"""How much better than the best at first sight a favourite is rated."""


class Outlook:
    """An opinion about the positions of one game.

    `turns` is how far a trial play should look ahead before it asks for an opinion, `breadth` how many moves of each
    decision it weighs on its way, and `belief` how many trials the first sight of a move counts for.
    """

    def __init__(self, turns: int = 4, breadth: int = 16, belief: float = 4.0) -> None:
        self.turns = turns
        self.breadth = breadth
        self.belief = belief
        self.favour = FAVOUR
        self.effort = 1
        """How many steps a habit takes."""
        self.widest = MOST_CHOICES
        """How many moves are worth trying out, at most."""
        self.steady = False
        """Whether every turn of a trial has a luck of its own, so that trials of two moves meet the same dice."""

    def rate(self, position: Position, seat: int) -> float:
        """From 0 (lost) to 1 (won): what the seat may expect; a shared victory is a part of one."""
        with cython.gil:
            return self.rate_points(position, seat)

    def prefer(self, position: Position, seat: int) -> float:
        """How much a seat that plays on likes a position, in any unit. Most games have one opinion for everything."""
        return self.rate(position, seat)

    def is_half_done(self, position: Position) -> bool:
        """Whether a move needs another one before it can be liked. In most games none does."""
        return False

    def is_calm(self, position: Position) -> bool:
        """Whether a trial may end here and be rated. Most games can be rated wherever a seat is asked."""
        return position.to_act != CHANCE

    def narrow(self, position: Position, choices: Choices) -> int:
        """Take out of the legal actions what nobody need weigh; at least one stays. Most games keep all."""
        return 0

    def habit(self, position: Position, choices: Choices) -> int:
        """The move that trial play makes here without weighing others; -1 if there is none. Most games have none."""
        return -1

    def rate_points(self, position: Position, seat: int) -> float:
        """The opinion of whoever knows the points and nothing else."""
        if position.to_act == OVER:
            winners = position.winners()
            return 1.0 / len(winners) if seat in winners else 0.0
        scores = position.scores()
        best = max(points for other, points in enumerate(scores) if other != seat)
        return chance_of(scores[seat] - best, POINTS)

    def opinion(self, position: Position, seat: int) -> float:
        """What `rate` says, for everyone."""
        return self.rate(position, seat)
