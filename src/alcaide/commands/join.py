"""`alcaide join`: sit down at a table of a running server, in the terminal."""

from dataclasses import replace
from typing import Annotated

import typer

from alcaide.commands.arguments import Auto, Plain, is_terminal
from alcaide.core import BadSetting
from alcaide.terminal import Screen
from alcaide.terminal.tables.join_request import JoinRequest


def join(
    link: Annotated[str, typer.Argument(metavar="LINK", help="The link of the table.")],
    name: Annotated[str, typer.Option("--name", metavar="NAME", help="What you are called there.")] = "",
    seat: Annotated[
        int | None, typer.Option("--seat", metavar="S", min=0, help="Where you sit; the first open seat if not given.")
    ] = None,
    token: Annotated[
        str,
        typer.Option(
            "--token", metavar="TOKEN", envvar="ALCAIDE_TOKEN", help="What holds a seat of yours already: to come back."
        ),
    ] = "",
    watch: Annotated[bool, typer.Option("--watch", help="Only look on.")] = False,
    plain: Plain = False,
    auto: Auto = False,
) -> None:
    """Play at a table of a running server, among people in browsers and terminals.

    Example:  alcaide join http://127.0.0.1:8000/table/k7rmx2cdf9wz --name Ada

    Come back to your seat with the token that is told when you leave:  alcaide join LINK --token TOKEN

    In a pipe, and with --plain, it is played line by line, as `alcaide play --plain` is.
    """
    join_table(JoinRequest(link, name.strip(), seat, token.strip(), watch, auto), plain)


def is_link(text: str) -> bool:
    """Whether this is the link of a table rather than the name of a game."""
    return "/" in text


def join_table(request: JoinRequest, plain: bool) -> None:
    """Go to a table: in the application, or line by line."""
    if plain or not is_terminal():
        join_plainly(request)
        return
    from alcaide.terminal.app import join as join_in_app  # noqa: PLC0415 - other commands need not wait for it

    if told := join_in_app(request):
        typer.echo(told)


def join_plainly(request: JoinRequest) -> None:
    """Play or watch line by line."""
    from alcaide.terminal.line_play import play_lines  # noqa: PLC0415 - other commands need not wait for it
    from alcaide.terminal.tables.remote import RemoteTable  # noqa: PLC0415
    from alcaide.terminal.tables.table_client import enter_table  # noqa: PLC0415
    from alcaide.terminal.tables.table_thread import TableThread  # noqa: PLC0415

    screen = Screen()
    if not (request.name or request.token or request.watch):
        name = (screen.ask("Your name: ") or "").strip() if screen.is_live else ""
        if not name:
            raise BadSetting("Say who you are with --name NAME, come back with --token TOKEN, or look on with --watch.")
        request = replace(request, name=name)
    with TableThread() as thread:
        client = thread.do(enter_table(request))
        told = ["You watch." if request.watch else "Type the number of a move, its words, or help."]
        play_lines(thread, RemoteTable(client), screen, told)
