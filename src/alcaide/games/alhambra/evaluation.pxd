cimport cython

from alcaide.games.alhambra.codes cimport *
from alcaide.games.alhambra.rules cimport Alhambra
from alcaide.games.dicetable.codes cimport *
from alcaide.games.dicetable.evaluation cimport DiceEvaluator
from alcaide.games.dicetable.majorities cimport scorings_left
from alcaide.games.dicetable.rules cimport DiceTable


cdef double START_CHIP


cdef class AlhambraEvaluator(DiceEvaluator):
    cdef double chips[CHIPS + 1]

    @cython.final
    cdef int black_of(self, Alhambra table) noexcept nogil
    @cython.final
    @cython.locals(kind=cython.int, owner=cython.int)
    cdef void tally_stones(self, Alhambra table, double* counts) noexcept nogil
    @cython.final
    @cython.locals(kind=cython.int, awarding=cython.bint)
    cdef void foresee_awards(self, Alhambra table, double* counts, int* places) noexcept nogil
    @cython.final
    @cython.locals(chip=cython.int, value=cython.double)
    cdef double holding(self, Alhambra table, int owner) noexcept nogil
    cdef double chip_worth(self, int chip, int number) noexcept nogil
