"""The evaluator of Alcazaba for three and more: rollouts play as squires do, to the end of a round.

In a crowd a turn must have several columns in mind at once, and it pays to see who will have overtaken whom when the
tiles are given out.
"""

import cython

from alcaide.core.position import Choices, Position
from alcaide.games.alcazaba.codes import *
from alcaide.games.alcazaba.evaluation import WEIGHTS, AlcazabaEvaluator
from alcaide.games.alcazaba.rules import Alcazaba
from alcaide.games.dicetable.fast_turn_solver import FastTurnSolver
from alcaide.games.dicetable.rules import DiceTable

A_ROUND = 16
"""Turns of a round, or about as many."""
POLICY_STEPS = 5


class AlcazabaCrowdEvaluator(AlcazabaEvaluator):
    """An opinion about Alcazaba at a full table."""

    def __init__(self) -> None:
        super().__init__(rollout_turns=A_ROUND, **WEIGHTS)
        self.policy_steps = POLICY_STEPS
        self.common_random_numbers = True
        self.solver = FastTurnSolver()

    def policy_at(self, table: DiceTable, choices: Choices) -> int:
        """A turn goes on as a squire's does."""
        self.value_results(cython.cast(Alcazaba, table), table.seat, self.solver.worth)
        return self.solver.decide(table.dice, table.rolls, 0)

    def rollout_value(self, position: Position, seat: int) -> float:
        return self.lead(position, seat)

    def is_half_done(self, position: Position) -> bool:
        return self.is_fitting(cython.cast(Alcazaba, position))

    def is_fitting(self, table: Alcazaba) -> bool:
        """A tile that was taken is worth what the best place for it is worth."""
        return table.stage == FITTING
