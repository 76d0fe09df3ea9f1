cimport cython
from libc.math cimport exp

from alcaide.core.codes cimport CHANCE, OVER
from alcaide.core.position cimport MOST_CHOICES, Choices, Position


cdef class Outlook:
    cdef readonly int turns
    cdef readonly int breadth
    cdef readonly double belief
    cdef readonly double favour
    cdef readonly int effort
    cdef readonly bint steady
    cdef readonly int widest

    cdef double rate(self, Position position, int seat) except -1 nogil
    cdef double prefer(self, Position position, int seat) except? -1 nogil
    cdef bint is_half_done(self, Position position) noexcept nogil
    cdef bint is_calm(self, Position position) noexcept nogil
    cdef int narrow(self, Position position, Choices choices) except -1 nogil
    cdef int habit(self, Position position, Choices choices) noexcept nogil


cdef inline double chance_of(double lead, double scale) noexcept nogil:
    return 1.0 / (1.0 + exp(-lead / scale))
