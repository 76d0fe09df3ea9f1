"""Trials: every move is tried many times, the worse half is dropped, and the rest is tried again.

One trial imagines what is hidden, plays the move, goes on greedily for some turns on every seat, and asks the outlook
how good that is. In one round of trials all moves have the same luck and the same hidden cards, so that luck hardly
decides between them. The budget is shared by fewer and fewer moves (sequential halving, Karnin, Koren and Somekh 2013),
and nothing in it needs the interpreter's lock.
"""

try:
    import cython
except ImportError:  # uncompiled, and without Cython
    from alcaide.core import plain as cython

from alcaide.core.luck import Luck, SwiftLuck
from alcaide.core.position import Choices, Position
from alcaide.search.bot import Weighed
from alcaide.search.greedy import Greedy
from alcaide.search.outlooks.outlook import Outlook

if not cython.compiled:  # compiled code has these from trials.pxd
    from time import monotonic as now

    from alcaide.core.uncompiled import MOST_CHOICES


class Trials:
    """One decision being thought about; `stopped` may be set from another thread."""

    def __init__(self, position: Position, seat: int, outlook: Outlook, luck: Luck) -> None:
        if not cython.compiled:
            self.actions = [0] * MOST_CHOICES
            self.guess = [0.0] * MOST_CHOICES
            self.total = [0.0] * MOST_CHOICES
            self.squares = [0.0] * MOST_CHOICES
            self.times = [0] * MOST_CHOICES
            self.order = [0] * MOST_CHOICES
        self.root = position
        self.trial = position.copy()
        self.greedy = Greedy(position, outlook)
        self.seat = seat
        self.outlook = outlook
        self.luck = SwiftLuck("trials", luck.pick(2**30))
        self.kept = SwiftLuck("trials")
        self.choices = Choices()
        self.stopped = False
        self.favourite = -1
        self.deadline = 0.0
        self.root.list_legal(self.choices)
        self.outlook.narrow(self.root, self.choices)
        self.count = self.choices.count
        for index in range(self.count):
            self.actions[index] = self.choices.actions[index]
            self.total[index] = 0.0
            self.squares[index] = 0.0
            self.times[index] = 0
            self.order[index] = index
        self.left = self.count
        habit = self.outlook.habit(self.root, self.choices)
        if habit >= 0:
            self.consider(habit)

    def think(self, steps: int, widest: int, seconds: float = 0.0) -> int:
        """Spend so many steps of play, or so many seconds (0: no matter how many); the best action."""
        self.deadline = now() + seconds if seconds > 0.0 else 0.0
        with cython.nogil:
            self.guess_all()
            self.sort()
            if self.left > 1:
                self.halve(steps, widest)
        return self.actions[self.order[0]]

    def glance(self) -> int:
        """The best action at first sight: the outlook after it, and nothing more."""
        with cython.nogil:
            self.guess_all()
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
        """Forget all moves but those that so many draws bring; the same one may be drawn again."""
        kept = 0
        for _ in range(draws):
            drawn = self.luck.pick(self.count)
            if drawn >= kept:
                self.actions[kept], self.actions[drawn] = self.actions[drawn], self.actions[kept]
                kept += 1
        self.count = self.left = kept

    def ranking(self) -> list[Weighed]:
        """Every action from the best down."""
        ranked = []
        for place in range(self.count):
            index = self.order[place]
            times = self.times[index]
            spread = 0.0
            if times > 1:
                middle = self.total[index] / times
                spread = max(0.0, self.squares[index] / times - middle * middle) ** 0.5
            ranked.append(Weighed(self.actions[index], self.mean(index), spread, times))
        return ranked

    def is_spent(self, steps: int) -> bool:
        """Whether it is time to come to an end."""
        return self.greedy.steps >= steps or self.stopped or (self.deadline > 0.0 and now() >= self.deadline)

    # First sight

    def guess_all(self) -> int:
        """Rate every move by itself; the favourite is rated a little better than the best."""
        best = 0.0
        for index in range(self.count):
            self.guess[index] = self.greedy.look(self.root, self.actions[index], self.seat)
            best = max(best, self.guess[index])
        if self.favourite >= 0:
            self.guess[self.favourite] = best + self.outlook.favour
        return 0

    def sort(self) -> None:
        """The moves that are left, from the best down; among equals the first stays first."""
        for index in range(1, self.left):
            place = index
            while place > 0 and self.mean(self.order[place - 1]) < self.mean(self.order[place]):
                self.order[place], self.order[place - 1] = self.order[place - 1], self.order[place]
                place -= 1

    def mean(self, index: int) -> float:
        """What a move has brought so far, its first guess counted as a few trials."""
        return (self.outlook.belief * self.guess[index] + self.total[index]) / (self.outlook.belief + self.times[index])

    # Trials

    def halve(self, most: int, widest: int) -> int:
        """Try the moves that look best, drop the worse half, and again, until one is left or the budget is spent."""
        self.left = min(self.left, widest, self.outlook.widest)
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
        self.greedy.play_on(self.trial, self.luck, self.outlook.turns, self.seat)
        result = self.outlook.rate(self.trial, self.seat)
        self.total[index] += result
        self.squares[index] += result * result
        self.times[index] += 1
        return 0
