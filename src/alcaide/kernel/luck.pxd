cimport cython


cdef unsigned int WORD


cdef class Luck:
    cdef int below(self, int n) except -1 nogil


cdef class SwiftLuck(Luck):
    cdef unsigned int a, b, c, counter

    @cython.locals(word=cython.uint)
    cdef unsigned int word(self) noexcept nogil

    @cython.locals(product=cython.ulonglong, low=cython.uint, bound=cython.uint, reject=cython.uint)
    cdef int below(self, int n) except -1 nogil


cdef class OutsideLuck(Luck):
    cdef int below(self, int n) except -1 nogil
