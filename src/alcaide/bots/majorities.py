"""What standing in six types will bring over the scorings to come: both dice games pay places by the same tables."""

from collections.abc import Sequence
from math import exp

from alcaide.games.dicetable.table import place_prize

SCORINGS = 3
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
    """What an owner may expect from a type in all scorings from this round on, if so much is built now.

    Who has nothing yet takes no place (D42, V20), and may begin in every round with an even chance.
    """
    total = 0.0
    for scoring in range(number // 2, SCORINGS):
        spread = CLOSE + DRIFT * (2 * scoring + 1 - number)
        ahead = [
            1 / (1 + exp((counts[owner] - other) / spread)) for rival, other in enumerate(counts) if rival != owner
        ]
        chances = place_chances(ahead, scoring + 1)
        paid = sum(chance * place_prize(scoring, kind, place) for place, chance in enumerate(chances))
        total += paid if counts[owner] > 0 else paid * (1 - 0.5 ** (2 * scoring + 2 - number))
    return total


def place_chances(ahead: Sequence[float], places: int) -> list[float]:
    """The chances of the first places, if each rival is ahead with such a chance.

    >>> place_chances([0.5, 0.5], 3)
    [0.25, 0.5, 0.25]
    """
    chances = [1.0] + [0.0] * (places - 1)
    for chance in ahead:
        for place in range(places - 1, 0, -1):
            chances[place] = chances[place] * (1 - chance) + chances[place - 1] * chance
        chances[0] *= 1 - chance
    return chances
