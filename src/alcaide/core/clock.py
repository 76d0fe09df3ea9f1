"""The clock by which a thought ends, for compiled code without the interpreter's lock."""

import cython

if not cython.compiled:  # clock.pxd says the same in C
    from time import monotonic as now

__all__ = ["now"]
