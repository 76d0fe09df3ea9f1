"""What several commands are asked in the same way: a game, its seats and options, bots, records."""

import json
import os
import sys
from collections.abc import Sequence
from enum import StrEnum
from typing import Annotated

import typer

from alcaide.core import BadSetting, Game, Settings, shorten
from alcaide.lab import Here, RayCluster, Workforce
from alcaide.search import BOTS, bot_named

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game; see: alcaide games")]
Players = Annotated[
    int | None, typer.Option("--players", metavar="P", help="How many seats. The fewest the game allows, if not given.")
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be given several times."),
]
Matches = Annotated[int, typer.Option("--matches", "-n", metavar="N", min=1, help="How many matches.")]
BOT_LIST = ", ".join(f"{bot.name} ({bot.about})" for bot in BOTS.values())
BotNames = Annotated[
    str,
    typer.Option("--bots", metavar="A,B", help=f"Who plays, one a seat or one for all: {BOT_LIST}; or run:COMMAND."),
]
Seed = Annotated[int, typer.Option("--seed", metavar="S", help="The same seed plays the same matches.")]


class FaultMeans(StrEnum):
    """What happens when a bot crashes, thinks too long or answers nonsense."""

    FORFEIT = "forfeit"
    SQUIRE = "squire"

    @property
    def stand_in(self) -> str | None:
        """The bot that plays on; None if the match is lost."""
        return None if self is FaultMeans.FORFEIT else self.value


OnFault = Annotated[
    FaultMeans,
    typer.Option("--on-fault", help="A bot that crashes, hangs or cheats loses the match, or squire plays on for it."),
]
Think = Annotated[
    float,
    typer.Option("--think", metavar="SECONDS", min=0, help="How long a bot may think about a decision; 0 is any time."),
]
Workers = Annotated[
    int, typer.Option("--workers", metavar="W", min=0, help="Processes; 0 is one a core. Changes no match.")
]
Ray = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS", help="Work on this Ray cluster instead; changes no match either."),
]
Plain = Annotated[bool, typer.Option("--plain", help="Line by line, as in a pipe; for screen readers and scripts.")]
Auto = Annotated[bool, typer.Option("--auto", help="In the application, where there is only one move, play it.")]
AsJson = Annotated[bool, typer.Option("--json", help="For programs: one JSON value instead of words.")]


def read_workforce(workers: int, ray: str | None) -> Workforce:
    """Who does the work, as `--workers` and `--ray` say."""
    return Here(workers or os.cpu_count() or 1) if ray is None else RayCluster(ray)


def is_terminal() -> bool:
    """Whether a person sits before a screen and a keyboard that an application can use."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def read_settings(game: Game, given: Sequence[str] | None) -> Settings:
    """The options that `--option name=value` says, checked; a value that is JSON is taken as such."""
    settings: Settings = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetting(f"An option is given as name=value, not as {shorten(text)}.", "bad_option")
        settings[name.strip()] = read_value(value.strip())
    return game.differing(game.settings(settings))


def read_value(text: str) -> object:
    """A number, a list or an object where it reads as one; otherwise the words themselves.

    >>> read_value("B"), read_value("3"), read_value('{"light":[4,3,3]}')
    ('B', 3, {'light': [4, 3, 3]})
    """
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def read_players(game: Game, players: int | None) -> int:
    """The number of seats; the fewest if none is given."""
    return game.check_players(game.seats[0] if players is None else players)


def read_bots(names: str, players: int) -> tuple[str, ...]:
    """One bot a seat; a single name sits everywhere."""
    bots = tuple(bot_named(name.strip()).name for name in names.split(","))
    if len(bots) == 1:
        return bots * players
    if len(bots) != players:
        raise BadSetting(f"There are {players} seats but {len(bots)} bots; name one bot, or one a seat.", "bad_players")
    return bots
