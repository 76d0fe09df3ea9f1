cimport cython

from alcaide.search.greedy cimport Greedy
from alcaide.search.outlooks.outlook cimport Outlook
from alcaide.core.luck cimport Luck
from alcaide.core.position cimport Position


cdef enum:
    MOST_SEATS = 8

cdef int NOTHING


cdef class Chances:
    cdef Position trial
    cdef Outlook outlook
    cdef readonly Greedy greedy
    cdef readonly int turns
    cdef double shares[MOST_SEATS]

    @cython.locals(seat=cython.int)
    cpdef list judge(self, Position position)
    cpdef list play_on(self, Position start, Luck luck, int action=*, int seat=*)
    @cython.locals(total=cython.double, seat=cython.int)
    cdef int rate(self) except -1 nogil
