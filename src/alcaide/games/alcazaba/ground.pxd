cimport cython

from alcaide.games.alcazaba.codes cimport *


cdef int SIDES[4]
cdef int STEPS[4]
cdef int RING[8]


@cython.locals(north=cython.bint, east=cython.bint, south=cython.bint, west=cython.bint)
cdef int walls_around(signed char* ground, signed char* walls, int site) noexcept nogil
@cython.locals(north=cython.bint, east=cython.bint, south=cython.bint, west=cython.bint)
cdef int sides_shared(signed char* ground, int site) noexcept nogil
cdef bint is_open(signed char* ground, int site, int shared, int facing) noexcept nogil
@cython.locals(changes=cython.int, before=cython.bint, filled=cython.bint, place=cython.int)
cdef bint leaves_no_hole(signed char* ground, int site) noexcept nogil
@cython.locals(piece=cython.int, other=cython.int, side=cython.int, beyond=cython.int, own=cython.int, low=cython.int)
cdef int explore(signed char* ground, signed char* walls, int site, int source, signed char* entered,
                 signed char* needed) noexcept nogil
@cython.locals(site=cython.int, side=cython.int, ahead=cython.int, run=cython.int, lead=cython.int, best=cython.int)
cdef int longest_wall(signed char* ground, signed char* walls, int start) noexcept nogil
