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

import cython

from alcaide.core.codes import *
from alcaide.core.errors import BadSetting, IllegalAction, WrongType, shorten
from alcaide.core.game import Game
from alcaide.core.luck import Luck, SwiftLuck
from alcaide.core.position import Choices, Position, index_of
from alcaide.core.uncompiled import *

MOST_MATCHES = 1_000_000


class Batch:
    """`count` matches of one game, each with a luck of its own.

    After every step luck is dealt until a seat is to act, and a match that ended starts again. Then `to_act` says whose
    turn it is; `legal[first[i]:first[i + 1]]` what match i allows; `masks[i]` the same as ones among `size` zeros, if
    asked for; `drawn[i]` one of them, each as likely, by the match's own luck; `ended[i]` whether the step ended a
    match, and `scores[i]` how. All of them are the batch's own memory: the next step writes over them (`legal` may also
    be a new view, when more room is needed).

    A step with an action that is not legal is refused as a whole, before anything changes. With `checked=False` the
    caller has checked them, and anything else may end the process.

    A step holds no lock of the interpreter: batches of different threads go on side by side. A batch cannot be pickled:
    its matches go on from positions and lucks of their own, which can.
    """

    if not cython.compiled:

        def borrow(self, actions: Sequence[int]) -> Sequence[int]:
            """The memory of the caller's actions, until it is given back."""
            if not hasattr(actions, "__len__") or not hasattr(actions, "__getitem__"):
                raise TypeError
            if len(actions) != self.count:
                raise refuse_length(self.count, len(actions))
            return actions

        def give_back(self) -> None:
            """End what `borrow` began."""

    def __init__(
        self, game: Game, count: int, players: int | None = None, *, seed: int | str = 0, masks: bool = False,
        checked: bool = True, **options: object,
    ) -> None:  # fmt: skip
        if self.size > 0:
            raise IllegalAction("This batch was made before; make a new one.", "made")
        if not isinstance(game, Game):
            raise WrongType("a game", game)
        if type(count) is not int or not 1 <= count <= MOST_MATCHES:
            raise BadSetting(f"A batch holds at least one match and at most {MOST_MATCHES:,}, not {shorten(count)}.")
        self.start = game.new(players, **options)
        self.checked = bool(checked)
        self.choices = Choices()
        self.tables = tuple([self.start.copy() for _ in range(count)])
        self.lucks = tuple([SwiftLuck(seed, "batch", index) for index in range(count)])
        self.matches = items_of(self.tables)
        self.streams = items_of(self.lucks)
        self.to_act = numbers(count)
        self.seats = memory_of(self.to_act)
        self.drawn = numbers(count)
        self.draws = memory_of(self.drawn)
        self.ended = numbers(count)
        self.ends = memory_of(self.ended)
        first = numbers(count + 1)
        self.first = first.toreadonly()
        self.starts = memory_of(first)
        self.chosen = numbers(count)
        self.picks = memory_of(self.chosen)
        self.room = 0
        self.legal = numbers(0)
        self.make_room(16 * count + MOST_CHOICES)
        results = numbers(count * self.start.players)
        self.scores = results.cast("B").cast("i", (count, self.start.players))
        self.results = memory_of(results)
        self.masks = None
        self.masked = bool(masks)
        size = game.actions.size
        if masks:
            self.masks = self.marks = memoryview(bytearray(count * size)).cast("B", (count, size))
        self.size = size
        self.count = count
        self.deal_all()

    if not cython.compiled:
        size = 0
        count = 0
        busy = False

    def deal_all(self) -> int:
        """Deal every match until a seat is to act."""
        total = 0
        for index in range(self.count):
            total = self.settle(index, self.tables[index], self.lucks[index], self.choices, total)
        if self.masked:
            self.mark(1)
        return 0

    def step(self, actions: Sequence[int]) -> None:
        """Play one legal action in every match."""
        if self.busy:
            raise IllegalAction("Another thread is stepping this batch.", "busy")
        self.busy = True
        try:
            self.play_from(actions)
        except (TypeError, BufferError) as error:
            raise WrongType("an array of C integers", actions) from error
        finally:
            self.busy = False

    def play_from(self, actions: Sequence[int]) -> int:
        """Play the actions of an array; checked ones stand where nobody else can write."""
        borrowed = self.borrow(actions)
        if self.checked:
            for index in range(self.count):
                self.picks[index] = borrowed[index]
            self.give_back()
            index = self.find_illegal(self.picks)
            if index >= 0:
                why = self.tables[index].refusal(self.picks[index]).sentence
                raise IllegalAction(f"Match {index}: {why}")
            with cython.nogil:
                self.play_all(self.picks)
            return 0
        try:
            with cython.nogil:
                self.play_all(borrowed)
        finally:
            self.give_back()
        return 0

    def find_illegal(self, actions: Sequence[int]) -> int:
        """The first match that does not allow its action; -1 if there is none."""
        for index in range(self.count):
            if not self.allows(index, actions[index]):
                return index
        return -1

    def allows(self, index: int, action: int) -> bool:
        """Whether a match lists an action: they are in order."""
        low = self.starts[index]
        high = end = self.starts[index + 1]
        while low < high:
            middle = (low + high) // 2
            if self.listed[middle] < action:
                low = middle + 1
            else:
                high = middle
        return low < end and self.listed[low] == action

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
        self.legal = roomier.toreadonly()
        self.listed = memory_of(roomier)
        return 0

    def mark(self, mark: int) -> None:
        """Write ones into the masks, or take them out again, wherever an action is listed."""
        for index in range(self.count):
            for place in range(self.starts[index], self.starts[index + 1]):
                self.marks[index, self.listed[place]] = mark

    @property
    def positions(self) -> tuple[Position, ...]:
        """A copy of every match's position: what becomes of it does not matter to the batch."""
        return tuple([table.copy() for table in self.tables or ()])

    def legal_of(self, index: int) -> list[int]:
        """What match `index` allows."""
        place = index_of(index, self.count, "match")
        return list(self.legal[self.first[place] : self.first[place + 1]])

    def __reduce__(self) -> tuple[object, ...]:
        raise WrongType("what can be pickled (the positions of a batch can be)", self)

    def __repr__(self) -> str:
        if not self.count:
            return "<Batch, not made>"
        return f"<Batch of {self.count} matches of {self.start.game.title}, {self.start.players} seats>"


def refuse_actions() -> BadSetting:
    """What to say of an array of other numbers."""
    return BadSetting("Actions are C integers: an array of type 'i', or NumPy's int32, of one dimension.", "bad_buffer")


def refuse_length(count: int, given: int) -> BadSetting:
    """What to say of too few actions, or too many."""
    return BadSetting(f"A step takes {count} actions, one for each match, not {given}.", "bad_buffer")


def numbers(count: int) -> memoryview:
    """So many zeros, as C integers."""
    return memoryview(array("i", bytes(4 * count)))
