"""`alcaide play`: a match in the terminal."""

import secrets
from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from alcaide.commands.arguments import (
    BOT_LIST,
    Auto,
    Options,
    Plain,
    Players,
    is_terminal,
    read_players,
    read_settings,
)
from alcaide.commands.join import is_link, join_table
from alcaide.commands.seating import read_names, read_sitting
from alcaide.core import GAMES, BadSetting, Match, SwiftLuck, game_named, new_header, open_record
from alcaide.live_match import promise, seated_bots
from alcaide.search import Bot
from alcaide.terminal import MatchRunner, Screen, result
from alcaide.terminal.tables.join_request import JoinRequest

PAUSE = 0.25
"""Seconds after a bot's move in the application, so that it can be followed."""


class LuckFrom(StrEnum):
    """Where luck comes from."""

    DEALT = "dealt"
    TYPED = "typed"


def play(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME", help="Which game; see: alcaide games. Or the link of a table.", show_default=False
        ),
    ] = None,
    players: Players = None,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            metavar="A,B",
            help=f"Who plays against you: {BOT_LIST}; none for persons only; with you in the list, one a seat.",
        ),
    ] = None,
    seat: Annotated[int | None, typer.Option("--seat", metavar="S", help="Where you sit; seat 0 begins.")] = None,
    name: Annotated[
        list[str] | None,
        typer.Option("--name", metavar="NAME", help="What you are called; once for each person, or for each seat."),
    ] = None,
    option: Options = None,
    seed: Annotated[
        int | None, typer.Option("--seed", metavar="S", help="For scripts and tests: luck that comes again.")
    ] = None,
    luck: Annotated[
        LuckFrom, typer.Option("--luck", help="Dealt by Alcaide, or typed by you from real dice and cards.")
    ] = LuckFrom.DEALT,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Take up a saved match; it is saved there again.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Write the record here, move by move.")
    ] = None,
    plain: Plain = False,
    auto: Auto = False,
) -> None:
    """Play in the terminal: against bots, or several persons on one screen.

    Example:  alcaide play {game}

    Several persons:  alcaide play {game} --bots none --name Ada --name Ben

    Second seat, an option:  alcaide play {game} --seat 1 --option {option}={value}

    Save with `save FILE` during the match, and go on later:  alcaide play --resume FILE

    At a table of a server, by its link:  alcaide play http://127.0.0.1:8000/table/k7rmx2cdf9wz

    F1, or help, says what can be pressed and typed. In a pipe, and with --plain, it is played line by line. The dice
    are settled by a secret before the match begins; the record reveals it, so that `alcaide verify FILE` can check
    that nothing was re-rolled.
    """
    if game is not None and is_link(game):
        if any((players, bots, option, resume, out)) or seed is not None or luck is LuckFrom.TYPED:
            raise BadSetting("The server has set its table already: with a link, give --name, --seat or --auto only.")
        join_table(JoinRequest(game, (name or [""])[0].strip(), seat, auto=auto), plain)
        return
    if resume is not None:
        if not (players is seed is None and not name and not option):
            raise BadSetting("A saved match has its own players, names, options and luck: with --resume, give none.")
        match = take_up(resume, game, luck)
        asked = bots is not None or seat is not None
        if asked:
            sitting = read_sitting(bots, match.header.players, seat)
        else:
            known = seated_bots(match.header)
            sitting = [known.get(place) for place in range(match.header.players)]
    else:
        if game is None:
            raise BadSetting(f"Which game? There is: {', '.join(GAMES)}.")
        chosen = game_named(game)
        seats = read_players(chosen, players)
        sitting = read_sitting(bots, seats, seat)
        header = new_header(chosen, seats, read_settings(chosen, option))
        luck_promise = promise(seats, seed) if luck is LuckFrom.DEALT else None
        match = Match(replace(header, names=read_names(name, sitting), luck=luck_promise))
    runner = receive(match, sitting, luck, out or resume)
    if plain or not is_terminal():
        run_plain(runner, welcome(runner))
    else:
        run_app(runner, welcome(runner), auto)


def take_up(path: Path, game: str | None, luck: LuckFrom) -> Match:
    """A saved match, its rules and its luck checked."""
    match = open_record(path, luck=True)
    if game is not None and game_named(game) is not match.game:
        raise BadSetting(f"{path} is a match of {match.game.name}, not of {game}.")
    if match.is_over:
        raise BadSetting(f"The match in {path} is over; see it with: alcaide replay {path}")
    promised = match.header.luck
    if promised is not None and promised.secret is None:
        match.header = replace(match.header, luck=None)
    elif promised is not None and luck is LuckFrom.TYPED:
        raise BadSetting("The luck of this match is promised already; it cannot be typed.")
    return match


def receive(match: Match, sitting: Sequence[Bot | None], luck: LuckFrom, file: Path | None) -> MatchRunner:
    """The runner of the match; where a file is known, it is written from the beginning."""
    promised = match.header.luck
    private = secrets.token_hex(16) if promised is None or promised.secret is None else promised.secret.hex()
    dealer = SwiftLuck(private, "dealer") if promised is None else promised.luck()
    runner = MatchRunner(match, sitting, None if luck is LuckFrom.TYPED else dealer, private, file)
    runner.keep()
    return runner


def welcome(runner: MatchRunner) -> str:
    """How the luck of a match can be checked."""
    promised = runner.match.header.luck
    if promised is not None:
        return f"The luck is settled by a secret. Its SHA-256: {promised.commitment}"
    if runner.luck is not None:
        return "This match came without the secret of its luck: it is dealt anew, and cannot be checked."
    return ""


def run_app(runner: MatchRunner, luck: str, auto: bool) -> None:
    """Play in the application."""
    from alcaide.terminal.app import play  # noqa: PLC0415 - other commands need not wait for it
    from alcaide.terminal.tables.local import LocalTable  # noqa: PLC0415

    told = play(LocalTable(runner, (luck,) if luck else (), pause=PAUSE), auto)
    if runner.match.is_over:
        typer.echo(result(runner.match))
    if told:
        typer.echo(told)


def run_plain(runner: MatchRunner, luck: str) -> None:
    """Play line by line."""
    from alcaide.terminal.line_play import play_lines  # noqa: PLC0415 - other commands need not wait for it
    from alcaide.terminal.tables.local import LocalTable  # noqa: PLC0415
    from alcaide.terminal.tables.table_thread import TableThread  # noqa: PLC0415

    table = LocalTable(runner)
    told = [f"{runner.match.game.title}. Type the number of a move, its words, or help.", *([luck] if luck else [])]
    with TableThread() as thread:
        play_lines(thread, table, Screen(), told, known=len(table.log))
