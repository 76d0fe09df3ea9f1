"""The part of a state that both dice games share, and which values a position can have there."""

from typing import TypedDict, cast

from alcaide.core.codes import *
from alcaide.core.states import Layout, numbers, read_values, require
from alcaide.games.dicetable.codes import *


class TableState(TypedDict):
    """The shared part of a position as plain values."""

    to_act: int
    dice: list[int]
    """How many white dice show each type; dice in the air show none."""
    area: list[list[int]]
    """For every column and cell, 0 or the marker's owner + 1."""
    markers: list[int]
    """Markers in hand, by owner."""
    fallen: list[int]
    """Markers that fell off this round, by owner (D19)."""
    points: list[int]
    round: int
    caliph: int
    next_caliph: int
    start_column: int
    seat: int
    stage: int
    rolls: int
    thrown: int
    column: int


def read_players(players: object) -> int:
    """How many seats there are, if a table can have so many."""
    return cast(int, read_values({"players": players}, {"players": numbers(2, OWNERS)})["players"])


def table_layout(players: int) -> Layout:
    """The shared part of a state with so many seats."""
    owners = 3 if players == 2 else players
    return {
        "to_act": numbers(OVER, players - 1),
        "dice": numbers(0, DICE, TYPES),
        "area": numbers(0, owners, TYPES, CELLS),
        "markers": numbers(0, 5, owners),
        "fallen": numbers(0, 5, owners),
        "points": numbers(0, 1000, owners),
        "round": numbers(1, ROUNDS),
        "caliph": numbers(0, players - 1),
        "next_caliph": numbers(0, players - 1),
        "start_column": numbers(-1, TYPES - 1),
        "seat": numbers(0, players - 1),
        "stage": numbers(0, 7),
        "rolls": numbers(0, MOST_ROLLS),
        "thrown": numbers(0, DICE),
        "column": numbers(0, TYPES - 1),
    }


def check_table(given: TableState, luck: tuple[int, ...]) -> None:
    """Refuse what the rules do not foresee; `luck` are the game's stages in which it decides."""
    acting, stage, seat = given["to_act"], given["stage"], given["seat"]
    on_table = sum(given["dice"])
    require(acting == OVER or (acting == CHANCE) == (stage in luck), "luck decides only where it is asked")
    require(stage != TURN or acting in (OVER, seat), "somebody acts in another's turn")
    if acting != OVER and stage in (TURN, ROLLING):
        require(on_table + given["thrown"] == DICE, "there are not eight dice")
        require((given["thrown"] > 0) == (stage == ROLLING), "dice are in the air only while luck decides")
        require(given["rolls"] < MOST_ROLLS if stage == ROLLING else given["rolls"] > 0, "there is no such roll")
        require(given["markers"][seat] > 0, "the seat has no marker to place")
    elif acting != OVER:
        require(on_table + given["thrown"] == 0, "dice lie on the table between two turns")


def is_taken(given: TableState, column: int) -> int:
    """0, or the owner of the best marker in a column, + 1."""
    return next((owner for owner in given["area"][column] if owner), 0)
