cimport cython

from alcaide.games.alcazar.buildings cimport along, first_of
from alcaide.games.alcazar.codes cimport *
from alcaide.games.alcazar.obstacles cimport Obstacles
from alcaide.core.codes cimport CHANCE, OVER
from alcaide.core.luck cimport CACHE_LINE
from alcaide.core.position cimport Choices


@cython.final
cdef class Alcazar(Obstacles):
    cdef signed char apart[CACHE_LINE]

    # Cards that come from the pile
    cdef void receive(self, int card) noexcept nogil
    cdef void deal(self, int card) noexcept nogil

    # Turn
    cdef void begin_turn(self, int seat) noexcept nogil
    @cython.locals(seat=cython.int, can_act=cython.bint, in_need=cython.bint)
    cdef void list_turn(self, Choices choices) noexcept nogil
    @cython.locals(start=cython.int, index=cython.int)
    cdef inline void list_withdrawals(self, Choices choices) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef int take_turn(self, int action) except -1 nogil
    @cython.locals(paid=cython.int)
    cdef void withdraw(self, int cell) noexcept nogil
    @cython.locals(paid=cython.int)
    cdef void remove_rival(self, int cell) noexcept nogil
    @cython.locals(noble=cython.int, owner=cython.int)
    cdef void send_home(self, int cell, int paid) noexcept nogil
    cdef bint is_empty_handed(self) noexcept nogil
    cdef void pass_turn(self) noexcept nogil
    @cython.locals(index=cython.int, seat=cython.int)
    cdef void end_turn(self) noexcept nogil
    @cython.locals(seat=cython.int, stalled=cython.int)
    cdef bint is_stalled(self) noexcept nogil

    # Buying
    @cython.locals(money=cython.int, place=cython.int)
    cdef void list_buys(self, Choices choices) noexcept nogil
    cdef void buy(self, int action) noexcept nogil

    # Building cards
    @cython.locals(start=cython.int, held=cython.int, place=cython.int)
    cdef void list_card_builds(self, Choices choices) noexcept nogil
    @cython.locals(space=cython.int, home=cython.int, step=cython.int, part=cython.int)
    cdef void found(self, int card, int window) noexcept nogil
    @cython.locals(home=cython.int)
    cdef void build(self, int card) noexcept nogil

    # Tower cards
    @cython.locals(home=cython.int)
    cdef void raise_tower(self, int cell) noexcept nogil

    # Bridges
    @cython.locals(home=cython.int, part=cython.int)
    cdef int bridge(self, int site) except -1 nogil

    # After every build
    @cython.locals(index=cython.int)
    cdef void mark_built(self, int cell) noexcept nogil
    @cython.locals(waiting=cython.int)
    cdef void finish_build(self, int home) noexcept nogil
    @cython.locals(space=cython.int)
    cdef void list_flags(self, Choices choices) noexcept nogil
    cdef void give_flag(self, int space) noexcept nogil

    # Noble step
    cdef void ask_nobles(self) noexcept nogil
    cdef void step(self, int action) noexcept nogil
