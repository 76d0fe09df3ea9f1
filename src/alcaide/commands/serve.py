"""`alcaide serve`: the table in the browser, for this machine or for everyone."""

import os
import socket
import sys
import webbrowser
from typing import Annotated

import typer

from alcaide.server.settings import Limits, Settings

USUAL = Settings()
DAY = 24 * 3600


def serve(
    host: Annotated[
        str, typer.Option("--host", metavar="ADDRESS", help="Where to listen; 0.0.0.0 for every network.")
    ] = USUAL.host,
    port: Annotated[
        int, typer.Option("--port", "-p", metavar="N", min=0, max=65535, help="0 takes any that is free.")
    ] = USUAL.port,
    database: Annotated[
        str,
        typer.Option(
            "--database",
            metavar="PLACE",
            envvar="ALCAIDE_DATABASE",
            help="The path of an SQLite file, made if it is not there; or postgresql://user:password@host/name "
            "(pip install 'alcaide[postgresql]'); or memory, to keep nothing.",
        ),
    ] = USUAL.database,
    workers: Annotated[
        int, typer.Option("--workers", metavar="W", min=1, help="Processes in which bots think.")
    ] = USUAL.workers,
    think: Annotated[
        float, typer.Option("--think", metavar="SECONDS", min=0.1, help="How long a bot may think about one decision.")
    ] = USUAL.think,
    bots_from: Annotated[
        str,
        typer.Option("--bots-from", metavar="MODULE:NAME", help="Where the bots are: a dictionary of them by name."),
    ] = USUAL.bots,
    away: Annotated[
        float,
        typer.Option(
            "--away", metavar="SECONDS", min=0, help="After which the others may give the seat of who left to a bot."
        ),
    ] = USUAL.away,
    away_days: Annotated[
        float,
        typer.Option("--away-days", metavar="DAYS", min=0, help="The same at tables that are played over days."),
    ] = USUAL.away_days / DAY,
    reveal: Annotated[
        float,
        typer.Option(
            "--reveal",
            metavar="SECONDS",
            min=0,
            help="How long a full table waits for the words that its seats add to the luck; then it begins without.",
        ),
    ] = USUAL.reveal,
    reveal_days: Annotated[
        float,
        typer.Option("--reveal-days", metavar="DAYS", min=0, help="The same at tables that are played over days."),
    ] = USUAL.reveal_days / DAY,
    keep: Annotated[
        float,
        typer.Option(
            "--keep", metavar="DAYS", min=0, help="How long a table is kept to which nobody comes back; 0: for ever."
        ),
    ] = USUAL.keep / DAY,
    mail_command: Annotated[
        str,
        typer.Option(
            "--mail-command",
            metavar="COMMAND",
            help="Run for everyone who gave an address at a table over days, is asked and is not there. It gets "
            "one line of JSON: address, link, game, title, seat. Without it nobody is written to.",
        ),
    ] = USUAL.mail_command,
    public: Annotated[
        str,
        typer.Option("--public", metavar="https://HOST", help="Where players reach this server, for links in mail."),
    ] = USUAL.public,
    browser: Annotated[
        bool,
        typer.Option(
            "--browser", help="Open the page in a browser, if there is a screen; on any free port if this one is taken."
        ),
    ] = False,
    proxies: Annotated[
        str,
        typer.Option("--proxies", metavar="ADDRESSES", help="Proxies to believe about who calls; * for all of them."),
    ] = USUAL.proxies,
    origin: Annotated[
        list[str] | None,
        typer.Option("--origin", metavar="https://HOST", help="Another page that may call; several times."),
    ] = None,
    requests: Annotated[
        float, typer.Option("--requests", metavar="N", min=1, help="Requests a second that one address may make.")
    ] = USUAL.limits.requests,
    tables: Annotated[
        float, typer.Option("--tables", metavar="N", min=1, help="Tables in five minutes that one address may set up.")
    ] = USUAL.limits.tables,
    messages: Annotated[
        float, typer.Option("--messages", metavar="N", min=1, help="Messages a second that are read from one socket.")
    ] = USUAL.limits.messages,
    sockets: Annotated[
        int, typer.Option("--sockets", metavar="N", min=1, help="Connections that one address may hold open.")
    ] = USUAL.limits.connections,
) -> None:
    """Serve tables for people, bots and spectators. Nothing is needed before: the database is made at the first start.

    For this machine:  alcaide serve

    For everyone, behind a proxy that speaks TLS:  alcaide serve --host 127.0.0.1 --port 8000

    Several processes that share the load:  alcaide serve --port 8001 --database postgresql://... (and 8002, ...).
    Any of them serves any table. An SQLite file is for one process.

    Every move is on disk before anyone is told of it: the process may be killed at any time and started again.
    SIGTERM and Ctrl-C let requests finish first. A newer version brings the database up to date when it starts.

    GET /health answers 200 while the database can be written to, else 503. GET /metrics is for Prometheus; let your
    proxy keep it to yourself.
    The log is JSON Lines on the standard error, without tokens, secrets, names of tables or addresses of people.

    For matches over days:  alcaide serve --public https://castle.example --mail-command "python send.py"
    with a program of yours that reads the line and sends a mail. What it prints is ignored; when it fails or takes more
    than a minute, the log says so and nothing waits. Addresses are in the database until the match is over, and nowhere
    else.

    The proxy must pass on Host, X-Forwarded-For and X-Forwarded-Proto, and upgrade websockets at /api/tables/.
    """
    from alcaide.server.serve import serve as run  # noqa: PLC0415 - other commands need none of its packages

    limits = Limits(messages=messages, requests=requests, tables=tables, connections=sockets)
    settings = Settings(
        host=host,
        port=0 if browser and is_taken(host, port) else port,
        database=database,
        workers=workers,
        bots=bots_from,
        think=think,
        away=away,
        away_days=away_days * DAY,
        reveal=reveal,
        reveal_days=reveal_days * DAY,
        keep=keep * DAY,
        mail_command=mail_command,
        public=public.rstrip("/"),
        proxies=proxies,
        origins=tuple(origin or ()),
        limits=limits,
    )
    run(settings, welcome if browser else announce)


def announce(address: str) -> None:
    """Say where the server is."""
    typer.echo(f"Alcaide is at {address}")


def welcome(address: str) -> None:
    """Say where the server is to somebody who wants to play, and open the page where there is a screen."""
    typer.echo(f"Open {address} to play; Ctrl-C ends it.")
    if has_screen():
        webbrowser.open(address)


def has_screen() -> bool:
    """Whether a browser can show itself: on Linux only with a display."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def is_taken(host: str, port: int) -> bool:
    """Whether somebody listens there already."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.settimeout(1)
        return probe.connect_ex((host, port)) == 0
