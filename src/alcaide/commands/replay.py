"""`alcaide replay`: a match told again."""

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from alcaide.commands.asked import open_record
from alcaide.terminal import can_read_keys, keys, step_through, tell_match


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a match, finished or not.")],
    plain: Annotated[bool, typer.Option("--plain", help="Print all of it, also on a terminal.")] = False,
) -> None:
    """Tell a match move by move: step by step on a terminal, in plain lines when piped.

    Example:  alcaide replay match.jsonl

    The lines can be typed back, and give the same record:

    alcaide replay match.jsonl | alcaide play burgenland --bots none --luck typed --record again.jsonl
    """
    match = open_record(file)
    console = Console(highlight=False)
    if console.is_terminal and sys.stdin.isatty() and can_read_keys and not plain:
        step_through(match, console, keys())
        return
    for line in tell_match(match):
        typer.echo(line)
