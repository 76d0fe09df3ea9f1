"""Pictures, drawn by matplotlib where it is installed: `pip install alcaide[lab]`."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from alcaide.core import BadSetting
from alcaide.search import ReviewedMatch

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

COLOURS = ("#2f6db3", "#c8553d", "#3a8f5d", "#8a5fb0", "#b8862b", "#5b6470")
"""One a seat or value; told apart by those who see few colours, and never the only sign."""
DASHES = ("-", "--", "-.", ":", (0, (5, 1, 1, 1, 1, 1)), (0, (3, 1)))
INK, FAINT = "#222222", "#d8d8d8"


def blank(width: float, height: float) -> tuple[Figure, Axes]:
    """A figure with one plot in it, without a window; a sentence where matplotlib is missing."""
    try:
        from matplotlib.figure import Figure  # noqa: PLC0415  # an extra
    except ImportError:
        raise BadSetting("Pictures need matplotlib: pip install 'alcaide[lab]'.", "not_installed") from None
    figure = Figure(figsize=(width, height), layout="constrained")
    axes = figure.add_subplot()
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    for side in ("bottom", "left"):
        axes.spines[side].set_color("#888888")
    axes.tick_params(colors=INK, labelsize=9)
    axes.grid(visible=True, color=FAINT, linewidth=0.6)
    axes.set_axisbelow(True)
    return figure, axes


def as_svg(figure: Figure) -> str:
    """A figure as an SVG element that can stand in a page; the same figure gives the same text."""
    from matplotlib import rc_context  # noqa: PLC0415  # an extra

    text = BytesIO()
    with rc_context({"svg.fonttype": "none", "svg.hashsalt": "alcaide", "font.family": "sans-serif"}):
        figure.savefig(text, format="svg", metadata={"Date": None}, transparent=True)
    svg = text.getvalue().decode()
    return svg[svg.index("<svg") :]


def plot_review(review: ReviewedMatch, names: Sequence[str], path: Path) -> None:
    """Every seat's chance from the first line to the last, decisions that gave much away marked; a PNG or SVG."""
    figure, axes = blank(9, 4.5)
    lines = range(len(review.chances))
    for seat, name in enumerate(names):
        colour = COLOURS[seat % len(COLOURS)]
        course = [100 * shares[seat] for shares in review.chances]
        axes.plot(lines, course, color=colour, linestyle=DASHES[seat % len(DASHES)], linewidth=1.6, label=name)
        given = [swing.line for swing in review.swings if swing.seat == seat and is_blunder(swing.lost)]
        heights = [course[line] for line in given]
        axes.scatter(given, heights, s=26, color=colour, edgecolors="white", linewidths=0.8, zorder=3)
    axes.set_ylim(0, 100)
    axes.set_xlim(0, max(1, len(review.swings)))
    axes.set_xlabel("line of the record")
    axes.set_ylabel("chance to win, %")
    axes.set_title("Dots: decisions that gave away 3 % or more", loc="left", fontsize=10, color=INK)
    axes.legend(loc="best", frameon=False, fontsize=9)
    suffix = path.suffix.removeprefix(".").lower()
    if suffix not in ("png", "svg"):
        raise BadSetting(f"A picture is written as .png or .svg, not as {path.name!r}.")
    figure.savefig(path, dpi=150, format=suffix)


def is_blunder(lost: float | None) -> bool:
    """Whether a decision is worth a mark."""
    return lost is not None and lost >= BLUNDER


BLUNDER = 0.03
