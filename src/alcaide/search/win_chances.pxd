cimport cython

from alcaide.search.greedy_policy cimport GreedyPolicy
from alcaide.core.evaluator cimport Evaluator
from alcaide.core.luck cimport Luck
from alcaide.core.position cimport Position


cdef enum:
    MOST_SEATS = 8

cdef int NOTHING


cdef class WinChances:
    cdef Position trial
    cdef Evaluator evaluator
    cdef readonly GreedyPolicy greedy
    cdef readonly int turns
    cdef double shares[MOST_SEATS]

    @cython.locals(seat=cython.int)
    cpdef list judge(self, Position position)
    cpdef list play_on(self, Position start, Luck luck, int action=*, int seat=*)
    @cython.locals(total=cython.double, seat=cython.int)
    cdef int evaluate(self) except -1 nogil
