"""Why an action of the dice game is not legal now. It explains; the position has already judged."""

from typing import assert_never, cast

from alcaide.core import Action, Position, Refusal
from alcaide.games.alhambra import codes
from alcaide.games.alhambra.moves import CancelRoll, Keep, PlaceDisplacing, SetBlack, SwapPoint, TakeAward
from alcaide.games.alhambra.rules import Alhambra
from alcaide.games.dicetable.codes import STARTING, TURN
from alcaide.games.dicetable.moves import NameStart, Place, Reroll
from alcaide.games.dicetable.names import TYPES, cell_name
from alcaide.games.dicetable.refusal import refuse_at_table
from alcaide.games.dicetable.rules import result_cell

ASKED = {
    TURN: "Now is the time to place the marker, to roll again or to use a chip of the turn.",
    STARTING: "Now is the time to name the next start player.",
    codes.AWARDING: "Now is the time to take two points, or one and the chip.",
    codes.SWAPPING: "Now is the time to keep the building point or to swap it.",
}
STAGE = {
    Place: TURN,
    PlaceDisplacing: TURN,
    Reroll: TURN,
    CancelRoll: TURN,
    SetBlack: TURN,
    NameStart: STARTING,
    TakeAward: codes.AWARDING,
    Keep: codes.SWAPPING,
    SwapPoint: codes.SWAPPING,
}

Decision = Place | PlaceDisplacing | Reroll | CancelRoll | SetBlack | NameStart | TakeAward | Keep | SwapPoint


def refuse(position: Position, action: Action) -> Refusal:
    """Why this action, which is not in the legal list, is not."""
    table = cast(Alhambra, position)
    decision = cast(Decision, action)
    if table.stage != STAGE[type(decision)]:
        return Refusal(ASKED[table.stage])
    match decision:
        case Place() | Reroll() | NameStart():
            return refuse_at_table(table, decision)
        case PlaceDisplacing():
            return refuse_displacing(table, decision)
        case CancelRoll():
            if not table.chips(table.seat, codes.CANCEL):
                return Refusal("You have no cancel chip.", "D37")
            return Refusal("A roll can be cancelled only before anything else is done.", "D37")
        case SetBlack():
            return refuse_black(table)
        case SwapPoint():
            return Refusal("The point is of that type already: keep it, or name another.", "D35")
        case TakeAward() | Keep():
            raise AssertionError("always legal when asked")
        case _:
            assert_never(decision)


def refuse_displacing(table: Alhambra, action: PlaceDisplacing) -> Refusal:
    """Why no marker can be displaced there."""
    if not table.chips(table.seat, codes.DISPLACE):
        return Refusal("You have no displace chip.", "D36")
    symbols = table.shows(action.kind)
    if not symbols:
        return Refusal(f"No die shows {TYPES[action.kind]}.", "D14")
    cell = result_cell(symbols, table.rolls)
    where = f"{TYPES[action.kind]} {cell_name(cell)}"
    if table.holder(action.kind, cell):
        return Refusal(f"The marker at {where} is your own.", "D36")
    return Refusal(f"Nobody stands at {where}: place the marker without the chip.", "D36")


def refuse_black(table: Alhambra) -> Refusal:
    """Why the black die cannot be set."""
    if table.black:
        return Refusal("The black die is set once in a turn.", "D38")
    if not table.chips(table.seat, codes.BLACK):
        return Refusal("You have no black-die chip.", "D38")
    return Refusal("The black die is set only while exactly one roll counts.", "D38")
