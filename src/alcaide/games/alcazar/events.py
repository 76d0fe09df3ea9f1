"""What happened in Alcazar, for screens and logs. A card drawn unseen is told to its new owner only (R7)."""

from collections.abc import Callable
from dataclasses import replace

from alcaide.core import Event, Position
from alcaide.games.alcazar import codes
from alcaide.games.alcazar.board import CELLS, LINES, Cell, Line
from alcaide.games.alcazar.names import RANKS, TITLES, Rank

# Cards


class CardReceived(Event):
    """A card came from the pile to a hand, dealt or bought; None where it is a secret."""

    seat: int
    card: int | None
    dealt: bool

    def told_to(self, seat: int | None) -> Event:
        return self if seat == self.seat else replace(self, card=None)

    def __str__(self) -> str:
        verb = "is dealt" if self.dealt else "draws"
        return f"{{seat {self.seat}}} {verb} {'a card' if self.card is None else f'card {self.card}'}"


class CardOpened(Event):
    """A card of the pile was laid open."""

    card: int
    says = "card {card} is laid open"


class CardBought(Event):
    """A building card was paid for; None is the top of the pile (R23)."""

    seat: int
    card: int | None
    price: int

    def __str__(self) -> str:
        what = "the top card" if self.card is None else f"card {self.card}"
        return f"{{seat {self.seat}}} buys {what} for {self.price}"


class TowerBought(Event):
    """A tower card was paid for (R24)."""

    seat: int
    price: int
    says = "{@seat} buys a tower card for {price}"


# Building


class CastleFounded(Event):
    """Four blocks were laid on three spaces, two of them on the card's (R42)."""

    seat: int
    card: int
    spaces: tuple[int, int, int]
    """In the order of the track."""
    says = "{@seat} founds a castle on {spaces[0]} {spaces[1]} {spaces[2]} with card {card}"


class BlockLaid(Event):
    """A block was laid, with a building card or a tower card (R46-R49, R52)."""

    seat: int
    cell: Cell
    level: int
    with_tower: bool

    def __str__(self) -> str:
        card = "a tower card" if self.with_tower else f"card {self.cell}"
        return f"{{seat {self.seat}}} builds on {self.cell} to level {self.level} with {card}"


class BridgeLaid(Event):
    """A bridge was paid for and built (R60, R65)."""

    seat: int
    cells: Line
    level: int
    price: int
    says = "{@seat} builds a bridge from {cells[0]} over {cells[1]} to {cells[2]} on level {level} for {price}"


class BlockLost(Event):
    """Two castles would have passed 50 together: nothing was built, and a block left the match (R85)."""

    seat: int
    card: int
    says = "{@seat} plays card {card}, but the castles may not merge over 50: a block is lost"


class BuildingsMerged(Event):
    """Two buildings became one; the lowest space and the value of each before the joining piece (R80-R84)."""

    kept: int
    kept_value: int
    gone: int
    gone_value: int
    says = "the building at {kept} ({kept_value}) takes in the one at {gone} ({gone_value})"


class CrestFreed(Event):
    """A castle was taken in by another: its crest and flag are free again (R81)."""

    pair: int
    says = "crest {pair} is free again"


class CrestGiven(Event):
    """A building became a castle (R17, R18, R44)."""

    pair: int
    space: int
    """The lowest space of the building."""
    value: int
    says = "crest {pair} goes to the castle at {space}, on {value}"


class IncomeReceived(Event):
    """The builder was paid the new value (R16, R21)."""

    seat: int
    amount: int
    says = "{@seat} receives {amount}"


# Nobles


class NoblePlaced(Event):
    """A noble came from the reserve (R31)."""

    seat: int
    rank: int
    cell: Cell
    price: int
    noble: Rank

    def __str__(self) -> str:
        return f"{{seat {self.seat}}} places a {TITLES[self.rank]} on {self.cell} for {self.price}"


class NobleMoved(Event):
    """A noble went to a column just built on (R34)."""

    seat: int
    rank: int
    source: Cell
    target: Cell
    noble: Rank

    def __str__(self) -> str:
        return f"{{seat {self.seat}}} moves a {TITLES[self.rank]} from {self.source} to {self.target}"


