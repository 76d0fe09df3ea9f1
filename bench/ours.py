"""Measures Alcaide in a process of its own: `python ours.py MEASURE GAME PLAYERS SECONDS` prints one JSON object."""

import json
import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from statistics import median

BEGUN = time.perf_counter()
import alcaide  # noqa: E402  # its import is measured too

IMPORTED = time.perf_counter() - BEGUN

from repeating import repeat  # noqa: E402

from alcaide.core import CHANCE, OVER, Position, SwiftLuck, rollouts  # noqa: E402
from alcaide.games.dicetable.exact_turn_solver import ExactTurnSolver  # noqa: E402

Measure = Callable[[str, int, float], dict[str, float]]
Work = Callable[[], float]
TURNS = 5
"""How often two ways take turns, where one process compares them."""
WINDOW = 0.02
"""Seconds in which one worker or two play: short against what disturbs them, long against beginning and ending."""
LEAD = 0.005
"""Seconds before a window in which workers hear of it."""
CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
"""Where workers play, each on one of its own; none where the system does not say."""


def begin(name: str, players: int) -> Position:
    """The position at the first decision of a seat, set-up luck dealt."""
    luck = SwiftLuck("bench")
    position = alcaide.GAMES[name].new(players)
    while position.to_act == CHANCE:
        position.play(position.sample(luck))
    return position


