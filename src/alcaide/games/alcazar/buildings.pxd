cimport cython

from alcaide.games.alcazar.codes cimport *
from alcaide.core.position cimport Choices, Position


cdef unsigned char RING[SPACES + 2 * LEAD + 1]


cdef class Buildings(Position):
    cdef readonly signed char board
    cdef readonly bint cap
    cdef unsigned char height[CELLS]
    cdef unsigned char noble[CELLS]
    cdef unsigned char building[CELLS]
    cdef short value[BUILDINGS]
    cdef unsigned char crest[BUILDINGS]
    cdef unsigned char castle[PAIRS]
    cdef unsigned char level[SITES]
    cdef short spans[BRIDGES]
    cdef unsigned char under[BRIDGES]
    cdef unsigned char where[SEATS][NOBLES]
    cdef unsigned char standing[SEATS]
    cdef unsigned char reserve[SEATS][RANKS]
    cdef readonly signed char blocks
    cdef readonly signed char bridges
    cdef readonly signed char pairs

    @cython.locals(seat=cython.int)
    cdef void clear(self, int board, bint cap)

    # Buildings
    cdef inline int castle_value(self, int building) noexcept nogil
    cdef inline bint is_waiting(self, int building) noexcept nogil
    @cython.locals(building=cython.int, waiting=cython.int)
    cdef inline int count_waiting(self) noexcept nogil
    cdef int count_claims(self, int home) noexcept nogil
    @cython.locals(building=cython.int)
    cdef int first_waiting(self) noexcept nogil
    @cython.locals(pair=cython.int)
    cdef void give_crest(self, int building) noexcept nogil
    @cython.locals(building=cython.int)
    cdef inline bint may_claim(self, int space) noexcept nogil
    @cython.locals(space=cython.int)
    cdef inline int lowest_space(self, int building) noexcept nogil
    @cython.locals(building=cython.int)
    cdef inline int new_building(self) noexcept nogil

    # Mergers
    @cython.locals(kept=cython.int, gone=cython.int, cell=cython.int)
    cdef inline int merge(self, int first, int second) noexcept nogil
    cdef inline bint outranks(self, int building, int other) noexcept nogil
    @cython.locals(space=cython.int)
    cdef void note_merger(self, int kept, int gone) noexcept nogil
    @cython.locals(low=cython.bint)
    cdef inline bint may_merge(self, int first, int second, int piece) noexcept nogil

    # Blocks
    @cython.locals(left=cython.int, right=cython.int, home=cython.int)
    cdef int lay_block(self, int cell) noexcept nogil
    cdef bint breaks_limit(self, int space) noexcept nogil
    cdef inline bint has_pair(self) noexcept nogil
    cdef inline bint has_blocks(self) noexcept nogil
    @cython.locals(apart=cython.uchar[SPACES], count=cython.int, index=cython.int, end=cython.int)
    cdef void list_foundings(self, Choices choices, int start) noexcept nogil
    cdef inline bint is_apart(self, int space) noexcept nogil
    @cython.locals(left=cython.int, right=cython.int)
    cdef inline void list_windows(self, Choices choices, int card) noexcept nogil
    @cython.locals(first=cython.int, last=cython.int)
    cdef inline bint has_room(self, int window) noexcept nogil
    @cython.locals(empty=cython.int)
    cdef inline bint is_clear(self, int space, int step, int stop) noexcept nogil

    # Nobles
    cdef inline bint is_rival(self, int cell, int seat) noexcept nogil
    @cython.locals(index=cython.int)
    cdef void stand(self, int seat, int rank, int cell) noexcept nogil
    @cython.locals(noble=cython.int, seat=cython.int, index=cython.int)
    cdef int leave(self, int cell) noexcept nogil
    @cython.locals(noble=cython.int)
    cdef void swap_nobles(self, int cell, int other) noexcept nogil
    @cython.locals(points=cython.int, index=cython.int, cell=cython.int)
    cdef int points_standing(self, int seat) noexcept nogil


cdef int along(int space, int steps) noexcept nogil
cdef int first_of(int window) noexcept nogil
