cimport cython


cdef enum:
    MOST_TWOS = 1011

cdef double TWOS[2 * MOST_TWOS + 1]
cdef double LARGEST


@cython.locals(twos=cython.int, high=cython.double, low=cython.double, rest=cython.double, square=cython.double,
               even=cython.double)
cpdef double exp(double x) noexcept nogil
@cython.locals(product=cython.double, _=cython.int)
cpdef double power(double base, int times) noexcept nogil
