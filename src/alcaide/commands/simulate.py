"""`alcaide simulate`: many matches between bots, and what they show."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from alcaide.commands.arguments import (
    AsJson,
    BotNames,
    FaultMeans,
    GameName,
    Matches,
    OnFault,
    Options,
    Players,
    Ray,
    Seed,
    Think,
    Workers,
    read_bots,
    read_players,
    read_settings,
    read_workforce,
)
from alcaide.commands.console import number, percent, plain_console, titled_table, watch
from alcaide.core import JSON, Game, game_named
from alcaide.lab import Plan, Summary, summarise
from alcaide.lab import simulate as play_matches
from alcaide.search import seat_names


def simulate(
    game: GameName,
    players: Players = None,
    matches: Matches = 100,
    seed: Seed = 1,
    bots: BotNames = "random",
    option: Options = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="DIR", help="Write the record of every match into this folder.")
    ] = None,
    on_fault: OnFault = FaultMeans.FORFEIT,
    think: Think = 0.0,
    workers: Workers = 0,
    ray: Ray = None,
    as_json: AsJson = False,
) -> None:
    """Play many matches between bots and print what they show.

    Example:  alcaide simulate {game} --matches 1000 --seed 1 --bots squire,random

    Keep the records, and check them:  alcaide simulate {game} --out matches && alcaide verify matches/*.jsonl

    Shares and means come with the interval that holds the true value 95 times in a hundred.
    """
    chosen = game_named(game)
    seats = read_players(chosen, players)
    plan = Plan(
        chosen.name,
        seats,
        read_bots(bots, seats),
        seed,
        read_settings(chosen, option),
        out,
        on_fault.stand_in,
        think,
    )
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
    summary = summarise(watch(play_matches(plan, matches, read_workforce(workers, ray)), matches))
    if as_json:
        typer.echo(json.dumps(as_data(plan, summary), indent=2))
    else:
        show(chosen, plan, summary)


def show(game: Game, plan: Plan, summary: Summary) -> None:
    """Print the table."""
    console = plain_console()
    names = seat_names(plan.bots)
    table = titled_table(f"{game.title}: {summary.matches:,} matches, seed {plan.seed}")
    table.add_column("seat", justify="right")
    table.add_column("player", style="bold", no_wrap=True)
    for column in ("wins", "share of wins", "score", "range", "decisions"):
        table.add_column(column, justify="right", no_wrap=True)
    for seat, fared in enumerate(summary.seats):
        table.add_row(
            str(seat),
            names[seat],
            f"{fared.wins:,}",
            percent(fared.won),
            number(fared.score),
            f"{fared.worst}-{fared.best}",
            number(fared.decisions),
        )
    console.print(table)
    console.print(f"Margin of victory {number(summary.margin)} points.")
    console.print(f"Length {number(summary.length)} decisions and luck, from {summary.shortest} to {summary.longest}.")
    for winners, times in summary.endings.items():
        won = " and ".join(names[seat] for seat in winners) or "nobody"
        console.print(f"Won by {won}: {times:,} ({times / summary.matches:.1%})")
    for fault, times in summary.faults.items():
        console.print(f"{fault} ({times:,} times)" if times > 1 else fault, style="yellow", soft_wrap=True)
    if plan.folder is not None:
        console.print(f"Records: {plan.file(0)} to {plan.file(summary.matches - 1).name}", soft_wrap=True)


def as_data(plan: Plan, summary: Summary) -> JSON:
    """What was played and what it showed, for programs."""
    data = asdict(summary)
    data["endings"] = [{"winners": list(winners), "matches": times} for winners, times in summary.endings.items()]
    asked = {"game": plan.game, "players": plan.players, "bots": plan.bots, "seed": plan.seed, "options": plan.options}
    return {**asked, **data}
