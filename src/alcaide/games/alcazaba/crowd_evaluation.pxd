from alcaide.core.position cimport Choices, Position
from alcaide.games.alcazaba.codes cimport *
from alcaide.games.alcazaba.evaluation cimport AlcazabaEvaluator
from alcaide.games.alcazaba.rules cimport Alcazaba
from alcaide.games.dicetable.fast_turn_solver cimport FastTurnSolver
from alcaide.games.dicetable.rules cimport DiceTable


cdef class AlcazabaCrowdEvaluator(AlcazabaEvaluator):
    cdef FastTurnSolver solver

    cdef int policy_at(self, DiceTable table, Choices choices) noexcept nogil
    cdef bint is_fitting(self, Alcazaba table) noexcept nogil
