cimport cython
from libc.math cimport sqrt
from libc.stdlib cimport free, realloc

from alcaide.search.flat_monte_carlo cimport FlatMonteCarlo
from alcaide.core.arithmetic cimport exp
from alcaide.core.codes cimport CHANCE, OVER
from alcaide.core.position cimport MOST_CHOICES


cdef int TURNS
cdef double TRUST
cdef double CURIOSITY
cdef double DOUBT
cdef double WORST


cdef enum:
    DEEPEST = 64
    MOST_NODES = 1048576
    MOST_SEATS = 8


cdef struct Node:
    int key
    int child
    int after
    int times
    int available
    double prior
    double weight
    double total


cdef inline Node* renew_nodes(Node* nodes, long room) except NULL:
    cdef Node* renewed = <Node*>realloc(nodes, room * sizeof(Node))
    if renewed == NULL:
        raise MemoryError
    return renewed


cdef inline void free_nodes(Node* nodes) noexcept:
    free(nodes)


cdef class TreeSearch(FlatMonteCarlo):
    cdef Node* nodes
    cdef long room
    cdef int used
    cdef int depth
    cdef int path[DEEPEST]
    cdef double results[MOST_SEATS]
    cdef int open[MOST_CHOICES]

    cpdef int think(self, long steps, int widest, double seconds=*) except -1
    @cython.locals(seat=cython.int)
    cdef int attempt(self, int index) except -1 nogil
    @cython.locals(turns=cython.int)
    cdef int roll_out(self, int last) except -1 nogil
    @cython.locals(last=cython.int, fresh=cython.bint)
    cdef int descend(self, int node) except -1 nogil
    cdef int follow(self, int node) except -1 nogil
    @cython.locals(place=cython.int, node=cython.int)
    cdef void carry_back(self) noexcept nogil
    @cython.locals(before=cython.int, after=cython.int, index=cython.int, key=cython.int, made=cython.int)
    cdef int meet(self, int node, int seat) except -1 nogil
    @cython.locals(made=cython.int)
    cdef int new_node(self, int key) noexcept nogil
    @cython.locals(index=cython.int, node=cython.int, weights=cython.double, times=cython.int, surplus=cython.double,
                   best=cython.double, value=cython.double, chosen=cython.int)
    cdef int prefer_open(self, int count) noexcept nogil
    @cython.locals(prior=cython.double)
    cdef inline double mean_of(self, int node, double surplus) noexcept nogil
    @cython.locals(share=cython.double)
    cdef inline double interest(self, int node, double weights) noexcept nogil
