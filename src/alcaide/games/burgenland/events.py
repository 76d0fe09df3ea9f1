"""What happened in Burgen Land, for screens and logs. Everything is public, so everyone is told the same."""

from dataclasses import dataclass

from alcaide.core import Event, Position
from alcaide.games.burgenland import codes
from alcaide.games.burgenland.moves import PLACES, Place, Rolled
from alcaide.games.burgenland.names import CARD_NAMES, CARDS, COLOURS, Card, Colour


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """The dice fell; the red ones are back on the board (K13)."""

    seat: int
    roll: Rolled

    def __str__(self) -> str:
        return f"{{seat {self.seat}}} {self.roll}"


@dataclass(frozen=True, slots=True)
class CrownMoved(Event):
    """The crown went from one space to another, clockwise."""

    seat: int
    start: int
    end: int
    colour_name: Colour
    """The area of the space it stands on now."""
    number: int
    """The place of that space in its area, from 1."""

    def __str__(self) -> str:
        return f"the crown moves to {self.colour_name} {self.number}"


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class Busted(Event):
    """The crown left the turn's colour (K27)."""

    seat: int
    colour: int
    colour_name: Colour

    def __str__(self) -> str:
        return f"{{seat {self.seat}}} has left the {self.colour_name} area: bust"


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """The other seat goes on."""

    seat: int

    def __str__(self) -> str:
        return f"the turn of {{seat {self.seat}}} ends"


@dataclass(frozen=True, slots=True)
class MatchWon(Event):
    """A seat has 30 points or more (K29)."""

    seat: int

    def __str__(self) -> str:
        return f"{{seat {self.seat}}} has won"


def events(position: Position) -> list[Event]:
    """What a listening position heard during its last action."""
    return [event_of(*note) for note in position.heard()]


def event_of(kind: int, a: int, b: int, c: int, d: int, e: int) -> Event:
    """The event that a note of the core stands for."""
    match kind:
        case codes.ROLLED:
            return DiceRolled(a, Rolled.numbered(b))
        case codes.MOVED:
            return CrownMoved(a, b, c, COLOURS[c // codes.AREA], c % codes.AREA + 1)
        case codes.DICE_TAKEN:
            return DiceTaken(a, b, c, b + c, 1 - a)
        case codes.CARD_TAKEN:
            return CardTaken(a, b, c, PLACES.value(d), None, COLOURS[b], CARDS[c], 1 - a)
        case codes.CARD_STOLEN:
            return CardTaken(a, b, c, PLACES.value(d), e, COLOURS[b], CARDS[c], 1 - a)
        case codes.SCORED:
            return ColourScored(a, (b, c), COLOURS[a], None if b == c else int(c > b), abs(b - c))
        case codes.BUST:
            return Busted(a, b, COLOURS[b])
        case codes.CARD_LOST:
            return CardLost(a, b, c, PLACES.value(d), COLOURS[b], CARDS[c])
        case codes.TURN_ENDED:
            return TurnEnded(a)
        case _:
            return MatchWon(a)
