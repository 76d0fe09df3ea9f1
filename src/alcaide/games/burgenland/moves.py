"""What a seat decides in Burgen Land, what luck brings, and why a move is refused. It explains; the position judges."""

from typing import Annotated, Literal, cast

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

OBSTACLES: dict[int, tuple[str | None, str]] = {
    codes.NOT_ASKED: (None, "{asked}"),
    codes.FIRST_ROLL: ("K11", "The first roll of a turn is compulsory."),
    codes.TOO_MANY_DICE: ("K12", "You own {dice} red dice, not {move.red}."),
    codes.NOT_SHOWN: ("K14", "No die shows {move.steps}."),
    codes.NO_SCORING: ("K21", "Only a crown space or a wall/crown space scores."),
    codes.IN_PILE: ("K23", "While the pile has a {card}, none is taken from the rival."),
    codes.ALL_OWNED: ("K23", "There is no {card} to take: you own them all. Take dice."),
    codes.PILE_EMPTY: ("K23", "The pile of the {card} is empty: say which of the rival's to take."),
    codes.NOT_AT_RIVAL: ("K25", "The rival has no {card} in slot {move.source}."),
    codes.NO_CASTLE: ("K24", "An empty castle begins with a wall, laid on the right."),
    codes.NO_HOLE: ("K24", "Slot {move.at} of your {colour} castle is not a hole."),
    codes.MISFIT: ("K24", "A {card} cannot fill slot {move.at}: look at the cards beside it."),
    codes.NO_SLOT: ("K5", f"A castle has at most {codes.SLOTS} slots."),
    codes.NO_WALL: ("K24", "A building must lie next to a wall, and the card on the {move.at} is none."),
}
"""For everything that can stand in the way of an action, the rule and a sentence."""


def refuse(position: Position, action: Action) -> Refusal:
    """Why this action, which is not in the legal list, is not."""
    table = cast(Burgenland, position)
    rule, sentence = OBSTACLES[table.obstacle(action.code)]
    colour = COLOURS[table.colour]
    card = f"{colour} {CARD_NAMES[table.card_here()]}"
    said = sentence.format(
        asked=ASKED[table.stage], move=action, dice=table.red_dice(table.seat), colour=colour, card=card
    )
    return Refusal(said, rule)
