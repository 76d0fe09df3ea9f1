"""What a seat decides in the dice game, what luck brings, and why a move is refused; the position has judged."""

from typing import Annotated, Literal, assert_never, cast

from alcaide.core import Action, Outcome, Position, Refusal
from alcaide.core.domains import Listed, Words
from alcaide.core.fields import check_text
from alcaide.core.moves import Vocabulary, move
from alcaide.games.alhambra import codes
from alcaide.games.alhambra.names import CHIPS
from alcaide.games.alhambra.rules import Alhambra
from alcaide.games.dicetable.codes import STARTING, TURN
from alcaide.games.dicetable.moves import Kind, NameStart, Place, Reroll, Rolled, StartColumn, refuse_at_table
from alcaide.games.dicetable.names import TYPES, cell_name

TITLE = "Alhambra: The Dice Game"


class DrawnChips(Listed[str]):
    """The chips of the piles, by name: all but the start-player chip."""

    pattern = "|".join(CHIPS[1 : codes.CHIPS])

    def __init__(self) -> None:
        super().__init__((None, *CHIPS[1 : codes.CHIPS]))

    def read(self, key: str, given: object) -> str:
        return check_text(key, given, CHIPS[1 : codes.CHIPS])

    def hear(self, words: str) -> str:
        return words


@move("place", codes.PLACE_DISPLACING, "place {kind} displacing", cites=("D36",), constant={"displace": True})
class PlaceDisplacing(Action):
    """Place the marker on the very cell of the result; the one there moves back."""

    kind: Kind


@move("cancel", codes.CANCEL_ROLL, cites=("D37",))
class CancelRoll(Action):
    """Declare the roll just made void."""


@move("black", codes.SET_BLACK, "black {kind}", cites=("D38",))
class SetBlack(Action):
    """Set the black die to a type."""

    kind: Kind


@move("award", codes.AWARD_POINTS, "take {take}", cites=("D25", "D26"))
class TakeAward(Action):
    """The best marker's owner takes two points, or one and the chip."""

    take: Annotated[Literal["points", "chip"], Words[Literal["points", "chip"]]("points", "chip")]


@move("keep", codes.KEEP, cites=("D35",))
class Keep(Action):
    """Take a building point where it was won."""


@move("swap", codes.SWAP_POINT, "swap to {kind}", cites=("D35",))
class SwapPoint(Action):
    """Spend a swap chip: take a building point in another type."""

    kind: Kind


@move("chip", codes.DRAW_CHIP, "chip {chip}")
class ChipDrawn(Outcome):
    """The chip for the next free bonus field (D9, D10)."""

    chip: Annotated[str, DrawnChips()]


@move("dirk", codes.DIRK_COLUMN, "Dirk at {kind}")
class DirkColumn(Outcome):
    """Where Dirk's first marker goes (T3)."""

    kind: Kind


ACTIONS = Vocabulary[Action](
    TITLE, codes.ACTIONS, Place, NameStart, Reroll, PlaceDisplacing, CancelRoll, SetBlack, TakeAward, Keep, SwapPoint
)
LUCK = Vocabulary[Outcome](TITLE, codes.OUTCOMES, Rolled, StartColumn, DirkColumn, ChipDrawn)

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
            return refuse_displacing(table, decision.kind)
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


def refuse_black(table: Alhambra) -> Refusal:
    """Why the black die cannot be set."""
    if table.black:
        return Refusal("The black die is set once in a turn.", "D38")
    if not table.chips(table.seat, codes.BLACK):
        return Refusal("You have no black-die chip.", "D38")
    return Refusal("The black die is set only while exactly one roll counts.", "D38")


def refuse_displacing(table: Alhambra, kind: int) -> Refusal:
    """Why no marker can be displaced there."""
    if not table.chips(table.seat, codes.DISPLACE):
        return Refusal("You have no displace chip.", "D36")
    if not table.shows(kind):
        return Refusal(f"No die shows {TYPES[kind]}.", "D14")
    cell = table.target_cell(kind)
    where = f"{TYPES[kind]} {cell_name(cell)}"
    if table.holder(kind, cell):
        return Refusal(f"The marker at {where} is your own.", "D36")
    return Refusal(f"Nobody stands at {where}: place the marker without the chip.", "D36")
