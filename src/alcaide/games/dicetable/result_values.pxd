cimport cython

from alcaide.games.dicetable.majorities cimport MOST_PLACES, begin_first, meet_rival
from alcaide.games.dicetable.codes cimport *
from alcaide.games.dicetable.rules cimport DiceTable


cdef enum:
    RESULTS = TYPES * CELLS

cdef double OVERTAKEN[CELLS]


@cython.locals(wins=cython.double[MOST_PLACES], worths=cython.double[RESULTS], cell=cython.int)
cpdef list column_worths(DiceTable table, int kind, int seat, prizes)
@cython.locals(rivals=cython.int, better=cython.int, cell=cython.int, below=cython.int, value=cython.double)
cdef void weigh_column(DiceTable table, int kind, int seat, double* prizes, int many, double* worths) noexcept nogil
@cython.locals(wins=cython.double[MOST_PLACES], better=cython.int, above=cython.int)
cpdef double displacing_worth(DiceTable table, int kind, int cell, int seat, prizes)
@cython.locals(chances=cython.double[MOST_PLACES], _rival=cython.int, value=cython.double, place=cython.int)
cdef double marker_worth(int better, int cell, int rivals, double* prizes, int many) noexcept nogil
@cython.locals(rivals=cython.int, other=cython.int)
cdef int rival_markers(DiceTable table, int seat) noexcept nogil
