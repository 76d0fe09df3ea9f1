cimport cython

from alcaide.core.codes cimport CHANCE, OVER
from alcaide.core.luck cimport Luck
from alcaide.core.observer cimport Observer
from alcaide.core.position cimport Choices, Position


cdef Choices LISTED


cpdef int deal(Position position, Luck luck) except -3
cpdef bint is_legal(Position position, long action)
@cython.locals(low=cython.int, high=cython.int, middle=cython.int)
cdef bint is_among(Choices choices, long action) noexcept


@cython.final
cdef class Matches:
    cdef readonly int count
    cdef readonly int learner
    cdef int room
    cdef bint masked
    cdef readonly list positions
    cdef list lucks
    cdef list rivals
    cdef Position start
    cdef Observer observer
    cdef Choices choices
    cdef readonly object to_act
    cdef readonly object first
    cdef readonly object legal
    cdef short[:, ::1] numbers
    cdef signed char[:, ::1] marks
    cdef int[::1] seats
    cdef int[::1] starts
    cdef int[::1] listed

    @cython.locals(position=Position)
    cpdef int begin(self, int index, Luck luck=*, Luck rivals=*) except -1

    @cython.locals(low=cython.int, high=cython.int, end=cython.int, middle=cython.int)
    cpdef bint allows(self, int index, int action) noexcept

    @cython.locals(index=cython.int)
    cpdef int find_outside(self, const int[::1] actions, int size) noexcept

    @cython.locals(index=cython.int, count=cython.int, position=Position)
    cpdef int step(self, const int[::1] actions, int[::1] refused) except -1

    cpdef int play(self, int index, int action) except -3

    @cython.locals(position=Position, luck=Luck)
    cdef int settle(self, int index) except -1

    @cython.locals(index=cython.int, position=Position, seat=cython.int, total=cython.int)
    cpdef int look(self) except -1

    @cython.locals(place=cython.int)
    cdef int list_legal(self, int index, Position position, int total) except -1

    @cython.locals(index=cython.int, place=cython.int)
    cdef int unmark(self) except -1

    @cython.locals(index=cython.int, many=cython.int, first=cython.int)
    cpdef int choose(self, int[::1] actions, Luck luck) except -1


cdef inline short* number_at(short[:, ::1] numbers, int index) noexcept:
    return &numbers[index, 0]
