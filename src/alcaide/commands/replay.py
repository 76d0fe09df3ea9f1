"""`alcaide replay`: a match told again."""

from pathlib import Path
from typing import Annotated

import typer

from alcaide.commands.arguments import is_terminal
from alcaide.core import open_record
from alcaide.terminal import tell_match


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a match, finished or not.")],
    plain: Annotated[bool, typer.Option("--plain", help="Print all of it, also on a terminal.")] = False,
) -> None:
    """Tell a match move by move: on a terminal with a slider, in plain lines when piped.

    Example:  alcaide replay match.jsonl

    The lines can be typed back, and give the same record:

    alcaide replay match.jsonl | alcaide play {game} --bots none --luck typed --out again.jsonl
    """
    match = open_record(file)
    if is_terminal() and not plain:
        from alcaide.terminal.app import replay as show  # noqa: PLC0415 - other commands need not wait for it

        show(match)
        return
    for line in tell_match(match):
        typer.echo(line)
