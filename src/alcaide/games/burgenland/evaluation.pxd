cimport cython

from alcaide.core.codes cimport CHANCE, OVER
from alcaide.core.evaluator cimport Evaluator, chance_of
from alcaide.core.position cimport Position
from alcaide.games.burgenland.codes cimport *
from alcaide.games.burgenland.rules cimport Burgenland, card_of, worth


cdef double WIN
cdef double BEST_OF[RED_DICE + 2][DIE]


@cython.final
cdef class BurgenlandEvaluator(Evaluator):
    cdef readonly double castle
    cdef readonly double red_die
    cdef readonly double tempo
    cdef readonly double near
    cdef readonly double far
    cdef readonly int depth

    @cython.locals(lead=cython.double, left=cython.int)
    cdef double win_share_of(self, Burgenland table, int seat) noexcept nogil
    cdef double lead_on(self, Burgenland table, int seat) noexcept nogil
    @cython.locals(rival=cython.int, colour=cython.int, castles=cython.int, dice=cython.int)
    cdef double standing(self, Burgenland table, int seat) noexcept nogil
    @cython.locals(best=cython.double, value=cython.int)
    cdef double moment(self, Burgenland table) noexcept nogil
    cdef double going_on(self, Burgenland table, int seat, int crown, int colour, int dice) noexcept nogil
    @cython.locals(landings=cython.double[DIE], value=cython.int, place=cython.int, landing=cython.double,
                   best=cython.double, number=cython.double, dice=cython.int)
    cdef double rolling(self, Burgenland table, int seat, int crown, int colour, int least, int most,
                      int depth) noexcept nogil
    @cython.locals(gain=cython.double)
    cdef double landing(self, Burgenland table, int seat, int crown, int colour, int depth) noexcept nogil
    @cython.locals(left=cython.int, right=cython.int, length=cython.int)
    cdef double busting(self, Burgenland table, int seat, int colour) noexcept nogil
    cdef double scoring(self, Burgenland table, int seat, int colour) noexcept nogil
    @cython.locals(kind=cython.int, card=cython.int, gain=cython.double, value=cython.int)
    cdef double acting(self, Burgenland table, int seat, int crown) noexcept nogil
    @cython.locals(length=cython.int, slot=cython.int)
    cdef bint has_room(self, Burgenland table, int seat, int colour, int card) noexcept nogil
    @cython.locals(slot=cython.int, found=cython.bint)
    cdef bint can_steal(self, Burgenland table, int seat, int colour, int card) noexcept nogil
