"""The published run: `results/published.json`, and the pages that say its numbers and no others.

`make bench PUBLISH=1` writes them after a full run; `python -m bench.publish` writes the pages again.
"""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import alcaide
from bench import peers
from bench.contest import BACKGAMMON, CATAN, ENTRIES, OURS, TARGETS, UNITS, Entry, Score, Target

PUBLISHED = Path(__file__).parent / "results" / "published.json"
PAGE = peers.ROOT / "docs" / "speed.md"
README = peers.ROOT / "README.md"
BEGIN, END = "<!-- speed: written by python -m bench --publish -->\n", "<!-- /speed -->\n"
PACES = ("step", "rollout", "batch")
"""What the summary says of every game, in steps a second."""
RIVALS: list[tuple[str, str, Callable[[str], Entry | None]]] = [
    ("from Python, against OpenSpiel's backgammon", "step", lambda name: BACKGAMMON["step"]),
    ("from Python, against catanatron", "step", lambda name: CATAN),
    ("in the core, against OpenSpiel's backgammon (estimated)", "rollout", lambda name: BACKGAMMON["rollout"]),
    ("in the core, against C by hand", "rollout", lambda name: Entry("limit", "rollout", name)),
    ("in the core, against the same uncompiled", "rollout", lambda name: Entry("uncompiled", "rollout", name)),
    ("in batches, against the core", "batched", lambda name: None),
    ("two threads against one", "threads", lambda name: None),
    ("two processes against one", "processes", lambda name: None),
]
"""What it compares: a measure of ours with an entry of that game's."""
MEANING = """\
A step is one action of a seat or one outcome of luck. *From Python*: ask who acts, list what is legal, choose one at
random, play it; luck costs every side one random number: ours is sampled by the position, OpenSpiel's outcome is found
by taking a random number off the odds it lists, without a list being made. *In the core*: whole random matches in one
call (OpenSpiel offers none to Python; its pace is estimated
from the random rollouts of its C++ MCTS bot). *In batches*: `alcaide.Batch` with 512 matches; one call takes an action
for each, deals luck, lists what is legal then and draws one of it; luck counts as steps, as elsewhere. It is compared
with the core in one process, by turns; it goes from match to match, so a processor foresees fewer branches than in one
match played on. *C by hand* plays the same matches as the core, with the same checksums (`bench/limit/`); it is C as
one writes it, without the care for branches that the core has been given since, so the core can come out ahead. *Two
threads* of one process, each on a core of its own, over the mean of each of them there alone, by the clock, in windows
of a fiftieth of a second by turns (the median); *two processes* share nothing, so they say what the machine itself
allows. The spread is from the slowest round to the fastest, as a share of the median.

`make bench` measures it again on your machine, in one run with the peers, which it installs in an environment of their
own; `make bench QUICK=1` takes less than two minutes. `make budget` counts machine instructions instead: they repeat
exactly, and CI fails when a game needs more than it may.
"""

Run = dict[str, object]


def scores_of(run: Run) -> dict[Entry, Score]:
    """What was measured, by entry."""
    scores = {}
    for row in run["measured"]:
        entry = Entry(row["program"], row["measure"], row["game"], row["players"])
        scores[entry] = Score(entry, row["rates"])
    return scores


def ratio_of(target: Target, scores: dict[Entry, Score]) -> float | None:
    """What a target came to; None if a peer is missing."""
    if target.ours not in scores or (target.peer and target.peer not in scores):
        return None
    return scores[target.ours].middle / (scores[target.peer].middle if target.peer else 1.0)


def against(target: Target) -> str:
    """What a target compares with."""
    if target.peer is None:
        return "-"
    if target.peer.measure == target.ours.measure:
        return str(target.peer)
    return f"{target.peer}, {UNITS[target.peer.measure]}"


def target_row(target: Target, scores: dict[Entry, Score]) -> list[str]:
    """A row of the table of targets."""
    row = [str(target.ours), against(target), UNITS[target.ours.measure]]
    wanted = f">= {target.ratio:g}x"
    ratio = ratio_of(target, scores)
    if ratio is None:
        return [*row, "", wanted, "missing"]
    return [*row, f"{ratio:,.2f}x", wanted, "met" if ratio >= target.ratio else "NOT MET"]


def score_row(score: Score) -> list[str]:
    """A row of the table of what was measured."""
    middle = f"{score.middle:,.2f}" if score.middle < 100 else f"{score.middle:,.0f}"
    return [str(score.entry), UNITS[score.entry.measure], middle, f"{score.spread:.0%}"]


