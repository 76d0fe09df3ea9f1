cimport cython

from alcaide.games.alcazar.buildings cimport Buildings
from alcaide.games.alcazar.codes cimport *
from alcaide.core.position cimport Choices


cdef unsigned char SITE_CELLS[SITES][3]
cdef short ARMS[2][CELLS][4]
cdef unsigned char GRID[2][CELLS]


cdef class Spans(Buildings):
    # Tower cards
    @cython.locals(start=cython.int, index=cython.int, cell=cython.int, direction=cython.int, site=cython.int,
                   end=cython.int)
    cdef void list_towers(self, Choices choices, int seat) noexcept nogil
    cdef inline bint may_lift(self, int cell) noexcept nogil
    @cython.locals(other=cython.int, fitting=cython.bint)
    cdef inline bint may_prepare(self, int site, int pillar) noexcept nogil
    cdef inline bint is_column(self, int cell) noexcept nogil
    cdef inline bint overlooks(self, int site, int pillar) noexcept nogil
    cdef inline bint is_unspanned(self, int site) noexcept nogil

    # Bridges
    @cython.locals(start=cython.int, index=cython.int, cell=cython.int, direction=cython.int, site=cython.int,
                   end=cython.int)
    cdef void list_bridges(self, Choices choices, int seat) noexcept nogil
    cdef inline bint is_level(self, int site) noexcept nogil
    cdef inline bint is_even(self, int site) noexcept nogil
    cdef inline bint is_arched(self, int site) noexcept nogil
    cdef inline bint may_bridge(self, int site, int seat) noexcept nogil
    cdef inline bint is_spared(self, int site, int seat) noexcept nogil
    @cython.locals(first=cython.int, last=cython.int)
    cdef inline bint may_join(self, int site) noexcept nogil
    @cython.locals(first=cython.int, middle=cython.int, last=cython.int, level=cython.int, home=cython.int,
                   below=cython.int, part=cython.int)
    cdef int lay_bridge(self, int site) except -1 nogil

    # Lines of three cells
    cdef int span_cell(self, int site, int part) noexcept nogil
    cdef inline int across(self, int site, int pillar) noexcept nogil
    cdef inline int arm(self, int cell, int direction) noexcept nogil
    cdef bint reads_before(self, int cell, int other) noexcept nogil


@cython.locals(place=cython.int, index=cython.int)
cdef void file_in(Choices choices, int start, int action) noexcept nogil
