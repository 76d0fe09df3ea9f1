"""Reading records: every line is checked against the rules as it is folded."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from errno import EISDIR
from os import strerror
from pathlib import Path

from alcaide.core.codes import OVER
from alcaide.core.errors import AlcaideError, BadRecord, shorten
from alcaide.core.fields import JSON
from alcaide.core.header import read_header
from alcaide.core.json_lines import LONGEST_LINE, read_line, write_line
from alcaide.core.match import Match

MOST_LINES = 200_000


def read_record(lines: Iterable[str], *, partial: bool = False) -> Match:
    """The match that the lines tell, played again and checked; BadRecord with the line that cannot be."""
    match: Match | None = None
    finished = False
    number = 0
    for number, text in enumerate(lines, start=1):
        if number > MOST_LINES:
            raise BadRecord(f"A record has at most {MOST_LINES} lines.", number)
        if not text.strip():
            raise BadRecord("The line is empty.", number)
        if finished:
            raise BadRecord("There is something after the result.", number)
        line = read_line(text, number)
        if match is None:
            match = Match(read_header(line))
        else:
            finished = fold_line(match, line, number)
    if match is None:
        raise BadRecord("The record is empty: it has no header.", 1)
    if not finished and not partial:
        raise BadRecord("The record is unfinished: it has no result.", number)
    return match


def fold_line(match: Match, line: JSON, number: int) -> bool:
    """Play one line; whether it was the result."""
    try:
        if "seat" in line and "chance" in line:
            raise BadRecord("A line has either 'seat' or 'chance', not both.")
        if "seat" in line:
            fold_decision(match, line)
        elif "chance" in line:
            match.bring(match.game.luck.read(line))
        else:
            check_result(match, line)
            return True
    except AlcaideError as error:
        raise BadRecord(error.sentence, number) from None
    return False


def fold_decision(match: Match, line: JSON) -> None:
    """Play what a seat decided, and compare the number of legal actions."""
    said = dict(line)
    seat = said.pop("seat")
    if type(seat) is not int or not 0 <= seat < match.header.players:
        raise BadRecord(f"'seat' must be a whole number from 0 to {match.header.players - 1}, not {shorten(seat)}.")
    counts = "n" in said
    expected = said.pop("n", None)
    action = match.game.actions.read(said)
    if counts and match.position.to_act == seat:
        legal = len(match.position.legal())
        if type(expected) is not int or expected != legal:
            raise BadRecord(f"'n' says {shorten(expected)}, but {legal} actions are legal here.")
    match.act(seat, action)


def check_result(match: Match, line: JSON) -> None:
    """Compare the result."""
    if "scores" not in line:
        raise BadRecord("A line must have 'seat' or 'chance', or be the result with 'scores' and 'winners'.")
    if match.position.to_act != OVER:
        raise BadRecord("Here is a result, but the match is not over.")
    result = match.result()
    if write_line(sort_keys(line)) != write_line(sort_keys(result)):
        raise BadRecord(f"The result is {write_line(result)}, not {shorten(write_line(line), 200)}.")


def sort_keys(line: JSON) -> JSON:
    """The same object, its keys in order."""
    return dict(sorted(line.items()))


def read_file(path: Path, *, partial: bool = False) -> Match:
    """The match in a file."""
    return read_record(file_lines(path), partial=partial)


def file_lines(path: Path) -> Iterator[str]:
    """The lines of a file, without ever holding more than one of them."""
    number = 0
    with path.open("rb") as file:
        while piece := file.readline(4 * LONGEST_LINE + 1):
            number += 1
            try:
                text = piece.decode()
            except UnicodeDecodeError:
                raise BadRecord("The line is not UTF-8.", number) from None
            yield text.removesuffix("\n").removesuffix("\r")


def write_file(match: Match, path: Path) -> None:
    """Write the record of a match, whole or not at all."""
    if path.is_dir():
        raise IsADirectoryError(EISDIR, strerror(EISDIR), str(path))
    text = "".join(f"{write_line(line)}\n" for line in match.record())
    draft = path.with_name(f".{path.name}.draft")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        with suppress(OSError):
            draft.unlink()
        raise OSError(error.errno, error.strerror, str(path)) from None
