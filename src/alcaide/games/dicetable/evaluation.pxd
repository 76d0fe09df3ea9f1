cimport cython

from alcaide.core.arithmetic cimport exp
from alcaide.core.codes cimport CHANCE, OVER
from alcaide.core.evaluator cimport Evaluator
from alcaide.core.position cimport Choices, Position
from alcaide.games.dicetable.codes cimport *
from alcaide.games.dicetable.majorities cimport hope_of
from alcaide.games.dicetable.rules cimport COUNTS, DiceTable, cell_of, prize


cdef enum:
    COUNTED = TYPES * OWNERS
    MOST_RIVALS = 32

cdef double WIN
cdef double FALL[MOST_ROLLS][DICE + 1][DICE + 1]


cdef class DiceEvaluator(Evaluator):
    cdef readonly double turn
    cdef readonly double close
    cdef readonly double drift
    cdef readonly double near
    cdef readonly double far
    cdef readonly double first
    cdef readonly double second
    cdef double untouched[MOST_RIVALS][CELLS]
    cdef double overtaken_once[MOST_RIVALS][CELLS]

    @cython.final
    cdef bint is_turn(self, DiceTable table) noexcept nogil
    cdef void tally(self, DiceTable table, double* counts) noexcept nogil
    cdef void foresee(self, DiceTable table, double* counts, int* places) noexcept nogil
    cdef double assets(self, DiceTable table, int owner) noexcept nogil
    cdef double with_assets(self, DiceTable table, int owner, double points) noexcept nogil
    cdef int black_die(self, DiceTable table) noexcept nogil
    @cython.final
    @cython.locals(counts=cython.double[COUNTED], extra=cython.double[OWNERS], places=cython.int[TYPES],
                   owner=cython.int)
    cdef double win_share_of(self, DiceTable table, int seat) noexcept nogil
    @cython.final
    @cython.locals(counts=cython.double[COUNTED], most=cython.double, owner=cython.int)
    cdef double lead_on(self, DiceTable table, int seat) noexcept nogil
    @cython.final
    @cython.locals(majorities=cython.double, kind=cython.int)
    cdef double estimate(self, DiceTable table, int owner, double* counts) noexcept nogil
    @cython.locals(counts=cython.double[COUNTED])
    cpdef list tallied(self, DiceTable table, int kind)
    @cython.locals(counts=cython.double[COUNTED])
    cpdef double estimate_of(self, DiceTable table, int owner)
    @cython.locals(counts=cython.double[COUNTED], places=cython.int[TYPES])
    cdef int policy_at(self, DiceTable table, Choices choices) noexcept nogil
    @cython.final
    @cython.locals(most=cython.int, sharing=cython.int, other=cython.int)
    cdef double final_share(self, DiceTable table, int seat) noexcept nogil
    @cython.final
    @cython.locals(kind=cython.int, cell=cython.int, rank=cython.int, holder=cython.int)
    cdef void add_markers(self, DiceTable table, double* counts, int* places) noexcept nogil
    @cython.final
    @cython.locals(rivals=cython.int, other=cython.int)
    cdef int rival_turns(self, DiceTable table, int owner) noexcept nogil
    @cython.final
    @cython.locals(none=cython.double, one=cython.double, value=cython.double)
    cdef double stay(self, int rivals, int cell, int rank, int places) noexcept nogil
    @cython.final
    @cython.locals(total=cython.double, own=cython.double, seat=cython.int, kind=cython.int, rival=cython.int,
                   scale=cython.double, value=cython.double, target=cython.double)
    cdef double share_of(self, DiceTable table, int seat, double* counts, double* extra, int* places) noexcept nogil
    @cython.final
    @cython.locals(total=cython.double, scoring=cython.int, spread=cython.double, other=cython.int,
                   gap=cython.double, ahead=cython.double, place=cython.int, chances=cython.double[3])
    cdef double majority(self, DiceTable table, int owner, int kind, double* counts) noexcept nogil
    @cython.locals(best=cython.double, kind=cython.int, weight=cython.double, before=cython.double,
                   steps=cython.double[CELLS])
    cdef double moment(self, DiceTable table, double* counts, int* places, int black) noexcept nogil
    @cython.final
    @cython.locals(best=cython.double, kept=cython.int, free=cython.int, rolls=cython.int, value=cython.double,
                   more=cython.int)
    cdef double aim(self, DiceTable table, int kind, int black, double* steps) noexcept nogil
    @cython.final
    @cython.locals(rivals=cython.int, rank=cython.int, cell=cython.int, below=cython.int, value=cython.double)
    cdef void promise(self, DiceTable table, int kind, int places, double* steps) noexcept nogil
    @cython.final
    @cython.locals(best=cython.double, chosen=cython.int, kind=cython.int, weight=cython.double, before=cython.double,
                   kept=cython.int, steps=cython.double[CELLS])
    cdef int roll_on(self, DiceTable table, Choices choices, double* counts, int* places, int black) noexcept nogil
    @cython.final
    @cython.locals(index=cython.int, action=cython.int)
    cdef int listed(self, DiceTable table, Choices choices, int kind, bint rolling) noexcept nogil
    @cython.final
    @cython.locals(other=cython.int, same=cython.bint)
    cdef bint keeps(self, DiceTable table, int number, int kind) noexcept nogil
    @cython.final
    @cython.locals(kind=cython.int, kinds=cython.int, part=cython.bint)
    cdef bint is_aimed(self, DiceTable table, int number) noexcept nogil
    @cython.final
    @cython.locals(index=cython.int, kept=cython.int, action=cython.int)
    cdef int keep_aimed(self, DiceTable table, Choices choices) noexcept nogil
