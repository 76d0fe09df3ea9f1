"""`alcaide ladder`: how much stronger each level of bots is than the one below."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, replace
from itertools import chain, groupby
from math import inf
from pathlib import Path
from time import monotonic
from typing import Annotated

import typer

from alcaide.commands.arguments import AsJson, Ray, Seed, Workers, read_workforce
from alcaide.commands.console import plain_console, titled_table, watch
from alcaide.core import GAMES, BadSetting, game_named
from alcaide.lab import (
    LOOKS,
    Measured,
    Rung,
    Workforce,
    among,
    bar,
    climb,
    pace_of,
    read_ladder,
    rungs_of,
    settle,
    show_in,
    slowest,
    write_ladder,
)
from alcaide.search import bot_named


def ladder(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Which game; all of them if none is named.")
    ] = None,
    matches: Annotated[
        int | None,
        typer.Option(
            "--matches",
            "-n",
            metavar="N",
            min=1,
            help=f"Matches of a rung at most, each luck from every seat in turn; {LOOKS[-1]} lucks if not given.",
        ),
    ] = None,
    groups: Annotated[int | None, typer.Option("--groups", min=1, hidden=True)] = None,
    minutes: Annotated[
        float | None,
        typer.Option("--minutes", metavar="M", help="Stop a rung after this time; asked again, it goes on."),
    ] = None,
    seed: Seed = 1,
    bots: Annotated[
        list[str] | None, typer.Option("--bots", metavar="A,B", help="Only the rungs of these bots.")
    ] = None,
    against: Annotated[
        str | None, typer.Option("--against", metavar="NAME", help="Only the rungs against this bot.")
    ] = None,
    players: Annotated[
        int | None, typer.Option("--players", metavar="P", help="Only the rungs with this number of seats.")
    ] = None,
    paced: Annotated[
        int, typer.Option("--paced", metavar="D", min=0, help="Decisions to time on one core; 0 for none.")
    ] = 300,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="Write the numbers here; a rung that is there is not played."),
    ] = None,
    again: Annotated[bool, typer.Option("--again", help="Play every rung anew, whatever the file says.")] = False,
    pages: Annotated[
        list[Path] | None,
        typer.Option("--page", metavar="PAGE", help="Put the table of the file into this page; several times."),
    ] = None,
    workers: Workers = 0,
    ray: Ray = None,
    as_json: AsJson = False,
) -> None:
    """Measure every level of bots against the one below, with the same luck for both sides.

    Example:  alcaide ladder {game} --matches 200 --seed 1

    A rung ends as soon as its interval is clear of its bar, or cannot reach it any more. The intervals hold the true
    value 95 times in a hundred, however often one looks. A bot against itself is the control: it must be even.
    """
    games = [game_named(game)] if game is not None else list(GAMES.values())
    wanted = [bot_named(name.strip()).name for names in bots or () for name in names.split(",")]
    rungs = [
        rung
        for each in games
        for rung in rungs_of(each)
        if (not wanted or rung.bot in wanted)
        and (against is None or rung.others == against)
        and (players is None or rung.players == players)
    ]
    if not rungs:
        raise BadSetting("The ladder has no such rung.")
    force = read_workforce(workers, ray)
    ladder = {} if out is None else {row.rung: row for row in read_ladder(out)}
    for rung in rungs:
        known = ladder.get(rung)
        if known is not None and (again or known.seed != seed):
            known = None
        most = groups or (LOOKS[-1] if matches is None else -(-matches // rung.players))
        if known is None or (known.verdict == "open" and known.groups < most):
            ladder[rung] = step(rung, known, most, seed, force, minutes, paced)
        if out is not None:
            write_ladder(out, in_order(ladder.values()))
    for page in pages or ():
        show_in(page, in_order(ladder.values()))
    measured = [ladder[rung] for rung in rungs]
    if as_json:
        typer.echo(json.dumps([asdict(row) for row in measured], indent=1))
    else:
        show(measured)


def step(
    rung: Rung, known: Measured | None, groups: int, seed: int, workers: Workforce, minutes: float | None, paced: int
) -> Measured:
    """Play a rung, or play it on."""
    before = () if known is None else known.shares
    shares = watch(
        until(climb(rung, groups, seed, workers, len(before)), minutes),
        groups - len(before),
        f"{rung.game}: {rung.bot} and {rung.others}",
    )
    *_, last = settle(rung, shares, seed, before)
    pace = known.pace if known is not None else None
    if pace is None and paced > 0:
        pace = pace_of(rung.bot, rung.others, rung.game, rung.players, paced, seed)
    return replace(last, pace=pace)


def until(shares: Iterator[float], minutes: float | None) -> Iterator[float]:
    """The shares that come in time, one at least: the first groups of a longer ladder, played the same."""
    end = monotonic() + 60 * minutes if minutes is not None else inf
    for share in shares:
        yield share
        if monotonic() >= end:
            return


def in_order(measured: Iterable[Measured]) -> list[Measured]:
    """The rungs of all games, as the ladder has them."""
    order = list(chain.from_iterable(rungs_of(game) for game in GAMES.values()))
    return sorted((row for row in measured if row.rung in order), key=lambda row: order.index(row.rung))


def show(measured: list[Measured]) -> None:
    """Print a table for each game, narrow enough for a terminal of eighty columns."""
    console = plain_console()
    for game, rows in groupby(measured, key=lambda row: row.game):
        table = titled_table(GAMES[game].title)
        table.pad_edge = False
        for column in ("seats", "bot", "against", "wins", "interval", "bar", "matches", "p99"):
            right = column in ("seats", "wins", "interval", "matches", "p99")
            table.add_column(column, no_wrap=True, justify="right" if right else "left")
        for row in rows:
            table.add_row(
                str(row.players),
                row.bot,
                among(row),
                f"{row.share:.1%}",
                f"{100 * row.low:.1f}-{row.high:.1%}",
                bar(row),
                f"{row.groups * row.players:,}",
                slowest(row),
            )
        console.print(table)
