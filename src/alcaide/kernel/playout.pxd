cimport cython

from alcaide.kernel.codes cimport CHANCE, OVER
from alcaide.kernel.luck cimport Luck
from alcaide.kernel.position cimport Choices, Position


@cython.locals(steps=cython.long)
cdef long finish(Position position, Luck luck, Choices choices, long most) except -1 nogil

cpdef long playout(Position position, Luck luck, long most=*) except -1

@cython.locals(position=Position, choices=Choices, steps=cython.long, _index=cython.long)
cpdef long playouts(Position start, Luck luck, long count) except -1
