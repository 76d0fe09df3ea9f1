cimport cython

from alcaide.games.alcazaba.codes cimport *
from alcaide.games.alcazaba.ground cimport explore, is_open, longest_wall, sides_shared, walls_around
from alcaide.games.dicetable.codes cimport *
from alcaide.games.dicetable.table cimport DiceTable, cell_of, prize
from alcaide.kernel.codes cimport CHANCE, OVER
from alcaide.kernel.luck cimport Luck
from alcaide.kernel.position cimport Choices


cdef signed char KINDS[TILES]
cdef signed char FIRST[TYPES + 1]


@cython.final
cdef class Alcazaba(DiceTable):
    cdef signed char walls[PIECES]
    cdef signed char where[TILES]
    cdef signed char x[TILES]
    cdef signed char y[TILES]
    cdef signed char show[TYPES][COLUMN_TILES]
    cdef signed char shown[TYPES]
    cdef signed char bag[TYPES]
    cdef signed char resting[OWNERS]
    cdef readonly signed char drawn
    cdef readonly signed char taken

    # Round
    @cython.locals(left=cython.int, kind=cython.int)
    cdef int draw_from_bag(self, Luck luck) except -1 nogil
    @cython.locals(left=cython.int, tile=cython.int)
    cdef int draw_base_tile(self, int kind, Luck luck) except -1 nogil
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

    # Redesign
    @cython.locals(ground=cython.schar[SITES], box=cython.int[4], stock=cython.schar[TILES], count=cython.int,
                   built=cython.int, tile=cython.int)
    cdef void list_redesigns(self, Choices choices) noexcept nogil
    @cython.locals(entered=cython.schar[EXPLORED], needed=cython.schar[PIECES], tile=cython.int,
                   top=cython.int, left=cython.int, site=cython.int)
    cdef void list_removals(self, Choices choices, signed char* ground, int* box) noexcept nogil
    @cython.locals(top=cython.int, left=cython.int, site=cython.int, shared=cython.int, facing=cython.int,
                   place=cython.int)
    cdef void list_rebuildings(self, Choices choices, signed char* ground, int* box, signed char* stock,
                               int count) noexcept nogil
    @cython.locals(top=cython.int, left=cython.int, site=cython.int, old=cython.int)
    cdef void list_exchanges(self, Choices choices, signed char* ground, int* box, signed char* stock,
                             int count) noexcept nogil
    @cython.locals(shared=cython.int, place=cython.int, tile=cython.int)
    cdef void list_exchanges_at(self, Choices choices, signed char* ground, int site, signed char* stock,
                                int count) noexcept nogil
    @cython.locals(tile=cython.int)
    cdef void redesign(self, int action) noexcept nogil
    @cython.locals(tile=cython.int)
    cdef int tile_at(self, int site) noexcept nogil
    cdef void build(self, int tile, int seat, int site) noexcept nogil
    cdef void put_in_reserve(self, int tile, int seat) noexcept nogil
    @cython.locals(site=cython.int, tile=cython.int, side=cython.int)
    cdef void lay_out(self, int seat, signed char* ground, int* box) noexcept nogil

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
    @cython.locals(ground=cython.schar[SITES], box=cython.int[4], top=cython.int, left=cython.int, site=cython.int)
    cdef void list_fits(self, Choices choices) noexcept nogil
    @cython.locals(shared=cython.int, facing=cython.int)
    cdef bint fits(self, signed char* ground, int tile, int site) noexcept nogil
    @cython.locals(tile=cython.int)
    cdef void fit(self, int action) noexcept nogil

    # Scoring
    @cython.locals(kind=cython.int, place=cython.int, owner=cython.int)
    cdef void end_round(self) noexcept nogil
    @cython.locals(kind=cython.int, owner=cython.int, wall=cython.int, seat=cython.int)
    cdef void score(self, int scoring) noexcept nogil
    @cython.locals(tile=cython.int, count=cython.int)
    cdef int tiles_of(self, int owner, int kind) noexcept nogil
    @cython.locals(own=cython.int, other=cython.int, tiles=cython.int, better=cython.int, tied=cython.int,
                   points=cython.int, place=cython.int)
    cdef int share(self, int scoring, int kind, int owner) noexcept nogil
    @cython.locals(ground=cython.schar[SITES], box=cython.int[4], site=cython.int)
    cdef int wall_of(self, int seat) noexcept nogil


cdef int site_of(int x, int y) noexcept nogil
