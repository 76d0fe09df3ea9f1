"""Finding the weights of a game's evaluator: `python -m alcaide.lab.tune GAME`.

Squires play with each other. At some moments of their matches the evaluator says how likely each seat is to win, and
the weights are better the nearer that comes to what happened (cross entropy). One weight after the other is made a
little greater or smaller, as long as that helps; the steps become shorter (coordinate descent). Every fourth match is
kept apart, to see whether what was learnt holds there too.

At tables of four, what foresees best does not play best. With `--by-play`, one seat plays greedily with a weight
changed, among three with the weights so far; what brings it clearly more points is kept.
"""

from collections.abc import Callable, Mapping, Sequence
from math import log, sqrt
from statistics import fmean, pstdev
from typing import NamedTuple

import typer
from rich.progress import track

from alcaide.core import CHANCE, GAMES, Evaluator, Luck, Position, SwiftLuck, Tunable, game_named, play_through
from alcaide.search.greedy_policy import GreedyPolicy
from alcaide.search.levels import SQUIRE

Weights = Mapping[str, float]

SEATS = (2, 2, 4)
"""Seats of a match, by turns."""
LOOKED_AT = 3
"""One moment in that many is remembered."""
WIDEST, NARROWEST = 0.3, 0.02
"""By which share a weight is changed, at first and at last."""
SURE = 1e-4
"""Nobody is surer than this."""
CROWD = 4
"""Seats of a match that is played for points."""
PASSES = (1.6, 1.3, 1.2, 1.1)
"""By which factor a weight is changed, one pass through all of them after the other."""
CLEARLY = 0.7
"""How many standard errors a change must be better by."""


class RatedPosition(NamedTuple):
    """A position, and what share of the victory each seat had in the end."""

    position: Position
    shares: tuple[float, ...]


def remember(game: str, number: int, seed: int) -> list[RatedPosition]:
    """Some moments of one match between squires."""
    players = SEATS[number % len(SEATS)]
    luck = SwiftLuck("tune", seed, number)
    position = game_named(game).new(players)
    seen = []
    for seat, _ in play_through(position, luck, lambda table, seat: SQUIRE.choose(table, seat, luck)):
        if seat != CHANCE and luck.pick(LOOKED_AT) == 0:
            seen.append(position.copy())
    winners = position.winners()
    shares = tuple((seat in winners) / len(winners) for seat in range(players))
    return [RatedPosition(each, shares) for each in seen]


def surprise(evaluator: Evaluator, moments: Sequence[RatedPosition]) -> float:
    """How wrong an evaluator is: the mean cross entropy of a seat."""
    total = 0.0
    seats = 0
    for position, shares in moments:
        for seat, share in enumerate(shares):
            chance = min(1.0 - SURE, max(SURE, evaluator.value_of(position, seat)))
            total -= share * log(chance) + (1.0 - share) * log(1.0 - chance)
            seats += 1
    return total / seats


def descend(make: Callable[..., Evaluator], weights: Weights, moments: Sequence[RatedPosition]) -> Weights:
    """Weights that surprise less than these."""
    best = surprise(make(**weights), moments)
    steps = dict.fromkeys(weights, WIDEST)
    while max(steps.values()) > NARROWEST:
        for name, step in steps.items():
            for factor in (1.0 + step, 1.0 - step):
                tried = {**weights, name: weights[name] * factor}
                wrong = surprise(make(**tried), moments)
                if wrong < best:
                    best, weights = wrong, tried
                    break
            else:
                steps[name] = step / 2
    return weights


class PointsAhead(NamedTuple):
    """How many points a seat was ahead of the others on average, and how sure that is."""

    mean: float
    error: float


def points_ahead(game: str, own: Evaluator, others: Evaluator, matches: int, seed: int) -> PointsAhead:
    """One seat among others, all of them greedy, each with an evaluator of its own; every luck from every seat."""
    start = game_named(game).new(CROWD)
    bold, plain = GreedyPolicy(start, own), GreedyPolicy(start, others)
    leads = []
    for number in range(matches):
        seat = number % CROWD
        luck = SwiftLuck("tune by play", seed, number // CROWD)
        scores = play_greedily(start, [bold if mover == seat else plain for mover in range(CROWD)], luck)
        leads.append(scores[seat] - (sum(scores) - scores[seat]) / (CROWD - 1))
    return PointsAhead(fmean(leads), pstdev(leads) / sqrt(matches))


def play_greedily(start: Position, seats: Sequence[GreedyPolicy], luck: Luck) -> list[int]:
    """The scores of a match in which every seat has its policy."""
    position = start.copy()
    for _ in play_through(position, luck, lambda table, seat: seats[seat].choose(table, luck)):
        pass
    return position.scores()


def outplay(game: str, weights: Weights, matches: int, seed: int, passes: Sequence[float] = PASSES) -> Weights:
    """Weights with which one is ahead of three that play with the given ones."""
    make = tunables(by_play=True)[game].make
    others = make(**weights)
    best = 0.0
    for factor in passes:
        for name in weights:
            for changed in (weights[name] * factor, weights[name] / factor):
                lead = points_ahead(game, make(**{**weights, name: changed}), others, matches, seed)
                if lead.mean > best + CLEARLY * lead.error:
                    best, weights = lead.mean, {**weights, name: changed}
                    break
    return weights


def tunables(by_play: bool) -> dict[str, Tunable]:
    """What can be tuned, by game."""
    found = {
        name: game.playbook.found_by_play if by_play else game.playbook.fitted for name, game in sorted(GAMES.items())
    }
    return {name: tunable for name, tunable in found.items() if tunable is not None}


def main(game: str, matches: int = 400, seed: int = 1, by_play: bool = False) -> None:
    """Find the weights of a game anew and print them: fitted to who won, or by play among four."""
    there = tunables(by_play)
    if game not in there:
        raise typer.BadParameter(f"{game} has no weights to tune like this. There are: {', '.join(there)}.")
    make, weights = there[game].make, there[game].weights
    if by_play:
        found = outplay(game, weights, matches, seed)
        show(found, weights)
        lead = points_ahead(game, make(**found), make(**weights), matches, seed + 1)
        typer.echo(f"With other luck it is {lead.mean:.1f} points ahead, give or take {2 * lead.error:.1f}.")
        return
    learnt: list[RatedPosition] = []
    kept: list[RatedPosition] = []
    for number in track(range(matches), "playing"):
        (kept if number % 4 == 3 else learnt).extend(remember(game, number, seed))
    typer.echo(f"{len(learnt)} moments to learn from, {len(kept)} to check with.")
    fitted = descend(make, weights, learnt)
    show(fitted, weights)
    before, after = (surprise(make(**each), kept) for each in (weights, fitted))
    typer.echo(f"Surprise on the matches kept apart: {after:.4f}, was {before:.4f}.")


def show(found: Weights, weights: Weights) -> None:
    """Every weight, and what it was."""
    for name, value in found.items():
        typer.echo(f"{name:8} {value:6.2f}   was {weights[name]:6.2f}")


if __name__ == "__main__":
    typer.run(main)