def middle(name: str, players: int) -> Position:
    """A position half-way through a random match."""
    luck = SwiftLuck("bench")
    position = begin(name, players)
    length = step_match(position.copy(), SwiftLuck("bench"))
    for _ in range(length // 2):
        step(position, luck)
    while position.to_act == CHANCE:
        position.play(position.sample(luck))
    return position


def step(position: Position, luck: SwiftLuck) -> None:
    """One step as a Python program makes it: ask who acts, list what is legal, choose, play."""
    if position.to_act == CHANCE:
        position.play(position.sample(luck))
    else:
        legal = position.legal()
        position.play(legal[luck.pick(len(legal))])


def step_match(position: Position, luck: SwiftLuck) -> int:
    """Steps to the end of the match; how many there were."""
    steps = 0
    while position.to_act != OVER:
        step(position, luck)
        steps += 1
    return steps


def measure_step(name: str, players: int, seconds: float) -> dict[str, float]:
    """Random play stepped from Python, luck included."""
    luck = SwiftLuck("bench", "luck")
    start = begin(name, players)
    return repeat(seconds, lambda: step_match(start.copy(), luck))


def measure_rollout(name: str, players: int, seconds: float) -> dict[str, float]:
    """Random rollouts inside the core."""
    return repeat(seconds, work_in_core(name, players))


def work_in_core(name: str, players: int) -> Work:
    """Twenty rollouts; how many steps they took."""
    luck = SwiftLuck("bench", "luck")
    start = begin(name, players)
    return lambda: rollouts(start, luck, 20)


def measure_middle(name: str, players: int, seconds: float) -> dict[str, float]:
    """Whole rollouts a second from the middle of a match."""
    luck = SwiftLuck("bench", "luck")
    start = middle(name, players)
    return repeat(seconds, lambda: rollouts(start, luck, 20) and 20)


def measure_copy(name: str, players: int, seconds: float) -> dict[str, float]:
    """Copies of a position."""
    copy = middle(name, players).copy

    def work() -> int:
        for _ in range(1000):
            copy()
        return 1000

    return repeat(seconds, work)


def measure_threads(name: str, players: int, seconds: float) -> dict[str, float]:
    """Steps per second of the clock of two threads together, over those of one."""
    return measure_together(name, players, seconds, ThreadPoolExecutor)


def measure_processes(name: str, players: int, seconds: float) -> dict[str, float]:
    """The same for two processes, which share nothing: what the machine itself allows."""
    return measure_together(name, players, seconds, ProcessPoolExecutor)


def measure_together(name: str, players: int, seconds: float, pool: Callable[[int], Executor]) -> dict[str, float]:
    """Two workers together over each of them alone, in short windows by turns; the median minds no disturbed ones."""
    with pool(2) as workers:

        def pace(*cores: int) -> float:
            """Steps per second of the clock, from the moment agreed upon until the last worker has ended."""
            many, start = len(cores), time.perf_counter() + LEAD
            runs = list(workers.map(run_window, [name] * many, [players] * many, [start] * many, cores))
            return sum(steps for steps, _ in runs) / (max(ended for _, ended in runs) - start)

        pace(0, 1)
        ratios = [2 * pace(0, 1) / (pace(0) + pace(1)) for _ in range(int(seconds / (3 * WINDOW)))]
    return {"count": median(ratios), "cpu": 1.0}


def run_window(name: str, players: int, start: float, core: int) -> tuple[int, float]:
    """Play on one core, from that moment of the clock on, for a window; how many steps, and until when."""
    if CORES:
        os.sched_setaffinity(0, {CORES[core % len(CORES)]})
    position, luck = begin(name, players), SwiftLuck("bench", core)
    time.sleep(max(0.0, start - time.perf_counter()))
    steps = 0
    while (ended := time.perf_counter()) < start + WINDOW:
        steps += rollouts(position, luck, 10)
    return steps, ended


def measure_batch(name: str, players: int, seconds: float) -> dict[str, float]:
    """Steps in batches, luck included."""
    return repeat(seconds, work_in_batch(name, players))


def measure_batched(name: str, players: int, seconds: float) -> dict[str, float]:
    """Steps in batches over steps in the core, by turns, so that both have the same machine."""
    works = work_in_core(name, players), work_in_batch(name, players)
    paces = []
    for _ in range(TURNS):
        core, batch = (repeat(seconds / TURNS, work) for work in works)
        paces.append((core["count"] / core["cpu"], batch["count"] / batch["cpu"]))
    return {"count": sum(batch for _, batch in paces) / sum(core for core, _ in paces), "cpu": 1.0}


def work_in_batch(name: str, players: int) -> Work:
    """One call that steps 512 matches by the actions that the batch has drawn; how many steps it made.

    A batch counts decisions, and deals luck by itself: the steps are both, as in every other measure. Before it is
    measured it plays until its matches have come to different moments.
    """
    matches = 512
    batch = alcaide.Batch(alcaide.GAMES[name], matches, players, seed="bench")
    start = begin(name, players)
    luck = SwiftLuck("bench", "share")
    share = sum(count_decisions(start.copy(), luck) for _ in range(100)) / 100
    for _ in range(1000):
        batch.step(batch.drawn)

    def work() -> float:
        batch.step(batch.drawn)
        return matches / share

    return work


def count_decisions(position: Position, luck: SwiftLuck) -> float:
    """The share of a match's steps that are decisions; a batch deals the others by itself."""
    decisions = steps = 0
    while position.to_act != OVER:
        decisions += position.to_act != CHANCE
        steps += 1
        step(position, luck)
    return decisions / steps


def measure_turn(name: str, players: int, seconds: float) -> dict[str, float]:
    """Milliseconds to solve a three-roll turn exactly, with three cancel chips and a black die in hand."""
    worth = [[float(24 - rank) for rank in range(24)] for _ in range(6)]

    def work() -> int:
        ExactTurnSolver(worth, cancel_cost=1.0, black_cost=1.0).worth_of_turn(cancels=3, black_chip=True)
        return 1

    measured = repeat(seconds, work)
    return {"count": 1000 * measured["cpu"] / measured["count"], "cpu": 1.0}


def measure_first(name: str, players: int, seconds: float) -> dict[str, float]:
    """Milliseconds from asking for a new match to its first legal list."""
    start = time.perf_counter()
    begin(name, players).legal()
    return {"count": 1000 * (time.perf_counter() - start), "cpu": 1.0}


def measure_import(name: str, players: int, seconds: float) -> dict[str, float]:
    """Milliseconds of `import alcaide` in a fresh interpreter."""
    return {"count": 1000 * IMPORTED, "cpu": 1.0}


def measure_bytes(name: str, players: int, seconds: float) -> dict[str, float]:
    """The size of a position in memory."""
    return {"count": sys.getsizeof(begin(name, players)), "cpu": 1.0}


MEASURES: dict[str, Measure] = {
    "step": measure_step,
    "rollout": measure_rollout,
    "middle": measure_middle,
    "copy": measure_copy,
    "threads": measure_threads,
    "processes": measure_processes,
    "bytes": measure_bytes,
    "batch": measure_batch,
    "batched": measure_batched,
    "first": measure_first,
    "turn": measure_turn,
    "import": measure_import,
}


if __name__ == "__main__":
    chosen, game, seats, limit = sys.argv[1:]
    print(json.dumps(MEASURES[chosen](game, int(seats), float(limit))))
