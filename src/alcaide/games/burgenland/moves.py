"""What a seat decides in Burgen Land, what luck brings, and why a move is refused. It explains; the position judges."""

from typing import Annotated, Literal, assert_never, cast

from alcaide.core import Action, Outcome, Position, Refusal
from alcaide.core.domains import Ascending, Either, Maybe, Numbers, Words
from alcaide.core.moves import Key, Vocabulary, move
from alcaide.games.burgenland import codes
from alcaide.games.burgenland.names import CARD_NAMES, COLOURS
from alcaide.games.burgenland.rules import Burgenland

TITLE = "Burgen Land"

DIE = Numbers(1, codes.DIE - 1)
ENDS = Words[Literal["left", "right"]]("left", "right")
PLACES = Either(ENDS, Numbers(0, codes.SLOTS - 1, said="in {}"))

Face = Annotated[int, DIE]
End = Annotated[Literal["left", "right"], ENDS]
Place = Annotated[Literal["left", "right"] | int, PLACES]
"""An end of a castle, or the index of an empty slot (from the left, from 0)."""


@move("roll", codes.ROLL, "roll[ with {red} red]", cites=("K11", "K12", "K13"))
class Roll(Action):
    """Roll your die together with some of your red dice."""

    red: Annotated[int, Numbers(0, codes.RED_DICE)]


@move("stop", codes.STOP, cites=("K11", "K17"))
class Stop(Action):
    """End the turn."""


@move("move", codes.MOVE, "move {steps}", cites=("K14", "K15", "K16"))
class Move(Action):
    """Move the crown by one of the values shown."""

    steps: Face


@move("dice", codes.DICE, "take dice", cites=("K18", "K19", "K22"))
class TakeDice(Action):
    """Take red dice instead of the card."""


@move("card", codes.CARD, "take card {at}[ from {source}]", cites=("K23", "K24"))
class TakeCard(Action):
    """Take the space's card and lay it `at` a place; with an empty pile, from the rival's slot `source`."""

    at: Place
    source: Annotated[int | None, Maybe(Numbers(0, codes.SLOTS - 1)), Key("from")] = None
    """The slot of the rival's castle, from the left, from 0; None for the pile."""


@move("score", codes.SCORE, cites=("K21", "K26"))
class Score(Action):
    """Score the turn's colour on a wall/crown space."""


@move("lose", codes.LOSE_LEFT, "lose {end}", cites=("K28",))
class Lose(Action):
    """After a bust, give back the card at this end, both being worth the same."""

    end: End


@move("roll", 0, "rolled {own}[ and red {red}]", digits=("red", "own"))
class Rolled(Outcome):
    """How the dice fell: your own die, and the red ones ascending."""

    own: Face
    red: Annotated[tuple[int, ...], Ascending(DIE, codes.RED_DICE)]


ACTIONS = Vocabulary[Action](TITLE, codes.ACTIONS, Roll, Stop, Move, TakeDice, TakeCard, Score, Lose)
LUCK = Vocabulary[Outcome](TITLE, codes.OUTCOMES, Rolled)

ASKED = {
    codes.ROLLING: "Now is the time to roll, or to stop after an action.",
    codes.MOVING: "Now is the time to choose which die moves the crown.",
    codes.ACTING: "Now is the time to take what the space offers.",
    codes.LOSING: "Now is the time to choose which outermost card is lost.",
}
STAGE = {
    Roll: codes.ROLLING,
    Stop: codes.ROLLING,
    Move: codes.MOVING,
    TakeDice: codes.ACTING,
    TakeCard: codes.ACTING,
    Score: codes.ACTING,
    Lose: codes.LOSING,
}

Decision = Roll | Stop | Move | TakeDice | TakeCard | Score | Lose


def refuse(position: Position, action: Action) -> Refusal:
    """Why this action, which is not in the legal list, is not."""
    table = cast(Burgenland, position)
    decision = cast(Decision, action)
    if table.stage != STAGE[type(decision)]:
        return Refusal(ASKED[table.stage])
    match decision:
        case Roll():
            return Refusal(f"You own {table.red_dice(table.seat)} red dice, not {decision.red}.", "K12")
        case Stop():
            return Refusal("The first roll of a turn is compulsory.", "K11")
        case Move():
            return Refusal(f"No die shows {decision.steps}.", "K14")
        case Score():
            return Refusal("Only a crown space or a wall/crown space scores.", "K21")
        case TakeCard():
            return refuse_card(table, decision)
        case TakeDice() | Lose():
            raise AssertionError("always legal when asked")
        case _:
            assert_never(decision)


def refuse_card(table: Burgenland, action: TakeCard) -> Refusal:
    """Why the card of the crown's space cannot be taken like this."""
    card = table.card_here()
    name = f"{COLOURS[table.colour]} {CARD_NAMES[card]}"
    pile = table.pile(table.colour, card)
    rival = table.castle(1 - table.seat, table.colour)
    if pile and action.source is not None:
        return Refusal(f"While the pile has a {name}, none is taken from the rival.", "K23")
    if not pile and card not in rival:
        return Refusal(f"There is no {name} to take: you own them all. Take dice.", "K23")
    if not pile and action.source is None:
        return Refusal(f"The pile of the {name} is empty: say which of the rival's to take.", "K23")
    if action.source is not None and rival[action.source : action.source + 1] != [card]:
        return Refusal(f"The rival has no {name} in slot {action.source}.", "K25")
    return refuse_place(table, action, name)


def refuse_place(table: Burgenland, action: TakeCard, name: str) -> Refusal:
    """Why the card may not lie there."""
    own = table.castle(table.seat, table.colour)
    if not own:
        return Refusal("An empty castle begins with a wall, laid on the right.", "K24")
    if isinstance(action.at, int):
        if own[action.at : action.at + 1] != [codes.EMPTY]:
            return Refusal(f"Slot {action.at} of your {COLOURS[table.colour]} castle is not a hole.", "K24")
        return Refusal(f"A {name} cannot fill slot {action.at}: look at the cards beside it.", "K24")
    if len(own) == codes.SLOTS:
        return Refusal(f"A castle has at most {codes.SLOTS} slots.", "K5")
    return Refusal(f"A building must lie next to a wall, and the card on the {action.at} is none.", "K24")
