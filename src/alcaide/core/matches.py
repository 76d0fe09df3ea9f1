"""Matches: many matches of one game for programs that learn, stepped, observed and masked together in one call.

Each match has a luck of its own, so that it goes exactly as it would alone. Where a `learner` is named, the other seats
are its rivals: with a luck for them they play any legal action inside the core, otherwise a step stops at them.
"""

from array import array
from typing import Protocol

import cython

from alcaide.core.codes import *
from alcaide.core.errors import BadSetting, IllegalAction, WrongType
from alcaide.core.luck import Luck, luck_of
from alcaide.core.observer import Numbers, Observer, size_of
from alcaide.core.position import Choices, Position, index_of, position_of
from alcaide.core.uncompiled import *

MOST_MATCHES = 1_000_000
EVERY_SEAT = -1
"""No rivals: the learner acts for whoever is to act."""


class Integers(Protocol):
    """Anything that integers can be read from."""

    def __getitem__(self, place: int, /) -> int: ...


def deal(position: Position, luck: Luck) -> int:
    """Let luck decide until a seat is to act or the match is over; who is to act then."""
    table = position_of(position)
    source = luck_of(luck)
    if not source.outside:
        return deal_on(table, source)
    twin = table.copy()  # whatever a luck from outside does meanwhile
    deal_on(twin, source)
    table.assume(twin)
    return table.to_act


def deal_on(position: Position, luck: Luck) -> int:
    """`deal`, where nobody else has the position."""
    while position.to_act == CHANCE:
        position.become(position.draw(luck))
    return position.to_act


def is_legal(position: Position, action: int) -> bool:
    """Whether the seat to act may do this."""
    table = position_of(position)
    return table.to_act >= 0 and table.allows(as_int(action))


