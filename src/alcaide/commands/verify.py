"""`alcaide verify`: do records keep the rules, and did their luck keep the promise?"""

import json
from pathlib import Path
from typing import Annotated

import typer

from alcaide.commands.asked import AsJson
from alcaide.core import JSON, BadRecord, read_file, verify_luck


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records of matches, one match a file.")],
    partial: Annotated[bool, typer.Option("--partial", help="Accept matches that are not finished.")] = False,
    as_json: AsJson = False,
) -> None:
    """Check records line by line: every move by the rules, and the luck where its secret is revealed.

    Example:  alcaide verify records/*.jsonl

    Exit code 1 if any record is wrong; it is told in which line, and why.
    """
    findings = []
    for path in files:
        finding = check(path, partial)
        findings.append(finding)
        if not as_json and not finding["right"]:
            line = f", line {finding['line']}" if finding["line"] else ""
            typer.echo(f"{path}{line}: {finding['why']}")
    if as_json:
        typer.echo(json.dumps(findings, indent=2))
    else:
        typer.echo(conclude(findings))
    if not all(finding["right"] for finding in findings):
        raise typer.Exit(1)


def check(path: Path, partial: bool) -> JSON:
    """What there is to say about one file."""
    try:
        match = read_file(path, partial=partial)
        luck = verify_luck(match)
    except BadRecord as error:
        return {"file": str(path), "right": False, "line": error.line, "why": error.sentence}
    except OSError as error:
        return {"file": str(path), "right": False, "line": 0, "why": f"{error.strerror or error}."}
    return {
        "file": str(path),
        "right": True,
        "game": match.game.name,
        "finished": match.is_over,
        "lines": len(match.lines),
        "luck_checked": luck,
    }


def conclude(findings: list[JSON]) -> str:
    """One sentence about all files."""
    right = [finding for finding in findings if finding["right"]]
    checked = sum(finding["luck_checked"] is True for finding in right)
    if not right:
        return "No record is right." if len(findings) > 1 else "The record is wrong."
    count = "The record is right" if len(findings) == 1 else f"{len(right):,} of {len(findings):,} records are right"
    if checked == len(right):
        return f"{count}, luck checked."
    if checked == 0:
        return f"{count}; luck not checked: no secret is revealed."
    return f"{count}; luck checked in {checked:,}, the others reveal no secret."
