"""How likely every seat is to win, found by greedy rollouts.

All seats go on greedily for some turns, and the evaluator says how good that is for each of them. The start is played
on as it is, or as one seat sees it: then what is hidden from that seat is dealt anew. Whoever wants to compare two
starts plays both on with the same luck.
"""

import cython

from alcaide.core.bot import evaluator_of
from alcaide.core.luck import Luck
from alcaide.core.position import Position
from alcaide.search.greedy_policy import GreedyPolicy

if not cython.compiled:  # compiled code has these from chances.pxd
    MOST_SEATS = 8

NOTHING = -1
"""Instead of an action or a seat."""


class WinChances:
    """Room to play the positions of one game on."""

    def __init__(self, position: Position, turns: int | None = None) -> None:
        """Look that many turns ahead after the one at hand, or as many as the evaluator wants."""
        if not cython.compiled:
            self.shares = [0.0] * MOST_SEATS
        self.trial = position.copy()
        self.evaluator = evaluator_of(position)
        self.turns = self.evaluator.rollout_turns if turns is None else turns
        self.greedy = GreedyPolicy(position, self.evaluator)

    def judge(self, position: Position) -> list[float]:
        """Every seat's share of the victory at first sight; they add up to 1."""
        self.trial.assume(position)
        with cython.nogil:
            self.evaluate()
        return [self.shares[seat] for seat in range(position.players)]

    def play_on(self, start: Position, luck: Luck, action: int = NOTHING, seat: int = NOTHING) -> list[float]:
        """Every seat's share after one way to go on, beginning with an action or outcome if one is given.

        With a seat given, what it cannot see is dealt anew before.
        """
        self.trial.assume(start)
        with cython.nogil:
            if seat != NOTHING:
                self.trial.redeal(seat, luck)
            if action != NOTHING:
                self.trial.become(action)
                self.greedy.steps += 1
            self.greedy.rollout(self.trial, luck, self.turns, NOTHING)
            self.evaluate()
        return [self.shares[seat] for seat in range(start.players)]

    def evaluate(self) -> int:
        """Note the evaluation of every seat of the trial."""
        total = 0.0
        for seat in range(self.trial.players):
            self.shares[seat] = self.evaluator.evaluate(self.trial, seat)
            total += self.shares[seat]
        self.greedy.steps += 1
        for seat in range(self.trial.players):
            self.shares[seat] = self.shares[seat] / total if total > 0.0 else 1.0 / self.trial.players
        return 0
