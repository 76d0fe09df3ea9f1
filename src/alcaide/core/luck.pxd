cdef enum:
    CACHE_LINE = 64


cdef class Luck:
    cdef unsigned int a, b, c, counter
    cdef bint outside
    cdef signed char apart[CACHE_LINE]  # what another thread writes behind this object does not slow down this one

    cdef int ask(self, int n) except -1 nogil

    cdef inline unsigned int word(self) noexcept nogil:
        cdef unsigned int word = self.a + self.b + self.counter
        self.counter += 1
        self.a = self.b ^ (self.b >> 9)
        self.b = self.c + (self.c << 3)
        self.c = ((self.c << 21) | (self.c >> 11)) + word
        return word

    cdef inline void sprout(self, Luck root) noexcept nogil:
        cdef int _word
        self.a = root.word()
        self.b = root.word()
        self.c = root.word()
        self.counter = 1
        for _word in range(12):
            self.word()

    cdef inline int below(self, int n) except -1 nogil:
        cdef unsigned int bound = n
        cdef unsigned long long product
        cdef unsigned int low, reject
        if self.outside:
            return self.ask(n)
        product = <unsigned long long>self.word() * bound
        low = <unsigned int>product
        if low < bound:
            reject = (0 - bound) % bound
            while low < reject:
                product = <unsigned long long>self.word() * bound
                low = <unsigned int>product
        return <int>(product >> 32)


cdef class SwiftLuck(Luck):
    pass
