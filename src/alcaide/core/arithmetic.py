"""Arithmetic with the same bits on every machine: sums, products and quotients round alike, libraries do not.

>>> exp(1.0), exp(-2.5), exp(0.0)
(2.7182818284590455, 0.0820849986238988, 1.0)
>>> power(1.5, 3)
3.375
"""

import cython

if not cython.compiled:  # compiled code has these from arithmetic.pxd
    MOST_TWOS = 1011
    TWOS = [0.0] * (2 * MOST_TWOS + 1)

for place in range(2 * MOST_TWOS + 1):
    TWOS[place] = 2.0 ** (place - MOST_TWOS)
# TWOS: powers of two, which are exact everywhere.

LARGEST = 700.0
"""Beyond this, either way, the exponential no longer grows or shrinks."""


def exp(x: float) -> float:
    """The exponential, by the reduction and the polynomial of fdlibm's e_exp.c: within one unit of the last place."""
    x = min(max(x, -LARGEST), LARGEST)
    twos = int(x * 1.44269504088896338700 + (0.5 if x > 0.0 else -0.5))
    high = x - twos * 6.93147180369123816490e-01
    low = twos * 1.90821492927058770002e-10
    rest = high - low
    square = rest * rest
    even = rest - square * (
        1.66666666666666019037e-01
        + square
        * (
            -2.77777777770155933842e-03
            + square
            * (
                6.61375632143793436117e-05
                + square * (-1.65339022054652515390e-06 + square * 4.13813679705723846039e-08)
            )
        )
    )
    return (1.0 - ((low - rest * even / (2.0 - even)) - high)) * TWOS[MOST_TWOS + twos]


def power(base: float, times: int) -> float:
    """The product of so many of the same number."""
    product = 1.0
    for _ in range(times):
        product *= base
    return product
