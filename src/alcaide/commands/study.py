"""`alcaide study`: what an option of a game does."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from alcaide.commands.arguments import (
    AsJson,
    BotNames,
    GameName,
    Options,
    Players,
    Ray,
    Seed,
    Workers,
    read_bots,
    read_players,
    read_settings,
    read_value,
    read_workforce,
)
from alcaide.commands.console import plain_console, titled_table, watch
from alcaide.core import BadSetting, Game, game_named, shorten
from alcaide.lab import Estimate, Finding, Folder, Study, explore, find, is_clear, tasks_left, write_report
from alcaide.lab.plots import blank

IN_TERMINAL = ("match", "seats", "luck", "endings")
"""Groups of numbers that the terminal shows; the report has all."""


def study(
    game: GameName,
    vary: Annotated[
        str, typer.Option("--vary", metavar="OPTION=A,B,C", help="The option, and its values; or OPTION=[JSON, ...].")
    ],
    matches: Annotated[
        int, typer.Option("--matches", "-n", metavar="N", min=2, help="Matches under each value.")
    ] = 200,
    players: Players = None,
    bots: BotNames = "squire",
    option: Options = None,
    seed: Seed = 1,
    reviewed: Annotated[
        int,
        typer.Option("--reviewed", metavar="R", min=0, help="Matches reviewed under each value, for the luck share."),
    ] = 20,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="DIR", help="Where matches and report go; study-GAME-OPTION if not given."),
    ] = None,
    workers: Workers = 0,
    ray: Ray = None,
    as_json: AsJson = False,
) -> None:
    """Play the same matches under several values of an option, and report what differs.

    Example:  alcaide study {game} --vary {option}={values} --matches 1000

    Every match has the same luck under every value. The folder keeps them; stopped, the same command goes on, and a
    larger --matches adds to them. The report is DIR/report.html.
    """
    chosen = game_named(game)
    seats = read_players(chosen, players)
    name, values = read_vary(chosen, vary)
    settings = read_settings(chosen, option)
    asked = Study(chosen.name, seats, read_bots(bots, seats), seed, settings, name, values, reviewed)
    if name in asked.options:
        raise BadSetting(f"The option {name!r} cannot both vary and be given.", "bad_option")
    blank(1, 1)  # before anybody plays for a report in vain
    folder = Folder(out or Path(f"study-{chosen.name}-{name}"))
    seen = folder.open(asked)
    tasks = tasks_left(asked, matches, seen)
    try:
        if tasks:
            seen += watch(explore(asked, folder, tasks, read_workforce(workers, ray)), len(tasks))
    except KeyboardInterrupt:
        typer.echo(f"What was played is in {folder.matches}; the same command goes on from there.", err=True)
        raise
    kept = [observed for observed in seen if observed.match < matches]
    findings = find(asked, kept)
    folder.report.write_text(write_report(asked, kept, findings), encoding="utf-8")
    if as_json:
        found = [asdict(finding) for finding in findings]
        typer.echo(json.dumps({**asdict(asked), "matches": matches, "findings": found}, indent=1))
    else:
        show(chosen, asked, matches, findings)
        typer.echo(f"Report: {folder.report}\nMatches: {folder.matches}")


def read_vary(game: Game, text: str) -> tuple[str, tuple[object, ...]]:
    """The option that varies and its values, each checked; the default is written out."""
    name, equals, listed = text.partition("=")
    name = name.strip()
    if not equals or not listed.strip():
        raise BadSetting(f"What varies is given as option=a,b,c, not as {shorten(text)}.", "bad_option")
    whole = read_value(listed.strip())
    given = whole if isinstance(whole, list) else [read_value(part.strip()) for part in listed.split(",")]
    values = tuple(game.settings({name: value})[name] for value in given)
    if any(value in values[:place] for place, value in enumerate(values)):
        raise BadSetting(f"A value stands twice in {shorten(text)}.", "bad_option")
    return name, values


def show(game: Game, asked: Study, matches: int, findings: list[Finding]) -> None:
    """Print the numbers that matter most, and how other values differ from the first."""
    shown = [finding for finding in findings if finding.group in IN_TERMINAL]
    labels = asked.labels()
    console = plain_console()
    title = f"{game.title}: {matches:,} matches under each value of {asked.option}, seed {asked.seed}"
    console.print(tabulate(title, labels, shown, [[finding.say(each) for each in finding.values] for finding in shown]))
    if len(labels) > 1:
        cells = [[emphasise(finding, each) for each in finding.differences] for finding in shown]
        console.print(tabulate(f"Against {labels[0]}, match by match", labels[1:], shown, cells))
    console.print("± is half of a 95 % interval; bold differences leave out zero. The report has all numbers.")


def emphasise(finding: Finding, difference: Estimate) -> str:
    """A difference, bold if it is clear."""
    text = finding.say(difference, signed=True)
    return f"[bold]{text}[/]" if is_clear(difference) else text


def tabulate(title: str, labels: list[str], findings: list[Finding], cells: list[list[str]]) -> Table:
    """A row for each finding, a column for each value."""
    table = titled_table(title)
    table.add_column("", no_wrap=True)
    for label in labels:
        table.add_column(Text(label), justify="right", no_wrap=True)
    for number, (finding, row) in enumerate(zip(findings, cells, strict=True)):
        if number and finding.group != findings[number - 1].group:
            table.add_section()
        table.add_row(finding.name, *row)
    return table
