"""Batch: many positions of one game, stepped together in one call. Arrays of C integers go in, memoryviews come out.

>>> from array import array
>>> import alcaide
>>> game = next(iter(alcaide.GAMES.values()))
>>> batch = alcaide.Batch(game, 3, seed=1)
>>> batch.step(array("i", [batch.legal_of(match)[0] for match in range(3)]))
>>> batch.step(batch.drawn)
>>> len(batch.to_act)
3
"""

from array import array
from collections.abc import Sequence

try:
    import cython
except ImportError:  # uncompiled, and without Cython
    from alcaide.core import plain as cython

from alcaide.core.game import Game
from alcaide.core.luck import Luck, SwiftLuck
from alcaide.core.position import Choices, Position

if not cython.compiled:  # compiled code has these from batch.pxd
    from alcaide.core.codes import CHANCE, OVER
    from alcaide.core.uncompiled import MOST_CHOICES, T, from_place, items_of, memory_of


class Batch:
    """`count` matches of one game, each with a luck of its own.

    After every step luck is dealt until a seat is to act, and a match that ended starts again. Then `to_act` says whose
    turn it is; `legal[first[i]:first[i + 1]]` what match i allows; `masks[i]` the same as ones among `size` zeros, if
    asked for; `drawn[i]` one of them, each as likely, by the match's own luck; `ended[i]` whether the step ended a
    match, and `scores[i]` how. All of them are the batch's own memory: the next step writes over them (`legal` may also
    be a new view, when more room is needed).

    A step holds no lock of the interpreter: batches of different threads go on side by side.
    """

    if not cython.compiled:

        def borrow(self, actions: T) -> T:
            """The memory of the caller's actions, until it is given back."""
            return actions

        def give_back(self) -> None:
            """End what `borrow` began."""

    def __init__(
        self, game: Game, count: int, players: int | None = None, *, seed: int | str = 0, masks: bool = False,
        **options: object,
    ) -> None:  # fmt: skip
        if count < 1:
            raise ValueError(f"A batch holds at least one match, not {count}.")
        self.start = game.new(players, **options)
        self.count = count
        self.size = game.actions.size
        self.choices = Choices()
        self.positions = tuple([self.start.copy() for _ in range(count)])
        self.lucks = tuple([SwiftLuck(seed, "batch", index) for index in range(count)])
        self.matches = items_of(self.positions)
        self.streams = items_of(self.lucks)
        self.to_act = numbers(count)
        self.seats = memory_of(self.to_act)
        self.drawn = numbers(count)
        self.draws = memory_of(self.drawn)
        self.ended = numbers(count)
        self.ends = memory_of(self.ended)
        self.first = numbers(count + 1)
        self.starts = memory_of(self.first)
        self.room = 0
        self.legal = numbers(0)
        self.make_room(16 * count + MOST_CHOICES)
        results = numbers(count * self.start.players)
        self.scores = results.cast("B").cast("i", (count, self.start.players))
        self.results = memory_of(results)
        self.masks = None
        self.masked = masks
        if masks:
            self.masks = self.marks = memoryview(bytearray(count * self.size)).cast("B", (count, self.size))
        self.deal_all()

    def deal_all(self) -> int:
        """Deal every match until a seat is to act."""
        total = 0
        for index in range(self.count):
            total = self.settle(index, self.positions[index], self.lucks[index], self.choices, total)
        if self.masked:
            self.mark(1)
        return 0

    def step(self, actions: Sequence[int]) -> None:
        """Play one legal action in every match; the caller has checked them."""
        if len(actions) != self.count:
            raise ValueError(f"A step takes {self.count} actions, one for each match, not {len(actions)}.")
        borrowed = self.borrow(actions)
        try:
            with cython.nogil:
                self.play_all(borrowed)
        finally:
            self.give_back()

    def play_all(self, actions: Sequence[int]) -> int:
        """One step of every match."""
        if self.masked:
            self.mark(0)
        for index in range(self.count):
            self.ends[index] = 0
        total = 0
        for index in range(self.count):
            total = self.play_one(
                index,
                cython.cast(Position, self.matches[index]),
                cython.cast(Luck, self.streams[index]),
                actions[index],
                self.choices,
                total,
            )
        if self.masked:
            self.mark(1)
        return 0

    def play_one(self, index: int, position: Position, luck: Luck, action: int, choices: Choices, total: int) -> int:
        """One step of one match, which lists its moves behind the `total` ones of others; how many there are then."""
        position.become(action)
        return self.settle(index, position, luck, choices, total)

    def settle(self, index: int, position: Position, luck: Luck, choices: Choices, total: int) -> int:
        """Deal luck until a seat is to act, and list what it may do."""
        if position.to_act < 0:
            self.deal(index, position, luck)
        self.seats[index] = position.to_act
        if total + MOST_CHOICES > self.room:
            with cython.gil:
                self.make_room(2 * (total + MOST_CHOICES))
        choices.actions = from_place(self.listed, total)
        choices.count = 0
        position.list_legal(choices)
        self.draws[index] = choices.actions[luck.below(choices.count)]
        total += choices.count
        self.starts[index + 1] = total
        return total

    def deal(self, index: int, position: Position, luck: Luck) -> int:
        """Deal luck until a seat is to act; start a match that has ended again, its scores kept."""
        while position.to_act < 0:
            if position.to_act == CHANCE:
                position.become(position.draw(luck))
            if position.to_act == OVER:
                self.ends[index] = 1
                self.keep_scores(index, position)
                position.assume(self.start)
        return 0

    def keep_scores(self, index: int, position: Position) -> int:
        """Write down how a match ended."""
        for seat in range(position.players):
            self.results[index * position.players + seat] = position.points_of(seat)
        return 0

    def make_room(self, room: int) -> int:
        """Longer lists of legal actions."""
        roomier = numbers(room)
        roomier[: self.room] = self.legal
        self.room = room
        self.legal = roomier
        self.listed = memory_of(roomier)
        return 0

    def mark(self, mark: int) -> None:
        """Write ones into the masks, or take them out again, wherever an action is listed."""
        for index in range(self.count):
            for place in range(self.starts[index], self.starts[index + 1]):
                self.marks[index, self.listed[place]] = mark

    def legal_of(self, index: int) -> list[int]:
        """What match `index` allows."""
        return list(self.legal[self.first[index] : self.first[index + 1]])


def numbers(count: int) -> memoryview:
    """So many zeros, as C integers."""
    return memoryview(array("i", bytes(4 * count)))
