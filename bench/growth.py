"""How cost grows: with the seats, with the length of a match, and with the matches held at once.

`python bench/growth.py [SECONDS]` prints a table; `make bench` draws it. Times are of the CPU.
"""

import sys
import time
import tracemalloc
from collections.abc import Callable

import alcaide
from alcaide.core import CHANCE, Position, SwiftLuck, rollout, rollouts

PARALLEL = (1, 10, 100, 1_000, 10_000)
STEPS = 300
"""Of a batch, at the least: its matches begin together, and the beginning is not like the rest."""
GROUPS = 5
"""Into how many groups matches are sorted by their length."""
Row = dict[str, float]


def begin(name: str, players: int) -> Position:
    """The first decision of a match."""
    luck = SwiftLuck("growth")
    position = alcaide.GAMES[name].new(players)
    while position.to_act == CHANCE:
        position.play(position.sample(luck))
    return position


def pace(seconds: float, work: Callable[[], int]) -> float:
    """Nanoseconds of CPU for each thing done."""
    start = time.process_time_ns()
    done = 0
    while time.process_time_ns() - start < seconds * 1e9:
        done += work()
    return (time.process_time_ns() - start) / done


def by_seats(name: str, seconds: float) -> list[Row]:
    """The cost of a step in the core, and the length of a match, for every number of seats."""
    rows: list[Row] = []
    for players in alcaide.GAMES[name].seats:
        start = begin(name, players)
        luck = SwiftLuck("growth", players)
        cost = pace(seconds, lambda start=start, luck=luck: rollouts(start, luck, 10))
        rows.append({"seats": players, "ns": cost, "steps": rollouts(start, luck, 100) / 100})
    return rows


def by_length(name: str, seconds: float) -> list[Row]:
    """The cost of a step in matches of two, sorted into groups from the shortest to the longest."""
    start = begin(name, 2)
    luck = SwiftLuck("growth", "length")
    position = start.copy()
    matches: list[tuple[int, int]] = []
    end = time.process_time() + seconds
    while time.process_time() < end or len(matches) < 20 * GROUPS:
        position = start.copy()
        begun = time.thread_time_ns()
        matches.append((rollout(position, luck), time.thread_time_ns() - begun))
    matches.sort()
    size = len(matches) // GROUPS
    groups = [matches[index * size : (index + 1) * size] for index in range(GROUPS)]
    return [
        {"steps": total / size, "ns": sum(cost for _, cost in group) / total}
        for group in groups
        if (total := sum(steps for steps, _ in group))
    ]


def by_matches(name: str, seconds: float) -> list[Row]:
    """The cost of a decision, and the memory of a match, when a batch holds so many."""
    rows: list[Row] = []
    for count in PARALLEL:
        tracemalloc.start()
        batch = alcaide.Batch(alcaide.GAMES[name], count, 2, seed="growth")
        memory = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()

        def work(batch: alcaide.Batch = batch) -> int:
            for _ in range(STEPS):
                batch.step(batch.drawn)
            return STEPS * batch.count

        rows.append({"matches": count, "ns": pace(seconds, work), "bytes": memory / count})
    return rows


def measure(seconds: float) -> dict[str, dict[str, list[Row]]]:
    """All of it, for every game."""
    return {
        name: {
            "seats": by_seats(name, seconds),
            "length": by_length(name, seconds),
            "matches": by_matches(name, seconds),
        }
        for name in alcaide.GAMES
    }


def show(grown: dict[str, dict[str, list[Row]]]) -> None:
    """A line for every row."""
    for name, tables in grown.items():
        for row in tables["seats"]:
            costs = f"{row['ns']:7.1f} ns a step, {row['steps']:6.0f} steps a match"
            print(f"{name:11} {row['seats']:6.0f} seats    {costs}")
        for row in tables["length"]:
            print(f"{name:11} {row['steps']:6.0f} steps    {row['ns']:7.1f} ns a step")
        for row in tables["matches"]:
            costs = f"{row['ns']:7.1f} ns a decision, {row['bytes']:7.0f} bytes a match"
            print(f"{name:11} {row['matches']:6.0f} matches  {costs}")


if __name__ == "__main__":
    show(measure(float(sys.argv[1]) if len(sys.argv) > 1 else 0.3))
