"""The quick turn: the same answers as the exact turn gives without chips, whatever results are worth."""

import pytest

from alcaide.core import SwiftLuck
from alcaide.games.dicetable.codes import CELLS, DICE, MOST_ROLLS, REROLL, TYPES
from alcaide.games.dicetable.exact_turn_solver import ExactTurnSolver
from alcaide.games.dicetable.fast_turn_solver import FastTurnSolver
from alcaide.games.dicetable.multisets import ALL_MULTISETS

HANDS = [counts for counts in ALL_MULTISETS if sum(counts) == DICE]


def some_worths(seed: int) -> list[list[float]]:
    """Columns of different worth, better cells worth more, with steps where markers might stand."""
    luck = SwiftLuck("worths", seed)
    columns = []
    for _ in range(TYPES):
        value, column = 0.0, []
        for _ in range(CELLS):
            value += luck.pick(1000) / 500 if luck.pick(3) else 0.0
            column.append(value)
        columns.append(column[::-1])
    return columns


@pytest.mark.parametrize("seed", range(4))
def test_a_turn_is_worth_what_the_exact_turn_says(seed: int) -> None:
    worths = some_worths(seed)

    assert FastTurnSolver().value_of(worths) == pytest.approx(ExactTurnSolver(worths).worth_of_turn(), abs=1e-3)


@pytest.mark.parametrize("rolls", range(1, MOST_ROLLS + 1))
@pytest.mark.parametrize("black", [None, 2])
def test_every_decision_is_as_good_as_the_exact_one(rolls: int, black: int | None) -> None:
    worths, luck = some_worths(9), SwiftLuck(rolls)
    quick, exact = FastTurnSolver(), ExactTurnSolver(worths)

    for _ in range(20):
        dice = HANDS[luck.pick(len(HANDS))]
        action, value = quick.advise(worths, dice, rolls, 0 if black is None else black + 1)
        advice = exact.advise(dice, rolls, black=black)

        assert value == pytest.approx(advice.worth, abs=1e-3)
        assert (action >= REROLL) == (advice.action.code >= REROLL)


def test_other_worths_are_solved_anew() -> None:
    quick = FastTurnSolver()
    nothing = [[0.0] * CELLS for _ in range(TYPES)]
    dice = (4, 1, 1, 1, 1, 0)

    first = quick.advise(some_worths(1), dice, 1)

    assert quick.advise(nothing, dice, 1)[1] == 0.0
    assert quick.advise(some_worths(1), dice, 1, black=1)[1] > first[1]
    assert quick.advise(some_worths(1), dice, 1) == first


def test_eight_and_a_black_die_count_as_eight_in_one_roll() -> None:
    """D21."""
    only_the_best = [[1.0] + [0.0] * (CELLS - 1) for _ in range(TYPES)]

    assert FastTurnSolver().advise(only_the_best, (8, 0, 0, 0, 0, 0), 3, black=1) == (0, 1.0)


def test_nothing_is_rolled_that_brings_nothing() -> None:
    flat = [[1.0] * CELLS for _ in range(TYPES)]

    action, value = FastTurnSolver().advise(flat, (2, 2, 1, 1, 1, 1), 1)

    assert action < REROLL
    assert value == 1.0
