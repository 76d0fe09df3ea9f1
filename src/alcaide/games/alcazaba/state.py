"""The state of Alcazaba: a whole position as plain values, and which of them a position can have."""

from collections.abc import Sequence
from typing import cast

from alcaide.core.codes import *
from alcaide.core.states import numbers, read_values, require
from alcaide.games.alcazaba.codes import *
from alcaide.games.dicetable.codes import *
from alcaide.games.dicetable.state import TableState, check_table, is_taken, table_layout

FURTHEST = CENTRE - 1
BASE = (range(7), range(7, 14), range(14, 23), range(23, 32), range(32, 43), range(43, EXTRA))
"""The base tiles of every type."""


class State(TableState):
    """A whole position as plain values; tiles by their codes."""

    walls: list[int]
    """The walled sides of every tile, and of the fountain."""
    where: list[int]
    """For every tile: unseen, shown, aside, in hand, in a seat's reserve, or built by an owner."""
    x: list[int]
    """Of the tiles that a seat has built; 0 of all others."""
    y: list[int]
    show: list[list[int]]
    """The tiles of every column, the lowest first (V5)."""
    bag: list[int]
    """How many base tiles of every type the bag holds."""
    resting: list[int]
    """Markers on the reserve boards, spent for a redesign (V8), by owner."""
    drawn: int
    taken: int


def read_walls(walls: Sequence[int]) -> list[int]:
    """The walled sides of every tile."""
    sides = {"walls": numbers(0, NORTH + EAST + SOUTH + WEST, TILES)}
    return cast(list[int], read_values({"walls": list(walls)}, sides)["walls"])


def read_state(state: object, players: int) -> State:
    """The state, if a position of so many seats can have it."""
    require(players > 0, "the position was never set up")
    owners = 3 if players == 2 else players
    layout = {
        **table_layout(players),
        "walls": numbers(0, NORTH + EAST + SOUTH + WEST, TILES + 1),
        "where": numbers(UNSEEN, BUILT + owners - 1, TILES),
        "x": numbers(-FURTHEST, FURTHEST, TILES),
        "y": numbers(-FURTHEST, FURTHEST, TILES),
        "show": numbers(0, EXTRA, TYPES, range(COLUMN_TILES + 1)),
        "bag": numbers(0, TILES, TYPES),
        "resting": numbers(0, 5, owners),
        "drawn": numbers(0, BAG_TILES - 1),
        "taken": numbers(0, TILES),
    }
    given = cast(State, read_values(state, layout))
    check_table(given, (START_DIE, ROLLING, STACK_DRAW, BAG_DRAW))
    check_tiles(given, players)
    if given["to_act"] != OVER:
        check_draws(given)
        check_awards(given)
    return given


def check_tiles(given: State, players: int) -> None:
    """Refuse tiles in two places, or in a place that is none."""
    where = given["where"]
    shown = sorted(tile for column in given["show"] for tile in column)
    columns = [kind for kind, column in enumerate(given["show"]) for tile in column if tile not in (*BASE[kind], EXTRA)]
    require(shown == [tile for tile in range(TILES) if where[tile] == SHOWN], "other tiles are on show than lie there")
    require(not columns and all(EXTRA not in column for column in given["show"][:-1]), "a tile lies in another column")
    require(not any(RESERVE + players <= place < BUILT for place in where), "there is no such reserve")
    taken = [tile + 1 for tile in range(TILES) if where[tile] == IN_HAND]
    require(taken == [given["taken"]] * (given["taken"] > 0), "another tile is in hand than was taken")
    sites = [
        (where[tile], given["x"][tile], given["y"][tile]) for tile in range(TILES) if is_laid(where[tile], players)
    ]
    require(len(set(sites)) == len(sites), "two tiles lie on one site")
    require(all(site[1:] != (0, 0) for site in sites), "a tile lies on the fountain")


def is_laid(place: int, players: int) -> bool:
    """Whether a tile that is there lies in the Alhambra of a seat."""
    return BUILT <= place < BUILT + players


def check_draws(given: State) -> None:
    """Refuse to lay out more than has room (V5)."""
    stage, column = given["stage"], given["column"]
    require(stage == BAG_DRAW or given["drawn"] == 0, "tiles were drawn before the bag was opened")
    lengths = [len(tiles) for tiles in given["show"]]
    require(stage != STACK_DRAW or lengths == [1] * column + [0] * (TYPES - column), "the stack is in disorder")
    require(stage != BAG_DRAW or sum(lengths) == TYPES + given["drawn"], "the show is in disorder")
    require(stage != BAG_DRAW or max(lengths) <= 1 + given["drawn"], "the show is in disorder")


def check_awards(given: State) -> None:
    """Refuse to ask a seat that has won nothing (V9)."""
    stage, column = given["stage"], given["column"]
    require((stage == FITTING) == (given["taken"] > 0), "a tile is in hand only until it finds its place")
    if stage == TAKING:
        require(is_taken(given, column) == given["to_act"] + 1, "another has the best marker")
        require(len(given["show"][column]) > 0 or given["start_column"] == column, "there is nothing to take")
