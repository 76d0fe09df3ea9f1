cimport cython

from alcaide.core.position cimport Choices, Position
from alcaide.games.alhambra.codes cimport *
from alcaide.games.alhambra.evaluation cimport AlhambraEvaluator
from alcaide.games.alhambra.rules cimport Alhambra
from alcaide.games.dicetable.codes cimport *
from alcaide.games.dicetable.evaluation cimport COUNTED
from alcaide.games.dicetable.fast_turn_solver cimport FastTurnSolver
from alcaide.games.dicetable.rules cimport DiceTable, cell_of, number_of


cdef class AlhambraCrowdEvaluator(AlhambraEvaluator):
    cdef FastTurnSolver solver

    cdef bint is_turn_next(self, Alhambra table) noexcept nogil
    @cython.locals(counts=cython.double[COUNTED], places=cython.int[TYPES], chosen=cython.int, value=cython.double,
                   kind=cython.int)
    cdef int best_in_turn(self, Alhambra table) noexcept nogil
    @cython.locals(kind=cython.int, before=cython.double, weight=cython.double, cell=cython.int,
                   steps=cython.double[CELLS])
    cdef void weigh_results(self, DiceTable table, double* counts, int* places) noexcept nogil
    @cython.locals(again=cython.double)
    cdef bint pays_to_cancel(self, Alhambra table, double value) noexcept nogil
    @cython.locals(best=cython.int, most=cython.double, kind=cython.int, worth=cython.double)
    cdef int best_for_black(self, Alhambra table) noexcept nogil
    cdef double moment(self, DiceTable table, double* counts, int* places, int black) noexcept nogil
