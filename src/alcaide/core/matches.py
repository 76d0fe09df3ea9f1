"""Matches: many matches of one game for programs that learn, stepped, observed and masked together in one call.

Each match has a luck of its own, so that it goes exactly as it would alone. Where a `learner` is named, the other seats
are its rivals: with a luck for them they play any legal action inside the core, otherwise a step stops at them.
"""

from array import array
from typing import Protocol

try:
    import cython
except ImportError:  # uncompiled, and without Cython
    from alcaide.core import plain as cython

from alcaide.core.luck import Luck
from alcaide.core.observer import Numbers, Observer
from alcaide.core.position import Choices, Position
from alcaide.core.uncompiled import Table

if not cython.compiled:  # compiled code has these from matches.pxd
    from alcaide.core.codes import CHANCE
    from alcaide.core.uncompiled import number_at

EVERY_SEAT = -1
"""No rivals: the learner acts for whoever is to act."""


class Integers(Protocol):
    """Anything that integers can be read from."""

    def __getitem__(self, place: int, /) -> int: ...


def deal(position: Position, luck: Luck) -> int:
    """Let luck decide until a seat is to act or the match is over; who is to act then."""
    while position.to_act == CHANCE:
        position.become(position.draw(luck))
    return position.to_act


def is_legal(position: Position, action: int) -> bool:
    """Whether the seat to act may do this."""
    LISTED.count = 0
    if position.to_act >= 0:
        position.list_legal(LISTED)
    return is_among(LISTED, action)


def is_among(choices: Choices, action: int) -> bool:
    """Whether an action is listed: they are in order."""
    low = 0
    high = choices.count
    while low < high:
        middle = (low + high) // 2
        if choices.actions[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low < choices.count and choices.actions[low] == action


class Matches:
    """`count` matches that start like `start`.

    `to_act` says who is to act in each (a rival where a step stopped at one); `legal[first[i]:first[i + 1]]` what match
    i allows the learner. `observations` and `masks` are the caller's arrays, of 16-bit numbers and of bytes.
    """

    def __init__(
        self, start: Position, observer: Observer, count: int, observations: Table, masks: Table | None,
        learner: int = EVERY_SEAT,
    ) -> None:  # fmt: skip
        self.start = start
        self.observer = observer
        self.count = count
        self.learner = learner
        self.choices = Choices()
        self.positions = [start.copy() for _ in range(count)]
        self.lucks = [Luck() for _ in range(count)]
        self.rivals: list[Luck | None] = [None for _ in range(count)]
        self.numbers = observations
        self.masked = masks is not None
        if masks is not None:
            self.marks = masks
        self.to_act = self.seats = integers(count)
        self.first = self.starts = integers(count + 1)
        self.room = 16 * count
        self.legal = self.listed = integers(self.room)

    def begin(self, index: int, luck: Luck | None = None, rivals: Luck | None = None) -> int:
        """Start a match anew; without a luck its own goes on."""
        if luck is not None:
            self.lucks[index] = luck
            self.rivals[index] = rivals
        position = self.positions[index]
        position.assume(self.start)
        return self.settle(index)

    def allows(self, index: int, action: int) -> bool:
        """Whether an action is among those that match `index` allowed at the last look."""
        low = self.starts[index]
        high = end = self.starts[index + 1]
        while low < high:
            middle = (low + high) // 2
            if self.listed[middle] < action:
                low = middle + 1
            else:
                high = middle
        return low < end and self.listed[low] == action

    def find_outside(self, actions: Integers, size: int) -> int:
        """The first match whose action is not a number below `size`; -1 if there is none."""
        for index in range(self.count):
            if actions[index] < 0 or actions[index] >= size:
                return index
        return -1

    def step(self, actions: Integers, refused: Numbers) -> int:
        """Play an action in every match; a negative one leaves its match alone, and so does one that is not legal.

        The latter are marked with a one in `refused`; how many there were.
        """
        count = 0
        for index in range(self.count):
            if actions[index] < 0:
                continue
            if not self.allows(index, actions[index]):
                refused[index] = 1
                count += 1
                continue
            position = cython.cast(Position, self.positions[index])
            position.become(actions[index])
            self.settle(index)
        return count

    def play(self, index: int, action: int) -> int:
        """Play an action in one match; who is to act then."""
        cython.cast(Position, self.positions[index]).become(action)
        self.settle(index)
        return self.seats[index]

    def settle(self, index: int) -> int:
        """Let luck, and rivals that play anything, go on until the learner is to act, or it stops."""
        position = cython.cast(Position, self.positions[index])
        luck = cython.cast(Luck, self.lucks[index])
        rivals = self.rivals[index]
        while (
            deal(position, luck) >= 0 and self.learner >= 0 and position.to_act != self.learner and rivals is not None
        ):
            self.choices.count = 0
            position.list_legal(self.choices)
            position.become(self.choices.actions[cython.cast(Luck, rivals).below(self.choices.count)])
        self.seats[index] = position.to_act
        return 0

    def look(self) -> int:
        """Write what the seats to act know and may do; at the end of a match, what the learner (or seat 0) knows."""
        if self.masked:
            self.unmark()
        total = 0
        for index in range(self.count):
            position = cython.cast(Position, self.positions[index])
            seat = self.learner if self.learner >= 0 else max(position.to_act, 0)
            self.observer.write(position, seat, number_at(self.numbers, index))
            total = self.list_legal(index, position, total)
        return 0

    def list_legal(self, index: int, position: Position, total: int) -> int:
        """List what a match allows behind the `total` actions listed before; how many there are then."""
        self.choices.count = 0
        if position.to_act >= 0:
            position.list_legal(self.choices)
        if total + self.choices.count > self.room:
            self.make_room(total + self.choices.count)
        for place in range(self.choices.count):
            self.listed[total + place] = self.choices.actions[place]
        if self.masked:
            for place in range(self.choices.count):
                self.marks[index, self.choices.actions[place]] = 1
        self.starts[index + 1] = total + self.choices.count
        return total + self.choices.count

    def make_room(self, needed: int) -> None:
        """Lists of legal actions twice as long, at least as long as needed."""
        roomier = integers(max(needed, 2 * self.room))
        roomier[: self.room] = self.legal
        self.room = len(roomier)
        self.legal = self.listed = roomier

    def unmark(self) -> int:
        """Take the ones of the last look out of the masks."""
        for index in range(self.count):
            for place in range(self.starts[index], self.starts[index + 1]):
                self.marks[index, self.listed[place]] = 0
        return 0

    def choose(self, actions: Numbers, luck: Luck) -> int:
        """Fill `actions` with one that each match allowed at the last look, each as likely; -1 where it is over."""
        for index in range(self.count):
            first = self.starts[index]
            many = self.starts[index + 1] - first
            actions[index] = self.listed[first + luck.below(many)] if many > 0 else -1
        return 0


def integers(count: int) -> memoryview:
    """So many zeros, as C integers."""
    return memoryview(array("i", bytes(4 * count)))


LISTED = Choices()
"""The buffer of `is_legal`; whoever holds it holds the interpreter's lock."""
