cimport cython
from libc.math cimport exp

from alcaide.search.outlooks.outlook cimport Outlook
from alcaide.games.alcazar.codes cimport *
from alcaide.games.alcazar.rules cimport Alcazar
from alcaide.core.codes cimport OVER
from alcaide.core.position cimport Position

cdef int ENOUGH


@cython.final
cdef class AlcazarOutlook(Outlook):
    cdef readonly double climb
    cdef readonly double lift
    cdef readonly double card
    cdef readonly double tower
    cdef readonly double purse
    cdef readonly double near
    cdef readonly double far

    @cython.locals(total=cython.double, target=cython.double, left=cython.double, scale=cython.double, other=cython.int)
    cdef double rate_table(self, Alcazar table, int seat) noexcept nogil
    @cython.locals(best=cython.int, result=cython.int, own=cython.int, sharing=cython.int, other=cython.int)
    cdef double final_share(self, Alcazar table, int seat) noexcept nogil
    cdef int result_of(self, Alcazar table, int seat) noexcept nogil
    @cython.locals(nobles=cython.int, index=cython.int, cell=cython.int, lifting=cython.double, others=cython.double,
                   low=cython.int, rank=cython.int, towers=cython.int, money=cython.int)
    cdef double estimate(self, Alcazar table, int seat, double left) noexcept nogil
    @cython.locals(top=cython.int, best=cython.double, gain=cython.double, index=cython.int, rank=cython.int,
                   price=cython.int, cell=cython.int)
    cdef double stepping(self, Alcazar table, double left) noexcept nogil
