cimport cython
from libc.math cimport floor, ldexp


cdef double LARGEST


@cython.locals(twos=cython.double, high=cython.double, low=cython.double, rest=cython.double, square=cython.double,
               even=cython.double)
cpdef double exp(double x) noexcept nogil
@cython.locals(product=cython.double, _=cython.int)
cpdef double power(double base, int times) noexcept nogil
