cimport cython

from alcaide.search.outlooks.dicetable cimport COUNTED, DiceOutlook
from alcaide.games.alhambra.codes cimport *
from alcaide.games.alhambra.rules cimport Alhambra
from alcaide.games.dicetable.codes cimport *
from alcaide.core.codes cimport CHANCE, OVER
from alcaide.core.position cimport Choices, Position


cdef class AlhambraOutlook(DiceOutlook):
    cdef double chips[CHIPS + 1]

    @cython.locals(counts=cython.double[COUNTED], places=cython.int[TYPES])
    cdef int habit_at(self, Alhambra table, Choices choices) noexcept nogil
    @cython.locals(counts=cython.double[COUNTED], extra=cython.double[OWNERS], places=cython.int[TYPES],
                   owner=cython.int)
    cdef double rate_table(self, Alhambra table, int seat) noexcept nogil
    @cython.locals(kind=cython.int, owner=cython.int, awarding=cython.bint)
    cdef void count(self, Alhambra table, double* counts, int* places) noexcept nogil
    @cython.locals(chip=cython.int, value=cython.double)
    cdef double holding(self, Alhambra table, int owner) noexcept nogil
    cdef double chip_worth(self, int chip, int number) noexcept nogil
