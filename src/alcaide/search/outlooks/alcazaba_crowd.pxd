from alcaide.search.alcazaba cimport lead_of, weigh_results
from alcaide.search.outlooks.alcazaba cimport AlcazabaOutlook
from alcaide.search.quick_turn cimport QuickTurn
from alcaide.games.alcazaba.codes cimport *
from alcaide.games.alcazaba.rules cimport Alcazaba
from alcaide.games.dicetable.codes cimport *
from alcaide.core.position cimport Choices, Position


cdef class AlcazabaCrowd(AlcazabaOutlook):
    cdef QuickTurn quick

    cdef int habit_at(self, Alcazaba table, Choices choices) noexcept nogil
    cdef bint is_fitting(self, Alcazaba table) noexcept nogil
