from alcaide.games.alcazar.buildings cimport along, first_of
from alcaide.games.alcazar.codes cimport *
from alcaide.games.alcazar.nobles cimport Nobles
from alcaide.core.position cimport Choices


cdef class Obstacles(Nobles):
    pass
