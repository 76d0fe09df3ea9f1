cimport cython
from cpython.list cimport PyList_New, PyList_SET_ITEM
from cpython.object cimport PyObject, PyTypeObject
from cpython.ref cimport Py_INCREF
from libc.stdlib cimport calloc, free
from libc.string cimport memcpy

from alcaide.core.codes cimport CHANCE, OVER
from alcaide.core.luck cimport Luck


cdef enum:
    MOST_CHOICES = 4096
    MOST_NOTES = 128
    NOTE_SIZE = 6


cdef class Choices:
    cdef int* actions  # `room`, or memory of somebody else with as much of it
    cdef readonly int count
    cdef int room[MOST_CHOICES]

    cdef inline void add(self, int action) noexcept nogil:
        self.actions[self.count] = action
        self.count += 1

    cdef inline void add_if(self, bint holds, int action) noexcept nogil:
        self.actions[self.count] = action
        self.count += holds


cdef Choices SHARED


cdef class Position:
    # Not copied: a copy listens to nobody.
    cdef int* pad
    cdef int noted
    cdef bint listening
    # Copied as one block of memory, with all fields of the game behind them.
    cdef readonly int to_act
    cdef readonly int players

    cdef int list_legal(self, Choices choices) except -1 nogil
    cdef int become(self, int action) except -1 nogil
    cdef int draw(self, Luck luck) except -1 nogil
    cdef int redeal(self, int seat, Luck luck) except -1 nogil
    cdef int points_of(self, int seat) except? -1 nogil
    @cython.locals(start=cython.int)
    cdef void write_note(self, int kind, int a, int b, int c, int d, int e) noexcept nogil
    cdef void assume(self, Position source) noexcept nogil
    cpdef Position copy(self)

    cdef inline void note(self, int kind, int a=0, int b=0, int c=0, int d=0, int e=0) noexcept nogil:
        if self.listening:
            self.write_note(kind, a, b, c, d, e)


cdef inline int* own_room(Choices choices) noexcept:
    return choices.room


cdef inline list list_of(int* numbers, int count):
    """A list of Python's, made at once in its full length."""
    cdef list made = PyList_New(count)
    cdef object number
    cdef int index
    for index in range(count):
        number = numbers[index]
        Py_INCREF(number)  # the list takes one reference over
        PyList_SET_ITEM(made, index, number)
    return made


cdef inline void copy_fields(Position source, Position target) noexcept nogil:
    """Give `target` the memory of `source`, an object of the same class, from `to_act` on."""
    cdef Py_ssize_t before = <char*>&source.to_act - <char*><PyObject*>source
    cdef Py_ssize_t size = (<PyObject*>source).ob_type.tp_basicsize
    memcpy(<char*><PyObject*>target + before, <char*><PyObject*>source + before, size - before)


cdef inline Position blank_twin(Position source):
    """A new object of the same class."""
    cdef PyTypeObject* kind = (<PyObject*>source).ob_type
    return <Position>kind.tp_new(<object>kind, <PyObject*>(), NULL)


cdef inline int* blank_pad() noexcept:
    return <int*>calloc(MOST_NOTES * NOTE_SIZE, sizeof(int))


cdef inline void free_pad(Position position) noexcept:
    free(position.pad)
