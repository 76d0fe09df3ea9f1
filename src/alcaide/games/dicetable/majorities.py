"""What standing in six types will bring over the scorings to come: both dice games pay places by the same tables."""

from collections.abc import Sequence

import cython

from alcaide.games.dicetable.codes import *

if not cython.compiled:  # compiled code has these from majorities.pxd
    from alcaide.core.arithmetic import exp, power
    from alcaide.games.dicetable.rules import prize

    SCORINGS = 3
    MOST_PLACES = 8

CLOSE = 0.5
"""How far apart two owners are, in points or tiles, when a round can hardly change their order any more."""
DRIFT = 0.8
"""How much further apart they can be for every round that is still to come."""


def scorings_left(number: int) -> int:
    """How many scorings come from this round on (D41).

    >>> [scorings_left(number) for number in range(1, 6)]
    [3, 2, 2, 1, 1]
    """
    return SCORINGS - number // 2


def expected(counts: Sequence[float], owner: int, kind: int, number: int) -> float:
    """`hope_of`, for callers in Python."""
    if not cython.compiled:
        built = [0.0] * (TYPES * OWNERS)
    for other, count in enumerate(counts):
        built[kind * OWNERS + other] = count
    return hope_of(built, len(counts), owner, kind, number)


def hope_of(counts: list[float], owners: int, owner: int, kind: int, number: int) -> float:
    """What an owner may expect from a type in all scorings from this round on.

    `counts` says for each type, and in it for each owner, how much is built now. Who has nothing yet takes no place
    (D42, V20), and may begin in every round with an even chance.
    """
    if not cython.compiled:
        chances = [0.0] * MOST_PLACES
    total = 0.0
    own = counts[kind * OWNERS + owner]
    for scoring in range(number // 2, SCORINGS):
        spread = CLOSE + DRIFT * (2 * scoring + 1 - number)
        begin_first(chances, scoring + 1)
        for other in range(owners):
            if other != owner:
                meet_rival(chances, scoring + 1, 1 / (1 + exp((own - counts[kind * OWNERS + other]) / spread)))
        paid = 0.0
        for place in range(scoring + 1):
            paid += chances[place] * prize(scoring, kind, place)
        total += paid if own > 0 else paid * (1 - power(0.5, 2 * scoring + 2 - number))
    return total


def begin_first(chances: list[float], places: int) -> None:
    """Whoever has no rival is first."""
    chances[0] = 1.0
    for place in range(1, places):
        chances[place] = 0.0


def meet_rival(chances: list[float], places: int, ahead: float) -> None:
    """The chances of the first places with one rival more, who is ahead with such a chance."""
    for below in range(1, places):
        place = places - below
        chances[place] = chances[place] * (1 - ahead) + chances[place - 1] * ahead
    chances[0] *= 1 - ahead
