"""Weights are learnt from matches: the same from the same seed, and never worse on what they were learnt from."""

import pytest
import typer

from alcaide.lab.tune import descend, main, outplay, points_ahead, remember, surprise, tunables

FITTED = tunables(by_play=False)
BY_PLAY = tunables(by_play=True)


@pytest.mark.parametrize("game", FITTED)
def test_fitted_weights_surprise_less(game: str) -> None:
    make, weights = FITTED[game].make, FITTED[game].weights
    moments = remember(game, 0, seed=5)
    spoilt = {**weights, "near": 10 * weights["near"]}

    fitted = descend(make, spoilt, moments)

    assert len(moments) > 10
    assert surprise(make(**fitted), moments) < surprise(make(**spoilt), moments)
    assert [moment.shares for moment in moments] == [moment.shares for moment in remember(game, 0, seed=5)]


def test_only_evaluators_with_weights_are_tuned() -> None:
    with pytest.raises(typer.BadParameter, match="alcazaba, alhambra"):
        main("chess")
    with pytest.raises(typer.BadParameter, match="alhambra"):
        main("alcazaba", by_play=True)


@pytest.mark.parametrize("game", BY_PLAY)
def test_weights_found_by_play_are_ahead(game: str) -> None:
    make, weights = BY_PLAY[game].make, BY_PLAY[game].weights
    spoilt = {**weights, "first": weights["first"] / 8}

    found = outplay(game, spoilt, matches=40, seed=3, passes=(4.0,))

    assert found == outplay(game, spoilt, matches=40, seed=3, passes=(4.0,))
    assert points_ahead(game, make(**found), make(**spoilt), 40, seed=3).mean > 0
    assert found != spoilt


def test_the_same_weights_are_even() -> None:
    make, weights = BY_PLAY["alhambra"].make, BY_PLAY["alhambra"].weights
    lead = points_ahead("alhambra", make(**weights), make(**weights), 80, seed=5)

    assert abs(lead.mean) < 1e-9
