"""Writes the tables of docs/environments.md: `python -m alcaide.envs.reference docs/environments.md`.

What every number of an action means, and what every number of an observation says, from the games themselves.
"""

import sys
from collections.abc import Iterator
from contextlib import suppress
from itertools import groupby
from pathlib import Path

from alcaide.core import GAMES, Action, Game, NotUnderstood

BEGIN = "<!-- tables: written by `make environments`, not by hand -->"
END = "<!-- end of tables -->"


def used(game: Game) -> Iterator[tuple[int, Action]]:
    """Every code that stands for an action, with it."""
    for code in range(game.actions.size):
        with suppress(NotUnderstood):
            yield code, game.actions.decode(code)


def action_rows(game: Game) -> Iterator[str]:
    """The action space in runs of one kind of action each; single codes within a run may be out of use."""
    for name, run in groupby(used(game), key=lambda pair: pair[1].name):
        codes = list(run)
        (first, begins), (last, ends) = codes[0], codes[-1]
        said = f"`{begins}`" if first == last else f"`{begins}` to `{ends}`"
        yield f"| {first} to {last} | {name} | {said} |"


def field_rows(game: Game) -> Iterator[str]:
    """The layout of an observation, with the smallest number of seats and with the largest."""
    few, many = game.observer.fields(game.seats[0]), game.observer.fields(game.seats[-1])
    at = 0
    for field, other in zip(few, many, strict=True):
        shape = (
            shape_of(field.shape)
            if field.shape == other.shape
            else f"{shape_of(field.shape)} to {shape_of(other.shape)}"
        )
        high = field.high if field.high == other.high else f"{field.high} to {other.high}"
        yield f"| {at} | `{field.name}` | {shape} | {field.low} | {high} | {field.about} |"
        at += field.size


def shape_of(shape: tuple[int, ...]) -> str:
    """A shape in words."""
    return " x ".join(map(str, shape))


def section(game: Game) -> Iterator[str]:
    """Both tables of one game."""
    seats = (game.seats[0], game.seats[-1])
    sizes = " to ".join(dict.fromkeys(str(game.observer.size(players)) for players in seats))
    where = f", places with {seats[0]} seats" if seats[0] != seats[1] else ""
    yield from (f"### {game.title}", "")
    yield from (f"`{game.name}`: {game.actions.size:,} actions.", "", "| action | kind | in words |", "|--:|---|---|")
    yield from (*action_rows(game), "")
    yield f"Observation, version {game.observer.version}: {sizes} numbers{where}."
    yield from ("", "| place | field | shape | low | high | what it says |", "|--:|---|---|--:|--:|---|")
    yield from (*field_rows(game), "")


def tables() -> str:
    """The tables of every game of ours."""
    return "\n".join(line for name in GAMES.ours for line in section(GAMES[name]))


def renew(page: str) -> str:
    """A page with its tables as they must be."""
    before, rest = page.split(BEGIN)
    after = rest.split(END)[1]
    return f"{before}{BEGIN}\n\n{tables()}\n{END}{after}"


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(renew(path.read_text()))
