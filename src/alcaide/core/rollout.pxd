cimport cython

from alcaide.core.codes cimport CHANCE, OVER
from alcaide.core.luck cimport Luck
from alcaide.core.position cimport Choices, Position


@cython.locals(steps=cython.long)
cdef long finish(Position position, Luck luck, Choices choices, long most) except -1 nogil

cpdef long rollout(Position position, Luck luck, long most=*) except -1

@cython.locals(position=Position, choices=Choices, steps=cython.long, _index=cython.long)
cpdef long rollouts(Position start, Luck luck, long count) except -1
