cimport cython

from alcaide.games.alcazaba.codes cimport *
from alcaide.games.alcazaba.ground cimport explore, is_open, longest_wall, sides_shared, walls_around
from alcaide.games.dicetable.codes cimport *
from alcaide.games.dicetable.rules cimport DiceTable
from alcaide.core.position cimport Choices


cdef signed char KINDS[TILES]
cdef signed char FIRST[TYPES + 1]


cdef class Alhambras(DiceTable):
    cdef signed char walls[PIECES]
    cdef signed char where[TILES]
    cdef signed char x[TILES]
    cdef signed char y[TILES]

    # Building
    @cython.final
    cdef void build(self, int tile, int seat, int site) noexcept nogil
    @cython.final
    cdef void put_in_reserve(self, int tile, int seat) noexcept nogil
    @cython.final
    @cython.locals(shared=cython.int, facing=cython.int)
    cdef bint fits(self, signed char* ground, int tile, int site) noexcept nogil
    @cython.locals(ground=cython.schar[SITES], box=cython.int[4], shared=cython.int, facing=cython.int,
                   clashing=cython.int)
    cpdef int obstacle(self, int seat, int tile, int site)
    @cython.final
    cdef inline bint is_alike(self, int tile, int other) noexcept nogil
    @cython.final
    @cython.locals(built=cython.schar[TILES], count=cython.int, place=cython.int, site=cython.int, tile=cython.int,
                   side=cython.int, first=cython.int, last=cython.int)
    cdef void lay_out(self, int seat, signed char* ground, int* box) noexcept nogil

    @cython.final
    @cython.locals(tile=cython.int, count=cython.int)
    cdef inline int gather(self, int place, signed char* tiles) noexcept nogil
    @cython.final
    @cython.locals(top=cython.int, left=cython.int, site=cython.int, count=cython.int)
    cdef int border(self, signed char* ground, int* box, int* sites) noexcept nogil

    # Redesign
    @cython.final
    @cython.locals(ground=cython.schar[SITES], box=cython.int[4], stock=cython.schar[TILES], count=cython.int)
    cdef void list_redesigns(self, Choices choices) noexcept nogil
    @cython.final
    @cython.locals(entered=cython.schar[EXPLORED], needed=cython.schar[PIECES], piece=cython.int,
                   top=cython.int, left=cython.int, site=cython.int, shared=cython.int)
    cdef void list_removals(self, Choices choices, signed char* ground, int* box) noexcept nogil
    @cython.final
    @cython.locals(sites=cython.int[BORDER], index=cython.int, site=cython.int, shared=cython.int, facing=cython.int,
                   place=cython.int, fitting=cython.bint)
    cdef void list_rebuildings(self, Choices choices, signed char* ground, int* box, signed char* stock,
                               int count) noexcept nogil
    @cython.final
    @cython.locals(top=cython.int, left=cython.int, site=cython.int)
    cdef void list_exchanges(self, Choices choices, signed char* ground, int* box, signed char* stock,
                             int count) noexcept nogil
    @cython.final
    @cython.locals(old=cython.int, shared=cython.int, place=cython.int, tile=cython.int, differing=cython.int)
    cdef void list_exchanges_at(self, Choices choices, signed char* ground, int site, signed char* stock,
                                int count) noexcept nogil
    @cython.final
    @cython.locals(tile=cython.int)
    cdef void redesign(self, int action) noexcept nogil
    @cython.final
    @cython.locals(tile=cython.int)
    cdef int tile_at(self, int site) noexcept nogil

    # What counts
    @cython.final
    @cython.locals(tile=cython.int, count=cython.int)
    cdef int tiles_of(self, int owner, int kind) noexcept nogil
    @cython.final
    @cython.locals(ground=cython.schar[SITES], box=cython.int[4], site=cython.int)
    cdef int wall_of(self, int seat) noexcept nogil


cdef int site_of(int x, int y) noexcept nogil
