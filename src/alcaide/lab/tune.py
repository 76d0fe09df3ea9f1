"""Fitting the weights of a dice game's outlook to who won: `python -m alcaide.lab.tune GAME`.

Squires play with each other. At some moments of their matches the outlook says how likely each seat is to win, and the
weights are better the nearer that comes to what happened (cross entropy). One weight after the other is made a little
greater or smaller, as long as that helps; the steps become shorter (coordinate descent). Every fourth match is kept
apart, to see whether what was learnt holds there too.
"""

from collections.abc import Callable, Sequence
from math import log
from typing import NamedTuple

import typer
from rich.progress import track

from alcaide.bots.levels import SQUIRE
from alcaide.bots.outlooks import alcazaba, alhambra
from alcaide.bots.outlooks.outlook import Outlook
from alcaide.games import game_named
from alcaide.kernel import CHANCE, OVER, Luck, Position, SwiftLuck

Weights = dict[str, float]

OUTLOOKS: dict[str, tuple[Callable[..., Outlook], Weights]] = {
    "alcazaba": (alcazaba.AlcazabaOutlook, {**alcazaba.WEIGHTS, "wall": alcazaba.WALL}),
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


def main(game: str, matches: int = 400, seed: int = 1) -> None:
    """Fit the outlook of Alhambra or Alcazaba anew, and print its weights."""
    if game not in OUTLOOKS:
        raise typer.BadParameter(f"{game} has no weights to tune. There are: {', '.join(OUTLOOKS)}.")
    make, weights = OUTLOOKS[game]
    learnt: list[Moment] = []
    kept: list[Moment] = []
    for number in track(range(matches), "playing"):
        (kept if number % 4 == 3 else learnt).extend(remember(game, number, seed))
    typer.echo(f"{len(learnt)} moments to learn from, {len(kept)} to check with.")
    fitted = descend(make, weights, learnt)
    for name, value in fitted.items():
        typer.echo(f"{name:8} {value:6.2f}   was {weights[name]:6.2f}")
    before, after = (surprise(make(**each), kept) for each in (weights, fitted))
    typer.echo(f"Surprise on the matches kept apart: {after:.4f}, was {before:.4f}.")


if __name__ == "__main__":
    typer.run(main)
