"""What many matches show, with the uncertainty that belongs to each number."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean, stdev

from alcaide.lab.simulate import Played

Z = NormalDist().inv_cdf(0.975)
"""How many standard errors make a 95 % interval."""


@dataclass(frozen=True)
class Estimate:
    """A number, and the 95 % interval that the true one is in."""

    value: float
    low: float
    high: float


def share_of(part: float, whole: int) -> Estimate:
    """A share, with Wilson's interval: it never leaves 0 to 1, and is honest for few matches too.

    >>> share_of(9, 10)
    Estimate(value=0.9, low=0.59..., high=0.98...)
    """
    share = part / whole
    middle = (share + Z * Z / (2 * whole)) / (1 + Z * Z / whole)
    spread = Z * sqrt(share * (1 - share) / whole + Z * Z / (4 * whole * whole)) / (1 + Z * Z / whole)
    return Estimate(share, max(0.0, middle - spread), min(1.0, middle + spread))


def mean_of(values: Sequence[float]) -> Estimate:
    """A mean, with the interval of the normal distribution; one value alone knows no interval."""
    mean = fmean(values)
    spread = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Estimate(mean, mean - spread, mean + spread)


@dataclass(frozen=True)
class SeatSummary:
    """How one seat fared."""

    wins: int
    """Matches it won, alone or together with others."""
    won: Estimate
    score: Estimate
    best: int
    worst: int
    decisions: Estimate
    """How often it decided in a match."""


@dataclass(frozen=True)
class Summary:
    """How many matches went."""

    matches: int
    seats: tuple[SeatSummary, ...]
    endings: dict[tuple[int, ...], int]
    """How often exactly these seats won, most frequent first."""
    margin: Estimate
    """The best score less the second best."""
    length: Estimate
    """Decisions and luck together."""
    shortest: int
    longest: int
    faults: dict[str, int]
    """What bots did wrong, and how often."""


def summarise(matches: Iterable[Played]) -> Summary:
    """What the matches show; there must be at least one."""
    played = list(matches)
    lengths = [match.length for match in played]
    ranked = [sorted(match.scores, reverse=True) for match in played]
    return Summary(
        len(played),
        tuple(summarise_seat(played, seat) for seat in range(len(played[0].scores))),
        dict(Counter(match.winners for match in played).most_common()),
        mean_of([scores[0] - scores[1] for scores in ranked]),
        mean_of(lengths),
        min(lengths),
        max(lengths),
        dict(Counter(fault for match in played for fault in match.faults).most_common()),
    )


def summarise_seat(played: Sequence[Played], seat: int) -> SeatSummary:
    """How one seat fared in the matches."""
    scores = [match.scores[seat] for match in played]
    wins = sum(seat in match.winners for match in played)
    return SeatSummary(
        wins,
        share_of(wins, len(played)),
        mean_of(scores),
        max(scores),
        min(scores),
        mean_of([match.decisions[seat] for match in played]),
    )
