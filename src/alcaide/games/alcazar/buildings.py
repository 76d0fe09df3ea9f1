"""What stands on the board of Alcazar: columns, bridges, buildings with their crests, and nobles.

Rule numbers (R14) refer to docs/rules/alcazar.md. Buildings are numbered, and every cell knows the number of the one it
belongs to (0 if nothing stands there), so that a merger is the only thing that looks at the whole board.
"""

import cython

from alcaide.core.position import Choices, Position
from alcaide.games.alcazar.codes import *

RING = [(place - LEAD - 1) % SPACES + 1 for place in range(SPACES + 2 * LEAD + 1)]
"""The track, with its last spaces before it and its first ones after it."""


class Buildings(Position):
    """The board and what was built on it.

    By cell: `height`, `noble` (0, or one more than seat * RANKS + rank) and `building`. By building: `value`, without
    the limit of 50, and `crest`, the number of its pair (0: a palace); by pair its `castle`. By site: `level` of its
    bridge; `spans` are the sites in the order they were built on, `under` how high the column under the middle of each
    stood. By seat: the cells `where` its nobles stand, ascending, and how many are `standing`; by rank its `reserve`.
    """

    board: int
    cap: bool
    height: list[int]
    noble: list[int]
    building: list[int]
    value: list[int]
    crest: list[int]
    castle: list[int]
    level: list[int]
    spans: list[int]
    under: list[int]
    where: list[list[int]]
    standing: list[int]
    reserve: list[list[int]]
    blocks: int
    bridges: int
    pairs: int

    def clear(self, board: int, cap: bool) -> None:
        """The empty board, with everything in supply (R1, R3)."""
        self.board = board
        self.cap = cap
        self.blocks = BLOCKS
        self.bridges = BRIDGES
        self.pairs = PAIRS - 1
        for seat in range(self.players):
            self.reserve[seat][BARON] = BARONS
            self.reserve[seat][GRANDE] = GRANDES

    # Buildings and their values (R13-R19)

    def castle_value(self, building: int) -> int:
        """The value as the track shows it: 50 at most (R15)."""
        return min(self.value[building], TOP_VALUE)

    def is_waiting(self, building: int) -> bool:
        """Whether it is an XL palace: worth a crest, without one (R17, R18)."""
        return (self.value[building] >= CASTLE_VALUE) & (self.crest[building] == 0)

    def count_waiting(self) -> int:
        """How many palaces wait for a crest (R18)."""
        waiting = 0
        for building in range(1, BUILDINGS):
            waiting += self.is_waiting(building)
        return waiting

    def count_claims(self, home: int) -> int:
        """How many palaces are worth a free pair after `home` was built on.

        While a pair was free nobody had to wait (R17), so that only the last one can have been freed just now.
        """
        if self.pairs > 1:
            return 1 if self.is_waiting(home) else 0
        return self.count_waiting() if self.pairs == 1 else 0

    def first_waiting(self) -> int:
        """The waiting palace with the lowest number; there must be one."""
        building = 1
        while not self.is_waiting(building):
            building += 1
        return building

    def give_crest(self, building: int) -> None:
        """A palace becomes a castle; which pair it gets has no effect, so it is the lowest free one (R17)."""
        pair = 1
        while self.castle[pair] > 0:
            pair += 1
        self.castle[pair] = building
        self.crest[building] = pair
        self.pairs -= 1
        if self.listening:
            self.note(CREST_GIVEN, pair, self.lowest_space(building), self.castle_value(building))

    def may_claim(self, space: int) -> bool:
        """Whether this is the lowest space of a palace that waits for a crest (R18)."""
        building = self.building[space]
        return self.is_waiting(building) and self.lowest_space(building) == space

    def lowest_space(self, building: int) -> int:
        """What a palace is called by; every building stands on a space."""
        space = 1
        while self.building[space] != building:
            space += 1
        return space

    def new_building(self) -> int:
        """The lowest number that no building has; as buildings keep apart, there are never more than 36."""
        building = 1
        while building < BUILDINGS - 1 and self.value[building] > 0:
            building += 1
        return building

    # Mergers (R80-R87)

    def merge(self, first: int, second: int) -> int:
        """Two buildings become one, which keeps all nobles (R84); the number of the one that survives."""
        kept = first
        gone = second
        if self.outranks(second, first):
            kept = second
            gone = first
        if self.listening:
            self.note_merger(kept, gone)
        if self.crest[gone] > 0:  # R81
            self.note(CREST_FREED, self.crest[gone])
            self.castle[self.crest[gone]] = 0
            self.crest[gone] = 0
            self.pairs += 1
        self.value[kept] += self.value[gone]
        self.value[gone] = 0
        for cell in range(CELLS):
            self.building[cell] = kept if self.building[cell] == gone else self.building[cell]
        return kept

    def note_merger(self, kept: int, gone: int) -> None:
        """Tell which two they were; a building is called by its lowest space, which only a listener wants to know."""
        space = self.lowest_space(kept)
        self.note(MERGED, space, self.castle_value(kept), self.lowest_space(gone), self.castle_value(gone))

    def outranks(self, building: int, other: int) -> bool:
        """Castle before palace (R82), higher value, lower pair (R81); among palaces the lower number."""
        if self.crest[building] == 0 or self.crest[other] == 0:
            return self.crest[building] > 0 or (self.crest[other] == 0 and building < other)
        if self.castle_value(building) != self.castle_value(other):
            return self.castle_value(building) > self.castle_value(other)
        return self.crest[building] < self.crest[other]

    def may_merge(self, first: int, second: int, piece: int) -> bool:
        """Two castles may not exceed 50 together with the piece that joins them, unless capped (R85)."""
        low = self.castle_value(first) + self.castle_value(second) + piece <= TOP_VALUE
        return low | (first == second) | self.cap | (self.crest[first] == 0) | (self.crest[second] == 0)

    # Blocks (R11, R14, R48, R49)

    def lay_block(self, cell: int) -> int:
        """Put a block on a column, or on an empty space, where it joins what is beside it; the building's number."""
        self.blocks -= 1
        if self.height[cell] > 0:
            self.height[cell] += 1
            self.value[self.building[cell]] += 2
            return self.building[cell]
        left = self.building[along(cell, -1)]
        right = self.building[along(cell, 1)]
        if left > 0 and right > 0 and left != right:
            home = self.merge(left, right)
        elif left > 0 or right > 0:
            home = left if left > 0 else right
        else:
            home = self.new_building()
        self.height[cell] = 1
        self.building[cell] = home
        self.value[home] += 1
        return home

    def breaks_limit(self, space: int) -> bool:
        """Whether a block on this empty space would join two castles over 50 (R85)."""
        return not self.may_merge(self.building[along(space, -1)], self.building[along(space, 1)], 1)

    def has_pair(self) -> bool:
        """Whether a crest is free (R45)."""
        return self.pairs > 0

    def has_blocks(self) -> bool:
        """Whether the supply is enough for a castle (R40)."""
        return self.blocks >= CASTLE_BLOCKS

    def list_foundings(self, choices: Choices, start: int) -> None:
        """With each card listed from `start` on: the rows of three spaces around it that have room (R41)."""
        if not cython.compiled:
            apart = [0] * SPACES
        if not (self.has_pair() and self.has_blocks()):
            return
        count = 0
        for index in range(start, choices.count):
            apart[count] = choices.actions[index] - BUILD
            count += self.is_apart(apart[count])
        start = choices.count
        for index in range(count):
            self.list_windows(choices, apart[index])
        end = choices.count
        choices.count = start
        for index in range(start, end):
            choices.add_if(self.has_room(choices.actions[index] - FOUND), choices.actions[index])

    def is_apart(self, space: int) -> bool:
        """Whether nothing stands here or beside it: elsewhere no castle has room (R43)."""
        return self.height[space] + self.height[along(space, -1)] + self.height[along(space, 1)] == 0

    def list_windows(self, choices: Choices, card: int) -> None:
        """The rows of three around an `apart` card that are empty, with a neighbour on each side that is too (R43)."""
        left = self.height[along(card, -2)]
        right = self.height[along(card, 2)]
        choices.add_if(self.height[along(card, -3)] + left == 0, FOUND + card * WINDOWS)
        choices.add_if(left + right == 0, FOUND + card * WINDOWS + 1)
        choices.add_if(right + self.height[along(card, 3)] == 0, FOUND + card * WINDOWS + 2)

    def has_room(self, window: int) -> bool:
        """Whether no castle is too close to one of the `list_windows` (R43)."""
        first = first_of(window)
        last = along(first, 2)
        return self.is_clear(first, -1, last) and self.is_clear(last, 1, first)

    def is_clear(self, space: int, step: int, stop: int) -> bool:
        """Three empty spaces before the next castle, the first known to be one; palaces passed do not count (R43)."""
        space = along(space, 2 * step)
        if self.height[space] + self.height[along(space, step)] == 0:
            return True
        empty = 1
        while space != stop and empty < CASTLE_DISTANCE:
            if self.crest[self.building[space]] > 0:
                return False
            empty += self.height[space] == 0
            space = along(space, step)
        return True

    # Nobles (R33, R37)

    def is_rival(self, cell: int, seat: int) -> bool:
        """Whether a noble of another seat stands there."""
        return (self.noble[cell] > 0) & ((self.noble[cell] - 1) // RANKS != seat)

    def stand(self, seat: int, rank: int, cell: int) -> None:
        """Put a noble on a free column."""
        self.noble[cell] = 1 + seat * RANKS + rank
        index = self.standing[seat]
        while index > 0 and self.where[seat][index - 1] > cell:
            self.where[seat][index] = self.where[seat][index - 1]
            index -= 1
        self.where[seat][index] = cell
        self.standing[seat] += 1

    def leave(self, cell: int) -> int:
        """Take the noble there off the board; its code."""
        noble = self.noble[cell]
        seat = (noble - 1) // RANKS
        self.noble[cell] = 0
        index = 0
        while self.where[seat][index] != cell:
            index += 1
        self.standing[seat] -= 1
        while index < self.standing[seat]:
            self.where[seat][index] = self.where[seat][index + 1]
            index += 1
        self.where[seat][index] = 0
        return noble

    def swap_nobles(self, cell: int, other: int) -> None:
        """Two nobles of one seat change places (R35)."""
        noble = self.noble[cell]
        self.noble[cell] = self.noble[other]
        self.noble[other] = noble

    def points_standing(self, seat: int) -> int:
        """What a seat's nobles score: a Baron its level, a Grande twice (R11, R90)."""
        points = 0
        for index in range(self.standing[seat]):
            cell = self.where[seat][index]
            points += self.height[cell] * (1 + (self.noble[cell] - 1) % RANKS)
        return points


def along(space: int, steps: int) -> int:
    """The space a few steps further along the track, or back, if negative; its 72 is followed by its 1 (R8)."""
    return RING[LEAD + space + steps]


def first_of(window: int) -> int:
    """The first space of one of the rows of three around a card: card * WINDOWS + number of the row."""
    return along(window // WINDOWS, window % WINDOWS - 2)
