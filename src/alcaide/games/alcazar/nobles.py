"""The noble step of Alcazar: after every build a noble may come to what was built (R30-R36)."""

import cython

from alcaide.core.position import Choices
from alcaide.games.alcazar.codes import *
from alcaide.games.alcazar.table import Table

if not cython.compiled:
    from alcaide.games.alcazar.spans import file_in


class Nobles(Table):
    """What the seat may do with its nobles, on the cells `built` on in the building `home`."""

    def list_noble_step(self, choices: Choices) -> None:
        """A second noble after founding can only be placed (R32)."""
        for rank in range(RANKS):
            self.list_places(choices, rank)
        if not self.placed:
            self.list_moves(choices)
            if self.may_swap():
                self.list_swaps(choices)
        choices.add(DONE)

    def may_step(self) -> bool:
        """Whether anything but nothing is possible (R30)."""
        return self.may_place_any() or self.may_move() or self.may_swap()

    def may_place_any(self) -> bool:
        """Whether a noble of either rank may be placed (R31)."""
        return self.may_place(BARON) or self.may_place(GRANDE)

    def may_place(self, rank: int) -> bool:
        """One in reserve, a free column built on, and the price (R31)."""
        return self.has_reserve(rank) & self.can_pay(self.price_of(rank)) & (self.count_free() > 0)

    def has_reserve(self, rank: int) -> bool:
        """Whether a noble of that rank is not on the board (R31)."""
        return self.reserve[self.seat][rank] > 0

    def can_pay(self, price: int) -> bool:
        """Whether the seat has that much money."""
        return self.money[self.seat] >= price

    def price_of(self, rank: int) -> int:
        """A Baron costs the value of the building just built on, a Grande twice (R31)."""
        return self.castle_value(self.home) * (1 + rank)

    def count_free(self) -> int:
        """On how many of the cells built on no noble stands (R33)."""
        free = 0
        for index in range(WIDEST):
            free += self.is_free(index)
        return free

    def is_free(self, index: int) -> bool:
        """Whether this is one of the cells built on, and no noble stands there (R33)."""
        return (self.built[index] > 0) & (self.noble[self.built[index]] == 0)

    def may_move(self) -> bool:
        """A free column built on, and a noble of the seat in the building (R34)."""
        return self.count_free() > 0 and (self.count_here(BARON) > 0 or self.count_here(GRANDE) > 0)

    def may_swap(self) -> bool:
        """Two nobles of the seat, of different rank, in the building; a swap of equals changes nothing (R35)."""
        return self.count_here(BARON) > 0 and self.count_here(GRANDE) > 0

    def count_here(self, rank: int) -> int:
        """How many of the seat's nobles of that rank stand in the building just built on."""
        count = 0
        for index in range(self.standing[self.seat]):
            cell = self.where[self.seat][index]
            count += self.is_home(cell) & ((self.noble[cell] - 1) % RANKS == rank)
        return count

    def is_home(self, cell: int) -> bool:
        """Whether the cell belongs to the building just built on (R34)."""
        return self.building[cell] == self.home

    def list_places(self, choices: Choices, rank: int) -> None:
        """On every free column built on, if one of that rank may be placed (R31)."""
        allowed = self.may_place(rank)
        for index in range(WIDEST):
            choices.add_if(allowed & self.is_free(index), PLACE + rank * CELLS + self.built[index])

    def list_moves(self, choices: Choices) -> None:
        """From anywhere in the building to every free column built on (R34)."""
        for index in range(self.standing[self.seat]):
            cell = self.where[self.seat][index]
            here = self.is_home(cell)
            for target in range(WIDEST):
                choices.add_if(here & self.is_free(target), MOVE + cell * CELLS + self.built[target])

    def list_swaps(self, choices: Choices) -> None:
        """Every Baron with every Grande in the building, the one that reads first on the board named first (R35)."""
        start = choices.count
        for index in range(self.standing[self.seat]):
            cell = self.where[self.seat][index]
            if not self.is_home(cell):
                continue
            for later in range(index + 1, self.standing[self.seat]):
                other = self.where[self.seat][later]
                if self.noble[cell] != self.noble[other] and self.is_home(other):
                    if self.reads_before(cell, other):
                        file_in(choices, start, SWAP + cell * CELLS + other)
                    else:
                        file_in(choices, start, SWAP + other * CELLS + cell)

    def place(self, rank: int, cell: int) -> None:
        """From the reserve, for its price (R31)."""
        price = self.price_of(rank)
        self.money[self.seat] -= price
        self.reserve[self.seat][rank] -= 1
        self.stand(self.seat, rank, cell)
        self.places -= 1
        self.placed = True
        self.note(PLACED, self.seat, rank, cell, price)

    def move(self, cell: int, target: int) -> None:
        """Free of charge, inside the building (R34)."""
        rank = (self.leave(cell) - 1) % RANKS
        self.stand(self.seat, rank, target)
        self.note(MOVED, self.seat, rank, cell, target)

    def swap(self, cell: int, other: int) -> None:
        """Free of charge, inside the building (R35)."""
        self.swap_nobles(cell, other)
        self.note(SWAPPED, self.seat, cell, other)
