"""What happened in Burgen Land, for screens and logs. Everything is public, so everyone is told the same."""

from collections.abc import Callable

from alcaide.core import Event, Position
from alcaide.games.burgenland import codes
from alcaide.games.burgenland.moves import PLACES, Place, Rolled
from alcaide.games.burgenland.names import CARD_NAMES, CARDS, COLOURS, Card, Colour


class DiceRolled(Event):
    """The dice fell; the red ones are back on the board (K13)."""

    seat: int
    roll: Rolled
    says = "{@seat} {roll}"


class CrownMoved(Event):
    """The crown went from one space to another, clockwise."""

    seat: int
    start: int
    end: int
    colour_name: Colour
    """The area of the space it stands on now."""
    number: int
    """The place of that space in its area, from 1."""
    says = "the crown moves to {colour_name} {number}"


class DiceTaken(Event):
    """Red dice were taken, from the board and then from the rival (K22)."""

    seat: int
    from_board: int
    from_rival: int
    count: int
    """How many in all."""
    rival: int

    def __str__(self) -> str:
        if self.count == 0:
            return f"{{seat {self.seat}}} finds no red dice to take"
        of_rival = f", {self.from_rival} of them from {{seat {self.rival}}}" if self.from_rival else ""
        return f"{{seat {self.seat}}} takes {self.count} red {'die' if self.count == 1 else 'dice'}{of_rival}"


class CardTaken(Event):
    """A card was laid; `source` is the slot of the rival's castle it came from, None for the pile (K23-K25)."""

    seat: int
    colour: int
    card: int
    at: Place
    source: int | None
    colour_name: Colour
    card_name: Card
    rival: int

    def __str__(self) -> str:
        place = f"on the {self.at}" if isinstance(self.at, str) else f"in slot {self.at}"
        what = f"{{seat {self.seat}}} lays a {self.colour_name} {CARD_NAMES[self.card]} {place}"
        return what if self.source is None else f"{what}, taken from {{seat {self.rival}}}"


class ColourScored(Event):
    """Two castles were compared; the owner of the better one gained the difference (K26)."""

    colour: int
    values: tuple[int, int]
    colour_name: Colour
    winner: int | None
    """The seat that gains; None if both castles are worth the same."""
    gain: int

    def __str__(self) -> str:
        scored = f"{self.colour_name} is scored {self.values[0]} to {self.values[1]}"
        return f"{scored}: no points" if self.winner is None else f"{scored}: {{seat {self.winner}}} gains {self.gain}"


class Busted(Event):
    """The crown left the turn's colour (K27)."""

    seat: int
    colour: int
    colour_name: Colour
    says = "{@seat} has left the {colour_name} area: bust"


class CardLost(Event):
    """An outermost card went back to its pile (K28)."""

    seat: int
    colour: int
    card: int
    end: Place
    colour_name: Colour
    card_name: Card

    def __str__(self) -> str:
        return f"{{seat {self.seat}}} loses the {self.colour_name} {CARD_NAMES[self.card]} on the {self.end}"


class TurnEnded(Event):
    """The other seat goes on."""

    seat: int
    says = "the turn of {@seat} ends"


class MatchWon(Event):
    """A seat has 30 points or more (K29)."""

    seat: int
    says = "{@seat} has won"


READERS: dict[int, Callable[[int, int, int, int, int], Event]] = {
    codes.ROLLED: lambda a, b, c, d, e: DiceRolled(a, Rolled.numbered(b)),
    codes.MOVED: lambda a, b, c, d, e: CrownMoved(a, b, c, COLOURS[c // codes.AREA], c % codes.AREA + 1),
    codes.DICE_TAKEN: lambda a, b, c, d, e: DiceTaken(a, b, c, b + c, 1 - a),
    codes.CARD_TAKEN: lambda a, b, c, d, e: CardTaken(a, b, c, PLACES.value(d), None, COLOURS[b], CARDS[c], 1 - a),
    codes.CARD_STOLEN: lambda a, b, c, d, e: CardTaken(a, b, c, PLACES.value(d), e, COLOURS[b], CARDS[c], 1 - a),
    codes.SCORED: lambda a, b, c, d, e: ColourScored(a, (b, c), COLOURS[a], None if b == c else int(c > b), abs(b - c)),
    codes.BUST: lambda a, b, c, d, e: Busted(a, b, COLOURS[b]),
    codes.CARD_LOST: lambda a, b, c, d, e: CardLost(a, b, c, PLACES.value(d), COLOURS[b], CARDS[c]),
    codes.TURN_ENDED: lambda a, b, c, d, e: TurnEnded(a),
    codes.WON: lambda a, b, c, d, e: MatchWon(a),
}
"""For every note of the core, the event it stands for."""


def events(position: Position) -> list[Event]:
    """What a listening position heard during its last action."""
    return [READERS[kind](*numbers) for kind, *numbers in position.heard()]
