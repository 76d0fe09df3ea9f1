"""Why an action of Burgen Land is not legal now. It explains; the position has already judged."""

from typing import assert_never, cast

from alcaide.core import Action, Position, Refusal
from alcaide.games.burgenland import codes
from alcaide.games.burgenland.moves import Lose, Move, Roll, Score, Stop, TakeCard, TakeDice
from alcaide.games.burgenland.names import CARD_NAMES, COLOURS
from alcaide.games.burgenland.rules import Burgenland

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
