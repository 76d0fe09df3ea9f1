cimport cython

from alcaide.search.outlooks.dicetable cimport COUNTED, DiceOutlook
from alcaide.games.alcazaba.codes cimport *
from alcaide.games.alcazaba.alhambras cimport KINDS
from alcaide.games.alcazaba.rules cimport Alcazaba
from alcaide.games.dicetable.codes cimport *
from alcaide.core.codes cimport CHANCE, OVER
from alcaide.core.position cimport Choices, Position


cdef class AlcazabaOutlook(DiceOutlook):
    cdef readonly double wall

    cdef bint is_turn_next(self, Alcazaba table) noexcept nogil
    @cython.locals(counts=cython.double[COUNTED], places=cython.int[TYPES])
    cdef int habit_at(self, Alcazaba table, Choices choices) noexcept nogil
    @cython.locals(counts=cython.double[COUNTED], extra=cython.double[OWNERS], places=cython.int[TYPES],
                   owner=cython.int)
    cdef double rate_table(self, Alcazaba table, int seat) noexcept nogil
    @cython.locals(kind=cython.int, place=cython.int, tile=cython.int, awarding=cython.bint, where=cython.int)
    cdef void count(self, Alcazaba table, double* counts, int* places) noexcept nogil
    @cython.locals(index=cython.int, kept=cython.int, action=cython.int)
    cdef int keep_growing(self, Choices choices) noexcept nogil
