cimport cython

from alcaide.core.position cimport Choices, Position
from alcaide.games.alcazaba.alhambras cimport KINDS
from alcaide.games.alcazaba.codes cimport *
from alcaide.games.alcazaba.rules cimport Alcazaba
from alcaide.games.dicetable.codes cimport *
from alcaide.games.dicetable.evaluation cimport COUNTED, DiceEvaluator
from alcaide.games.dicetable.majorities cimport MOST_PLACES, hope_of, scorings_left
from alcaide.games.dicetable.result_values cimport RESULTS, weigh_column
from alcaide.games.dicetable.rules cimport DiceTable


cdef double WALL
cdef double WALLED
cdef double RESERVED
cdef double START_CHIP


cdef class AlcazabaEvaluator(DiceEvaluator):
    cdef readonly double wall

    cdef bint is_turn_next(self, Alcazaba table) noexcept nogil
    @cython.locals(index=cython.int, kept=cython.int, action=cython.int)
    cdef int keep_growing(self, Choices choices) noexcept nogil
    @cython.final
    cdef int longest_wall(self, Alcazaba table, int owner) noexcept nogil
    @cython.final
    @cython.locals(reserved=cython.int, tile=cython.int)
    cdef double with_walls(self, Alcazaba table, int owner, double points) noexcept nogil
    @cython.final
    @cython.locals(place=cython.int, tile=cython.int, where=cython.int)
    cdef void tally_tiles(self, Alcazaba table, double* counts) noexcept nogil
    @cython.final
    @cython.locals(kind=cython.int, tile=cython.int, awarding=cython.bint)
    cdef void foresee_tiles(self, Alcazaba table, double* counts, int* places) noexcept nogil
    @cython.locals(worths=cython.double[RESULTS])
    cpdef list result_values(self, Alcazaba table, int seat)
    @cython.final
    @cython.locals(counts=cython.double[COUNTED], prizes=cython.double[MOST_PLACES], kind=cython.int, now=cython.double,
                   built=cython.double, many=cython.int)
    cdef void value_results(self, Alcazaba table, int seat, double* worths) noexcept nogil
    @cython.final
    @cython.locals(walls=cython.double, index=cython.int, value=cython.double, place=cython.int)
    cdef int list_tiles(self, Alcazaba table, int kind, double built, double* prizes) noexcept nogil


cdef int walled_sides(int walls) noexcept nogil
