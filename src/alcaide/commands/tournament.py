"""`alcaide tournament`: every bot against every other."""

import json
from dataclasses import asdict
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from alcaide.commands.asked import (
    AsJson,
    FaultMeans,
    OnFault,
    Options,
    Players,
    Ray,
    Seconds,
    Workers,
    read_players,
    read_settings,
    read_workforce,
)
from alcaide.commands.progress import watch
from alcaide.commands.simulate import number, percent
from alcaide.core import BadSetting, game_named
from alcaide.lab import Round, Standing, bouts_of, compete, rate_bouts
from alcaide.search import bot_named


def tournament(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game; see: alcaide games")],
    bots: Annotated[list[str], typer.Argument(metavar="BOTS...", help="Two or more bots; run:COMMAND for a program.")],
    players: Players = None,
    groups: Annotated[
        int,
        typer.Option("--groups", "-n", metavar="N", min=1, help="Lucks for every two bots, two matches with each."),
    ] = 20,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="The same seed plays the same matches.")] = 1,
    option: Options = None,
    on_fault: OnFault = FaultMeans.FORFEIT,
    seconds: Seconds = 10.0,
    workers: Workers = 0,
    ray: Ray = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other, every one every other, and rate them.

    Example:  alcaide tournament burgenland page squire "run:python3 examples/outside_bot.py"

    A bot that crashes, hangs or cheats loses that match, and the tournament goes on.
    """
    chosen = game_named(game)
    names = [bot_named(name).name for name in bots]
    if len(set(names)) < max(2, len(names)):
        raise BadSetting("A tournament is for two or more different bots.", "bad_players")
    given = Round(
        chosen.name,
        read_players(chosen, players),
        read_settings(chosen, option),
        seed,
        groups,
        on_fault.stand_in,
        seconds,
    )
    bouts = list(watch(compete(names, given, read_workforce(workers, ray)), bouts_of(names, given)))
    standings = rate_bouts(names, bouts)
    faults = sorted({fault for bout in bouts for fault in bout.played.faults})
    if as_json:
        typer.echo(json.dumps({"standings": [asdict(standing) for standing in standings], "faults": faults}, indent=2))
        return
    show(standings)
    for fault in faults:
        typer.echo(fault)


def show(standings: list[Standing]) -> None:
    """Print the table."""
    table = Table(box=box.SIMPLE_HEAD, collapse_padding=True)
    for column in ("bot", "rating", "matches won", "matches", "faults"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for row in standings:
        table.add_row(row.bot, number(row.rating), percent(row.won), f"{row.matches:,}", f"{row.faults:,}")
    Console(highlight=False).print(table)
