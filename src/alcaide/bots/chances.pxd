cimport cython

from alcaide.bots.outlooks.outlook cimport Outlook
from alcaide.kernel.codes cimport CHANCE, OVER
from alcaide.kernel.luck cimport Luck
from alcaide.kernel.position cimport Choices, Position


cdef enum:
    MOST_SEATS = 8

cdef int NOTHING


cdef class Chances:
    cdef Position trial
    cdef Position sketch
    cdef Outlook outlook
    cdef Choices choices
    cdef readonly int turns
    cdef readonly long steps
    cdef double shares[MOST_SEATS]

    @cython.locals(seat=cython.int)
    cpdef list judge(self, Position position)
    cpdef list play_on(self, Position start, Luck luck, int action=*, int seat=*)
    @cython.locals(total=cython.double, seat=cython.int)
    cdef int rate(self) except -1 nogil
    @cython.locals(turns=cython.int, last=cython.int)
    cdef int go_on(self, Luck luck) except -1 nogil
    @cython.locals(index=cython.int, place=cython.int, many=cython.int, best=cython.double, value=cython.double,
                   chosen=cython.int)
    cdef int choose(self, Luck luck) except -1 nogil
