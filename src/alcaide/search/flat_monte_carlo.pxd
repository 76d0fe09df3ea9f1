cimport cython
from libc.math cimport sqrt

from alcaide.search.greedy_policy cimport GreedyPolicy
from alcaide.core.evaluator cimport Evaluator
from alcaide.core.clock cimport now
from alcaide.core.luck cimport Luck, SwiftLuck
from alcaide.core.position cimport Choices, MOST_CHOICES, Position


cdef class FlatMonteCarlo:
    cdef Position root
    cdef Position trial
    cdef GreedyPolicy greedy
    cdef Evaluator evaluator
    cdef SwiftLuck luck
    cdef SwiftLuck kept
    cdef Choices choices
    cdef readonly int seat
    cdef readonly int count
    cdef int left
    cdef int favourite
    cdef int actions[MOST_CHOICES]
    cdef double prior[MOST_CHOICES]
    cdef double total[MOST_CHOICES]
    cdef double squares[MOST_CHOICES]
    cdef int times[MOST_CHOICES]
    cdef int order[MOST_CHOICES]
    cdef double deadline
    cdef public bint stopped

    cpdef int think(self, long steps, int widest, double seconds=*) except -1
    cpdef int glance(self) except -1
    @cython.locals(index=cython.int)
    cdef int consider(self, int action) noexcept
    cdef bint is_spent(self, long steps) noexcept nogil
    @cython.locals(index=cython.int, best=cython.double)
    cdef int evaluate_all(self) except -1 nogil
    @cython.locals(index=cython.int, place=cython.int)
    cdef void sort(self) noexcept nogil
    @cython.locals(rounds=cython.int, rest=cython.int, number=cython.int, limit=cython.long, start=cython.long)
    cdef int halve(self, long most, int widest) except -1 nogil
    @cython.locals(place=cython.int)
    cdef int compare(self, long limit) except -1 nogil
    @cython.locals(result=cython.double)
    cdef int attempt(self, int index) except -1 nogil
    cdef double mean(self, int index) noexcept nogil
