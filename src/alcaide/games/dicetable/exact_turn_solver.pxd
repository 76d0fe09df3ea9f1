cimport cython

from alcaide.core.arithmetic cimport power
from alcaide.games.dicetable.codes cimport *
from alcaide.games.dicetable.rules cimport COUNTS, SKIPPED, cell_of


cdef enum:
    MOST_CANCELS = 3
    NO_BLACK = 6
    BLACK_IN_HAND = 7


cdef double NEVER


cdef class Hands:
    cdef readonly int dice
    cdef readonly int count
    cdef readonly int parts
    cdef short numbers[HANDS]
    cdef short hands[MULTISETS]
    cdef double odds[HANDS]
    cdef int first[HANDS + 1]
    cdef short part[PARTS]
    cdef double chance[PARTS]
    cdef double factorials[DICE + 1]

    @cython.locals(count=cython.int)
    cdef void list_parts(self, int number, int kind, int left, int part, double ways, int thrown) noexcept nogil


cdef class ExactTurnSolver:
    cdef Hands table
    cdef double worth[TYPES][CELLS]
    cdef readonly double cancel_cost
    cdef readonly double black_cost
    # What a hand is worth after one, two and three rolls, when one stops
    cdef double stop[7][MOST_ROLLS][HANDS]
    # What it is worth with so many cancel chips, when one goes on as well as can be: after one roll, after two
    cdef double after_one[8][MOST_CANCELS + 1][HANDS]
    cdef double after_two[7][MOST_CANCELS + 1][HANDS]
    cdef bint known_stops[7]
    cdef bint known_one[8][MOST_CANCELS + 1]
    cdef bint known_two[7][MOST_CANCELS + 1]
    # Of every part: the chance that it becomes a hand worth more than a threshold, and what these hands are worth
    cdef double above[MULTISETS]
    cdef double gain[MULTISETS]
    cdef short order[HANDS]
    cdef short asked[HANDS]

    @cython.locals(best=cython.int, kind=cython.int)
    cdef int type_at(self, int hand, int rolls, int black) noexcept nogil
    @cython.locals(symbols=cython.int)
    cdef double stopping(self, int hand, int rolls, int black, int kind) noexcept nogil
    @cython.locals(hand=cython.int, rolls=cython.int)
    cdef void know_stops(self, int black) noexcept nogil
    cdef void know_two(self, int black, int cancels) noexcept nogil
    @cython.locals(hand=cython.int, kind=cython.int, plain=cython.int)
    cdef void know_one(self, int black, int cancels) noexcept nogil
    @cython.locals(plain=cython.int, best=cython.double, threshold=cython.double)
    cdef double one_at(self, int hand, int black, int cancels) noexcept nogil
    @cython.locals(best=cython.double, kind=cython.int)
    cdef double one_without_rolling(self, int hand, int black, int cancels) noexcept nogil
    @cython.locals(part=cython.int)
    cdef void forget(self) noexcept nogil
    @cython.locals(place=cython.int)
    cdef void admit(self, int hand, double worth) noexcept nogil
    @cython.locals(hand=cython.int)
    cdef void admit_above(self, double* worths, double threshold) noexcept nogil
    @cython.locals(best=cython.double, value=cython.double, place=cython.int)
    cdef double best_part(self, int hand, double threshold) noexcept nogil
    @cython.locals(low=cython.double, hand=cython.int)
    cdef double least(self, double* worths) noexcept nogil
    @cython.locals(hand=cython.int, low=cython.double)
    cdef void go_on(self, double* worths, double* stops, double* result) noexcept nogil
    @cython.locals(hand=cython.int, place=cython.int, admitted=cython.int)
    cdef void go_on_with_chip(self, double* worths, double* thresholds, double* stops, double* result) noexcept nogil
    @cython.locals(hand=cython.int, again=cython.double, total=cython.double)
    cdef double whole_turn(self, int black, int cancels) noexcept nogil


@cython.locals(spare=cython.short[HANDS], width=cython.int, low=cython.int, middle=cython.int, high=cython.int)
cdef void sort_down(double* keys, short* order, int count) noexcept nogil
@cython.locals(left=cython.int, right=cython.int, place=cython.int)
cdef void merge(double* keys, short* order, short* spare, int low, int middle, int high) noexcept nogil
