"""The state of the dice game: a whole position as plain values, and which of them a position can have."""

from collections.abc import Sequence
from typing import cast

from alcaide.core.codes import *
from alcaide.core.states import numbers, read_values, require
from alcaide.games.alhambra.codes import *
from alcaide.games.dicetable.codes import *
from alcaide.games.dicetable.state import TableState, check_table, is_taken, table_layout


class State(TableState):
    """A whole position as plain values; chips by their codes, stones by type and owner."""

    hands: list[list[int]]
    """For every owner, how many chips of each code."""
    unseen: list[list[int]]
    """How many chips of each code nobody has seen: light backs, dark backs."""
    bonus: list[int]
    stones: list[list[int]]
    """How far up its track a stone stands; 0 is off the track."""
    under: list[list[int]]
    """How many stones lie under it on its cell (D31)."""
    former: list[int]
    """The white dice before the roll just made, while it can be cancelled."""
    fresh: bool
    black: int
    receiver: int
    due: int
    chip_due: bool
    second: int
    second_due: int


def read_state(state: object, players: int) -> State:
    """The state, if a position of so many seats can have it."""
    require(players > 0, "the position was never set up")
    owners = 3 if players == 2 else players
    layout = {
        **table_layout(players),
        "hands": numbers(0, 26, owners, CHIPS),
        "unseen": numbers(0, 26, 2, CHIPS),
        "bonus": numbers(NO_CHIP, START, TYPES),
        "stones": numbers(0, TRACK, TYPES, owners),
        "under": numbers(0, OWNERS - 1, TYPES, owners),
        "former": numbers(0, DICE, TYPES),
        "fresh": numbers(0, 1),
        "black": numbers(0, TYPES),
        "receiver": numbers(0, owners - 1),
        "due": numbers(0, 2),
        "chip_due": numbers(0, 1),
        "second": numbers(0, owners),
        "second_due": numbers(0, 2),
    }
    given = cast(State, read_values(state, layout))
    check_table(given, (START_DIE, ROLLING, CHIP_DRAW, DIRK_DIE))
    acting, stage = given["to_act"], given["stage"]
    if acting == OVER:
        return given
    require(given["unseen"][LIGHT][NO_CHIP] + given["unseen"][DARK][NO_CHIP] == 0, "there is no such chip")
    require(stage != CHIP_DRAW or given["bonus"][given["column"]] == NO_CHIP, "the bonus field is full")
    require((given["second_due"] == 0) or given["second"] > 0, "an award is due to nobody")
    require(stage != DIRK_DIE or players == 2, "Dirk does not take part")
    require(stage not in (SWAPPING, STARTING) or acting == given["receiver"], "another is asked than receives")
    require(stage != SWAPPING or given["due"] > 0, "there is no point to send elsewhere")
    require(stage != AWARDING or is_taken(given, given["column"]) == acting + 1, "the award is another's")
    if given["hands"][given["seat"]][CANCEL] and stage in (TURN, ROLLING) and given["rolls"] > (stage == TURN):
        require(not given["fresh"] or sum(given["former"]) == DICE, "the roll before had not eight dice")
        require(stage == TURN or sum(given["former"]) == DICE, "the roll before had not eight dice")
    return given


def read_pile(counts: Sequence[int], total: int) -> list[int]:
    """How many point chips are worth 1, 2 and 3, if there are so many in all (D4c)."""
    read = read_values({"counts": list(counts)}, {"counts": numbers(0, total, POINT_3)})["counts"]
    require(sum(cast(list[int], read)) == total, f"there are {total} point chips with this back")
    return cast(list[int], read)
