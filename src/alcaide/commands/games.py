"""`alcaide games`: which games there are."""

import json

from rich.console import Console
from rich.table import Table
from rich.text import Text

from alcaide.commands.arguments import AsJson
from alcaide.commands.console import plain_console
from alcaide.core import GAMES, JSON, Game, Option


def games(as_json: AsJson = False) -> None:
    """The games, how many can play, and their options.

    Example:  alcaide games --json
    """
    for sentence in GAMES.broken:
        Console(stderr=True, highlight=False).print(sentence, style="yellow", markup=False, soft_wrap=True)
    if as_json:
        print(json.dumps([describe(game) for game in GAMES.values()], indent=2))
        return
    table = Table(box=None, padding=(0, 2, 1, 0), show_header=False)
    for game in GAMES.values():
        about = Text(f"{game.title}, {seats(game)} players\n", "bold")
        about.append(game.about, "not bold")
        for option in game.options:
            about.append(f"\n--option {option.name}={values(option)}", "not bold cyan")
            about.append(f"  {option.about}", "not bold dim")
        table.add_row(Text(game.name, "bold green"), about)
    plain_console().print(table)


def describe(game: Game) -> JSON:
    """A game as JSON."""
    return {
        "name": game.name,
        "title": game.title,
        "about": game.about,
        "players": list(game.seats),
        "options": [
            {
                "name": option.name,
                "about": option.about,
                "default": option.default,
                **({"values": list(option.values)} if option.values else {}),
            }
            for option in game.options
        ],
    }


def seats(game: Game) -> str:
    """How many can play, in words."""
    low, high = game.seats[0], game.seats[-1]
    return str(low) if low == high else f"{low} to {high}"


def values(option: Option) -> str:
    """What one may choose from, the default first."""
    return "|".join(option.values) if option.values else json.dumps(option.default)
