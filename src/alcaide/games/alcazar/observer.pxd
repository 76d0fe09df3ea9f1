cimport cython

from alcaide.games.alcazar.codes cimport *
from alcaide.games.alcazar.rules cimport Alcazar
from alcaide.core.observer cimport Observer, acting, copy_bytes, relative
from alcaide.core.position cimport Position


@cython.final
cdef class AlcazarObserver(Observer):
    cdef int seat_shown(self, Alcazar table) noexcept nogil
    @cython.locals(index=cython.int, at=cython.int)
    cdef int write_table(self, Alcazar table, int seat, short* out) noexcept nogil
    @cython.locals(players=cython.int, place=cython.int, other=cython.int)
    cdef int write_seats(self, Alcazar table, int seat, short* out, int at) noexcept nogil
    @cython.locals(card=cython.int, holder=cython.int)
    cdef int write_cards(self, Alcazar table, int seat, short* out, int at) noexcept nogil
    @cython.locals(cell=cython.int, owner=cython.int, index=cython.int, site=cython.int)
    cdef int write_board(self, Alcazar table, int seat, short* out, int at) noexcept nogil
