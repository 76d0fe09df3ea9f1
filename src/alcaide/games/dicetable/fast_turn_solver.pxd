cimport cython

from alcaide.games.dicetable.result_values cimport RESULTS
from alcaide.games.dicetable.codes cimport *
from alcaide.games.dicetable.rules cimport COUNTS, FIRST_PART, HAND, PART, cell_of, number_of


cdef double A_LITTLE
cdef double NEVER
cdef int NOWHERE
cdef short WITH_ONE_MORE[MULTISETS][TYPES]
cdef short WITH_ONE_LESS[MULTISETS][TYPES]


@cython.final
cdef class FastTurnSolver:
    cdef double worth[RESULTS]
    cdef double solved[RESULTS]
    cdef double stops[TYPES][DICE + 1]
    cdef double kept[MOST_ROLLS][MULTISETS]
    cdef double best[MULTISETS]
    cdef int black
    cdef double value

    @cython.locals(number=cython.int, chosen=cython.int, kind=cython.int, symbols=cython.int, first=cython.int,
                   last=cython.int, place=cython.int, worth=cython.double)
    cdef int decide(self, signed char* dice, int rolls, int black) noexcept nogil
    @cython.locals(result=cython.int, number=cython.int)
    cdef void solve(self, int black) noexcept nogil
    cdef double whole(self, int black) noexcept nogil
    @cython.locals(same=cython.bint, result=cython.int)
    cdef bint is_solved(self, int black) noexcept nogil
    @cython.locals(kind=cython.int, count=cython.int, symbols=cython.int)
    cdef void note_stops(self, int rolls) noexcept nogil
    @cython.locals(kind=cython.int, value=cython.double)
    cdef inline double stopping(self, int number) noexcept nogil
    @cython.locals(below=cython.int, number=cython.int, kind=cython.int, total=cython.double)
    cdef void average(self, double* worths) noexcept nogil
    @cython.locals(number=cython.int, kind=cython.int, value=cython.double)
    cdef void maximise(self, int rolls, double* kept, double* worths) noexcept nogil
    @cython.locals(faces=cython.schar[TYPES], kind=cython.int)
    cpdef tuple advise(self, worth, tuple dice, int rolls, int black=*)
    @cython.locals(kind=cython.int, cell=cython.int)
    cdef void take(self, worth)
