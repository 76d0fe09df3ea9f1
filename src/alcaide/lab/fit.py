"""Learning the weights of a forecast from matches that it plays with itself: `python -m alcaide.lab.fit FILE`.

Before every roll the forecast is drawn towards what came of it: the forecast of the next roll, and of the roll
after it, and at last who won, each counting less than the one before by the same factor (TD(lambda), Sutton 1988).
Nothing else is told to it; it begins with weights drawn by luck.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, cast

import typer
from rich.progress import track

from alcaide.core import CHANCE, OVER, Luck, SwiftLuck, game_named
from alcaide.games.burgenland import Burgenland
from alcaide.games.burgenland.codes import ROLLING
from alcaide.search.crown_turn import Budget, CrownTurn
from alcaide.search.forecast import HIDDEN_UNITS, INPUT_NUMBERS, Forecast

ENDLESS = 2**62
"""Forecasts that no match asks for."""
LONGEST = 500
"""Moments after which a match is broken off: who knows nothing yet may never come to an end."""


class Course(NamedTuple):
    """How the weights are learnt."""

    matches: int = 400_000
    sample: int = 50
    """Matches that are played before the next are learnt from."""
    rolls: int = 0
    """Rolls that are looked through, after the one at hand."""
    fading: float = 0.8
    """How much less than the roll before it a roll counts (lambda)."""
    first_rate: float = 0.03
    last_rate: float = 0.0005


class Seen(NamedTuple):
    """A moment before a roll: whose turn it was, what it showed, and the chance it was given."""

    seat: int
    inputs: list[float]
    chance: float


class Match(NamedTuple):
    """One match, as far as one can learn from it."""

    seen: list[Seen]
    result: float
    """The chance of seat 0 in the end: 0 or 1, unless the match was broken off."""


def newborn(luck: Luck) -> Forecast:
    """A forecast that knows nothing."""

    def small(reach: float) -> float:
        return (luck.pick(20_001) / 10_000 - 1) * reach

    into = [[small(0.3) for _ in range(HIDDEN_UNITS)] for _ in range(INPUT_NUMBERS)]
    return Forecast(into, [0.0] * HIDDEN_UNITS, [small(0.3) for _ in range(HIDDEN_UNITS)], 0.0)


def play(forecast: Forecast, rolls: int, luck: Luck) -> Match:
    """One match of the forecast with itself."""
    table = cast(Burgenland, game_named("burgenland").new())
    turn = CrownTurn(table, forecast, Budget(ENDLESS), rolls)
    seen: list[Seen] = []
    while table.to_act != OVER and len(seen) < LONGEST:
        if table.to_act == CHANCE:
            table.play(table.sample(luck))
            continue
        if table.stage == ROLLING:
            seen.append(Seen(table.seat, forecast.seen(table), forecast.opinion(table)))
        table.play(max(table.legal(), key=lambda action: turn.weigh(table, action)))
    return Match(seen, float(0 in table.winners()) if table.to_act == OVER else chance_of_first(seen[-1]))


def chance_of_first(moment: Seen) -> float:
    """The chance that seat 0 was given."""
    return moment.chance if moment.seat == 0 else 1.0 - moment.chance


def lessons(match: Match, fading: float) -> list[tuple[list[float], float]]:
    """What each moment showed, with the chance that it should have been given."""
    taught = []
    target = match.result
    for moment in reversed(match.seen):
        taught.append((moment.inputs, target if moment.seat == 0 else 1.0 - target))
        target = (1.0 - fading) * chance_of_first(moment) + fading * target
    return taught


def fit(course: Course, seed: int) -> Iterator[Forecast]:
    """The forecast, after every sample that it has learnt from."""
    luck = SwiftLuck("fit", seed)
    forecast = newborn(luck)
    for done in range(0, course.matches, course.sample):
        rate = course.first_rate * (course.last_rate / course.first_rate) ** (done / course.matches)
        taught = [
            lesson
            for _ in range(course.sample)
            for lesson in lessons(play(forecast, course.rolls, luck), course.fading)
        ]
        for place in range(len(taught) - 1, 0, -1):
            other = luck.pick(place + 1)
            taught[place], taught[other] = taught[other], taught[place]
        for inputs, target in taught:
            forecast.learn(inputs, target, rate)
        yield forecast


def main(file: Path, matches: int = Course().matches, seed: int = 1) -> None:
    """Learn the weights of Burgen Land anew and write them into a file."""
    course = Course(matches=matches)
    for forecast in track(fit(course, seed), "learning", total=-(-course.matches // course.sample)):
        write_weights(file, forecast)


def write_weights(file: Path, forecast: Forecast) -> None:
    """The weights as JSON, an input a line."""
    weights = forecast.weights()
    into = ",\n".join(json.dumps(row) for row in cast(list[list[float]], weights.pop("into")))
    file.write_text(f'{json.dumps(weights)[:-1]},\n"into": [\n{into}\n]}}\n', encoding="utf-8")


if __name__ == "__main__":
    typer.run(main)