def markdown(head: list[str], rows: list[list[str]]) -> str:
    """A table as Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def circumstances(run: Run) -> str:
    """When, where and how the run was made."""
    others = "" if run["others"] is None else f" Other work on the machine took {run['others']:.0%} of its cores."
    return (
        f"One run on {run['date']}, on a {run['machine']}, with Python {run['python']}: {run['rounds']} rounds of "
        f"{run['seconds']:g} s for each entry, interleaved, a fresh process each, per CPU second on one core; medians."
        f"{others}\n"
    )


def page(run: Run) -> str:
    """The whole of docs/speed.md."""
    scores = scores_of(run)
    measured = [score_row(scores[entry]) for entry in ENTRIES if entry in scores]
    targets = [target_row(target, scores) for target in TARGETS]
    return (
        "# Speed\n\n"
        f"{circumstances(run)}\n"
        f"{markdown(*summary_table(scores))}\n"
        f"{MEANING}\n"
        "## What we promise, as ratios\n\n"
        f"{markdown(['ours', 'against', 'unit', 'ratio', 'target', ''], targets)}\n"
        "## What was measured\n\n"
        "![Steps a second, ours and the peers'](speed/contest.png)\n\n"
        f"{markdown(['what', 'unit', 'median', 'spread'], measured)}\n"
        "## How cost grows\n\n"
        "![CPU time a step by seats, length of the match and matches at once](speed/growth.png)\n\n"
        f"{growth_tables(run)}"
    )


def growth_tables(run: Run) -> str:
    """CPU time and memory against seats, length and matches at once."""
    seats, lengths, matches = [], [], []
    for name, grown in run["growth"].items():
        seats += [[name, f"{row['seats']}", f"{row['ns']:.0f}", f"{row['steps']:.0f}"] for row in grown["seats"]]
        lengths += [[name, f"{row['steps']:.0f}", f"{row['ns']:.0f}"] for row in grown["length"]]
        matches += [
            [name, f"{row['matches']:,}", f"{row['ns']:.0f}", f"{row['bytes']:,.0f}"] for row in grown["matches"]
        ]
    return (
        f"{markdown(['game', 'seats', 'ns a step in the core', 'steps a match'], seats)}\n"
        f"{markdown(['game', 'steps a match (fifths)', 'ns a step in the core'], lengths)}\n"
        f"{markdown(['game', 'matches at once', 'ns a decision in a batch', 'bytes a match'], matches)}"
    )


def summary_table(scores: dict[Entry, Score]) -> tuple[list[str], list[list[str]]]:
    """In short: every game beside the others, and against whom it is measured."""
    rows = [
        [UNITS[measure], *(millions(scores.get(Entry("ours", measure, name))) for name in OURS)] for measure in PACES
    ]
    for label, measure, rival in RIVALS:
        pairs = [(Entry("ours", measure, name), rival(name)) for name in OURS]
        rows.append([label, *(times(ours, theirs, scores) for ours, theirs in pairs)])
    return ["", *(alcaide.GAMES[name].title for name in OURS)], rows


def millions(score: Score | None) -> str:
    """A pace."""
    return "-" if score is None else f"{score.middle / 1e6:.2f} M"


def times(ours: Entry, theirs: Entry | None, scores: dict[Entry, Score]) -> str:
    """The one over the other; of None: the number itself."""
    if ours not in scores or (theirs is not None and theirs not in scores):
        return "-"
    ratio = scores[ours].middle / (scores[theirs].middle if theirs is not None else 1.0)
    return f"{ratio:.0f}x" if ratio >= 10 else f"{ratio:.2f}x"


def summary(run: Run) -> str:
    """What the README says."""
    table = markdown(*summary_table(scores_of(run)))
    return f"{table}\n{circumstances(run)}[All of it, with pictures](docs/speed.md).\n"


def published() -> Run | None:
    """The run that the pages tell; None before the first."""
    return json.loads(PUBLISHED.read_text()) if PUBLISHED.exists() else None


def save(run: Run, path: Path, folder: Path) -> list[Path]:
    """Write a run as JSON, and draw it into a folder; the files that were written."""
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(run, indent=1) + "\n")
    if not peers.has(peers.PLOTTER):
        return [path]
    script = Path(__file__).parent / "plot.py"
    subprocess.run([str(peers.PYTHON), str(script), str(path), str(folder)], check=True)
    return [path, *(folder / f"{name}.png" for name in ("contest", "growth") if name == "contest" or name in run)]


def write_pages(run: Run) -> None:
    """Write docs/speed.md and the README's table."""
    PAGE.write_text(page(run))
    text = README.read_text()
    before, after = text[: text.index(BEGIN) + len(BEGIN)], text[text.index(END) :]
    README.write_text(f"{before}{summary(run)}{after}")


def publish(run: Run) -> None:
    """Make this the published run."""
    save(run, PUBLISHED, PAGE.with_suffix(""))
    write_pages(run)


if __name__ == "__main__":
    write_pages(json.loads(PUBLISHED.read_text()))
