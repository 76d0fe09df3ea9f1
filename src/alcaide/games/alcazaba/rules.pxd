cimport cython

from alcaide.games.alcazaba.alhambras cimport FIRST, KINDS, Alhambras
from alcaide.games.alcazaba.codes cimport *
from alcaide.games.dicetable.codes cimport *
from alcaide.games.dicetable.rules cimport cell_of, prize
from alcaide.core.codes cimport CHANCE, OVER
from alcaide.core.luck cimport CACHE_LINE, Luck
from alcaide.core.position cimport Choices, run_out


@cython.final
cdef class Alcazaba(Alhambras):
    cdef signed char show[TYPES][COLUMN_TILES]
    cdef signed char shown[TYPES]
    cdef signed char bag[TYPES]
    cdef signed char resting[OWNERS]
    cdef readonly signed char drawn
    cdef readonly signed char taken
    cdef signed char apart[CACHE_LINE]

    # Round
    @cython.locals(left=cython.int, kind=cython.int)
    cdef int draw_from_bag(self, Luck luck) except -1 nogil
    @cython.locals(left=cython.int, tile=cython.int)
    cdef int draw_base_tile(self, int kind, Luck luck) except -1 nogil
    cdef bint can_draw(self, int tile) noexcept nogil
    cdef int unseen_base(self, int kind) noexcept nogil
    cdef void read_luck(self, int outcome) noexcept nogil
    cdef void show_tile(self, int tile) noexcept nogil
    cdef void show_from_stack(self, int tile) noexcept nogil
    @cython.locals(kind=cython.int)
    cdef void show_from_bag(self, int tile) noexcept nogil

    # Turn
    @cython.locals(kind=cython.int)
    cdef void list_turn(self, Choices choices) noexcept nogil
    cdef void take_turn(self, int action) noexcept nogil
    cdef void end_turn(self) noexcept nogil

    # Awards
    @cython.locals(cell=cython.int)
    cdef void proceed(self) noexcept nogil
    @cython.locals(tile=cython.int)
    cdef void list_takes(self, Choices choices) noexcept nogil
    cdef void take_back(self, int cell) noexcept nogil
    cdef void take(self, int action) noexcept nogil
    @cython.locals(tile=cython.int)
    cdef void dirk_takes(self) noexcept nogil
    @cython.locals(kind=cython.int, place=cython.int)
    cdef void leave_column(self, int tile) noexcept nogil
    @cython.locals(ground=cython.schar[SITES], box=cython.int[4], sites=cython.int[BORDER], index=cython.int)
    cdef void list_fits(self, Choices choices) noexcept nogil
    @cython.locals(tile=cython.int)
    cdef void fit(self, int action) noexcept nogil

    # Scoring
    @cython.locals(kind=cython.int, place=cython.int, owner=cython.int)
    cdef void end_round(self) noexcept nogil
    @cython.locals(kind=cython.int, owner=cython.int, wall=cython.int, seat=cython.int)
    cdef void score(self, int scoring) noexcept nogil
    @cython.locals(own=cython.int, other=cython.int, tiles=cython.int, better=cython.int, tied=cython.int,
                   points=cython.int, place=cython.int)
    cdef int share(self, int scoring, int kind, int owner) noexcept nogil
