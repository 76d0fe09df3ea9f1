cimport cython

from alcaide.games.alcazaba.codes cimport *
from alcaide.games.alcazaba.rules cimport Alcazaba
from alcaide.games.dicetable.codes cimport *
from alcaide.games.dicetable.observer cimport TableObserver
from alcaide.core.observer cimport copy_small
from alcaide.core.position cimport Position


@cython.final
cdef class AlcazabaObserver(TableObserver):
    @cython.locals(at=cython.int, kind=cython.int, place=cython.int)
    cdef int write_table(self, Alcazaba table, int seat, short* out) noexcept nogil
    @cython.locals(place=cython.int, kind=cython.int)
    cdef int write_owners(self, Alcazaba table, int seat, short* out, int at) noexcept nogil
    @cython.locals(tile=cython.int, where=cython.int)
    cdef int write_tiles(self, Alcazaba table, int seat, short* out, int at) noexcept nogil
