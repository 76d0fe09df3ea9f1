"""The report of a study: one page with everything in it, pictures too, that opens anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING

from alcaide.core import game_named
from alcaide.lab.findings import Finding, is_clear, pair
from alcaide.lab.plots import COLOURS, as_svg, blank
from alcaide.lab.study import Observed, Study

if TYPE_CHECKING:
    from matplotlib.figure import Figure

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; color: #222; background: #fff;
  max-width: 62rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.7rem; margin-bottom: .2rem } h2 { font-size: 1.2rem; margin-top: 2.2rem }
p.about { color: #555; margin-top: 0 } svg { max-width: 100%; height: auto }
div.wide { overflow-x: auto } table { border-collapse: collapse; font-size: .9rem }
th, td { padding: .25rem .7rem; text-align: right; border-bottom: 1px solid #e4e4e4; white-space: nowrap }
th:first-child, td:first-child { text-align: left } thead th { border-bottom: 2px solid #888 }
td.clear { font-weight: 600; background: #fff3d6 } code { background: #f3f3f3; padding: .1rem .3rem }
"""
GROUPS = {
    "match": ("The match", "Means of a match."),
    "seats": ("Seat advantage", "The share of victories of every seat; a shared one counts in part."),
    "luck": (
        "Luck and skill",
        "Of what decided the reviewed matches, how much was luck: E[luck²] / (E[luck²] + E[skill²]) for seat 0, where"
        " skill is what the others gave away less what seat 0 gave away.",
    ),
    "endings": ("How matches end", "What the last decision was."),
    "decisions": ("Decisions", "The share of each kind of action, where there was a choice."),
    "rules": ("How often each rule fires", "Events of a match, on average."),
}


def write_report(study: Study, seen: Sequence[Observed], findings: Sequence[Finding]) -> str:
    """The page."""
    game = game_named(study.game)
    columns = pair(study, seen)
    title = f"{game.title}: what the option {study.option} does"
    others = study.options or "as usual"
    about = (
        f"{len(columns[0]):,} matches under each of {len(study.values)} values, with the same luck; "
        f"{study.players} players ({', '.join(study.bots)}); seed {study.seed}; other options: {others}."
    )
    parts = [
        f"<h1>{escape(title)}</h1><p class='about'>{escape(about)}</p>",
        f"<h2>What differs</h2>{differences(study, findings)}",
        "<h2>How long, and for how many points</h2>",
        as_svg(histogram(study, columns, "length", "decisions and luck in a match")),
        as_svg(histogram(study, columns, "score", "score of the winner")),
    ]
    for group, (heading, explained) in GROUPS.items():
        own = [finding for finding in findings if finding.group == group]
        if own:
            parts.append(f"<h2>{heading}</h2><p>{escape(explained)}</p>")
            if group != "match":
                parts.append(as_svg(dots(study, own)))
            parts.append(table(study, own))
    parts.append(
        "<p>± is half of a 95 % interval. A difference is taken match by match, with the same luck under both values;"
        " it is marked where its interval leaves out zero. Of twenty numbers that do not differ, one is marked by"
        " chance.</p>"
    )
    head = f"<meta charset='utf-8'><meta name='viewport' content='width=device-width'><title>{escape(title)}</title>"
    body = "\n".join(parts)
    return f"<!doctype html>\n<html lang='en'><head>{head}<style>{STYLE}</style></head><body>\n{body}\n</body></html>\n"


def differences(study: Study, findings: Sequence[Finding]) -> str:
    """The clear differences between values, the largest first by how clear they are."""
    labels = study.labels()
    clear = [
        (abs(each.value) / max(each.high - each.low, 1e-9), label, finding, each)
        for finding in findings
        for label, each in zip(labels[1:], finding.differences, strict=True)
        if is_clear(each)
    ]
    if not clear:
        return "<p>Nothing differs clearly between the values.</p>"
    lines = [
        f"<li>{GROUPS[finding.group][0]}, {escape(finding.name)}:"
        f" {finding.say(each, signed=True)} under <b>{escape(label)}</b></li>"
        for _, label, finding, each in sorted(clear, key=lambda row: -row[0])[:MOST_LINES]
    ]
    return f"<p>Against <b>{escape(labels[0])}</b>, the clearest first:</p><ul>{''.join(lines)}</ul>"


MOST_LINES = 12


def table(study: Study, findings: Sequence[Finding]) -> str:
    """The numbers of a group."""
    labels = study.labels()
    heads = ["", *labels, *(f"{label} less {labels[0]}" for label in labels[1:])]
    rows = []
    for finding in findings:
        cells = [f"<td>{escape(finding.name)}</td>"]
        cells += [f"<td>{finding.say(value)}</td>" for value in finding.values]
        cells += [
            f"<td{' class=clear' if is_clear(each) else ''}>{finding.say(each, signed=True)}</td>"
            for each in finding.differences
        ]
        rows.append(f"<tr>{''.join(cells)}</tr>")
    head = "".join(f"<th>{escape(text)}</th>" for text in heads)
    return f"<div class='wide'><table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table></div>"


def histogram(study: Study, columns: Sequence[Sequence[Observed]], what: str, label: str) -> Figure:
    """How often a number came, under every value."""
    figure, axes = blank(9, 2.8)
    numbers = [[one.length if what == "length" else max(one.scores) for one in column] for column in columns]
    low, high = min(map(min, numbers)), max(map(max, numbers))
    width = max(1, -(-(high - low + 1) // 24))
    edges = [low - 0.5 + width * step for step in range((high - low) // width + 2)]
    for index, (name, own) in enumerate(zip(study.labels(), numbers, strict=True)):
        colour = COLOURS[index % len(COLOURS)]
        axes.hist(own, edges, histtype="step", linewidth=1.6, color=colour, label=name)
        axes.axvline(sum(own) / len(own), color=colour, linewidth=1, linestyle=":")
    axes.set_xlabel(f"{label} (dotted: mean)")
    axes.set_ylabel("matches")
    axes.legend(title=study.option, frameon=False, fontsize=9)
    return figure


def dots(study: Study, findings: Sequence[Finding]) -> Figure:
    """Every number of a group with its interval, one colour and place for each value."""
    labels = study.labels()
    scale = 100 if findings[0].is_share else 1
    figure, axes = blank(9, 0.9 + 0.3 * len(findings) * max(1.0, 0.45 * len(labels)))
    for index, label in enumerate(labels):
        own = [finding.values[index] for finding in findings]
        middles = [scale * each.value for each in own]
        below = [scale * max(0.0, each.value - each.low) for each in own]  # never less than nothing by rounding
        above = [scale * max(0.0, each.high - each.value) for each in own]
        shift = 0.6 * ((index + 0.5) / len(labels) - 0.5)
        axes.errorbar(
            middles,
            [place + shift for place in range(len(findings))],
            xerr=[below, above],
            fmt="osD^vP"[index % 6],
            markersize=5,
            color=COLOURS[index % len(COLOURS)],
            label=label,
            linewidth=1.4,
        )
    axes.set_yticks(range(len(findings)), [finding.name for finding in findings])
    axes.set_ylim(len(findings) - 0.4, -0.6)
    axes.set_xlabel("%" if findings[0].is_share else "times a match")
    if not findings[0].is_share:
        axes.set_xscale("symlog", linthresh=1)
    axes.set_xlim(left=0)
    axes.legend(title=study.option, frameon=False, fontsize=9, loc="center left", bbox_to_anchor=(1.0, 0.5))
    return figure
