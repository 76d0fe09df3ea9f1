cimport cython

from alcaide.search.dice_turn cimport RESULTS
from alcaide.games.dicetable.codes cimport *
from alcaide.games.dicetable.rules cimport COUNTS, FIRST_PART, HAND, PART, cell_of, number_of


cdef double A_LITTLE
cdef double NEVER
cdef int NOWHERE
cdef short WITH_ONE_MORE[MULTISETS][TYPES]
cdef short WITH_ONE_LESS[MULTISETS][TYPES]


@cython.final
cdef class QuickTurn:
    cdef double worth[RESULTS]
    cdef double solved[RESULTS]
    cdef float stops[TYPES][DICE + 1]
    cdef float kept[MOST_ROLLS][MULTISETS]
    cdef float best[MULTISETS]
    cdef int black
    cdef float value

    @cython.locals(number=cython.int, chosen=cython.int, kind=cython.int, symbols=cython.int, first=cython.int,
                   last=cython.int, place=cython.int, worth=cython.float)
    cdef int decide(self, signed char* dice, int rolls, int black) noexcept nogil
    @cython.locals(result=cython.int, number=cython.int)
    cdef void solve(self, int black) noexcept nogil
    cdef float whole(self, int black) noexcept nogil
    @cython.locals(same=cython.bint, result=cython.int)
    cdef bint is_solved(self, int black) noexcept nogil
    @cython.locals(kind=cython.int, count=cython.int, symbols=cython.int)
    cdef void note_stops(self, int rolls) noexcept nogil
    @cython.locals(kind=cython.int, value=cython.float)
    cdef inline float stopping(self, int number) noexcept nogil
    @cython.locals(below=cython.int, number=cython.int, kind=cython.int, total=cython.float)
    cdef void average(self, float* worths) noexcept nogil
    @cython.locals(number=cython.int, kind=cython.int, value=cython.float)
    cdef void maximise(self, int rolls, float* kept, float* worths) noexcept nogil
    @cython.locals(faces=cython.schar[TYPES], kind=cython.int)
    cpdef tuple advise(self, worth, tuple dice, int rolls, int black=*)
    @cython.locals(kind=cython.int, cell=cython.int)
    cdef void take(self, worth)
