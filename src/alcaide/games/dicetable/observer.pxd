cimport cython

from alcaide.games.dicetable.codes cimport *
from alcaide.games.dicetable.rules cimport DiceTable
from alcaide.core.observer cimport Observer, acting, copy_small, relative


cdef class TableObserver(Observer):
    @cython.final
    @cython.locals(at=cython.int, place=cython.int, owner=cython.int, players=cython.int)
    cdef int write_shared(self, DiceTable table, int seat, short* out) noexcept nogil
    @cython.final
    @cython.locals(kind=cython.int, cell=cython.int)
    cdef int write_area(self, DiceTable table, int seat, short* out, int at) noexcept nogil
    @cython.final
    cdef int place_of(self, DiceTable table, int owner, int seat) noexcept nogil
    @cython.final
    cdef int owner_at(self, DiceTable table, int place, int seat) noexcept nogil
