cimport cython

from alcaide.games.alcazar.codes cimport *
from alcaide.games.alcazar.spans cimport Spans
from alcaide.core.codes cimport CHANCE, OVER
from alcaide.core.luck cimport Luck
from alcaide.core.position cimport run_out


cdef class Table(Spans):
    cdef unsigned char holder[CARDS]
    cdef unsigned char known[CARDS]
    cdef unsigned char row[OPEN_CARDS]
    cdef unsigned char cards[SEATS][SPACES]
    cdef unsigned char hand[SEATS]
    cdef unsigned char towers[SEATS]
    cdef int money[SEATS]
    cdef unsigned char out[SEATS]
    cdef unsigned char idle[SEATS]
    cdef readonly signed char pile
    cdef readonly signed char opened
    cdef readonly signed char tower_pile
    cdef readonly signed char seat
    cdef readonly signed char stage
    cdef readonly bint withdrawn
    cdef unsigned char built[WIDEST]
    cdef unsigned char width
    cdef unsigned char home
    cdef unsigned char places
    cdef bint placed

    @cython.locals(seat=cython.int)
    cdef void set_up(self, int players, int board, bint cap)

    cdef void restore_board(self, given) except *
    cdef void restore_cards(self, given) except *
    cdef void restore_turn(self, given) except *

    # Cards and money
    @cython.locals(rest=cython.int, card=cython.int)
    cdef int draw_card(self, Luck luck) except -1 nogil
    @cython.locals(place=cython.int)
    cdef inline void take(self, int card) noexcept nogil
    cdef void take_open(self, int card) noexcept nogil
    @cython.locals(place=cython.int)
    cdef void open_card(self, int card) noexcept nogil
    cdef void discard(self, int card) noexcept nogil
    cdef bint is_for_sale(self) noexcept nogil
    cdef void earn(self, int amount) noexcept nogil

    # What a seat cannot see
    @cython.locals(card=cython.int, rival=cython.int, _missing=cython.int, drawn=cython.int)
    cdef int deal_unseen(self, int seat, Luck luck) except -1 nogil
    @cython.locals(count=cython.int, card=cython.int)
    cdef int held_by(self, int seat) noexcept nogil
    @cython.locals(card=cython.int, place=cython.int, seat=cython.int)
    cdef inline void sort_hands(self) noexcept nogil
    @cython.locals(holder=cython.int)
    cdef inline bint is_unseen(self, int card, int seat) noexcept nogil


@cython.locals(place=cython.int, here=cython.uchar, beyond=cython.uchar)
cdef void take_out(unsigned char* cards, int last, int card) noexcept nogil
