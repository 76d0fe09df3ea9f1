cimport cython

from alcaide.games.burgenland.codes cimport *
from alcaide.games.burgenland.rules cimport Burgenland
from alcaide.core.observer cimport Observer, acting, copy_small, relative
from alcaide.core.position cimport Position


@cython.final
cdef class BurgenlandObserver(Observer):
    @cython.locals(at=cython.int, value=cython.int, other=cython.int, colour=cython.int, card=cython.int)
    cdef int write_table(self, Burgenland table, int seat, short* out) noexcept nogil
    @cython.locals(other=cython.int, owner=cython.int, colour=cython.int)
    cdef int write_castles(self, Burgenland table, int seat, short* out, int at) noexcept nogil
