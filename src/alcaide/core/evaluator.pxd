cimport cython

from alcaide.core.arithmetic cimport exp
from alcaide.core.codes cimport CHANCE, OVER
from alcaide.core.position cimport MOST_CHOICES, Choices, Position


cdef class Evaluator:
    cdef readonly int rollout_turns
    cdef readonly int breadth
    cdef readonly double prior_weight
    cdef readonly double favourite_bonus
    cdef readonly int policy_steps
    cdef readonly bint common_random_numbers
    cdef readonly int widest

    cdef double evaluate(self, Position position, int seat) except -1 nogil
    cdef double lead(self, Position position, int seat) except? -1 nogil
    cdef double rollout_value(self, Position position, int seat) except? -1 nogil
    cdef int rollout_policy(self, Position position, Choices choices) noexcept nogil
    cdef bint is_half_done(self, Position position) noexcept nogil
    cdef bint is_quiet(self, Position position) noexcept nogil
    cdef int prune(self, Position position, Choices choices) except -1 nogil


cdef inline double chance_of(double lead, double scale) noexcept nogil:
    return 1.0 / (1.0 + exp(-lead / scale))
