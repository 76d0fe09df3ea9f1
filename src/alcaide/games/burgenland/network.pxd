cimport cython

from alcaide.core.arithmetic cimport exp
from alcaide.games.burgenland.codes cimport *
from alcaide.games.burgenland.rules cimport Burgenland, worth


cdef enum:
    HIDDEN = 64
    PER_AREA = 14
    INPUTS = 72  # 3 * PER_AREA + 2 + 2 * (RED_DICE + 1) + 2 * AREA


@cython.final
cdef class ValueNetwork:
    cdef double into[INPUTS][HIDDEN]
    cdef double bias[HIDDEN]
    cdef double out[HIDDEN]
    cdef double middle
    cdef double inputs[INPUTS]
    cdef double hidden[HIDDEN]

    cdef double chance(self, Burgenland table) noexcept nogil
    @cython.locals(unit=cython.int, place=cython.int, given=cython.double, total=cython.double)
    cdef double answer(self) noexcept nogil
    @cython.locals(unit=cython.int, place=cython.int, slope=cython.double, back=cython.double)
    cpdef void learn(self, inputs, double target, double rate)
    @cython.locals(seat=cython.int, rival=cython.int, area=cython.int, start=cython.int, place=cython.int)
    cdef void read_table(self, Burgenland table) noexcept nogil
    @cython.locals(side=cython.int, seat=cython.int, own=cython.int, others=cython.int, length=cython.int, walls=cython.int,
                   dearest=cython.int, rest=cython.int, slot=cython.int, left=cython.int, right=cython.int, card=cython.int)
    cdef void read_area(self, Burgenland table, int colour, int start) noexcept nogil
