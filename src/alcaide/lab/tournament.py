"""A tournament: every bot against every other, ratings with their uncertainty, and what went wrong."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

from alcaide.core import MissingExtra, Settings
from alcaide.lab.simulate import Plan, Played, simulate
from alcaide.lab.statistics import Estimate, Z, share_of
from alcaide.lab.workforce import Workforce

if TYPE_CHECKING:
    from openskill.models import PlackettLuce


@dataclass(frozen=True)
class Round:
    """What a tournament is played with; plain values."""

    game: str
    players: int
    options: Settings
    seed: int
    groups: int
    """Lucks of the dealer for every two bots; with each they play one match from either side."""
    stand_in: str | None = None
    seconds: float = 0.0


@dataclass(frozen=True)
class Standing:
    """How one bot fared."""

    bot: str
    rating: Estimate
    """Openskill's mean, with the interval of its uncertainty."""
    won: Estimate
    matches: int
    faults: int


@dataclass(frozen=True)
class Bout:
    """One match of two bots."""

    bots: tuple[str, ...]
    played: Played


def compete(bots: Sequence[str], given: Round, workers: int | Workforce = 1) -> Iterator[Bout]:
    """Every two bots, from either side, with the same luck; more seats are taken in turns."""
    for pair in combinations(bots, 2):
        seatings = [tuple(order[seat % 2] for seat in range(given.players)) for order in (pair, pair[::-1])]
        for seating in seatings:
            plan = Plan(
                given.game, given.players, seating, given.seed, given.options, None, given.stand_in, given.seconds
            )
            for played in simulate(plan, given.groups, workers):
                yield Bout(seating, played)


def bouts_of(bots: Sequence[str], given: Round) -> int:
    """How many matches a tournament has."""
    return len(bots) * (len(bots) - 1) * given.groups


def rating_model() -> "PlackettLuce":
    """What rates the bots; a sentence where it is not installed."""
    try:
        from openskill.models import PlackettLuce  # noqa: PLC0415  # an extra
    except ImportError:
        raise MissingExtra("lab", "Ratings") from None
    return PlackettLuce()


def rate(bots: Sequence[str], bouts: Sequence[Bout]) -> list[Standing]:
    """The standings, from the best down."""
    model = rating_model()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for bout in sorted(bouts, key=lambda bout: bout.played.index):
        sides = list(dict.fromkeys(bout.bots))
        ranks = [float(not any(bout.bots[seat] == side for seat in bout.played.winners)) for side in sides]
        teams = model.rate([[ratings[side]] for side in sides], ranks=ranks)
        ratings.update({side: team[0] for side, team in zip(sides, teams, strict=True)})
    standings = []
    for bot in bots:
        own = [bout for bout in bouts if bot in bout.bots]
        won = sum(share_won(bot, bout) for bout in own)
        mean, spread = ratings[bot].mu, Z * ratings[bot].sigma
        faults = sum(f"The bot {bot} on " in fault for bout in own for fault in bout.played.faults)
        rating = Estimate(mean, mean - spread, mean + spread)
        standings.append(Standing(bot, rating, share_of(won, len(own)), len(own), faults))
    return sorted(standings, key=lambda standing: -standing.rating.value)


def share_won(bot: str, bout: Bout) -> float:
    """The part of a victory that went to a bot."""
    winners = bout.played.winners
    return sum(bout.bots[seat] == bot for seat in winners) / len(winners) if winners else 0.0
