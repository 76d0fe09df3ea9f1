"""Playing many matches between bots: the same seed, the same matches, whatever the number of processes.

Every match has its own luck, and within it the dealer and each bot have theirs, so nothing depends on who plays when.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import NamedTuple

from alcaide.core import (
    CHANCE,
    OVER,
    Chance,
    Decision,
    Line,
    Match,
    Position,
    Settings,
    SwiftLuck,
    game_named,
    new_header,
    play_through,
    write_file,
)
from alcaide.lab.workforce import Asked, Done, Here, Workforce, is_unwanted
from alcaide.search import BotFault, ask, bot_named, seat_names

LARGEST_CHUNK = 25
"""Matches that a process plays before it tells of them."""


@dataclass(frozen=True)
class Plan:
    """What is to be played; plain values, so that a process can be told."""

    game: str
    players: int
    bots: tuple[str, ...]
    """One a seat."""
    seed: int
    options: Settings
    folder: Path | None = None
    """Where the records go; None to keep none."""
    stand_in: str | None = None
    """The bot that plays on for one that does something wrong; None if that forfeits the match."""
    seconds: float = 0.0
    """What a bot may take for one decision; 0 for any time."""

    def file(self, index: int) -> Path:
        """Where the record of a match goes."""
        assert self.folder is not None
        return self.folder / f"{self.game}-{self.seed}-{index:06d}.jsonl"


@dataclass(frozen=True, slots=True)
class Played:
    """What is kept of one match."""

    index: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    length: int
    """Lines of the record between header and result: decisions and luck."""
    decisions: tuple[int, ...]
    """How often each seat decided."""
    faults: tuple[str, ...] = ()
    """What bots did wrong, in sentences."""


class Playthrough(NamedTuple):
    """How a match went: its last position, every line of its record, and what bots did wrong."""

    position: Position
    lines: list[Line]
    faults: list[BotFault]

    def winners(self) -> tuple[int, ...]:
        """Who won; if a bot forfeited the match, all others."""
        if self.position.to_act == OVER:
            return tuple(self.position.winners())
        return tuple(seat for seat in range(self.position.players) if seat != self.faults[-1].seat)


def play_match(plan: Plan, index: int) -> Playthrough:
    """The match with that number, played to its end, or until a bot forfeits it."""
    game = game_named(plan.game)
    position = game.new(plan.players, **plan.options)
    bots = [bot_named(name) for name in plan.bots]
    dealer = SwiftLuck(plan.seed, "match", index, "dealer")
    lucks = [SwiftLuck(plan.seed, "match", index, "seat", seat) for seat in range(plan.players)]
    lines: list[Line] = []
    faults: list[BotFault] = []

    def decide(table: Position, seat: int) -> int:
        while True:
            try:
                return ask(bots[seat], table, seat, lucks[seat], seconds=plan.seconds)
            except BotFault as fault:
                faults.append(fault)
                if plan.stand_in is None:
                    raise
                bots[seat] = bot_named(plan.stand_in)

    with suppress(BotFault):
        for seat, code in play_through(position, dealer, decide):
            if seat == CHANCE:
                lines.append(Chance(game.luck.decode(code)))
            else:
                lines.append(Decision(seat, game.actions.decode(code), len(position.legal())))
    return Playthrough(position, lines, faults)


def keep(plan: Plan, index: int) -> Played:
    """Play a match, write its record if records are wanted, and keep what statistics need."""
    course = play_match(plan, index)
    position, lines, faults = course
    if plan.folder is not None:
        header = new_header(game_named(plan.game), plan.players, plan.options)
        match = Match(replace(header, names=seat_names(plan.bots)))
        match.fold(lines)
        write_file(match, plan.file(index))
    deciders = Counter(line.seat for line in lines if isinstance(line, Decision))
    return Played(
        index,
        tuple(position.scores()),
        course.winners(),
        len(lines),
        tuple(deciders[seat] for seat in range(plan.players)),
        tuple(fault.sentence for fault in faults),
    )


def simulate(plan: Plan, games: int | range, workers: int | Workforce = 1) -> Iterator[Played]:
    """Play so many matches, or those with these numbers, and tell of each in order; workers are processes here."""
    numbers = range(games) if isinstance(games, int) else games
    yield from spread(partial(keep, plan), numbers, workers)


def spread(task: Callable[[Asked], Done], values: Sequence[Asked], workers: int | Workforce) -> Iterator[Done]:
    """The results of a task for every value, in order, a chunk of them at a time."""
    force = Here(workers) if isinstance(workers, int) else workers
    size = max(1, min(LARGEST_CHUNK, len(values) // (force.size * 4))) if force.size > 1 else 1
    chunks = [values[start : start + size] for start in range(0, len(values), size)]
    for results in force.run(partial(do_chunk, task), chunks):
        yield from results


def do_chunk(task: Callable[[Asked], Done], chunk: Sequence[Asked]) -> list[Done]:
    """Do a task for some values, while anybody waits for it."""
    return [task(value) for value in chunk if not is_unwanted()]
