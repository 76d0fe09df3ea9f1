cimport cython

from alcaide.core.observer cimport Observer, acting
from alcaide.core.position cimport Position


cdef class StateObserver(Observer):
    cdef object game
    cdef dict layouts

    cdef int write(self, Position position, int seat, short* out) except -1 nogil
    @cython.locals(at=cython.int)
    cdef int write_state(self, Position position, short* out) except -1