class NoblesSwapped(Event):
    """Two nobles changed places (R35)."""

    seat: int
    cells: tuple[Cell, Cell]
    says = "{@seat} swaps the nobles on {cells[0]} and {cells[1]}"


class NobleReturned(Event):
    """A noble went back to its owner's reserve, who was paid for it: withdrawn, or removed by a rival (R72, R75)."""

    seat: int
    rank: int
    cell: Cell
    paid: int
    removed: bool
    noble: Rank

    def __str__(self) -> str:
        if self.removed:
            return f"{{seat {self.seat}}}'s {TITLES[self.rank]} on {self.cell} is removed, and paid {self.paid}"
        return f"{{seat {self.seat}}} withdraws the {TITLES[self.rank]} on {self.cell} and receives {self.paid}"


# The turn


class TurnPassed(Event):
    """A seat did nothing: this once, or for good (R77, R78)."""

    seat: int
    for_good: bool

    def __str__(self) -> str:
        return f"{{seat {self.seat}}} passes{' and is out until the scoring' if self.for_good else ''}"


class TurnEnded(Event):
    """The next seat goes on."""

    seat: int
    says = "the turn of {@seat} ends"


class MatchEnded(Event):
    """The last block or bridge is built, or nobody can do anything more (R79)."""

    says = "the match is over"


READERS: dict[int, Callable[[int, int, int, int], Event]] = {
    codes.CARD_DEALT: lambda a, b, c, d: CardReceived(a, b, dealt=True),
    codes.CARD_OPENED: lambda a, b, c, d: CardOpened(a),
    codes.OPEN_BOUGHT: lambda a, b, c, d: CardBought(a, b, codes.CARD_PRICE),
    codes.TOP_BOUGHT: lambda a, b, c, d: CardBought(a, None, codes.CARD_PRICE),
    codes.CARD_DRAWN: lambda a, b, c, d: CardReceived(a, b, dealt=False),
    codes.TOWER_BOUGHT: lambda a, b, c, d: TowerBought(a, codes.TOWER_PRICE),
    codes.WITHDRAWN: lambda a, b, c, d: NobleReturned(a, c, CELLS[b], d, removed=False, noble=RANKS[c]),
    codes.REMOVED: lambda a, b, c, d: NobleReturned(a, c, CELLS[b], d, removed=True, noble=RANKS[c]),
    codes.FOUNDED: lambda a, b, c, d: CastleFounded(a, b, (c, c % codes.SPACES + 1, (c + 1) % codes.SPACES + 1)),
    codes.BLOCK_LAID: lambda a, b, c, d: BlockLaid(a, CELLS[b], c, with_tower=False),
    codes.TOWER_LAID: lambda a, b, c, d: BlockLaid(a, CELLS[b], c, with_tower=True),
    codes.BRIDGE_LAID: lambda a, b, c, d: BridgeLaid(a, LINES[b], c, codes.BRIDGE_PRICE),
    codes.BLOCK_LOST: lambda a, b, c, d: BlockLost(a, b),
    codes.MERGED: BuildingsMerged,
    codes.CREST_FREED: lambda a, b, c, d: CrestFreed(a),
    codes.CREST_GIVEN: lambda a, b, c, d: CrestGiven(a, b, c),
    codes.INCOME: lambda a, b, c, d: IncomeReceived(a, b),
    codes.PLACED: lambda a, b, c, d: NoblePlaced(a, b, CELLS[c], d, RANKS[b]),
    codes.MOVED: lambda a, b, c, d: NobleMoved(a, b, CELLS[c], CELLS[d], RANKS[b]),
    codes.SWAPPED: lambda a, b, c, d: NoblesSwapped(a, (CELLS[b], CELLS[c])),
    codes.PASSED_OUT: lambda a, b, c, d: TurnPassed(a, for_good=True),
    codes.SKIPPED: lambda a, b, c, d: TurnPassed(a, for_good=False),
    codes.TURN_ENDED: lambda a, b, c, d: TurnEnded(a),
    codes.MATCH_ENDED: lambda a, b, c, d: MatchEnded(),
}
"""For every note of the core, the event it stands for."""


def events(position: Position) -> list[Event]:
    """What a listening position heard during its last action."""
    return [READERS[kind](a, b, c, d) for kind, a, b, c, d, _ in position.heard()]
