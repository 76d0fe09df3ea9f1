"""Chances: how likely every seat is to win, found by playing a position on.

All seats go on greedily for some turns, and the outlook says how good that is for each of them. The start is played on
as it is, or as one seat sees it: then what is hidden from that seat is dealt anew. Whoever wants to compare two starts
plays both on with the same luck.
"""

try:
    import cython
except ImportError:  # uncompiled, and without Cython
    from alcaide.kernel import plain as cython

from alcaide.bots.outlooks import outlook_of
from alcaide.kernel.luck import Luck
from alcaide.kernel.position import Choices, Position

if not cython.compiled:  # compiled code has these from chances.pxd
    from alcaide.kernel.codes import CHANCE, OVER

    MOST_SEATS = 8

NOTHING = -1
"""Instead of an action or a seat."""


class Chances:
    """Room to play the positions of one game on; `steps` counts the moves played and looked at so far."""

    def __init__(self, position: Position, turns: int = 0) -> None:
        """Look so many turns ahead, or as many as the game's outlook wants."""
        if not cython.compiled:
            self.shares = [0.0] * MOST_SEATS
        self.trial = position.copy()
        self.sketch = position.copy()
        self.outlook = outlook_of(position)
        self.turns = turns or self.outlook.turns
        self.choices = Choices()
        self.steps = 0

    def judge(self, position: Position) -> list[float]:
        """Every seat's share of the victory at first sight; they add up to 1."""
        self.trial.assume(position)
        with cython.nogil:
            self.rate()
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
                self.steps += 1
            self.go_on(luck)
            self.rate()
        return [self.shares[seat] for seat in range(start.players)]

    def rate(self) -> int:
        """Note what the outlook says for every seat of the trial."""
        total = 0.0
        for seat in range(self.trial.players):
            self.shares[seat] = self.outlook.rate(self.trial, seat)
            total += self.shares[seat]
        self.steps += 1
        for seat in range(self.trial.players):
            self.shares[seat] = self.shares[seat] / total if total > 0.0 else 1.0 / self.trial.players
        return 0

    def go_on(self, luck: Luck) -> int:
        """Play greedily on every seat for some turns, or to the end."""
        turns = 0
        last = NOTHING
        while self.trial.to_act != OVER:
            if self.trial.to_act == CHANCE:
                self.trial.become(self.trial.draw(luck))
                self.steps += 1
                continue
            if self.trial.to_act != last:
                last = self.trial.to_act
                turns += 1
                if turns > self.turns:
                    break
            self.trial.become(self.choose(luck))
        return 0

    def choose(self, luck: Luck) -> int:
        """The best of some moves at first sight, chosen by luck where there are more."""
        self.choices.count = 0
        self.trial.list_legal(self.choices)
        self.outlook.narrow(self.trial, self.choices)
        if self.choices.count == 1:
            return self.choices.actions[0]
        many = min(self.choices.count, self.outlook.breadth)
        best = -1.0
        chosen = self.choices.actions[0]
        for index in range(many):
            place = index
            if many < self.choices.count:
                place = index + luck.below(self.choices.count - index)
            self.sketch.assume(self.trial)
            self.sketch.become(self.choices.actions[place])
            self.steps += 1
            value = self.outlook.rate(self.sketch, self.trial.to_act)
            if value > best:
                best = value
                chosen = self.choices.actions[place]
            self.choices.actions[place] = self.choices.actions[index]
        return chosen
