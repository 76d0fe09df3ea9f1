cimport cython

from alcaide.core.codes cimport CHANCE, OVER
from alcaide.core.position cimport Choices, Position


cdef Choices LISTED


cdef class Observer:
    cdef int write(self, Position position, int seat, short* out) except -1 nogil
    @cython.locals(table=Position, numbers=cython.short[::1])
    cpdef int observe(self, position, seat, out) except -1
    @cython.locals(table=Position, marks=cython.schar[::1], place=cython.int)
    cpdef int look(self, position, seat, out, mask) except -1


cdef int relative(int seat, int viewer, int players) noexcept nogil
cdef int acting(Position position, int viewer) noexcept nogil


cdef inline short* first_number(short[::1] out) noexcept:
    return &out[0]


cdef inline int copy_small(signed char* source, short* out, int at, int count) noexcept nogil:
    """Write so many small numbers from that place on; the place behind them. A pointer of its own lets C do it at once."""
    cdef short* target = out + at
    cdef Py_ssize_t place
    for place in range(count):
        target[place] = source[place]
    return at + count


cdef inline int copy_bytes(unsigned char* source, short* out, int at, int count) noexcept nogil:
    """The same for bytes."""
    cdef short* target = out + at
    cdef Py_ssize_t place
    for place in range(count):
        target[place] = source[place]
    return at + count
