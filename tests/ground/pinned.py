"""Whole matches of bots, pinned move by move: played again, or some of their decisions asked again, by any Python.

python tests/ground/pinned.py --write     pins every match anew (compiled; say in the commit why they changed)
python tests/ground/pinned.py             asks every decision of every pinned match again: the long form of the test
python tests/ground/pinned.py --asked 2   asks two decisions of each search, ten of each squire, all others

Standard library only: other interpreters run it from a copy of the sources.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import alcaide
from alcaide.core import CHANCE, GAMES, OVER, Bot, Limit, Position, SwiftLuck
from alcaide.search import BOTS
from alcaide.search.expectimax import ExpectimaxBot

FILE = Path(__file__).with_name("pinned.json")
BOT_OF: dict[str, tuple[Bot, Limit | None]] = {
    "random": (BOTS["random"], None),
    "page": (BOTS["page"], None),
    "squire": (ExpectimaxBot(positions=150), None),
    "knight": (BOTS["knight"], Limit(60)),
    "alcaide": (BOTS["alcaide"], Limit(120)),
}
"""Every level, with little to think so that uncompiled code can follow."""
SHARE = {"random": 0, "page": 0, "squire": 5, "knight": 1, "alcaide": 1}
"""How many times more decisions of a level are asked than of a search, where not all are; 0 for all."""
MANY = 4
"""Seats of the second match, where a game has that many."""


def names() -> list[str]:
    """Every match by game, seats and level."""
    return [
        f"{name} {players} {level}"
        for name, game in GAMES.items()
        for players in sorted({game.seats[0], min(MANY, game.seats[-1])})
        for level in BOT_OF
    ]


def begin(name: str) -> Position:
    """The first position of a match."""
    game, players, _ = name.split()
    return GAMES[game].new(int(players))


def choose(name: str, position: Position, line: int) -> int:
    """What luck brings, or what the bot of a match does, at a line; each line has a luck of its own."""
    luck = SwiftLuck("pinned", name, line)
    if position.to_act == CHANCE:
        return position.sample(luck)
    bot, limit = BOT_OF[name.split()[2]]
    seat = position.to_act
    return bot.choose(position.imagine(seat, luck), seat, luck, limit)


def play(name: str) -> list[int]:
    """A match from its beginning to its end."""
    position = begin(name)
    actions: list[int] = []
    while position.to_act != OVER:
        actions.append(choose(name, position, len(actions)))
        position.play(actions[-1])
    return actions


def differences(name: str, actions: list[int], asked: int) -> Iterator[str]:
    """Where a match would go on otherwise: luck at every line, and `asked` of its open decisions (0: all)."""
    position = begin(name)
    wanted = set(open_lines(name, actions, asked))
    for line, action in enumerate(actions):
        if (position.to_act == CHANCE or line in wanted) and (chosen := choose(name, position, line)) != action:
            yield f"{name}, line {line}: {chosen} instead of {action}"
        position.play(action)
    if position.to_act != OVER:
        yield f"{name} is not over after {len(actions)} lines"


def open_lines(name: str, actions: list[int], asked: int) -> list[int]:
    """The lines at which somebody has a choice, or some of them, spread over the match."""
    position, found = begin(name), []
    for line, action in enumerate(actions):
        if position.to_act != CHANCE and len(position.legal()) > 1:
            found.append(line)
        position.play(action)
    spread = [found[(2 * number + 1) * len(found) // (2 * asked)] for number in range(asked)]
    return spread if asked else found


def pinned() -> dict[str, list[int]]:
    """Every match, as it was pinned."""
    return {name: [int(code) for code in line.split()] for name, line in json.loads(FILE.read_text()).items()}


def main() -> None:
    """Write the matches, or say where they differ."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--write", action="store_true")
    asked.add_argument("--asked", type=int, default=0)
    asked.add_argument("--timed", action="store_true")
    given = asked.parse_args()
    if given.write:
        lines = {name: " ".join(map(str, play(name))) for name in names()}
        FILE.write_text(json.dumps(lines, indent=0) + "\n")
        return
    matches = pinned()
    assert list(matches) == names()
    print(f"Python {sys.version.split()[0]}, {'compiled' if alcaide.compiled else 'uncompiled'}, {alcaide.__file__}")
    found = []
    for name, actions in matches.items():
        began = time.perf_counter()
        found += differences(name, actions, given.asked * SHARE[name.split()[2]])
        if given.timed:
            print(f"{name}: {time.perf_counter() - began:.2f} s")
    print("\n".join(found) or "no differences")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
