"""The ladder in a file, and the table of it that README and docs show."""

import json
import platform
from collections.abc import Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path

from alcaide.core import AlcaideError
from alcaide.lab.ladder import Measured
from alcaide.lab.pace import ThinkingTime

BEGIN = "<!-- ladder: written by `alcaide ladder --out` -->"
END = "<!-- end of the ladder -->"


class BadLadder(AlcaideError):
    """A file holds no ladder, or a page has no place for one."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence, "bad_ladder")


def read_ladder(path: Path) -> list[Measured]:
    """The claims in a file; none if there is no file yet."""
    if not path.exists():
        return []
    try:
        return [
            Measured(
                **{
                    **row,
                    "shares": tuple(row["shares"]),
                    "pace": None if row["pace"] is None else ThinkingTime(**row["pace"]),
                }
            )
            for row in json.loads(path.read_text(encoding="utf-8"))["rungs"]
        ]
    except (ValueError, TypeError, KeyError, RecursionError):
        raise BadLadder(f"{path} is not a ladder that `alcaide ladder --out` has written.") from None


def write_ladder(path: Path, measured: Sequence[Measured]) -> None:
    """Write the claims, a line each, with the day and the kind of machine."""
    lines = ",\n".join("  " + json.dumps(asdict(row)) for row in measured)
    head = json.dumps({"written": datetime.now(UTC).date().isoformat(), "machine": machine()})
    path.write_text(f'{head[:-1]},\n "rungs": [\n{lines}\n]}}\n', encoding="utf-8")


def machine() -> str:
    """What kind of machine this is, and which Python."""
    return f"{platform.system()} {platform.machine()}, Python {platform.python_version()}"


def as_markdown(measured: Sequence[Measured]) -> str:
    """The table that README and docs show."""
    lines = [
        "| game | seats | bot | against | wins | 95 % interval | bar | matches | seed | p99 of a decision |",
        "|---|--:|---|---|--:|---|---|--:|--:|--:|",
    ]
    lines += [
        f"| {row.game} | {row.players} | {row.bot} | {among(row)} | {row.share:.1%} | {row.low:.1%} to {row.high:.1%} |"
        f" {bar(row)} | {row.groups * row.players:,} | {row.seed} | {slowest(row)} |"
        for row in measured
    ]
    return "\n".join(lines)


def among(row: Measured) -> str:
    """Who sat on the other seats."""
    return row.others if row.players == 2 else f"{row.players - 1} {row.others}s"


def bar(row: Measured) -> str:
    """What was promised, and whether it was kept."""
    promised = "even" if row.rung.is_mirror else "" if row.bar is None else f"{row.bar:.0%}"
    return promised if row.verdict == "met" else f"{promised}: {row.verdict}"


def slowest(row: Measured) -> str:
    """The time that 99 of 100 decisions stay below."""
    return "" if row.pace is None else f"{row.pace.p99:.1f} ms"


def show_in(page: Path, measured: Sequence[Measured]) -> None:
    """Put the table into a page, between its two marks."""
    text = page.read_text(encoding="utf-8")
    before, begun, rest = text.partition(BEGIN)
    _, ended, after = rest.partition(END)
    if not begun or not ended:
        raise BadLadder(f"{page} has no place for a ladder: it needs the lines {BEGIN} and {END}.")
    page.write_text(f"{before}{BEGIN}\n{as_markdown(measured)}\n{END}{after}", encoding="utf-8")
