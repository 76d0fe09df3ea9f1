"""`alcaide verify`: do records keep the rules, did their luck keep the promise, and who could have influenced it?"""

import json
from collections import Counter
from pathlib import Path
from typing import Annotated

import typer

from alcaide.commands.arguments import AsJson
from alcaide.core import JSON, BadRecord, read_file, verify_luck


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="Records of matches, one match a file.")],
    partial: Annotated[bool, typer.Option("--partial", help="Accept matches that are not finished.")] = False,
    as_json: AsJson = False,
) -> None:
    """Check records line by line: every move by the rules, and the luck where its secret is revealed.

    Where the luck can be checked it is also told who could have influenced it, as far as the record shows.

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
        "luck_checked": luck is not None,
        "influence": None if luck is None else {**luck.json(), "sentence": luck.sentence},
    }


def conclude(findings: list[JSON]) -> str:
    """One sentence about all files, and one about the luck of those that have the same to say."""
    right = [finding for finding in findings if finding["right"]]
    told = Counter(influence["sentence"] for each in right if isinstance(influence := each["influence"], dict))
    checked = told.total()
    if not right:
        return "No record is right." if len(findings) > 1 else "The record is wrong."
    count = "The record is right" if len(findings) == 1 else f"{len(right):,} of {len(findings):,} records are right"
    if checked == 0:
        return f"{count}; luck not checked: no secret is revealed."
    if len(findings) == 1:
        return f"{count}, luck checked: {next(iter(told))}."
    rest = "" if checked == len(right) else ", the others reveal no secret"
    return "\n".join((f"{count}; luck checked in {checked:,}{rest}.", *map(repeated, told.items())))


def repeated(told: tuple[str, int]) -> str:
    """What is said of the luck of so many records."""
    sentence, times = told
    return f"  {times:,} of them: {sentence}."
