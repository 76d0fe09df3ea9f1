"""Up to eight dice of six types without order: 3,003 multisets, numbered as a dictionary would list them."""

from collections.abc import Iterator
from functools import cache
from math import comb, factorial, prod

from alcaide.games.dicetable.codes import DICE, TYPES

Multiset = tuple[int, ...]
"""How many dice show each of the six types."""


def multisets(types: int, most: int) -> Iterator[Multiset]:
    """Every way to have at most `most` dice of so many types, in order.

    >>> list(multisets(2, 1))
    [(0, 0), (0, 1), (1, 0)]
    """
    if types == 0:
        yield ()
        return
    for first in range(most + 1):
        for rest in multisets(types - 1, most - first):
            yield (first, *rest)


ALL_MULTISETS: tuple[Multiset, ...] = tuple(multisets(TYPES, DICE))
"""The multiset of every number."""

NUMBERS: dict[Multiset, int] = {counts: number for number, counts in enumerate(ALL_MULTISETS)}
"""The number of every multiset."""


def skipped(kind: int, left: int, count: int) -> int:
    """How many multisets stand before the first with `count` dice of a type, when `left` dice are left for it.

    The number of a multiset is the sum of these over its types.
    """
    after = TYPES - 1 - kind
    return sum(comb(left - fewer + after, after) for fewer in range(count))


def chance(counts: Multiset) -> float:
    """The odds that so many dice fall like this."""
    dice = sum(counts)
    return factorial(dice) / prod(factorial(count) for count in counts) / TYPES**dice  # type: ignore[no-any-return]


@cache
def roll_odds(dice: int) -> tuple[tuple[int, float], ...]:
    """The number of every way that so many dice can fall, with its odds."""
    return tuple((number, chance(counts)) for number, counts in enumerate(ALL_MULTISETS) if sum(counts) == dice)
