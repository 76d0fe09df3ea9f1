cimport cython

from alcaide.core.codes cimport CHANCE
from alcaide.core.luck cimport Luck
from alcaide.core.observer cimport Observer
from alcaide.core.position cimport Choices, Position, as_int


@cython.locals(table=Position, twin=Position, source=Luck)
cpdef int deal(position, luck) except -3
@cython.locals(table=Position)
cpdef bint is_legal(position, action) except -1
cdef int deal_on(Position position, Luck luck) except -3


@cython.final
cdef class Matches:
    cdef readonly int count
    cdef readonly int learner
    cdef int room
    cdef bint masked
    cdef bint busy
    cdef tuple tables
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
    cdef int[::1] looked

    @cython.locals(position=Position, place=cython.int)
    cpdef int begin(self, index, luck=*, rivals=*) except -1

    cpdef bint allows(self, index, action) except -1
    @cython.locals(low=cython.int, high=cython.int, end=cython.int, middle=cython.int)
    cdef bint lists(self, int index, int action) noexcept

    cpdef int find_outside(self, actions, size) except -2
    @cython.locals(index=cython.int)
    cdef int first_outside(self, const int[::1] actions, int size) noexcept

    cpdef int step(self, actions, refused) except -1
    @cython.locals(index=cython.int, count=cython.int, action=cython.int)
    cdef int step_all(self, const int[::1] actions, int[::1] refused) except -1

    @cython.locals(position=Position, number=cython.int, place=cython.int)
    cpdef int play(self, index, action) except -3

    cdef int enter(self) except -1
    @cython.locals(position=Position, luck=Luck)
    cdef int settle(self, int index) except -1

    @cython.locals(index=cython.int, position=Position, seat=cython.int, total=cython.int)
    cpdef int look(self) except -1

    @cython.locals(place=cython.int)
    cdef int list_legal(self, int index, Position position, int total) except -1

    @cython.locals(index=cython.int, place=cython.int)
    cdef int unmark(self) except -1

    cpdef int choose(self, actions, luck) except -1
    @cython.locals(index=cython.int, many=cython.int, first=cython.int)
    cdef int choose_all(self, int[::1] actions, Luck luck) except -1


cdef inline short* number_at(short[:, ::1] numbers, int index) noexcept:
    return &numbers[index, 0]
