"""Alhambra: The Dice Game (2-6 players): eight dice, six kinds of buildings, three scorings."""

import json
from importlib.resources import files
from typing import cast

from alcaide.core import JSON, BadSetting, Game, Option, Position, Settings, shorten
from alcaide.games.alhambra.moves import ACTIONS, LUCK, TITLE, refuse
from alcaide.games.alhambra.rules import Alhambra

Points = dict[str, list[int]]
"""How many point chips are worth 1, 2 and 3, with light and with dark backs."""

POINTS: Points = json.loads((files(__package__) / "data" / "chips.json").read_text())["points"]
TOTALS = {"light": 10, "dark": 6}


def check_points(value: object) -> Points:
    """The option `points`, if it says three counts for either back that add up to the printed number of chips (D4)."""
    if not isinstance(value, dict) or set(value) != set(TOTALS):
        raise bad_points(f"must be an object with 'light' and 'dark', not {shorten(value)}")
    for back, total in TOTALS.items():
        counts = value[back]
        if not isinstance(counts, list) or len(counts) != 3 or any(type(n) is not int or n < 0 for n in counts):
            raise bad_points(f"must say for {back!r} how many chips are worth 1, 2 and 3, not {shorten(counts)}")
        if sum(counts) != total:
            raise bad_points(f"must have {total} {back} chips, not {sum(counts)}")
    return value


def bad_points(what: str) -> BadSetting:
    """The error that says what is wrong with the option."""
    return BadSetting(f"The option 'points' {what}; the default is {json.dumps(POINTS)}.", "bad_option")


def start(players: int, settings: Settings) -> Position:
    """The set-up (D4-D7)."""
    points = cast(Points, settings["points"])
    return Alhambra(players, points["light"], points["dark"])


def dirk(position: Position) -> JSON:
    """With two players the result says what Dirk has scored (T17)."""
    return {"dirk": cast(Alhambra, position).dirk_points()} if position.players == 2 else {}


GAME = Game(
    name="alhambra",
    title=TITLE,
    about="Roll eight dice up to three times, place markers, climb six tracks, and use your chips in time.",
    seats=range(2, 7),
    options=(
        Option(
            "points",
            "how many point chips are worth 1, 2 and 3, with light and with dark backs (not printed anywhere we found)",
            POINTS,
            check_points,
            parts=("1", "2", "3"),
            kind="counts",
            totals=TOTALS,
        ),
    ),
    position=Alhambra,
    start=start,
    actions=ACTIONS,
    luck=LUCK,
    package=__package__,
    refuse=refuse,
    extras=dirk,
)

__all__ = ["GAME", "Alhambra"]