class Matches:
    """`count` matches that start like `start`.

    `to_act` says who is to act in each (a rival where a step stopped at one); `legal[first[i]:first[i + 1]]` what match
    i allows the learner. `observations` and `masks` are the caller's arrays, of 16-bit numbers and of bytes.
    """

    def __init__(
        self, start: Position, observer: Observer, count: int, observations: Table, masks: Table | None,
        learner: int = EVERY_SEAT,
    ) -> None:  # fmt: skip
        if self.count > 0:
            raise IllegalAction("These matches were made before; make new ones.", "made")
        players = position_of(start).players
        if not isinstance(observer, Observer) or not isinstance(start, observer.of):
            raise WrongType("an observer of these positions", observer)
        if type(count) is not int or not 1 <= count <= MOST_MATCHES:
            raise BadSetting(f"There can be 1 to {MOST_MATCHES:,} matches.")
        if type(learner) is not int or not EVERY_SEAT <= learner < players:
            raise BadSetting(f"The learner is a seat below {players}, or {EVERY_SEAT} for every seat.")
        check_rows(observations, "h", count, size_of(observer, players))
        if masks is not None:
            check_rows(masks, "b", count, start.game.actions.size)
        self.start = start.copy()
        self.observer = observer
        self.learner = learner
        self.choices = Choices()
        self.tables = tuple([start.copy() for _ in range(count)])
        self.lucks = [Luck() for _ in range(count)]
        self.rivals: list[Luck | None] = [None for _ in range(count)]
        self.numbers = observations
        self.masked = masks is not None
        if masks is not None:
            self.marks = masks
        self.to_act = self.seats = integers(count)
        starts = integers(count + 1)
        self.starts = starts
        self.first = starts.toreadonly()
        self.looked = integers(count)
        self.room = 16 * count
        listed = integers(self.room)
        self.listed = listed
        self.legal = listed.toreadonly()
        self.count = count

    if not cython.compiled:
        count = 0
        busy = False

    @property
    def positions(self) -> tuple[Position, ...]:
        """A copy of every match's position: what becomes of it does not matter here."""
        return tuple([table.copy() for table in self.tables or ()])

    def position(self, index: int) -> Position:
        """A copy of one of them."""
        table: Position = self.tables[index_of(index, self.count, "match")]
        return table.copy()

    def enter(self) -> int:
        """Refuse a call that comes while another is under way, from a luck or from another thread."""
        if self.busy:
            raise IllegalAction("These matches are being played already.", "busy")
        self.busy = True
        return 0

    def begin(self, index: int, luck: Luck | None = None, rivals: Luck | None = None) -> int:
        """Start a match anew; without a luck its own goes on."""
        place = index_of(index, self.count, "match")
        self.enter()
        try:
            if luck is not None:
                self.lucks[place] = luck_of(luck)
                self.rivals[place] = None if rivals is None else luck_of(rivals)
            position = self.tables[place]
            position.assume(self.start)
            return self.settle(place)
        finally:
            self.busy = False

    def allows(self, index: int, action: int) -> bool:
        """Whether match `index` allowed an action at the last look, and has not gone on since."""
        return self.lists(index_of(index, self.count, "match"), as_int(action))

    def lists(self, index: int, action: int) -> bool:
        """`allows`, for numbers that were checked."""
        low = self.starts[index]
        high = end = self.starts[index + 1]
        while low < high:
            middle = (low + high) // 2
            if self.listed[middle] < action:
                low = middle + 1
            else:
                high = middle
        return self.looked[index] > 0 and low < end and self.listed[low] == action

    def find_outside(self, actions: Integers, size: int) -> int:
        """The first match whose action is not a number below `size`; -1 if there is none."""
        check_integers(actions, self.count, False)
        return self.first_outside(actions, as_int(size))

    def first_outside(self, actions: Integers, size: int) -> int:
        """`find_outside`, for an array that was checked."""
        for index in range(self.count):
            if actions[index] < 0 or actions[index] >= size:
                return index
        return -1

    def step(self, actions: Integers, refused: Numbers) -> int:
        """Play an action in every match; a negative one leaves its match alone, and so does one that is not legal.

        The latter are marked with a one in `refused`; how many there were.
        """
        check_integers(actions, self.count, False)
        check_integers(refused, self.count, True)
        self.enter()
        try:
            return self.step_all(actions, refused)
        finally:
            self.busy = False

    def step_all(self, actions: Integers, refused: Numbers) -> int:
        """`step`, for arrays that were checked."""
        count = 0
        for index in range(self.count):
            action = actions[index]
            if action < 0:
                continue
            if not self.lists(index, action):
                refused[index] = 1
                count += 1
                continue
            self.looked[index] = 0
            cython.cast(Position, self.tables[index]).become(action)
            self.settle(index)
        return count

    def play(self, index: int, action: int) -> int:
        """Play an action in one match; who is to act then."""
        place = index_of(index, self.count, "match")
        position = self.tables[place]
        number = as_int(action)
        self.enter()
        try:
            if position.to_act < 0 or not position.allows(number):
                raise position.refusal(action)
            self.looked[place] = 0
            position.become(number)
            self.settle(place)
            return self.seats[place]
        finally:
            self.busy = False

    def settle(self, index: int) -> int:
        """Let luck, and rivals that play anything, go on until the learner is to act, or it stops."""
        position = cython.cast(Position, self.tables[index])
        luck = cython.cast(Luck, self.lucks[index])
        rivals = self.rivals[index]
        self.looked[index] = 0
        while (
            deal_on(position, luck) >= 0
            and self.learner >= 0
            and position.to_act != self.learner
            and rivals is not None
        ):
            self.choices.count = 0
            position.list_legal(self.choices)
            position.become(self.choices.actions[cython.cast(Luck, rivals).below(self.choices.count)])
        self.seats[index] = position.to_act
        return 0

    def look(self) -> int:
        """Write what the seats to act know and may do; at the end of a match, what the learner (or seat 0) knows."""
        if self.busy:
            raise IllegalAction("These matches are being played already.", "busy")
        if self.masked:
            self.unmark()
        total = 0
        for index in range(self.count):
            position = cython.cast(Position, self.tables[index])
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
        self.looked[index] = 1
        return total + self.choices.count

    def make_room(self, needed: int) -> None:
        """Lists of legal actions twice as long, at least as long as needed."""
        roomier = integers(max(needed, 2 * self.room))
        roomier[: self.room] = self.legal
        self.room = len(roomier)
        self.listed = roomier
        self.legal = roomier.toreadonly()

    def unmark(self) -> int:
        """Take the ones of the last look out of the masks."""
        for index in range(self.count):
            for place in range(self.starts[index], self.starts[index + 1]):
                self.marks[index, self.listed[place]] = 0
        return 0

    def choose(self, actions: Numbers, luck: Luck) -> int:
        """Fill `actions` with one that each match allowed at the last look, each as likely; -1 where it is over."""
        check_integers(actions, self.count, True)
        source = luck_of(luck)
        self.enter()
        try:
            return self.choose_all(actions, source)
        finally:
            self.busy = False

    def choose_all(self, actions: Numbers, luck: Luck) -> int:
        """`choose`, for an array that was checked."""
        for index in range(self.count):
            first = self.starts[index]
            many = self.starts[index + 1] - first
            actions[index] = self.listed[first + luck.below(many)] if many > 0 else -1
        return 0

    def __reduce__(self) -> tuple[object, ...]:
        raise WrongType("what can be pickled (the positions of matches can be)", self)


def check_rows(table: object, kind: str, count: int, width: int) -> None:
    """Refuse an array that is no table of so many rows of that width."""
    try:
        rows = memoryview(table)  # type: ignore[arg-type]
    except TypeError:
        raise WrongType("an array of numbers", table) from None
    if rows.ndim != 2 or rows.format != kind or rows.readonly or not rows.c_contiguous:
        raise BadSetting(f"The array must have rows of numbers of type {kind!r} that can be written.", "bad_buffer")
    if rows.shape is None or rows.shape[0] < count or rows.shape[1] < width:
        raise BadSetting(f"The array must have {count} rows of {width} numbers.", "bad_buffer")


def check_integers(numbers: object, count: int, written: bool) -> None:
    """Refuse what is no array of C integers, one for every match."""
    try:
        row = memoryview(numbers)  # type: ignore[arg-type]
    except TypeError:
        raise WrongType("an array of C integers", numbers) from None
    if row.ndim != 1 or row.itemsize != 4 or row.format not in ("i", "l") or not row.c_contiguous:
        raise BadSetting("The array must be a row of C integers: of type 'i', or NumPy's int32.", "bad_buffer")
    if len(row) < count or (written and row.readonly):
        raise BadSetting(f"The array must have {count} numbers, and be writable where it is filled.", "bad_buffer")


def integers(count: int) -> memoryview:
    """So many zeros, as C integers."""
    return memoryview(array("i", bytes(4 * count)))
