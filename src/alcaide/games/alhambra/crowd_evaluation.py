"""The evaluator of the dice game for three and more: rollouts solve every turn, and use chips in it.

In a crowd a turn must have several columns in mind at once.
"""

import cython

from alcaide.core.position import Choices, Position
from alcaide.games.alhambra.codes import *
from alcaide.games.alhambra.evaluation import WEIGHTS, AlhambraEvaluator
from alcaide.games.alhambra.rules import Alhambra
from alcaide.games.dicetable.codes import *
from alcaide.games.dicetable.fast_turn_solver import FastTurnSolver
from alcaide.games.dicetable.rules import DiceTable

if not cython.compiled:  # compiled code has these from crowd_evaluation.pxd
    from alcaide.games.dicetable.rules import cell_of, number_of

CROWDED = {**WEIGHTS, "drift": 1.2, "aimed": 0.35}
"""What plays better than the weights for two."""
ROLLOUT_TURNS = 4
POLICY_STEPS = 5
WIDEST = 6


class AlhambraCrowdEvaluator(AlhambraEvaluator):
    """An opinion about the dice game at a full table."""

    def __init__(self, **weights: float) -> None:
        super().__init__(rollout_turns=ROLLOUT_TURNS, **{**CROWDED, **weights})
        self.widest = WIDEST
        self.policy_steps = POLICY_STEPS
        self.common_random_numbers = True
        self.solver = FastTurnSolver()

    def is_quiet(self, position: Position) -> bool:
        return self.is_turn_next(cython.cast(Alhambra, position))

    def is_turn_next(self, table: Alhambra) -> bool:
        """Between two turns."""
        return table.stage == ROLLING and table.rolls == 0

    def policy_at(self, table: DiceTable, choices: Choices) -> int:
        return self.best_in_turn(cython.cast(Alhambra, table))

    def best_in_turn(self, table: Alhambra) -> int:
        """A turn goes on as is best without chips, unless a chip pays."""
        if not cython.compiled:
            counts = [0.0] * (TYPES * OWNERS)
            places = [0] * TYPES
        self.foresee(table, counts, places)
        self.weigh_results(table, counts, places)
        chosen = self.solver.decide(table.dice, table.rolls, table.black)
        value = self.solver.value
        if self.pays_to_cancel(table, value):
            return CANCEL_ROLL
        if table.rolls == 1 and table.black == 0 and table.hands[table.seat][BLACK] > 0:
            kind = self.best_for_black(table)
            self.solver.decide(table.dice, 1, kind + 1)
            if self.solver.value - self.chip_worth(BLACK, table.round) > value:
                return SET_BLACK + kind
        return chosen

    def weigh_results(self, table: DiceTable, counts: list[float], places: list[int]) -> None:
        """What every result is worth: the steps that its marker takes, by what a step brings."""
        if not cython.compiled:
            steps = [0.0] * CELLS
        for kind in range(TYPES):
            before = self.majority(table, table.seat, kind, counts)
            counts[kind * OWNERS + table.seat] += 1.0
            weight = self.majority(table, table.seat, kind, counts) - before
            counts[kind * OWNERS + table.seat] -= 1.0
            self.promise(table, kind, places[kind], steps)
            for cell in range(CELLS):
                self.solver.worth[kind * CELLS + cell] = weight * steps[cell]

    def pays_to_cancel(self, table: Alhambra, value: float) -> bool:
        """Whether the roll just made is worth less than what was before it and a chip (D37)."""
        if not table.fresh or table.hands[table.seat][CANCEL] == 0:
            return False
        if table.rolls == 1:
            again = self.solver.whole(table.black)
        else:
            self.solver.decide(table.former, table.rolls - 1, table.black)
            again = self.solver.value
        return again - self.chip_worth(CANCEL, table.round) > value

    def best_for_black(self, table: Alhambra) -> int:
        """The type that the black die should show: the one worth most with two symbols more."""
        best = 0
        most = -1.0
        for kind in range(TYPES):
            worth = self.solver.worth[kind * CELLS + cell_of(table.dice[kind] + 2, 2)]
            if worth > most:
                most = worth
                best = kind
        return best

    def moment(self, table: DiceTable, counts: list[float], places: list[int], black: int) -> float:
        """What the turn being rolled will bring if it is played well."""
        self.weigh_results(table, counts, places)
        if table.stage == TURN:
            self.solver.decide(table.dice, table.rolls, black)
            return self.solver.value
        self.solver.solve(black)
        return self.solver.kept[table.rolls - 1][number_of(table.dice)]
