"""The greedy policy: every seat makes the move that looks best at first sight, for some turns or to the end."""

from alcaide.core.codes import *
from alcaide.core.evaluator import Evaluator
from alcaide.core.luck import Luck, SwiftLuck
from alcaide.core.position import Choices, Position

WORST = -1e300
"""Liked less than anything."""


class GreedyPolicy:
    """Room to play the positions of one game on; `steps` counts the moves played and looked at so far."""

    def __init__(self, position: Position, evaluator: Evaluator) -> None:
        self.sketch = position.copy()
        self.second = position.copy()
        self.evaluator = evaluator
        self.choices = Choices()
        self.further = Choices()
        self.root = SwiftLuck("greedy")
        self.steps = 0

    def look(self, position: Position, action: int, seat: int) -> float:
        """The evaluation of a seat after one action."""
        self.sketch.assume(position)
        self.sketch.become(action)
        self.steps += 1
        return self.evaluator.evaluate(self.sketch, seat)

    def rollout(self, trial: Position, luck: Luck, turns: int, last: int) -> int:
        """Go on for that many turns after the one of seat `last`, and then to a quiet moment."""
        if self.evaluator.common_random_numbers:
            self.root.sprout(luck)
        while trial.to_act != OVER:
            if turns < 0 and self.evaluator.is_quiet(trial):
                break
            if trial.to_act == CHANCE:
                if self.evaluator.common_random_numbers and self.evaluator.is_quiet(trial):
                    luck.sprout(self.root)
                trial.become(trial.draw(luck))
                self.steps += 1
            elif trial.to_act != last:
                last = trial.to_act
                turns -= 1
            else:
                trial.become(self.choose(trial, luck))
        return 0

    def choose(self, position: Position, luck: Luck) -> int:
        """The best of some moves at first sight, chosen by luck where there are more."""
        self.choices.count = 0
        position.list_legal(self.choices)
        self.evaluator.prune(position, self.choices)
        if self.choices.count == 1:
            return self.choices.actions[0]
        chosen = self.evaluator.rollout_policy(position, self.choices)
        if chosen >= 0:
            self.steps += self.evaluator.policy_steps
            return chosen
        seat = position.to_act
        many = min(self.choices.count, self.evaluator.breadth)
        best = WORST
        chosen = self.choices.actions[0]
        for index in range(many):
            place = index
            if many < self.choices.count:
                place = index + luck.below(self.choices.count - index)
            value = self.like(position, self.choices.actions[place], seat)
            if value > best:
                best = value
                chosen = self.choices.actions[place]
            self.choices.actions[place] = self.choices.actions[index]
        return chosen

    def like(self, position: Position, action: int, seat: int) -> float:
        """How much a seat likes an action, with what belongs to it."""
        self.sketch.assume(position)
        self.sketch.become(action)
        self.steps += 1
        if not self.evaluator.is_half_done(self.sketch):
            return self.evaluator.rollout_value(self.sketch, seat)
        self.further.count = 0
        self.sketch.list_legal(self.further)
        self.evaluator.prune(self.sketch, self.further)
        best = WORST
        for index in range(self.further.count):
            self.second.assume(self.sketch)
            self.second.become(self.further.actions[index])
            self.steps += 1
            best = max(best, self.evaluator.rollout_value(self.second, seat))
        return best
