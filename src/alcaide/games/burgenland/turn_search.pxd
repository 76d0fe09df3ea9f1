cimport cython
from libc.math cimport sqrt

from alcaide.core.clock cimport now
from alcaide.core.codes cimport CHANCE, OVER
from alcaide.core.position cimport Choices
from alcaide.games.burgenland.codes cimport *
from alcaide.games.burgenland.evaluation cimport BEST_OF
from alcaide.games.burgenland.network cimport ValueNetwork
from alcaide.games.burgenland.rules cimport Burgenland


@cython.final
cdef class NetworkBudget:
    cdef readonly long left
    cdef double deadline
    cdef readonly bint spent

    cdef void spend(self) noexcept nogil


@cython.final
cdef class TurnSearch:
    cdef ValueNetwork network
    cdef NetworkBudget budget
    cdef readonly int rolls
    cdef readonly int replies
    cdef readonly double swing
    cdef Burgenland thrown
    cdef Burgenland landed
    cdef Burgenland acted
    cdef Burgenland ended
    cdef Choices choices
    cdef TurnSearch below
    cdef TurnSearch reply

    cpdef double value(self, Burgenland table, int seat) except -1 nogil
    cdef double leave(self, Burgenland table) except -1 nogil
    @cython.locals(best=cython.double, index=cython.int)
    cdef double best(self, Burgenland table, int seat) except -1 nogil
    @cython.locals(best=cython.double, dice=cython.int)
    cdef double go_on(self, Burgenland table, int seat) except -1 nogil
    @cython.locals(landings=cython.double[DIE], value=cython.int, landing=cython.double, place=cython.int,
                   total=cython.double, squares=cython.double)
    cdef double fall(self, Burgenland table, int seat) except -1 nogil
