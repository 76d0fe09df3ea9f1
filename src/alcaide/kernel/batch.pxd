cimport cython
from libc.string cimport memcpy

from alcaide.kernel.codes cimport CHANCE, OVER
from alcaide.kernel.luck cimport Luck
from alcaide.kernel.position cimport Choices, Position


@cython.final
cdef class Batch:
    cdef readonly int count
    cdef readonly int size
    cdef int room
    cdef bint masked
    cdef readonly list positions
    cdef list lucks
    cdef Position start
    cdef Choices choices
    cdef readonly object to_act
    cdef readonly object ended
    cdef readonly object scores
    cdef readonly object first
    cdef readonly object legal
    cdef readonly object masks
    # The same memory, where compiled code writes
    cdef int* seats
    cdef int* ends
    cdef int* starts
    cdef int* listed
    cdef int[:, ::1] points
    cdef unsigned char[:, ::1] marks

    @cython.locals(index=cython.int, position=Position, total=cython.int)
    cpdef void step(self, const int[::1] actions)

    @cython.locals(index=cython.int, many=cython.int, luck=Luck, first=cython.int)
    cpdef void choose(self, int[::1] actions)

    @cython.locals(seat=cython.int)
    cdef int settle(self, int index, Position position, Luck luck) except -1

    @cython.locals(place=cython.int, choices=Choices, after=cython.int)
    cdef inline int list_legal(self, int index, Position position, int total) except -1

    @cython.locals(index=cython.int, place=cython.int)
    cdef int unmark(self) except -1


cdef inline int* memory_of(int[::1] numbers):
    """Where the numbers of a memoryview are."""
    return &numbers[0]


cdef inline void copy_choices(Choices choices, int* listed, int total) noexcept nogil:
    """Write the choices behind the `total` numbers listed before."""
    memcpy(listed + total, choices.actions, choices.count * sizeof(int))
