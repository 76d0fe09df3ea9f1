"""The numbering of multisets, and the dice as luck throws them."""

import math
from collections import Counter
from itertools import product

import pytest

from alcaide import GAMES, Position, SwiftLuck
from alcaide.games.dicetable import codes
from alcaide.games.dicetable.multisets import ALL_MULTISETS, NUMBERS, chance, skipped


def test_there_are_3003_multisets_in_order() -> None:
    assert len(ALL_MULTISETS) == codes.MULTISETS == math.comb(14, 6)
    assert list(ALL_MULTISETS) == sorted(set(ALL_MULTISETS))
    assert sum(sum(counts) == 8 for counts in ALL_MULTISETS) == 1287


def test_the_number_of_a_multiset_is_the_sum_of_what_its_types_skip() -> None:
    for counts, number in NUMBERS.items():
        left = [codes.DICE - sum(counts[:kind]) for kind in range(codes.TYPES)]

        assert sum(skipped(kind, left[kind], counts[kind]) for kind in range(codes.TYPES)) == number


@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_chances_are_those_of_all_the_ways_dice_can_fall(dice: int) -> None:
    ways = Counter(
        tuple(Counter(fall)[kind] for kind in range(codes.TYPES)) for fall in product(range(codes.TYPES), repeat=dice)
    )

    assert len(ways) == math.comb(dice + 5, 5)
    for counts, count in ways.items():
        assert chance(counts) == pytest.approx(count / codes.TYPES**dice)


def in_the_air(name: str, dice: int) -> Position:
    """A position whose next luck is a roll of so many dice."""
    position = GAMES[name].new(3)
    kept = [8 - dice, 0, 0, 0, 0, 0]
    position.restore({**position.state(), "dice": kept, "rolls": 1, "thrown": dice, "stage": codes.ROLLING})
    return position


@pytest.mark.parametrize("name", ["alhambra", "alcazaba"])
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_rolls_come_as_often_as_their_odds_say(name: str, dice: int) -> None:
    position = in_the_air(name, dice)
    luck = SwiftLuck("often", name, dice)
    samples = 20_000
    drawn = Counter(position.sample(luck) for _ in range(samples))
    odds = dict(position.outcomes())

    assert sum(odds.values()) == pytest.approx(1)
    assert set(drawn) <= set(odds)
    for code, likely in odds.items():
        assert abs(drawn[code] - samples * likely) <= 5 * math.sqrt(samples * likely) + 1


@pytest.mark.parametrize("name", ["alhambra", "alcazaba"])
def test_what_is_possible_is_what_has_odds(name: str) -> None:
    for dice in range(1, 9):
        position = in_the_air(name, dice)
        with_odds = {code for code, _ in position.outcomes()}

        assert {code for code in range(codes.MULTISETS + 10) if position.possible(code)} == with_odds
