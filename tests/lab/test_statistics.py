"""Statistics: the numbers of a table, against values worked out by hand or taken from the literature."""

import pytest

from alcaide.lab import Played, mean_of, share_of, summarise


def test_wilsons_interval_agrees_with_published_values():
    few = share_of(81, 263)  # Newcombe 1998, table I, method 3: 0.2553 to 0.3662

    assert (few.low, few.high) == (pytest.approx(0.2553, abs=5e-5), pytest.approx(0.3662, abs=5e-5))


def test_wilsons_interval_stays_between_nothing_and_all():
    none, every = share_of(0, 20), share_of(20, 20)  # Newcombe: 0 of 20 is 0 to 0.1611

    assert (none.low, none.high) == (pytest.approx(0), pytest.approx(0.1611, abs=5e-5))
    assert (every.low, every.high) == (pytest.approx(0.8389, abs=5e-5), pytest.approx(1))


def test_a_mean_has_an_interval_of_two_standard_errors():
    mean = mean_of([2, 4, 4, 4, 5, 5, 7, 9])

    assert mean.value == 5
    assert mean.high - mean.value == pytest.approx(1.96 * 2.1381 / 8**0.5, abs=1e-3)
    assert mean.value - mean.low == pytest.approx(mean.high - mean.value)


def test_a_single_match_knows_no_interval():
    mean = mean_of([7])

    assert (mean.low, mean.value, mean.high) == (7, 7, 7)


def test_a_summary_counts_wins_ties_scores_and_lengths():
    matches = [
        Played(0, (30, 10, 5), (0,), 100, (40, 30, 20)),
        Played(1, (20, 20, 5), (0, 1), 140, (60, 30, 20)),
        Played(2, (10, 31, 5), (1,), 120, (50, 30, 20)),
        Played(3, (8, 32, 5), (1,), 120, (50, 30, 20)),
    ]
    summary = summarise(matches)

    assert [seat.wins for seat in summary.seats] == [2, 3, 0]
    assert summary.endings == {(1,): 2, (0,): 1, (0, 1): 1}
    assert summary.margin.value == (20 + 0 + 21 + 24) / 4
    assert (summary.shortest, summary.length.value, summary.longest) == (100, 120, 140)
    assert (summary.seats[0].worst, summary.seats[0].score.value, summary.seats[0].best) == (8, 17, 30)
    assert summary.seats[0].decisions.value == 50
