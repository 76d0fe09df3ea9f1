"""Why an action of Alcazaba is not legal now. It explains; the position has already judged."""

from typing import assert_never, cast

from alcaide.core import Action, Position, Refusal
from alcaide.games.alcazaba import codes
from alcaide.games.alcazaba.moves import (
    At,
    Build,
    Exchange,
    Give,
    Rebuild,
    Remove,
    TakeStart,
    TakeTile,
    ToReserve,
    site_words,
)
from alcaide.games.alcazaba.names import SIDES, TILES, walls_name
from alcaide.games.alcazaba.rules import Alcazaba
from alcaide.games.alcazaba.view import alhambra
from alcaide.games.dicetable.codes import MOST_ROLLS, STARTING, TURN
from alcaide.games.dicetable.moves import NameStart, Place, Reroll
from alcaide.games.dicetable.names import TYPES
from alcaide.games.dicetable.refusal import refuse_at_table

ASKED = {
    TURN: "Now is the time to place the marker, to roll again or to redesign.",
    STARTING: "Now is the time to name the next start player.",
    codes.TAKING: "Now is the time to take something from the column.",
    codes.FITTING: "Now is the time to build the tile that was taken, or to put it away.",
}
STAGE = {
    Place: TURN,
    Reroll: TURN,
    Rebuild: TURN,
    Remove: TURN,
    Exchange: TURN,
    NameStart: STARTING,
    TakeTile: codes.TAKING,
    TakeStart: codes.TAKING,
    Build: codes.FITTING,
    ToReserve: codes.FITTING,
    Give: codes.FITTING,
}
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}

Redesign = Rebuild | Remove | Exchange
Decision = Place | Reroll | NameStart | TakeTile | TakeStart | Build | ToReserve | Give | Redesign


def refuse(position: Position, action: Action) -> Refusal:
    """Why this action, which is not in the legal list, is not."""
    table = cast(Alcazaba, position)
    decision = cast(Decision, action)
    if table.stage != STAGE[type(decision)]:
        return Refusal(ASKED[table.stage])
    match decision:
        case Place() | Reroll() | NameStart():
            return refuse_at_table(table, decision)
        case TakeTile():
            return Refusal(f"{TILES[decision.tile]} does not lie in the column of {TYPES[table.column]}.", "V9")
        case TakeStart():
            return Refusal(f"The start-player chip does not lie on {TYPES[table.column]}.", "V9")
        case Build():
            return refuse_building(table, table.taken - 1, decision.at)
        case Give():
            return Refusal("There is no Dirk to give a tile to: he plays only with two.", "T14")
        case Rebuild() | Remove() | Exchange():
            return refuse_redesign(table, decision)
        case ToReserve():
            raise AssertionError("always legal when asked")
        case _:
            assert_never(decision)


def refuse_redesign(table: Alcazaba, action: Redesign) -> Refusal:
    """Why this redesign cannot be."""
    if table.rolls == MOST_ROLLS:
        return Refusal("After the third roll there is no redesign any more.", "V8")
    if not isinstance(action, Remove) and table.state()["where"][action.tile] != codes.RESERVE + table.seat:
        return Refusal(f"{TILES[action.tile]} is not in your reserve.", "V18")
    if isinstance(action, Rebuild):
        return refuse_building(table, action.tile, action.at)
    there = {(tile.x, tile.y): tile for tile in alhambra(table.state(), table.seat)}.get(action.at)
    if there is None:
        return Refusal(f"There is no tile of yours at {site_words(action.at)}.", "V18")
    if there.tile == "fountain":
        return Refusal("The fountain is never removed or exchanged.", "V17")
    if isinstance(action, Remove):
        return Refusal(f"Without {there.tile} there would be a hole, or a tile nobody could reach.", "V18")
    if walls_of(table, action.tile) == there.walls:
        return Refusal(f"{TILES[action.tile]} is just like {there.tile}: that would change nothing.", "V8")
    return Refusal(f"The walls of {TILES[action.tile]} do not match those around {site_words(action.at)}.", "V18")


def refuse_building(table: Alcazaba, tile: int, at: At) -> Refusal:
    """Which of the building rules forbids this tile there."""
    built = {(each.x, each.y): each.walls for each in alhambra(table.state(), table.to_act)}
    where = site_words(at)
    if at in built:
        return Refusal(f"There is a tile at {where} already.", "V14")
    around = {side: built.get((at[0] + x, at[1] + y)) for side, (x, y) in STEPS.items()}
    facing = {side: SIDES[(SIDES.index(side) + 2) % 4] in walls for side, walls in around.items() if walls is not None}
    if not facing:
        return Refusal(f"{where} shares no side with your Alhambra.", "V14")
    walls = walls_of(table, tile)
    for side, walled in facing.items():
        if walled != (side in walls):
            return Refusal(f"On side {side} of {where} a wall would meet no wall.", "V14")
    if all(facing.values()):
        return Refusal(f"There is no way on foot to {where}: all sides it shares have walls.", "V14")
    return Refusal(f"A tile at {where} would leave a hole.", "V14")


def walls_of(table: Alcazaba, tile: int) -> str:
    """The walled sides of a tile."""
    return walls_name(table.state()["walls"][tile])
