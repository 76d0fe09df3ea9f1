cimport cython
from cpython.object cimport PyObject, PyTypeObject
from libc.stdlib cimport calloc, free
from libc.string cimport memcpy

from alcaide.kernel.codes cimport CHANCE, OVER
from alcaide.kernel.luck cimport Luck


cdef enum:
    MOST_CHOICES = 4096
    MOST_NOTES = 128
    NOTE_SIZE = 6


cdef class Choices:
    cdef int actions[MOST_CHOICES]
    cdef readonly int count

    cdef void add(self, int action) noexcept nogil


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
    @cython.locals(start=cython.int)
    cdef void note(self, int kind, int a=*, int b=*, int c=*, int d=*, int e=*) noexcept nogil
    cpdef Position copy(self)


cdef inline Position clone(Position source):
    """A new object of the same class, with the same memory from `to_act` on."""
    cdef PyTypeObject* kind = (<PyObject*>source).ob_type
    cdef Position twin = <Position>kind.tp_new(<object>kind, <PyObject*>(), NULL)
    cdef Py_ssize_t before = <char*>&source.to_act - <char*><PyObject*>source
    memcpy(<char*><PyObject*>twin + before, <char*><PyObject*>source + before, kind.tp_basicsize - before)
    return twin


cdef inline int* blank_pad() noexcept:
    return <int*>calloc(MOST_NOTES * NOTE_SIZE, sizeof(int))


cdef inline void free_pad(Position position) noexcept:
    free(position.pad)
