cimport cython

from alcaide.core.evaluator cimport Evaluator
from alcaide.core.codes cimport CHANCE, OVER
from alcaide.core.luck cimport Luck, SwiftLuck
from alcaide.core.position cimport Choices, Position


cdef double WORST


@cython.final
cdef class GreedyPolicy:
    cdef Position sketch
    cdef Position second
    cdef readonly Evaluator evaluator
    cdef Choices choices
    cdef Choices further
    cdef SwiftLuck root
    cdef readonly long steps

    cdef double look(self, Position position, int action, int seat) except -1 nogil
    cpdef int rollout(self, Position trial, Luck luck, int turns, int last) except -1 nogil
    @cython.locals(index=cython.int, place=cython.int, best=cython.double, value=cython.double, chosen=cython.int,
                   seat=cython.int, many=cython.int)
    cpdef int choose(self, Position position, Luck luck) except -1 nogil
    @cython.locals(index=cython.int, best=cython.double)
    cdef double like(self, Position position, int action, int seat) except? -1 nogil
