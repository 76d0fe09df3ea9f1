from alcaide.bots.alcazaba cimport lead_of, weigh_results
from alcaide.bots.outlooks.alcazaba cimport AlcazabaOutlook
from alcaide.bots.quick_turn cimport QuickTurn
from alcaide.games.alcazaba.codes cimport *
from alcaide.games.alcazaba.position cimport Alcazaba
from alcaide.games.dicetable.codes cimport *
from alcaide.kernel.position cimport Choices, Position


cdef class AlcazabaCrowd(AlcazabaOutlook):
    cdef QuickTurn quick

    cdef int habit_at(self, Alcazaba table, Choices choices) noexcept nogil
    cdef bint is_fitting(self, Alcazaba table) noexcept nogil
