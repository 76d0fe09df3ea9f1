"""Evaluator: what a position is worth to a seat, as a share of the victory and in points, and how rollouts play on.

A game writes `evaluate` and `lead` in compiled code, or `win_share` and `points_ahead` in Python; who writes none is
evaluated by its points.
"""

import cython

from alcaide.core.codes import *
from alcaide.core.position import Choices, Position
from alcaide.core.uncompiled import *

if not cython.compiled:  # compiled code has these from evaluator.pxd
    from alcaide.core.arithmetic import exp

    def chance_of(lead: float, scale: float) -> float:
        """The chance to win with such a lead: 73 % if it is as large as the scale."""
        return 1.0 / (1.0 + exp(-lead / scale))


POINTS = 10.0
"""The lead in points that wins three matches of four, in a game nobody has thought about yet."""
FAVOURITE_BONUS = 0.02


class Evaluator:
    """An opinion about the positions of one game, and how a search should try its moves out."""

    def __init__(self, rollout_turns: int = 4, breadth: int = 16, prior_weight: float = 4.0) -> None:
        self.rollout_turns = rollout_turns
        """How many turns a rollout plays on before it is evaluated."""
        self.breadth = breadth
        """How many moves of each decision a rollout compares."""
        self.prior_weight = prior_weight
        """How many trials the evaluation of a move at first sight counts for."""
        self.favourite_bonus = FAVOURITE_BONUS
        """How much better than the best at first sight a favourite is taken to be."""
        self.policy_steps = 1
        """How many steps the rollout policy takes."""
        self.widest = MOST_CHOICES
        """How many moves are worth trying out, at most."""
        self.common_random_numbers = False
        """Whether every turn of a rollout has a luck of its own, so that trials of two moves meet the same dice."""

    def evaluate(self, position: Position, seat: int) -> float:
        """From 0 (lost) to 1 (won): what the seat may expect; a shared victory is a part of one."""
        with cython.gil:
            return self.win_share(position, seat)

    def lead(self, position: Position, seat: int) -> float:
        """How many points ahead of the best rival the seat is, or will be."""
        with cython.gil:
            return self.points_ahead(position, seat)

    # Rollouts

    def rollout_value(self, position: Position, seat: int) -> float:
        """How much a seat likes a position during a rollout, in any unit."""
        return self.evaluate(position, seat)

    def rollout_policy(self, position: Position, choices: Choices) -> int:
        """The move that a rollout makes here without comparing others; -1 if there is none."""
        return -1

    def is_half_done(self, position: Position) -> bool:
        """Whether a move needs another one before it can be liked."""
        return False

    def is_quiet(self, position: Position) -> bool:
        """Whether a rollout may end here and be evaluated: in most games wherever a seat is asked."""
        return position.to_act != CHANCE

    def prune(self, position: Position, choices: Choices) -> int:
        """Take out of the legal actions what nobody need weigh; at least one stays."""
        return 0

    # In Python

    def win_share(self, position: Position, seat: int) -> float:
        """`evaluate`, of whoever knows the points and nothing else; a game without compiled code writes its own."""
        if position.to_act == OVER:
            winners = position.winners()
            return 1.0 / len(winners) if seat in winners else 0.0
        return chance_of(self.lead(position, seat), POINTS)

    def points_ahead(self, position: Position, seat: int) -> float:
        """`lead`, likewise."""
        scores = position.scores()
        return float(scores[seat] - max(points for other, points in enumerate(scores) if other != seat))

    def value_of(self, position: Position, seat: int) -> float:
        """What `evaluate` says, for callers in Python."""
        return self.evaluate(position, seat)

    def lead_of(self, position: Position, seat: int) -> float:
        """What `lead` says, for callers in Python."""
        return self.lead(position, seat)
