cimport cython

from alcaide.games.burgenland.codes cimport *
from alcaide.core.codes cimport CHANCE, OVER
from alcaide.core.luck cimport CACHE_LINE, Luck
from alcaide.core.position cimport Choices, Position


cdef int POWERS[RED_DICE + 1]


@cython.final
cdef class Burgenland(Position):
    cdef readonly signed char crown
    cdef readonly signed char seat
    cdef readonly signed char colour
    cdef readonly signed char stage
    cdef readonly signed char thrown
    cdef readonly signed char supply
    cdef signed char red[2]
    cdef signed char shown[DIE]
    cdef signed char kinds[AREA]
    cdef short points[2]
    cdef signed char lengths[2][3]
    cdef signed char holes[2][3]
    cdef signed char piles[3][5]
    cdef signed char castles[2][3][SLOTS]
    cdef signed char apart[CACHE_LINE]

    # Turn
    @cython.locals(dice=cython.int)
    cdef void list_rolls(self, Choices choices) noexcept nogil
    @cython.locals(value=cython.int)
    cdef void list_moves(self, Choices choices) noexcept nogil
    cdef inline bint may_throw(self, int dice) noexcept nogil
    cdef inline bint may_stop(self) noexcept nogil
    cdef inline bint is_shown(self, int value) noexcept nogil
    cdef void throw(self, int dice) noexcept nogil
    @cython.locals(value=cython.int, different=cython.int, rest=cython.int)
    cdef void read_roll(self, int outcome) noexcept nogil
    @cython.locals(colour=cython.int, start=cython.int)
    cdef void move(self, int steps) noexcept nogil
    cdef void finish_action(self) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    @cython.locals(code=cython.int, place=cython.int, beyond=cython.int, _die=cython.int, value=cython.int,
                   fallen=cython.schar[DIE])
    cdef int throw_red(self, Luck luck) except -1 nogil

    @cython.locals(rest=cython.int, value=cython.int, _die=cython.int)
    cdef bint can_fall(self, int outcome) noexcept nogil

    # Actions
    @cython.locals(card=cython.int)
    cdef void list_actions(self, Choices choices) noexcept nogil
    @cython.locals(slot=cython.int, length=cython.int)
    cdef void list_places(self, Choices choices, int card) noexcept nogil
    @cython.locals(slot=cython.int, action=cython.int)
    cdef void list_sources(self, Choices choices, int place, int card) noexcept nogil
    cdef inline bint may_score(self) noexcept nogil
    cdef bint is_available(self, int card) noexcept nogil
    cdef inline bint is_in_pile(self, int card) noexcept nogil
    cdef inline bint is_at_rival(self, int slot, int card) noexcept nogil
    cdef inline bint is_empty(self, int slot) noexcept nogil
    cdef inline bint has_slot(self) noexcept nogil
    @cython.locals(last=cython.int)
    cdef inline bint is_beside_wall(self, int place, int card) noexcept nogil
    cdef bint may_extend(self, int place, int card) noexcept nogil
    @cython.locals(left=cython.int, right=cython.int)
    cdef bint may_fill(self, int slot, int card) noexcept nogil
    @cython.locals(due=cython.int, supplied=cython.int, stolen=cython.int, rival=cython.int)
    cdef void take_dice(self) noexcept nogil
    @cython.locals(card=cython.int, place=cython.int, source=cython.int)
    cdef void take_card(self, int choice) noexcept nogil
    @cython.locals(slot=cython.int, length=cython.int, pushed=cython.int)
    cdef void lay(self, int card, int place) noexcept nogil
    @cython.locals(first=cython.int, second=cython.int, gain=cython.int, winner=cython.int)
    cdef void score(self) noexcept nogil

    # Castles
    @cython.locals(slot=cython.int, best=cython.int, part=cython.int)
    cdef int value(self, int seat, int colour) noexcept nogil
    @cython.locals(length=cython.int, empty=cython.int, slot=cython.int)
    cdef void remove(self, int seat, int colour, int taken) noexcept nogil

    # Bust
    @cython.locals(length=cython.int, left=cython.int, right=cython.int)
    cdef void bust(self) noexcept nogil
    @cython.locals(slot=cython.int, card=cython.int)
    cdef void lose(self, int place) noexcept nogil


cdef int worth(int card) noexcept nogil
cdef int card_of(int kind) noexcept nogil
