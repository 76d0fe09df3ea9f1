"""`alcaide join`: sit down at a table of a running server, in the terminal."""

from typing import Annotated

import typer

from alcaide.commands.asked import Auto, is_terminal
from alcaide.kernel import BadSetting


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
    auto: Auto = False,
) -> None:
    """Play at a table of a running server, among people in browsers and terminals.

    Example:  alcaide join http://127.0.0.1:8000/table/k7rmx2cdf9wz --name Ada

    Come back to your seat with the token that is told when you leave:  alcaide join LINK --token TOKEN
    """
    join_table(link, name, seat, token=token, watch=watch, auto=auto)


def is_link(text: str) -> bool:
    """Whether this is the link of a table rather than the name of a game."""
    return "/" in text


def join_table(
    link: str,
    name: str,
    seat: int | None,
    *,
    token: str = "",
    watch: bool = False,
    auto: bool = False,
    plain: bool = False,
) -> None:
    """Open the application at the door of a table."""
    if plain or not is_terminal():
        raise BadSetting(
            "A table of a server is joined at a terminal; a program speaks its protocol: docs/protocol.md."
        )
    from alcaide.terminal.app import join as open_door  # noqa: PLC0415 - other commands need not wait for it
    from alcaide.terminal.app.join_screen import Wish  # noqa: PLC0415

    if told := open_door(Wish(link, name, seat, token, watch, auto)):
        typer.echo(told)
