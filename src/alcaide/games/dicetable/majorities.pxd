cimport cython

from alcaide.core.arithmetic cimport exp, power
from alcaide.games.dicetable.codes cimport *
from alcaide.games.dicetable.rules cimport prize


cdef enum:
    SCORINGS = 3
    MOST_PLACES = 8
    COUNTED = TYPES * OWNERS

cdef double CLOSE
cdef double DRIFT


cpdef int scorings_left(int number) noexcept nogil
@cython.locals(built=cython.double[COUNTED])
cpdef double expected(counts, int owner, int kind, int number)
@cython.locals(chances=cython.double[MOST_PLACES], own=cython.double, total=cython.double, scoring=cython.int, spread=cython.double,
               other=cython.int, paid=cython.double, place=cython.int)
cdef double hope_of(double* counts, int owners, int owner, int kind, int number) noexcept nogil
@cython.locals(place=cython.int)
cdef void begin_first(double* chances, int places) noexcept nogil
@cython.locals(below=cython.int, place=cython.int)
cdef void meet_rival(double* chances, int places, double ahead) noexcept nogil
