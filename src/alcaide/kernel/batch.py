"""Batch: many positions of one game, stepped together in one call. Arrays of C integers go in, memoryviews come out.

>>> from array import array
>>> import alcaide
>>> batch = alcaide.Batch(alcaide.game_named("burgenland"), 3, seed=1)
>>> actions = array("i", [0, 0, 0])
>>> batch.step(actions)
>>> batch.to_act.tolist(), batch.legal_of(0)
([0, 0, 0], [0, 6])
"""

from array import array
from collections.abc import MutableSequence, Sequence

try:
    import cython
except ImportError:  # uncompiled, and without Cython
    from alcaide.kernel import plain as cython

from alcaide.kernel.game import Game
from alcaide.kernel.luck import Luck, SwiftLuck
from alcaide.kernel.position import Choices, Position

if not cython.compiled:  # compiled code has these from batch.pxd
    from alcaide.kernel.codes import CHANCE, OVER
    from alcaide.kernel.uncompiled import copy_choices, memory_of


class Batch:
    """`count` matches of one game, each with a luck of its own.

    After every step luck is dealt until a seat is to act, and a match that ended starts again. Then `to_act` says whose
    turn it is; `legal[first[i]:first[i + 1]]` what match i allows; `masks[i]` the same as ones among `size` zeros, if
    asked for; `ended[i]` whether the step ended a match, and `scores[i]` how. All of them are the batch's own memory:
    the next step writes over them (`legal` may also be a new view, when more room is needed).
    """

    def __init__(
        self, game: Game, count: int, players: int | None = None, *, seed: int | str = 0, masks: bool = False,
        **options: object,
    ) -> None:  # fmt: skip
        self.start = game.new(players, **options)
        self.count = count
        self.size = game.actions.size
        self.choices = Choices()
        self.positions = [self.start.copy() for _ in range(count)]
        self.lucks = [SwiftLuck(seed, "batch", index) for index in range(count)]
        self.to_act = numbers(count)
        self.ended = numbers(count)
        self.first = numbers(count + 1)
        self.seats = memory_of(self.to_act)
        self.ends = memory_of(self.ended)
        self.starts = memory_of(self.first)
        self.room = 16 * count
        self.legal = numbers(self.room)
        self.listed = memory_of(self.legal)
        self.scores = self.points = numbers(count * self.start.players).cast("B").cast("i", (count, self.start.players))
        self.masks = None
        self.masked = masks
        if masks:
            self.masks = self.marks = memoryview(bytearray(count * self.size)).cast("B", (count, self.size))
        total = 0
        for index in range(count):
            self.settle(index, self.positions[index], self.lucks[index])
            self.seats[index] = self.positions[index].to_act
            total = self.list_legal(index, self.positions[index], total)

    def step(self, actions: Sequence[int]) -> None:
        """Play one legal action in every match; the caller has checked them."""
        if len(actions) != self.count:
            raise ValueError(f"A step takes {self.count} actions, one for each match, not {len(actions)}.")
        if self.masked:
            self.unmark()
        total = 0
        for index in range(self.count):
            position = cython.cast(Position, self.positions[index])
            position.become(actions[index])
            self.ends[index] = 0
            if position.to_act < 0:
                self.settle(index, position, cython.cast(Luck, self.lucks[index]))
            self.seats[index] = position.to_act
            total = self.list_legal(index, position, total)

    def choose(self, actions: MutableSequence[int]) -> None:
        """Fill `actions` with one legal action of every match, each as likely, by the match's own luck."""
        if len(actions) != self.count:
            raise ValueError(f"There are {self.count} matches to choose for, not {len(actions)}.")
        for index in range(self.count):
            luck = cython.cast(Luck, self.lucks[index])
            first = self.starts[index]
            many = self.starts[index + 1] - first
            actions[index] = self.listed[first + luck.below(many)]

    def legal_of(self, index: int) -> list[int]:
        """What match `index` allows."""
        return list(self.legal[self.starts[index] : self.starts[index + 1]])

    def settle(self, index: int, position: Position, luck: Luck) -> int:
        """Deal luck until a seat is to act; start a match that has ended again, its scores kept."""
        while position.to_act < 0:
            if position.to_act == CHANCE:
                position.become(position.draw(luck))
            if position.to_act == OVER:
                self.ends[index] = 1
                for seat, points in enumerate(position.scores()):
                    self.points[index, seat] = points
                position.assume(self.start)
        return 0

    def list_legal(self, index: int, position: Position, total: int) -> int:
        """List what a match allows behind the `total` actions listed before; how many there are then."""
        choices = self.choices
        choices.count = 0
        position.list_legal(choices)
        after = total + choices.count
        if after > self.room:
            self.make_room(after)
        copy_choices(choices, self.listed, total)
        if self.masked:
            for place in range(choices.count):
                self.marks[index, choices.actions[place]] = 1
        self.starts[index + 1] = after
        return after

    def make_room(self, needed: int) -> None:
        """Lists of legal actions twice as long, at least as long as needed."""
        roomier = numbers(max(needed, 2 * self.room))
        roomier[: self.room] = self.legal
        self.room = len(roomier)
        self.legal = roomier
        self.listed = memory_of(roomier)

    def unmark(self) -> int:
        """Take the ones of the last step out of the masks."""
        for index in range(self.count):
            for place in range(self.starts[index], self.starts[index + 1]):
                self.marks[index, self.listed[place]] = 0
        return 0


def numbers(count: int) -> memoryview:
    """So many zeros, as C integers."""
    return memoryview(array("i", bytes(4 * count)))
