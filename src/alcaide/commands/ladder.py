"""`alcaide ladder`: how much stronger each level of bots is than the one below."""

import json
from collections.abc import Iterator
from math import inf
from pathlib import Path
from time import monotonic
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from alcaide.commands.asked import AsJson, Ray, Workers, read_workforce
from alcaide.commands.progress import watch
from alcaide.games import GAMES, game_named
from alcaide.lab import Measured, as_ladder_json, climb, measure, rungs_of


def ladder(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Which game; all of them if none is named.")
    ] = None,
    groups: Annotated[
        int,
        typer.Option("--groups", "-n", metavar="N", min=1, help="Lucks of the dealer; one match a seat with each."),
    ] = 500,
    minutes: Annotated[
        float | None,
        typer.Option("--minutes", metavar="M", help="Stop a rung after this time; its number of matches is told."),
    ] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="The same seed plays the same matches.")] = 1,
    bot: Annotated[
        list[str] | None, typer.Option("--bot", metavar="NAME", help="Only the rungs of this bot; several times.")
    ] = None,
    write: Annotated[
        Path | None, typer.Option("--write", metavar="FILE", help="Write the numbers here as JSON.")
    ] = None,
    workers: Workers = 0,
    ray: Ray = None,
    as_json: AsJson = False,
) -> None:
    """Measure every level of bots against the one below, with the same luck for both sides.

    Example:  alcaide ladder burgenland --groups 100 --seed 1

    The intervals hold the true value 95 times in a hundred. A bot against itself is the control: it must be even.
    """
    games = [game_named(game)] if game is not None else list(GAMES.values())
    rungs = [rung for each in games for rung in rungs_of(each) if bot is None or rung.bot in bot]
    force = read_workforce(workers, ray)
    measured = []
    for rung in rungs:
        played = climb(rung, groups, seed, force)
        shares = list(watch(until(played, minutes), groups, f"{rung.game}: {rung.bot} and {rung.others}"))
        measured.append(measure(rung, shares, seed))
        if write is not None:
            write.write_text(json.dumps(as_ladder_json(measured), indent=1) + "\n", encoding="utf-8")
    if as_json:
        typer.echo(json.dumps(as_ladder_json(measured), indent=1))
    else:
        show(measured)


def until(shares: Iterator[float], minutes: float | None) -> Iterator[float]:
    """The shares that come in time, one at least: the first groups of a longer ladder, played the same."""
    end = monotonic() + 60 * minutes if minutes is not None else inf
    for share in shares:
        yield share
        if monotonic() >= end:
            return


def show(measured: list[Measured]) -> None:
    """Print the table."""
    table = Table(box=box.SIMPLE_HEAD, collapse_padding=True)
    for column in ("game", "seats", "bot", "against", "wins", "95 % interval", "matches"):
        table.add_column(column, no_wrap=True, justify="right" if column in ("seats", "wins", "matches") else "left")
    for row in measured:
        among = f"{row.players - 1} of " if row.players > 2 else ""
        interval = f"{row.low:.1%} to {row.high:.1%}"
        matches = f"{row.groups * row.players:,}"
        table.add_row(
            row.game, str(row.players), row.bot, f"{among}{row.others}", f"{row.share:.1%}", interval, matches
        )
    Console(highlight=False).print(table)
