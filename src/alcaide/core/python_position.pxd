cimport cython

from alcaide.core.codes cimport CHANCE, OVER
from alcaide.core.luck cimport Luck
from alcaide.core.position cimport MOST_CHOICES, Choices, Position


cdef class PythonPosition(Position):
    cdef readonly list told  # sentences of the last action, while somebody listens

    cdef int list_legal(self, Choices choices) except -1 nogil
    cdef int become(self, int action) except -1 nogil
    cdef int draw(self, Luck luck) except -1 nogil
    cdef int redeal(self, int seat, Luck luck) except -1 nogil
    cdef int points_of(self, int seat) except? -1 nogil
    cdef void assume(self, Position source) noexcept nogil
    @cython.locals(twin=PythonPosition)
    cpdef Position copy(self)

    cdef int list_moves(self, Choices choices) except -1
    cdef int go_on(self, int code) except -1
    cdef int check_seat(self, following, method) except -3
    cdef int draw_by_weight(self, Luck luck) except -1
    cdef dict weights(self)
    cdef int take_over(self, Position source) except -1


cpdef copied(value)
