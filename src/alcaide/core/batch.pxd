cimport cython
from cpython.buffer cimport PyBUF_C_CONTIGUOUS, PyBUF_FORMAT, PyBuffer_Release, PyObject_GetBuffer
from cpython.object cimport PyObject

from alcaide.core.codes cimport CHANCE, OVER
from alcaide.core.luck cimport Luck
from alcaide.core.position cimport MOST_CHOICES, Choices, Position


cdef extern from "Python.h":
    ctypedef struct PyTupleObject:
        PyObject** ob_item


@cython.final
cdef class Batch:
    cdef readonly int count
    cdef readonly int size
    cdef readonly bint checked
    cdef readonly object to_act
    cdef readonly object drawn
    cdef readonly object ended
    cdef readonly object scores
    cdef readonly object first
    cdef readonly object legal
    cdef readonly object masks
    cdef tuple tables
    cdef tuple lucks
    cdef object chosen
    cdef bint busy
    cdef Position start
    cdef Choices choices
    cdef int room
    cdef bint masked
    # The same, where compiled code reads and writes without the interpreter's lock
    cdef PyObject** matches
    cdef PyObject** streams
    cdef int* seats
    cdef int* draws
    cdef int* picks
    cdef int* ends
    cdef int* starts
    cdef int* listed
    cdef int* results
    cdef unsigned char[:, ::1] marks
    cdef Py_buffer lent

    cdef inline int* borrow(self, actions) except NULL:
        """The memory of the caller's actions, until it is given back: a typed memoryview, without its price."""
        PyObject_GetBuffer(actions, &self.lent, PyBUF_FORMAT | PyBUF_C_CONTIGUOUS)
        if (self.lent.ndim != 1 or self.lent.itemsize != sizeof(int) or self.lent.format == NULL
                or self.lent.format[0] not in b"il"):
            PyBuffer_Release(&self.lent)
            raise refuse_actions()
        if self.lent.shape[0] != self.count:
            PyBuffer_Release(&self.lent)
            raise refuse_length(self.count, self.lent.shape[0])
        return <int*>self.lent.buf if self.count > 0 else &self.room

    cdef inline void give_back(self) noexcept:
        PyBuffer_Release(&self.lent)

    @cython.locals(index=cython.int, total=cython.int)
    cdef int deal_all(self) except -1
    @cython.locals(index=cython.int)
    cdef int find_illegal(self, const int* actions) noexcept nogil
    @cython.locals(low=cython.int, high=cython.int, end=cython.int, middle=cython.int)
    cdef inline bint allows(self, int index, int action) noexcept nogil

    cpdef step(self, actions)
    @cython.locals(borrowed=cython.p_int, index=cython.int)
    cdef int play_from(self, actions) except -1
    @cython.locals(index=cython.int, total=cython.int)
    cdef int play_all(self, const int* actions) except -1 nogil
    cdef inline int play_one(self, int index, Position position, Luck luck, int action, Choices choices,
                             int total) except -1 nogil
    cdef inline int settle(self, int index, Position position, Luck luck, Choices choices, int total) except -1 nogil
    cdef inline int deal(self, int index, Position position, Luck luck) except -1 nogil
    @cython.locals(seat=cython.int)
    cdef int keep_scores(self, int index, Position position) except -1 nogil
    cdef int make_room(self, int room) except -1
    @cython.locals(index=cython.int, place=cython.int)
    cdef void mark(self, unsigned char mark) noexcept nogil


cdef object refuse_actions()
cdef object refuse_length(int count, Py_ssize_t given)


cdef inline PyObject** items_of(tuple objects) noexcept:
    return (<PyTupleObject*><PyObject*>objects).ob_item


cdef inline int* memory_of(const int[::1] numbers) noexcept nogil:
    return <int*>&numbers[0]


cdef inline int* from_place(int* numbers, int place) noexcept nogil:
    return numbers + place
