cimport cython

from alcaide.games.alcazar.codes cimport *
from alcaide.games.alcazar.spans cimport file_in
from alcaide.games.alcazar.table cimport Table
from alcaide.core.position cimport Choices


cdef class Nobles(Table):
    @cython.locals(rank=cython.int)
    cdef void list_noble_step(self, Choices choices) noexcept nogil
    cdef bint may_step(self) noexcept nogil
    cdef bint may_place_any(self) noexcept nogil
    cdef inline bint may_place(self, int rank) noexcept nogil
    cdef inline bint has_reserve(self, int rank) noexcept nogil
    cdef inline bint can_pay(self, int price) noexcept nogil
    cdef inline int price_of(self, int rank) noexcept nogil
    @cython.locals(index=cython.int, free=cython.int)
    cdef inline int count_free(self) noexcept nogil
    cdef inline bint is_free(self, int index) noexcept nogil
    cdef inline bint may_move(self) noexcept nogil
    cdef inline bint may_swap(self) noexcept nogil
    @cython.locals(count=cython.int, index=cython.int, cell=cython.int)
    cdef inline int count_here(self, int rank) noexcept nogil
    cdef inline bint is_home(self, int cell) noexcept nogil
    @cython.locals(allowed=cython.bint, index=cython.int)
    cdef inline void list_places(self, Choices choices, int rank) noexcept nogil
    @cython.locals(index=cython.int, cell=cython.int, here=cython.bint, target=cython.int)
    cdef inline void list_moves(self, Choices choices) noexcept nogil
    @cython.locals(start=cython.int, index=cython.int, cell=cython.int, later=cython.int, other=cython.int)
    cdef inline void list_swaps(self, Choices choices) noexcept nogil
    @cython.locals(price=cython.int)
    cdef void place(self, int rank, int cell) noexcept nogil
    @cython.locals(rank=cython.int)
    cdef void move(self, int cell, int target) noexcept nogil
    cdef void swap(self, int cell, int other) noexcept nogil
