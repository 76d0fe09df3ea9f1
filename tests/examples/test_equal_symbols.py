"""The printed chances of equal symbols are the exact ones, computed here from nothing but counting."""

import subprocess
import sys
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from math import factorial, prod
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
Counts = tuple[int, ...]
"""Dice by type, the most frequent first: which type is which does not matter here."""


@cache
def falls(dice: int) -> list[tuple[Counts, Fraction]]:
    """Every way so many dice can fall, with its chance."""
    return [
        (counts, Fraction(factorial(dice), 6**dice * prod(map(factorial, counts))))
        for counts in product(range(dice + 1), repeat=6)
        if sum(counts) == dice
    ]


def in_order(counts: Iterator[int] | Counts) -> Counts:
    return tuple(sorted(counts, reverse=True))


@cache
def after_throwing(kept: Counts, rolls: int, goal: int) -> Fraction:
    """The best chance if these dice are kept and the others thrown."""
    outcomes: dict[Counts, Fraction] = {}
    for fall, chance in falls(8 - sum(kept)):
        hand = in_order(have + new for have, new in zip(kept, fall, strict=True))
        outcomes[hand] = outcomes.get(hand, Fraction()) + chance
    return sum((chance * best(hand, rolls, goal) for hand, chance in outcomes.items()), Fraction())


@cache
def best(hand: Counts, rolls: int, goal: int) -> Fraction:
    """The best chance with this hand and so many rolls to come."""
    if hand[0] >= goal or rolls == 0:
        return Fraction(int(hand[0] >= goal))
    keeps = {in_order(kept) for kept in product(*(range(count + 1) for count in hand))} - {hand}
    return max(after_throwing(kept, rolls - 1, goal) for kept in keeps)


@pytest.fixture(scope="module")
def printed() -> dict[int, float]:
    run = subprocess.run(
        [sys.executable, str(ROOT / "examples" / "equal_symbols.py")], capture_output=True, text=True, check=True
    )
    lines = [line.split() for line in run.stdout.splitlines()]
    return {int(line[2]): float(line[5]) for line in lines}


def test_four_lines_are_printed(printed: dict[int, float]) -> None:
    assert list(printed) == [5, 6, 7, 8]


@pytest.mark.parametrize("goal", [5, 6, 7, 8])
def test_they_are_exact(printed: dict[int, float], goal: int) -> None:
    assert printed[goal] == pytest.approx(float(after_throwing((0,) * 6, 2, goal)), abs=5e-7)
