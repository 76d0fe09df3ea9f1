"""Finding the weights of a dice game's outlook: `python -m alcaide.lab.tune GAME`.

Squires play with each other. At some moments of their matches the outlook says how likely each seat is to win, and the
weights are better the nearer that comes to what happened (cross entropy). One weight after the other is made a little
greater or smaller, as long as that helps; the steps become shorter (coordinate descent). Every fourth match is kept
apart, to see whether what was learnt holds there too.

At tables of four, what foresees best does not play best. For Alhambra's outlook there, with `--by-play`, one seat plays
greedily with a weight changed, among three with the weights so far; what brings it clearly more points is kept.
"""

from collections.abc import Callable, Sequence
from math import log, sqrt
from statistics import fmean, pstdev
from typing import NamedTuple

import typer
from rich.progress import track

from alcaide.core import CHANCE, OVER, Luck, Position, SwiftLuck, game_named
from alcaide.search.greedy import Greedy
from alcaide.search.levels import SQUIRE
from alcaide.search.outlooks import alcazaba, alhambra
from alcaide.search.outlooks.alhambra_crowd import CROWDED, AlhambraCrowd
from alcaide.search.outlooks.outlook import Outlook

Weights = dict[str, float]

OUTLOOKS: dict[str, tuple[Callable[..., Outlook], Weights]] = {
    "alcazaba": (alcazaba.AlcazabaOutlook, alcazaba.WEIGHTS),
    "alhambra": (alhambra.AlhambraOutlook, alhambra.WEIGHTS),
}
"""How an outlook is made, and the weights it has now."""
SEATS = (2, 2, 4)
"""Seats of a match, by turns."""
LOOKED_AT = 3
"""One moment in so many is remembered."""
WIDEST, NARROWEST = 0.3, 0.02
"""By which share a weight is changed, at first and at last."""
SURE = 1e-4
"""Nobody is surer than this."""
CROWDS: dict[str, tuple[Callable[..., Outlook], Weights]] = {"alhambra": (AlhambraCrowd, CROWDED)}
"""The same at tables where weights are found by play. In Alcazaba a crowd plays on as squires do, without weights."""
CROWD = 4
"""Seats of a match that is played for points."""
PASSES = (1.6, 1.3, 1.2, 1.1)
"""By which factor a weight is changed, one pass through all of them after the other."""
CLEARLY = 0.7
"""How many standard errors a change must be better by."""


class Moment(NamedTuple):
    """A position, and what share of the victory each seat had in the end."""

    position: Position
    shares: tuple[float, ...]


def remember(game: str, number: int, seed: int) -> list[Moment]:
    """Some moments of one match between squires."""
    players = SEATS[number % len(SEATS)]
    luck = SwiftLuck("tune", seed, number)
    position = game_named(game).new(players)
    seen = []
    while position.to_act != OVER:
        if position.to_act != CHANCE and luck.pick(LOOKED_AT) == 0:
            seen.append(position.copy())
        position.play(move(position, luck))
    winners = position.winners()
    shares = tuple((seat in winners) / len(winners) for seat in range(players))
    return [Moment(each, shares) for each in seen]


def move(position: Position, luck: Luck) -> int:
    """What luck brings, or what a squire does."""
    if position.to_act == CHANCE:
        return position.sample(luck)
    return SQUIRE.choose(position, position.to_act, luck)


def surprise(outlook: Outlook, moments: Sequence[Moment]) -> float:
    """How wrong an outlook is: the mean cross entropy of a seat."""
    total = 0.0
    seats = 0
    for position, shares in moments:
        for seat, share in enumerate(shares):
            chance = min(1.0 - SURE, max(SURE, outlook.opinion(position, seat)))
            total -= share * log(chance) + (1.0 - share) * log(1.0 - chance)
            seats += 1
    return total / seats


def descend(make: Callable[..., Outlook], weights: Weights, moments: Sequence[Moment]) -> Weights:
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


class Lead(NamedTuple):
    """How many points a seat was ahead of the others on average, and how sure that is."""

    mean: float
    error: float


def lead_of(game: str, own: Outlook, others: Outlook, matches: int, seed: int) -> Lead:
    """One seat among others, all of them greedy, each with an outlook of its own; every luck from every seat."""
    start = game_named(game).new(CROWD)
    bold, plain = Greedy(start, own), Greedy(start, others)
    leads = []
    for number in range(matches):
        seat = number % CROWD
        luck = SwiftLuck("tune by play", seed, number // CROWD)
        position = start.copy()
        while position.to_act != OVER:
            if position.to_act == CHANCE:
                position.play(position.sample(luck))
            else:
                position.play((bold if position.to_act == seat else plain).choose(position, luck))
        scores = position.scores()
        leads.append(scores[seat] - (sum(scores) - scores[seat]) / (CROWD - 1))
    return Lead(fmean(leads), pstdev(leads) / sqrt(matches))


def outplay(game: str, weights: Weights, matches: int, seed: int, passes: Sequence[float] = PASSES) -> Weights:
    """Weights with which one is ahead of three that play with the given ones."""
    make = CROWDS[game][0]
    others = make(**weights)
    best = 0.0
    for factor in passes:
        for name in weights:
            for changed in (weights[name] * factor, weights[name] / factor):
                lead = lead_of(game, make(**{**weights, name: changed}), others, matches, seed)
                if lead.mean > best + CLEARLY * lead.error:
                    best, weights = lead.mean, {**weights, name: changed}
                    break
    return weights


def main(game: str, matches: int = 400, seed: int = 1, by_play: bool = False) -> None:
    """Find the weights of Alhambra or Alcazaba anew and print them: fitted to who won, or by play among four."""
    there = CROWDS if by_play else OUTLOOKS
    if game not in there:
        raise typer.BadParameter(f"{game} has no weights to tune like this. There are: {', '.join(there)}.")
    make, weights = there[game]
    if by_play:
        found = outplay(game, weights, matches, seed)
        show(found, weights)
        lead = lead_of(game, make(**found), make(**weights), matches, seed + 1)
        typer.echo(f"With other luck it is {lead.mean:.1f} points ahead, give or take {2 * lead.error:.1f}.")
        return
    learnt: list[Moment] = []
    kept: list[Moment] = []
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
