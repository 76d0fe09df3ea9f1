"""Draws a run, in the peers' environment, where matplotlib is: `plot.py RUN.json FOLDER` writes its pictures."""

import json
import sys
from pathlib import Path

import matplotlib

matplotlib.use("Agg")
from matplotlib import pyplot as plt
from matplotlib.ticker import LogLocator, MaxNLocator, StrMethodFormatter

INK = {"ours": "#b3541e", "limit": "#444444", "uncompiled": "#d9a679"}
"""Ours, the limit and the uncompiled stand out from the peers."""


def draw_contest(run: dict, path: Path) -> None:
    """Steps a second, stepped from Python and in the core, on a logarithmic scale."""
    figure, axes = plt.subplots(1, 2, figsize=(12, 5.5))
    for plot, (measure, title) in zip(axes, (("step", "stepped from Python"), ("rollout", "in the core")), strict=True):
        rows = sorted((row for row in run["measured"] if row["measure"] == measure), key=lambda row: row["median"])
        names = [row["name"] for row in rows]
        plot.barh(names, [row["median"] for row in rows], color=[INK.get(row["program"], "#7a93a8") for row in rows])
        plot.set_xscale("log")
        plot.set_title(f"Steps per CPU second, {title}")
        plot.grid(axis="x", alpha=0.3)
    figure.tight_layout()
    figure.savefig(path, dpi=110)


def draw_growth(run: dict, path: Path) -> None:
    """Time a step by seats, by length and by matches at once, and the memory of a match."""
    figure, axes = plt.subplots(2, 2, figsize=(12, 8))
    parts = (
        ("seats", "seats", "ns", "ns a step in the core"),
        ("length", "steps", "ns", "ns a step in the core"),
        ("matches", "matches", "ns", "ns a decision in a batch"),
        ("matches", "matches", "bytes", "bytes a match in a batch"),
    )
    for plot, (part, across, up, label) in zip(axes.flat, parts, strict=True):
        for name, grown in run["growth"].items():
            plot.plot([row[across] for row in grown[part]], [row[up] for row in grown[part]], marker="o", label=name)
        plot.set_xlabel({"seats": "seats", "length": "steps of the match", "matches": "matches at once"}[part])
        plot.set_ylabel(label)
        plot.set_yscale("log")
        plot.yaxis.set_major_locator(LogLocator(subs=(1, 2, 5)))
        plot.yaxis.set_minor_formatter("")
        if part == "matches":
            plot.set_xscale("log")
        else:
            plot.xaxis.set_major_locator(MaxNLocator(integer=True))
        for axis in (plot.xaxis, plot.yaxis):
            axis.set_major_formatter(StrMethodFormatter("{x:,.0f}"))
        plot.grid(alpha=0.3)
    axes[0][0].legend()
    figure.tight_layout()
    figure.savefig(path, dpi=110)


if __name__ == "__main__":
    source, folder = Path(sys.argv[1]), Path(sys.argv[2])
    folder.mkdir(exist_ok=True)
    measured = json.loads(source.read_text())
    draw_contest(measured, folder / "contest.png")
    if "growth" in measured:
        draw_growth(measured, folder / "growth.png")
