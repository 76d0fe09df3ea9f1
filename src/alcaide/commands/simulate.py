"""`alcaide simulate`: many matches between bots, and what they show."""

import json
from dataclasses import asdict
from pathlib import Path
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
    bot_list,
    read_bots,
    read_players,
    read_settings,
    read_workforce,
)
from alcaide.commands.progress import watch
from alcaide.core import JSON, Game, game_named
from alcaide.lab import Estimate, Plan, Summary, summarise
from alcaide.lab import simulate as play_matches
from alcaide.search import seat_names


def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game; see: alcaide games")],
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", min=1, help="How many matches.")] = 100,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="The same seed plays the same matches.")] = 1,
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B", help=f"Who plays, one a seat or one for all: {bot_list()}.")
    ] = "random",
    option: Options = None,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="DIR", help="Write the record of every match into this folder.")
    ] = None,
    on_fault: OnFault = FaultMeans.FORFEIT,
    seconds: Seconds = 0.0,
    workers: Workers = 0,
    ray: Ray = None,
    as_json: AsJson = False,
) -> None:
    """Play many matches between bots and print what they show.

    Example:  alcaide simulate burgenland --games 1000 --seed 1 --bots squire,random

    Keep the records, and check them:  alcaide simulate burgenland --record matches && alcaide verify matches/*.jsonl

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
        record,
        on_fault.stand_in,
        seconds,
    )
    if record is not None:
        record.mkdir(parents=True, exist_ok=True)
    matches = play_matches(plan, games, read_workforce(workers, ray))
    summary = summarise(watch(matches, games))
    if as_json:
        typer.echo(json.dumps(as_data(plan, summary), indent=2))
    else:
        show(chosen, plan, summary)


def show(game: Game, plan: Plan, summary: Summary) -> None:
    """Print the table."""
    console = Console(highlight=False)
    names = seat_names(plan.bots)
    title = f"{game.title}: {summary.matches:,} matches, seed {plan.seed}"
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, collapse_padding=True)
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


def percent(share: Estimate) -> str:
    """A share with its interval.

    >>> percent(Estimate(0.5, 0.447, 0.56))
    '50.0% (44.7-56.0%)'
    """
    return f"{share.value:.1%} ({100 * share.low:.1f}-{share.high:.1%})"


def number(mean: Estimate) -> str:
    """A mean with half the width of its interval."""
    return f"{mean.value:.1f} ± {mean.high - mean.value:.1f}"


def as_data(plan: Plan, summary: Summary) -> JSON:
    """What was played and what it showed, for programs."""
    data = asdict(summary)
    data["endings"] = [{"winners": list(winners), "matches": times} for winners, times in summary.endings.items()]
    asked = {"game": plan.game, "players": plan.players, "bots": plan.bots, "seed": plan.seed, "options": plan.options}
    return {**asked, **data}
