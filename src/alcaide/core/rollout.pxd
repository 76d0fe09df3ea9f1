cimport cython

from alcaide.core.codes cimport CHANCE, OVER
from alcaide.core.luck cimport Luck
from alcaide.core.position cimport Choices, Position


@cython.locals(steps=cython.long)
cdef long finish(Position position, Luck luck, Choices choices, long most) except -1 nogil

@cython.locals(table=Position, twin=Position, source=Luck, choices=Choices, steps=cython.long, limit=cython.long)
cpdef long rollout(position, luck, most=*) except -1

@cython.locals(first=Position, twin=Position, source=Luck, choices=Choices, steps=cython.long, times=cython.long,
               _index=cython.long)
cpdef long rollouts(start, luck, count) except -1
