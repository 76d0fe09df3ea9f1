"""What uncompiled code needs of the `cython` module where Cython is not installed."""

from contextlib import nullcontext

compiled = False
gil = nullcontext()
nogil = nullcontext()
