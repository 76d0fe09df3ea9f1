cimport cython

from alcaide.games.alhambra.codes cimport *
from alcaide.games.dicetable.codes cimport *
from alcaide.games.dicetable.rules cimport DiceTable, cell_of, prize
from alcaide.core.codes cimport CHANCE, OVER
from alcaide.core.luck cimport CACHE_LINE, Luck
from alcaide.core.position cimport Choices, run_out


@cython.final
cdef class Alhambra(DiceTable):
    cdef signed char hands[OWNERS][CHIPS]
    cdef signed char unseen[2][CHIPS]
    cdef signed char bonus[TYPES]
    cdef signed char stones[TYPES][OWNERS]
    cdef signed char under[TYPES][OWNERS]
    cdef signed char former[TYPES]
    cdef readonly bint fresh
    cdef readonly signed char black
    cdef readonly signed char receiver
    cdef readonly signed char due
    cdef readonly bint chip_due
    cdef readonly signed char second
    cdef readonly signed char second_due
    cdef signed char apart[CACHE_LINE]

    # Round
    cdef void set_up_round(self) noexcept nogil
    @cython.locals(pile=cython.int, chip=cython.int, left=cython.int)
    cdef int draw_chip(self, Luck luck) except -1 nogil
    cdef bint can_draw(self, int chip) noexcept nogil
    cdef void read_luck(self, int outcome) noexcept nogil
    cdef void lay_chips(self) noexcept nogil
    cdef void lay_chip(self, int chip) noexcept nogil
    @cython.locals(marker=cython.int)
    cdef void place_dirks(self, int column) noexcept nogil

    # Turn
    @cython.locals(kind=cython.int)
    cdef void list_turn(self, Choices choices) noexcept nogil
    cdef int symbols(self, int kind) noexcept nogil
    cpdef int target_cell(self, int kind) noexcept nogil
    @cython.locals(holder=cython.int)
    cdef bint may_displace(self, int kind) noexcept nogil
    cdef void take_turn(self, int action) noexcept nogil
    @cython.locals(kind=cython.int)
    cdef void reroll(self, int number) noexcept nogil
    @cython.locals(kind=cython.int)
    cdef void cancel_roll(self) noexcept nogil
    @cython.locals(kind=cython.int)
    cdef void settle(self) noexcept nogil
    cdef void set_black(self, int kind) noexcept nogil
    cdef void place(self, int kind) noexcept nogil
    @cython.locals(carried=cython.int, pushed=cython.int, cell=cython.int)
    cdef void displace(self, int kind) noexcept nogil
    cdef void end_turn(self) noexcept nogil

    # Awards
    @cython.locals(kind=cython.int)
    cdef void list_swaps(self, Choices choices) noexcept nogil
    cdef void proceed(self) noexcept nogil
    cdef bint give(self) noexcept nogil
    @cython.locals(best=cython.int)
    cdef bint open_column(self) noexcept nogil
    @cython.locals(cell=cython.int)
    cdef void award(self, int due) noexcept nogil
    cdef void grant(self, int owner, int due) noexcept nogil
    cdef void swap(self, int action) noexcept nogil
    cdef void receive_point(self, int kind) noexcept nogil
    @cython.locals(chip=cython.int)
    cdef bint receive_chip(self) noexcept nogil
    @cython.locals(place=cython.int, other=cython.int, beneath=cython.int)
    cdef void advance(self, int owner, int kind) noexcept nogil

    # Scoring
    @cython.locals(column=cython.int)
    cdef void end_round(self) noexcept nogil
    @cython.locals(kind=cython.int, owner=cython.int)
    cdef void score(self, int scoring) noexcept nogil
    @cython.locals(better=cython.int, other=cython.int)
    cdef int place_in(self, int kind, int owner) noexcept nogil
    @cython.locals(value=cython.int, points=cython.int)
    cdef void score_chips(self, int owner, int scoring) noexcept nogil
