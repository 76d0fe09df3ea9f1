cimport cython

from alcaide.games.dicetable.codes cimport *
from alcaide.core.codes cimport CHANCE, OVER
from alcaide.core.luck cimport Luck
from alcaide.core.position cimport Choices, Position


cdef signed char COUNTS[MULTISETS][TYPES]
cdef short SKIPPED[TYPES][DICE + 1][DICE + 1]
cdef int FALLS[DICE + 1]
cdef short HAND[MULTISETS]
cdef short PART[PARTS]
cdef int FIRST_PART[HANDS + 1]


cdef class DiceTable(Position):
    cdef signed char dice[TYPES]
    cdef signed char area[TYPES][CELLS]
    cdef signed char markers[OWNERS]
    cdef signed char fallen[OWNERS]
    cdef short points[OWNERS]
    cdef readonly signed char owners
    cdef readonly signed char round
    cdef readonly signed char caliph
    cdef readonly signed char next_caliph
    cdef readonly signed char start_column
    cdef readonly signed char seat
    cdef readonly signed char stage
    cdef readonly signed char rolls
    cdef readonly signed char thrown
    cdef readonly signed char column

    # Round
    @cython.final
    @cython.locals(owner=cython.int)
    cdef void begin_round(self, int stage) noexcept nogil
    @cython.final
    @cython.locals(owner=cython.int, column=cython.int, cell=cython.int)
    cdef void clear_up(self) noexcept nogil
    @cython.final
    cdef void lay_start(self, int column) noexcept nogil
    @cython.final
    cdef void name_start(self, int owner, int next_caliph) noexcept nogil
    @cython.final
    cdef bint is_dirk(self, int owner) noexcept nogil
    @cython.final
    @cython.locals(cell=cython.int)
    cdef void place_dirk(self, int marker, int column) noexcept nogil

    # Turn
    @cython.final
    cdef void begin_turn(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(rest=cython.int, kind=cython.int, _die=cython.int, faces=cython.schar[TYPES])
    cdef int throw_dice(self, Luck luck) except -1 nogil
    @cython.final
    @cython.locals(kind=cython.int)
    cdef void land(self, int number) noexcept nogil
    @cython.final
    cdef inline bint may_roll(self) noexcept nogil
    @cython.final
    @cython.locals(hand=cython.int, first=cython.int, many=cython.int, place=cython.int, start=cython.int)
    cdef void list_rerolls(self, Choices choices) noexcept nogil
    @cython.final
    @cython.locals(kind=cython.int)
    cdef void throw_again(self, int number) noexcept nogil
    @cython.final
    @cython.locals(kind=cython.int, seat=cython.int)
    cdef bint next_turn(self) noexcept nogil

    @cython.final
    @cython.locals(dice=cython.int, kind=cython.int)
    cdef bint can_fall(self, int outcome) noexcept nogil
    @cython.final
    cdef void restore_table(self, given) except *

    # Dice area
    @cython.final
    cdef int next_marker(self, int column, int cell) noexcept nogil
    @cython.final
    @cython.locals(cell=cython.int)
    cdef void place_marker(self, int column, int result) noexcept nogil
    @cython.final
    cdef void lose_marker(self, int owner, int column) noexcept nogil
    @cython.final
    @cython.locals(seat=cython.int)
    cdef void list_seats(self, Choices choices) noexcept nogil

    # Scoring
    @cython.final
    cdef void pay(self, int scoring, int kind, int owner, int points) noexcept nogil
    @cython.final
    @cython.locals(seat=cython.int, most=cython.int)
    cdef void end_match(self) noexcept nogil


@cython.locals(number=cython.int, left=cython.int, kind=cython.int)
cdef int number_of(signed char* dice) noexcept nogil
@cython.locals(count=cython.int)
cdef int fill_parts(int number, int kind, int left, int part, int filled) noexcept nogil
cdef int markers_each(int players) noexcept nogil
cdef int cell_of(int symbols, int rolls) noexcept nogil
cdef int prize(int scoring, int kind, int place) noexcept nogil
