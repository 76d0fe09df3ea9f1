cimport cython
from cpython.list cimport PyList_New, PyList_SET_ITEM
from cpython.long cimport PyLong_AsLongAndOverflow
from cpython.number cimport PyIndex_Check
from cpython.object cimport Py_TPFLAGS_HEAPTYPE, PyObject, PyTypeObject
from cpython.ref cimport Py_INCREF
from libc.stdlib cimport calloc, free
from libc.string cimport memcpy, memset

from alcaide.core.codes cimport CHANCE, OVER
from alcaide.core.luck cimport Luck


cdef enum:
    MOST_CHOICES = 4096
    MOST_NOTES = 128
    NOTE_SIZE = 6
    BEYOND = -0x7FFFFFFF  # stands for every number that C's integers do not reach: no action, outcome, seat is it


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


@cython.locals(low=cython.int, high=cython.int, middle=cython.int)
cdef bint is_among(Choices choices, int action) noexcept nogil


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
    cdef void wipe(self) noexcept
    cdef bint may_bring(self, int outcome) except -1 nogil
    cdef bint allows(self, int action) except -1
    @cython.locals(number=cython.int)
    cpdef play(self, action)
    cpdef play_unchecked(self, int action)
    @cython.locals(source=Luck)
    cpdef int sample(self, luck) except -1
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


cdef inline int as_int(object number) except? -1:
    """Any kind of whole number as one of C's; BEYOND for one that is none of those."""
    cdef int overflow = 0
    cdef long whole
    if not PyIndex_Check(number):
        raise refuse_number(number)
    whole = PyLong_AsLongAndOverflow(number, &overflow)
    return <int>whole if overflow == 0 and BEYOND < whole < -BEYOND else BEYOND


cdef object refuse_number(number)
cdef int run_out() except -1 nogil


cdef inline Py_ssize_t core_size(Position position) noexcept nogil:
    """How many bytes compiled code knows of: what a class of Python's adds behind them is its own."""
    cdef PyTypeObject* kind = (<PyObject*>position).ob_type
    while kind.tp_flags & Py_TPFLAGS_HEAPTYPE:
        kind = kind.tp_base
    return kind.tp_basicsize


cdef inline void copy_fields(Position source, Position target) noexcept nogil:
    """Give `target` the memory of `source`, an object of the same class, from `to_act` on."""
    cdef Py_ssize_t before = <char*>&source.to_act - <char*><PyObject*>source
    memcpy(<char*><PyObject*>target + before, <char*><PyObject*>source + before, core_size(source) - before)


cdef inline void blank_fields(Position position) noexcept:
    """All that is copied becomes zero, and the match over."""
    cdef Py_ssize_t before = <char*>&position.to_act - <char*><PyObject*>position
    memset(<char*><PyObject*>position + before, 0, core_size(position) - before)
    position.to_act = OVER


cdef inline Position blank_twin(Position source):
    """A new object of the same class."""
    cdef PyTypeObject* kind = (<PyObject*>source).ob_type
    return <Position>kind.tp_new(<object>kind, <PyObject*>(), NULL)


cdef inline int* blank_pad() noexcept:
    return <int*>calloc(MOST_NOTES * NOTE_SIZE, sizeof(int))


cdef inline void free_pad(Position position) noexcept:
    free(position.pad)
