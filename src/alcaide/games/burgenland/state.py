"""The state of Burgen Land: a whole position as plain values, and which of them a position can have."""

from typing import TypedDict, cast

from alcaide.core.codes import *
from alcaide.core.states import numbers, read_values, require
from alcaide.games.burgenland.codes import *


class State(TypedDict):
    """A whole position as plain values; cards and kinds by their codes, castles and piles by colour."""

    to_act: int
    kinds: list[int]
    castles: list[list[list[int]]]
    piles: list[list[int]]
    red: list[int]
    supply: int
    shown: list[int]
    points: list[int]
    crown: int
    seat: int
    colour: int
    stage: int
    thrown: int


LAYOUT = {
    "to_act": numbers(OVER, 1),
    "kinds": numbers(WALL, WALL_CROWN, AREA),
    "castles": numbers(EMPTY, ROOFED_TOWER, 2, 3, range(SLOTS + 1)),
    "piles": numbers(0, SLOTS, 3, ROOFED_TOWER),
    "red": numbers(0, RED_DICE, 2),
    "supply": numbers(0, RED_DICE),
    "shown": numbers(1, DIE - 1, range(DIE)),
    "points": numbers(0, 1000, 2),
    "crown": numbers(0, SPACES - 1),
    "seat": numbers(0, 1),
    "colour": numbers(-1, RED),
    "stage": numbers(ROLLING, LOSING),
    "thrown": numbers(0, RED_DICE),
}


def read_state(state: object) -> State:
    """The state, if a position can have it: where the rules do not foresee it, they would go astray."""
    given = cast(State, read_values(state, LAYOUT))
    acting, stage, colour, castles = given["to_act"], given["stage"], given["colour"], given["castles"]
    ended = acting == OVER
    own = castles[given["seat"]][max(colour, 0)]
    kind = given["kinds"][given["crown"] % AREA]
    require(acting < 0 or acting == given["seat"], "somebody acts in another's turn")
    require(acting != CHANCE or stage == ROLLING, "luck decides only on rolls")
    require(given["thrown"] <= given["red"][given["seat"]], "more red dice are thrown than owned")
    require(sum(given["red"]) + given["supply"] <= RED_DICE, "there are too many red dice")
    require(ended or stage != MOVING or len(given["shown"]) > 0, "there is no die to choose")
    require(ended or stage < ACTING or colour >= 0, "there is no colour to act in")
    require(ended or stage != ACTING or (colour == given["crown"] // AREA and kind != CROWN), "nothing is given here")
    require(ended or stage != LOSING or len(own) > 1, "there is no end to choose")
    ends = [castle[end] for each in castles for castle in each if castle for end in (0, -1)]
    require(EMPTY not in ends, "a castle ends with an empty slot")
    return given
