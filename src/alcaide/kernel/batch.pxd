cimport cython
from cpython.object cimport PyObject

from alcaide.kernel.codes cimport CHANCE, OVER
from alcaide.kernel.luck cimport Luck
from alcaide.kernel.position cimport MOST_CHOICES, Choices, Position


cdef extern from "Python.h":
    ctypedef struct PyTupleObject:
        PyObject** ob_item


@cython.final
cdef class Batch:
    cdef readonly int count
    cdef readonly int size
    cdef readonly tuple positions
    cdef readonly object to_act
    cdef readonly object ended
    cdef readonly object scores
    cdef readonly object first
    cdef readonly object legal
    cdef readonly object masks
    cdef tuple lucks
    cdef Position start
    cdef Choices choices
    cdef int room
    cdef bint masked
    # The same, where compiled code reads and writes without the interpreter's lock
    cdef PyObject** matches
    cdef PyObject** streams
    cdef int* seats
    cdef int* ends
    cdef int* starts
    cdef int* listed
    cdef unsigned char[:, ::1] marks

    @cython.locals(index=cython.int, total=cython.int)
    cdef int deal_all(self) except -1

    cpdef void step(self, const int[::1] actions)
    @cython.locals(index=cython.int, total=cython.int)
    cdef int play_all(self, const int* actions) except -1 nogil
    cdef inline int play_one(self, int index, Position position, Luck luck, int action, int total) except -1 nogil
    cdef inline int settle(self, int index, Position position, Luck luck) except -1 nogil
    cdef int keep_scores(self, int index) except -1
    @cython.locals(place=cython.int)
    cdef inline int list_legal(self, int index, Position position, int total) except -1 nogil
    cdef int make_room(self, int room) except -1
    @cython.locals(index=cython.int, place=cython.int)
    cdef void unmark(self) noexcept nogil

    cpdef void choose(self, int[::1] actions)
    @cython.locals(index=cython.int, first=cython.int, many=cython.int)
    cdef int choose_all(self, int* actions) except -1 nogil


cdef inline PyObject** items_of(tuple objects) noexcept:
    return (<PyTupleObject*><PyObject*>objects).ob_item


cdef inline int* memory_of(const int[::1] numbers) noexcept nogil:
    return <int*>&numbers[0]


cdef inline int* from_place(int* numbers, int place) noexcept nogil:
    return numbers + place
