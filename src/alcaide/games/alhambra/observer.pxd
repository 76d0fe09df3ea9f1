cimport cython

from alcaide.games.alhambra.codes cimport *
from alcaide.games.alhambra.rules cimport Alhambra
from alcaide.games.dicetable.codes cimport *
from alcaide.games.dicetable.observer cimport TableObserver
from alcaide.core.observer cimport copy_small
from alcaide.core.position cimport Position


@cython.final
cdef class AlhambraObserver(TableObserver):
    @cython.locals(at=cython.int)
    cdef int write_table(self, Alhambra table, int seat, short* out) noexcept nogil
    @cython.locals(place=cython.int, owner=cython.int, chip=cython.int, pile=cython.int, kind=cython.int)
    cdef int write_owners(self, Alhambra table, int seat, short* out, int at) noexcept nogil
