cimport cython

from alcaide.core.arithmetic cimport exp
from alcaide.core.codes cimport OVER
from alcaide.core.evaluator cimport Evaluator
from alcaide.core.position cimport Position
from alcaide.games.alcazar.codes cimport *
from alcaide.games.alcazar.rules cimport Alcazar

cdef int ENOUGH
cdef double WIN


@cython.final
cdef class AlcazarEvaluator(Evaluator):
    cdef readonly double climb
    cdef readonly double lift
    cdef readonly double card
    cdef readonly double tower
    cdef readonly double purse
    cdef readonly double near
    cdef readonly double far

    @cython.locals(total=cython.double, target=cython.double, left=cython.double, scale=cython.double, other=cython.int)
    cdef double win_share_of(self, Alcazar table, int seat) noexcept nogil
    @cython.locals(best=cython.double, share=cython.double, left=cython.double, other=cython.int)
    cdef double lead_on(self, Alcazar table, int seat) except? -1 nogil
    cdef double left_of(self, Alcazar table) noexcept nogil
    @cython.locals(best=cython.int, result=cython.int, own=cython.int, sharing=cython.int, other=cython.int)
    cdef double final_share(self, Alcazar table, int seat) noexcept nogil
    cdef int result_of(self, Alcazar table, int seat) noexcept nogil
    cdef double estimate(self, Alcazar table, int seat, double left) noexcept nogil
    @cython.locals(change=cython.int)
    cdef double points_with_change(self, Alcazar table, int seat, double left) except? -1 nogil
    @cython.locals(nobles=cython.int, index=cython.int)
    cdef double prospects(self, Alcazar table, int seat, double left) noexcept nogil
    @cython.locals(low=cython.int[RANKS], index=cython.int, cell=cython.int, rank=cython.int, lifting=cython.int,
                   others=cython.int, towers=cython.int, below=cython.int, lifted=cython.int)
    cdef double in_hand(self, Alcazar table, int seat, double left, bint by_rank) noexcept nogil
    @cython.locals(top=cython.int, best=cython.double, gain=cython.double, index=cython.int, rank=cython.int,
                   price=cython.int, cell=cython.int)
    cdef double stepping(self, Alcazar table, double left) noexcept nogil
