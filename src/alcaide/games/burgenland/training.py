"""Learning the weights of the network from self-play: `python -m alcaide.games.burgenland.training FILE`.

Before every roll the network is drawn towards what came of it: its value before the next roll, and before the roll
after it, and at last who won, each counting less than the one before by the same factor (TD(lambda), Sutton 1988).
Nothing else is told to it; it begins with weights drawn by luck.
"""

import argparse
import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple, cast

from alcaide.core import CHANCE, OVER, Luck, SwiftLuck, game_named, play_through
from alcaide.games.burgenland import Burgenland
from alcaide.games.burgenland.codes import ROLLING
from alcaide.games.burgenland.network import HIDDEN_UNITS, INPUT_NUMBERS, ValueNetwork
from alcaide.games.burgenland.turn_search import NetworkBudget, TurnSearch

ENDLESS = 2**62
"""Evaluations that no match asks for."""
LONGEST = 500
"""Moments after which a match is broken off: who knows nothing yet may never come to an end."""


class Schedule(NamedTuple):
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


class Example(NamedTuple):
    """A moment before a roll: whose turn it was, what it showed, and the chance it was given."""

    seat: int
    inputs: list[float]
    chance: float


class SelfPlay(NamedTuple):
    """One match, as far as one can learn from it."""

    seen: list[Example]
    result: float
    """The chance of seat 0 in the end: 0 or 1, unless the match was broken off."""


def newborn(luck: Luck) -> ValueNetwork:
    """A network that knows nothing."""

    def small(reach: float) -> float:
        return (luck.pick(20_001) / 10_000 - 1) * reach

    into = [[small(0.3) for _ in range(HIDDEN_UNITS)] for _ in range(INPUT_NUMBERS)]
    return ValueNetwork(into, [0.0] * HIDDEN_UNITS, [small(0.3) for _ in range(HIDDEN_UNITS)], 0.0)


def play(network: ValueNetwork, rolls: int, luck: Luck) -> SelfPlay:
    """One match of the network with itself."""
    table = cast(Burgenland, game_named("burgenland").new())
    turn = TurnSearch(table, network, NetworkBudget(ENDLESS), rolls)
    seen: list[Example] = []
    for seat, _ in play_through(table, luck, lambda _, __: max(table.legal(), key=partial(turn.weigh, table))):
        if seat != CHANCE and table.stage == ROLLING:
            seen.append(Example(seat, network.inputs_of(table), network.value_of(table)))
        if len(seen) == LONGEST:
            break
    return SelfPlay(seen, float(0 in table.winners()) if table.to_act == OVER else chance_of_first(seen[-1]))


def chance_of_first(moment: Example) -> float:
    """The chance that seat 0 was given."""
    return moment.chance if moment.seat == 0 else 1.0 - moment.chance


def lessons(match: SelfPlay, fading: float) -> list[tuple[list[float], float]]:
    """What each moment showed, with the chance that it should have been given."""
    taught = []
    target = match.result
    for moment in reversed(match.seen):
        taught.append((moment.inputs, target if moment.seat == 0 else 1.0 - target))
        target = (1.0 - fading) * chance_of_first(moment) + fading * target
    return taught


def fit(schedule: Schedule, seed: int) -> Iterator[ValueNetwork]:
    """The network, after every sample that it has learnt from."""
    luck = SwiftLuck("fit", seed)
    network = newborn(luck)
    for done in range(0, schedule.matches, schedule.sample):
        rate = schedule.first_rate * (schedule.last_rate / schedule.first_rate) ** (done / schedule.matches)
        taught = [
            lesson
            for _ in range(schedule.sample)
            for lesson in lessons(play(network, schedule.rolls, luck), schedule.fading)
        ]
        for place in range(len(taught) - 1, 0, -1):
            other = luck.pick(place + 1)
            taught[place], taught[other] = taught[other], taught[place]
        for inputs, target in taught:
            network.learn(inputs, target, rate)
        yield network


def main() -> None:
    """Learn the weights of Burgen Land anew and write them into a file."""
    asked = argparse.ArgumentParser(description=main.__doc__)
    asked.add_argument("file", type=Path)
    asked.add_argument("--matches", type=int, default=Schedule().matches)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    schedule = Schedule(matches=given.matches)
    for number, network in enumerate(fit(schedule, given.seed), start=1):
        write_weights(given.file, network)
        print(f"\r{min(number * schedule.sample, schedule.matches)} of {schedule.matches} matches", end="", flush=True)
    print()


def write_weights(file: Path, network: ValueNetwork) -> None:
    """The weights as JSON, an input a line."""
    weights = network.weights()
    into = ",\n".join(json.dumps(row) for row in cast(list[list[float]], weights.pop("into")))
    file.write_text(f'{json.dumps(weights)[:-1]},\n"into": [\n{into}\n]}}\n', encoding="utf-8")


if __name__ == "__main__":
    main()
