cimport cython
from libc.math cimport exp

from alcaide.games.burgenland.codes cimport *
from alcaide.games.burgenland.rules cimport Burgenland, worth


cdef enum:
    HIDDEN = 64
    PER_AREA = 14
    INPUTS = 72  # 3 * PER_AREA + 2 + 2 * (RED_DICE + 1) + 2 * AREA


@cython.final
cdef class Forecast:
    cdef float into[INPUTS][HIDDEN]
    cdef float bias[HIDDEN]
    cdef float out[HIDDEN]
    cdef float middle
    cdef float inputs[INPUTS]
    cdef float hidden[HIDDEN]

    cdef double chance(self, Burgenland table) noexcept nogil
    @cython.locals(unit=cython.int, place=cython.int, given=cython.float, total=cython.double)
    cdef double answer(self) noexcept nogil
    @cython.locals(unit=cython.int, place=cython.int, slope=cython.double, back=cython.double)
    cpdef void learn(self, seen, double target, double rate)
    @cython.locals(seat=cython.int, rival=cython.int, area=cython.int, start=cython.int, place=cython.int)
    cdef void look(self, Burgenland table) noexcept nogil
    @cython.locals(side=cython.int, seat=cython.int, own=cython.int, others=cython.int, length=cython.int, walls=cython.int,
                   dearest=cython.int, rest=cython.int, slot=cython.int, left=cython.int, right=cython.int, card=cython.int)
    cdef void look_at_area(self, Burgenland table, int colour, int start) noexcept nogil
