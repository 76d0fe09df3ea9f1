cimport cython

from alcaide.search.dice_turn cimport RESULTS, weigh_column
from alcaide.search.majorities cimport COUNTED, MOST_PLACES, hope_of, scorings_left
from alcaide.games.alcazaba.alhambras cimport KINDS
from alcaide.games.alcazaba.codes cimport *
from alcaide.games.alcazaba.rules cimport Alcazaba
from alcaide.games.dicetable.codes cimport *
from alcaide.core.codes cimport OVER
from alcaide.core.position cimport Position


cdef double WIN
cdef double WALL
cdef double WALLED
cdef double RESERVED
cdef double START

cpdef double worth(Position position, int seat)
@cython.locals(counts=cython.double[COUNTED], most=cython.double, owner=cython.int)
cdef double lead_of(Alcazaba table, int seat) noexcept nogil
@cython.locals(first=cython.bint, other=cython.int)
cdef bint wins(Alcazaba table, int seat) noexcept nogil
@cython.locals(majorities=cython.double, kind=cython.int, reserved=cython.int, tile=cython.int, wall=cython.double)
cdef double estimate(Alcazaba table, int seat, double* counts) noexcept nogil
@cython.locals(place=cython.int, tile=cython.int, where=cython.int)
cdef void count_tiles(Alcazaba table, double* counts) noexcept nogil
@cython.locals(worths=cython.double[RESULTS], table=Alcazaba)
cpdef object decide_turn(Position position, int seat)
@cython.locals(counts=cython.double[COUNTED], prizes=cython.double[MOST_PLACES], kind=cython.int, now=cython.double,
               built=cython.double, many=cython.int)
cdef void weigh_results(Alcazaba table, int seat, double* worths) noexcept nogil
@cython.locals(walls=cython.double, index=cython.int, value=cython.double, place=cython.int)
cdef int list_tiles(Alcazaba table, int kind, double built, double* prizes) noexcept nogil
cdef int walled_sides(int walls) noexcept nogil
@cython.locals(counts=cython.double[COUNTED])
cdef double outlook_for(Alcazaba table, int seat) noexcept nogil
