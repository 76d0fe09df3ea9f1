"""The examples in help texts: of a game and an option that are there."""

from collections.abc import Iterator

from alcaide.core import GAMES, Game, Option

SEVERAL = 3


def fill_in(text: str) -> str:
    """A help text with names where it says {game}, {option}, {value} and {values}; once filled in, it stays."""
    if "{" not in text:
        return text
    found = next(choices(), None)
    if found is None:
        return text.format(game=next(iter(GAMES)), option="NAME", value="VALUE", values="A,B,C")
    game, option = found
    values = option.values[:SEVERAL]
    return text.format(game=game.name, option=option.name, value=values[-1], values=",".join(values))


def choices() -> Iterator[tuple[Game, Option]]:
    """Every option with several values to choose from, and its game."""
    return ((game, option) for game in GAMES.values() for option in game.options if len(option.values) >= SEVERAL)
