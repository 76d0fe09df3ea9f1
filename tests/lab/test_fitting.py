"""Weights are learnt from matches: the same from the same seed, and never worse on what they were learnt from."""

from itertools import islice

import pytest
import typer

from alcaide.lab.fit import Course, fit
from alcaide.lab.tune import CROWDS, OUTLOOKS, descend, lead_of, main, outplay, remember, surprise


def test_a_forecast_learns_the_same_from_the_same_seed() -> None:
    course = Course(matches=40, sample=4)

    first, again, other = (list(islice(fit(course, seed), 2))[-1].weights() for seed in (3, 3, 4))

    assert first == again
    assert first != other


@pytest.mark.parametrize("game", OUTLOOKS)
def test_fitted_weights_surprise_less(game: str) -> None:
    make, weights = OUTLOOKS[game]
    moments = remember(game, 0, seed=5)
    spoilt = {**weights, "near": 10 * weights["near"]}

    fitted = descend(make, spoilt, moments)

    assert len(moments) > 10
    assert surprise(make(**fitted), moments) < surprise(make(**spoilt), moments)
    assert [moment.shares for moment in moments] == [moment.shares for moment in remember(game, 0, seed=5)]


def test_only_outlooks_with_weights_are_tuned() -> None:
    with pytest.raises(typer.BadParameter, match="alcazaba, alhambra"):
        main("chess")
    with pytest.raises(typer.BadParameter, match="alhambra"):
        main("alcazaba", by_play=True)


@pytest.mark.parametrize("game", CROWDS)
def test_weights_found_by_play_are_ahead(game: str) -> None:
    make, weights = CROWDS[game]
    spoilt = {**weights, "first": weights["first"] / 8}

    found = outplay(game, spoilt, matches=40, seed=3, passes=(4.0,))

    assert found == outplay(game, spoilt, matches=40, seed=3, passes=(4.0,))
    assert lead_of(game, make(**found), make(**spoilt), 40, seed=3).mean > 0
    assert found != spoilt


def test_the_same_weights_are_even() -> None:
    make, weights = CROWDS["alhambra"]
    lead = lead_of("alhambra", make(**weights), make(**weights), 80, seed=5)

    assert abs(lead.mean) < 1e-9
