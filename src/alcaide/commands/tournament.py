"""`alcaide tournament`: every bot against every other."""

import json
from dataclasses import asdict
from typing import Annotated

import typer

from alcaide.commands.arguments import (
    BOT_LIST,
    AsJson,
    FaultMeans,
    GameName,
    OnFault,
    Options,
    Players,
    Ray,
    Seed,
    Think,
    Workers,
    read_players,
    read_settings,
    read_workforce,
)
from alcaide.commands.console import number, percent, plain_console, titled_table, watch
from alcaide.core import BadSetting, game_named
from alcaide.lab import Round, Standing, bouts_of, compete, rate_bouts
from alcaide.lab.tournament import rating_model
from alcaide.search import bot_named


def tournament(
    game: GameName,
    named: Annotated[list[str] | None, typer.Argument(metavar="BOT...", hidden=True)] = None,
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B,C", help=f"Two or more of {BOT_LIST}; or run:COMMAND.")
    ] = "page,squire",
    players: Players = None,
    matches: Annotated[
        int,
        typer.Option("--matches", "-n", metavar="N", min=2, help="Matches of every two bots, half from either side."),
    ] = 40,
    groups: Annotated[int | None, typer.Option("--groups", min=1, hidden=True)] = None,
    seed: Seed = 1,
    option: Options = None,
    on_fault: OnFault = FaultMeans.FORFEIT,
    think: Think = 10.0,
    workers: Workers = 0,
    ray: Ray = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other, every one every other, and rate them.

    Example:  alcaide tournament {game} --bots "page,squire,run:python3 examples/outside_bot.py"

    A bot that crashes, hangs or cheats loses that match, and the tournament goes on.
    """
    chosen = game_named(game)
    names = [bot_named(name.strip()).name for name in named or bots.split(",")]
    if len(set(names)) < max(2, len(names)):
        raise BadSetting("A tournament is for two or more different bots.", "bad_players")
    given = Round(
        chosen.name,
        read_players(chosen, players),
        read_settings(chosen, option),
        seed,
        groups or (matches + 1) // 2,
        on_fault.stand_in,
        think,
    )
    rating_model()  # before anybody waits for it in vain
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
    table = titled_table()
    for column in ("bot", "rating", "matches won", "matches", "faults"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for row in standings:
        table.add_row(row.bot, number(row.rating), percent(row.won), f"{row.matches:,}", f"{row.faults:,}")
    plain_console().print(table)
