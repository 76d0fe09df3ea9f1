"""Flat Monte Carlo search: every move is tried many times, the worse half is dropped, and the rest is tried again.

One trial imagines what is hidden, plays the move, rolls out greedily for some turns on every seat, and evaluates where
that leads. In one round of trials all moves have the same luck and the same hidden cards, so that luck hardly
decides between them. The budget is shared by fewer and fewer moves (sequential halving, Karnin, Koren and Somekh 2013),
and nothing in it needs the interpreter's lock.
"""

import cython

from alcaide.core.bot import RankedMove
from alcaide.core.evaluator import Evaluator
from alcaide.core.luck import Luck, SwiftLuck
from alcaide.core.position import Choices, Position
from alcaide.core.uncompiled import *
from alcaide.search.greedy_policy import GreedyPolicy

if not cython.compiled:  # compiled code has these from trials.pxd
    from math import sqrt

    from alcaide.core.clock import now


class FlatMonteCarlo:
    """One decision being thought about; `stopped` may be set from another thread."""

    def __init__(self, position: Position, seat: int, evaluator: Evaluator, luck: Luck) -> None:
        if not cython.compiled:
            self.actions = [0] * MOST_CHOICES
            self.prior = [0.0] * MOST_CHOICES
            self.total = [0.0] * MOST_CHOICES
            self.squares = [0.0] * MOST_CHOICES
            self.times = [0] * MOST_CHOICES
            self.order = [0] * MOST_CHOICES
        self.root = position
        self.trial = position.copy()
        self.greedy = GreedyPolicy(position, evaluator)
        self.seat = seat
        self.evaluator = evaluator
        self.luck = SwiftLuck("trials", luck.pick(2**30))
        self.kept = SwiftLuck("trials")
        self.choices = Choices()
        self.stopped = False
        self.favourite = -1
        self.deadline = 0.0
        self.root.list_legal(self.choices)
        self.evaluator.prune(self.root, self.choices)
        self.count = self.choices.count
        for index in range(self.count):
            self.actions[index] = self.choices.actions[index]
            self.total[index] = 0.0
            self.squares[index] = 0.0
            self.times[index] = 0
            self.order[index] = index
        self.left = self.count
        usual = self.evaluator.rollout_policy(self.root, self.choices)
        if usual >= 0:
            self.consider(usual)

    def think(self, steps: int, widest: int, seconds: float = 0.0) -> int:
        """Spend `steps` of play, or `seconds` (0: any number of them); the best action."""
        self.deadline = now() + seconds if seconds > 0.0 else 0.0
        with cython.nogil:
            self.evaluate_all()
            self.sort()
            if self.left > 1:
                self.halve(steps, widest)
        return self.actions[self.order[0]]

    def glance(self) -> int:
        """The best action at first sight: the evaluation after it, and nothing more."""
        with cython.nogil:
            self.evaluate_all()
            self.sort()
        return self.actions[self.order[0]]

    def favour(self, action: int) -> None:
        """Begin with this move, and prefer it a little: somebody who should know has chosen it."""
        self.favourite = self.consider(action)

    def consider(self, action: int) -> int:
        """Take this move in if it is not there yet; its place."""
        for index in range(self.count):
            if self.actions[index] == action:
                return index
        self.actions[self.count] = action
        self.total[self.count] = 0.0
        self.squares[self.count] = 0.0
        self.times[self.count] = 0
        self.order[self.count] = self.count
        self.count += 1
        self.left += 1
        return self.count - 1

    def thin(self, draws: int) -> None:
        """Forget all moves but those that some draws bring; the same one may be drawn again."""
        kept = 0
        for _ in range(draws):
            drawn = self.luck.pick(self.count)
            if drawn >= kept:
                self.actions[kept], self.actions[drawn] = self.actions[drawn], self.actions[kept]
                kept += 1
        self.count = self.left = kept

    def ranking(self) -> list[RankedMove]:
        """Every action from the best down."""
        ranked = []
        for place in range(self.count):
            index = self.order[place]
            times = self.times[index]
            spread = 0.0
            if times > 1:
                middle = self.total[index] / times
                spread = sqrt(max(0.0, self.squares[index] / times - middle * middle))
            ranked.append(RankedMove(self.actions[index], self.mean(index), spread, times))
        return ranked

    def is_spent(self, steps: int) -> bool:
        """Whether it is time to come to an end."""
        return self.greedy.steps >= steps or self.stopped or (self.deadline > 0.0 and now() >= self.deadline)

    # First sight

    def evaluate_all(self) -> int:
        """The prior of every move: its evaluation; the favourite's is a little better than the best."""
        best = 0.0
        for index in range(self.count):
            self.prior[index] = self.greedy.look(self.root, self.actions[index], self.seat)
            best = max(best, self.prior[index])
        if self.favourite >= 0:
            self.prior[self.favourite] = best + self.evaluator.favourite_bonus
        return 0

    def sort(self) -> None:
        """The moves that are left, from the best down; among equals the first stays first."""
        for index in range(1, self.left):
            place = index
            while place > 0 and self.mean(self.order[place - 1]) < self.mean(self.order[place]):
                self.order[place], self.order[place - 1] = self.order[place - 1], self.order[place]
                place -= 1

    def mean(self, index: int) -> float:
        """What a move has brought so far, its prior counted as a few trials."""
        return (self.evaluator.prior_weight * self.prior[index] + self.total[index]) / (
            self.evaluator.prior_weight + self.times[index]
        )

    # FlatMonteCarlo

    def halve(self, most: int, widest: int) -> int:
        """Try the moves that look best, drop the worse half, and again, until one is left or the budget is spent."""
        self.left = min(self.left, widest, self.evaluator.widest)
        rounds = 1
        rest = self.left
        while rest > 2:
            rest = (rest + 1) // 2
            rounds += 1
        start = self.greedy.steps
        for number in range(rounds):
            limit = start + (most - start) * (number + 1) // rounds
            self.compare(limit)
            self.sort()
            if self.is_spent(most):
                return 0
            self.left = (self.left + 1) // 2
        return 0

    def compare(self, limit: int) -> int:
        """Try every move that is left with the same luck, and again with other luck, within the limit."""
        while not self.is_spent(limit):
            self.kept.a = self.luck.a
            self.kept.b = self.luck.b
            self.kept.c = self.luck.c
            self.kept.counter = self.luck.counter
            for place in range(self.left):
                self.luck.a = self.kept.a
                self.luck.b = self.kept.b
                self.luck.c = self.kept.c
                self.luck.counter = self.kept.counter
                self.attempt(self.order[place])
        return 0

    def attempt(self, index: int) -> int:
        """One trial of one move."""
        self.trial.assume(self.root)
        self.trial.redeal(self.seat, self.luck)
        self.trial.become(self.actions[index])
        self.greedy.steps += 1
        self.greedy.rollout(self.trial, self.luck, self.evaluator.rollout_turns, self.seat)
        result = self.evaluator.evaluate(self.trial, self.seat)
        self.total[index] += result
        self.squares[index] += result * result
        self.times[index] += 1
        return 0
