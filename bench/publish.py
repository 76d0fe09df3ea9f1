"""The published run: `results/published.json`, and the pages that say its numbers and no others.

`python -m bench --publish` writes them after a full run; `python -m bench.publish` writes the pages again.
"""

import json
import subprocess
from pathlib import Path

from bench import peers
from bench.contest import ENTRIES, TARGETS, UNITS, Entry, Score, Target

PUBLISHED = Path(__file__).parent / "results" / "published.json"
PAGE = peers.ROOT / "docs" / "speed.md"
README = peers.ROOT / "README.md"
BEGIN, END = "<!-- speed: written by python -m bench --publish -->\n", "<!-- /speed -->\n"
HEADLINES = ("step", "playout")
"""The measures whose ratios the README says."""

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
    return [str(score.entry), UNITS[score.entry.measure], f"{score.middle:,.1f}", f"{score.spread:.0%}"]


def markdown(head: list[str], rows: list[list[str]]) -> str:
    """A table as Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def circumstances(run: Run) -> str:
    """When, where and how the run was made."""
    busy = (
        f" The machine was busy with other work (load {run['load']:.1f}): every rate is per CPU second, but caches and "
        "cores were shared, so spreads are wide and two threads did not have two cores to themselves."
        if run["load"] > 1
        else ""
    )
    where = f"{run['machine']}, {run['cores']} cores, Python {run['python']}"
    how = (
        f"{run['rounds']} rounds of {run['seconds']:g} s for each entry, interleaved, a fresh process each, on one core"
    )
    return (
        f"One run on {run['date']}: {where}, {how}; medians, per CPU second.{busy} "
        "OpenSpiel in its core is estimated from the random playouts of its C++ MCTS bot.\n"
    )


def page(run: Run) -> str:
    """The whole of docs/speed.md."""
    scores = scores_of(run)
    measured = [score_row(scores[entry]) for entry in ENTRIES if entry in scores]
    targets = [target_row(target, scores) for target in TARGETS]
    return (
        "# Speed\n\n"
        f"{circumstances(run)}\n"
        "`make bench` measures it again on your machine, beside the peers; `make bench QUICK=1` in two minutes.\n\n"
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


def summary(run: Run) -> str:
    """The main ratios, for the README."""
    scores = scores_of(run)
    rows = [
        [*target_row(target, scores)[:4]]
        for target in TARGETS
        if target.ours.measure in HEADLINES and target.peer and target.peer.program in ("openspiel", "catan", "limit")
    ]
    return f"{markdown(['ours', 'against', 'unit', 'ratio'], rows)}\n{circumstances(run)}"


def write_pages(run: Run) -> None:
    """Write docs/speed.md and the README's table, and draw the pictures."""
    PAGE.write_text(page(run))
    text = README.read_text()
    before, after = text[: text.index(BEGIN) + len(BEGIN)], text[text.index(END) :]
    README.write_text(f"{before}{summary(run)}{after}")
    if peers.has(peers.PLOTTER):
        script = Path(__file__).parent / "plot.py"
        subprocess.run([str(peers.PYTHON), str(script), str(PUBLISHED), str(PAGE.with_suffix(""))], check=True)


def publish(run: Run) -> None:
    """Make this the published run."""
    PUBLISHED.parent.mkdir(exist_ok=True)
    PUBLISHED.write_text(json.dumps(run, indent=1) + "\n")
    write_pages(run)


if __name__ == "__main__":
    write_pages(json.loads(PUBLISHED.read_text()))
