"""`make bench`: ours and the peers' speed in one run, interleaved, a fresh process each, per CPU second on one core."""

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import time
from functools import cache
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench import growth, peers, publish
from bench.contest import ENTRIES, QUICK, TARGETS, Entry, Score

FOLDER = Path(__file__).parent
RESULTS = FOLDER / "results"
SHARED = {"uncompiled": "ours", "openspiel_python": "environments"}
"""Programs that run another's script."""


def run(entry: Entry, seconds: float) -> float:
    """One round of one entry: how much it did per CPU second."""
    peer = entry.program in peers.PACKAGES
    script = SHARED.get(entry.program, entry.program)
    words = [entry.measure, entry.game, str(entry.players), str(seconds)]
    done = subprocess.run(
        [str(peers.PYTHON) if peer else sys.executable, str(FOLDER / f"{script}.py"), *words],
        capture_output=True,
        text=True,
        check=False,
        timeout=120 + 20 * seconds,
        env={**os.environ, **({"PYTHONPATH": uncompiled_sources()} if entry.program == "uncompiled" else {})},
        preexec_fn=None if entry.measure in ("threads", "processes") else stay_on_one_core,
    )
    if done.returncode != 0:
        raise SystemExit(f"{entry} ({entry.measure}) failed:\n{done.stderr[-2000:]}")
    measured = json.loads(done.stdout.splitlines()[-1])
    return measured["count"] / measured["cpu"]


@cache
def uncompiled_sources() -> str:
    """A copy of the package without anything compiled."""
    target = peers.HOME / "uncompiled"
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(peers.ROOT / "src", target, ignore=shutil.ignore_patterns("*.so", "*.c", "__pycache__"))
    return str(target)


def stay_on_one_core() -> None:
    """In the child: use only the last core."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def contest(entries: list[Entry], rounds: int, seconds: float, console: Console) -> dict[Entry, Score]:
    """All rounds, every entry once in each."""
    scores = {entry: Score(entry, []) for entry in entries}
    turns = [score for _ in range(rounds) for score in scores.values()]
    for score in track(turns, "Measuring", console=console, disable=not console.is_terminal):
        score.rates.append(run(score.entry, seconds))
    return scores


def show(scores: dict[Entry, Score], missing: set[str], console: Console) -> None:
    """The tables, with every target met or not."""
    head, rows = publish.summary_table(scores)
    short = Table(*head, title="In short")
    for row in rows:
        short.add_row(*row)
    console.print(short)
    table = Table("what", "unit", "median", "spread", title="Speed, one run, one core")
    for score in scores.values():
        table.add_row(*publish.score_row(score))
    console.print(table)
    targets = Table("ours", "against", "unit", "ratio", "target", "", title="Targets")
    for target in TARGETS:
        targets.add_row(*publish.target_row(target, scores))
    console.print(targets)
    for program in sorted(missing):
        console.print(f"Missing: {peers.PACKAGES[program]} could not be installed.")
    console.print("OpenSpiel in its core: estimated from the random rollouts of its C++ MCTS bot.")


def describe(scores: dict[Entry, Score], rounds: int, seconds: float, others: float | None) -> publish.Run:
    """The run as plain values."""
    measured = [
        {"name": str(entry), "program": entry.program, "measure": entry.measure, "game": entry.game}
        | {"players": entry.players}
        | {"rates": [float(f"{rate:.5g}") for rate in score.rates], "median": float(f"{score.middle:.5g}")}
        for entry, score in scores.items()
    ]
    return {
        "date": time.strftime("%Y-%m-%d"),
        "machine": machine(),
        "others": others,
        "python": platform.python_version(),
        "rounds": rounds,
        "seconds": seconds,
        "measured": measured,
    }


def machine() -> str:
    """The kind of machine."""
    told = Path("/proc/cpuinfo")
    virtual = told.exists() and "hypervisor" in told.read_text()
    kind = "virtual machine" if virtual else "machine"
    return f"{os.cpu_count()}-core {kind}, {platform.machine().replace('_', '-')}"


def used() -> float | None:
    """CPU seconds that everything but this run has used since the machine started; None where nobody tells."""
    told = Path("/proc/stat")
    if not told.exists():
        return None
    user, nice, system, _idle, _waiting, *more = map(int, told.read_text().split("\n")[0].split()[1:9])
    all_work = (user + nice + system + sum(more)) / os.sysconf("SC_CLK_TCK")
    return all_work - sum(os.times()[:4])


def share_of_others(used_before: float | None, begun: float) -> float | None:
    """Which share of all cores other work has taken since then."""
    now = used()
    if used_before is None or now is None:
        return None
    return max(0.0, (now - used_before) / (time.perf_counter() - begun) / (os.cpu_count() or 1))


def main() -> None:
    """Measure, print, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--quick", action="store_true", help="two short rounds of what a target needs: under two minutes"
    )
    parser.add_argument("--publish", action="store_true", help="write docs/speed.md and the README from this run")
    parser.add_argument("--seconds", type=float, default=0.25, help="for each entry in each of the nine rounds")
    asked = parser.parse_args()
    rounds, seconds = (2, 0.15) if asked.quick else (9, asked.seconds)
    console = Console() if sys.stdout.isatty() else Console(width=140)
    missing = peers.install()
    before = used(), time.perf_counter()
    entries = [entry for entry in (QUICK if asked.quick else ENTRIES) if entry.program not in missing]
    scores = contest(entries, rounds, seconds, console)
    others = share_of_others(*before)
    show(scores, missing, console)
    run_now = describe(scores, rounds, seconds, others)
    if not asked.quick:
        run_now["growth"] = growth.measure(0.3)
        growth.show(run_now["growth"])
    written = publish.save(run_now, RESULTS / "latest.json", RESULTS)
    console.print(f"Written to {', '.join(str(path.relative_to(peers.ROOT)) for path in written)}")
    if asked.publish:
        publish.publish(run_now)


if __name__ == "__main__":
    main()
