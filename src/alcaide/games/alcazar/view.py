"""What a seat may see of Alcazar: the whole board and table, and of the cards in hand its own (R7)."""

from dataclasses import dataclass
from typing import Literal, cast

from alcaide.core import Position, View
from alcaide.games.alcazar import codes
from alcaide.games.alcazar.board import BOARDS, CELLS, LINES, NUMBERS, Cell, Line
from alcaide.games.alcazar.names import RANKS, Rank, owner_of, rank_of
from alcaide.games.alcazar.rules import Alcazar
from alcaide.games.alcazar.state import State

STAGES = ("deal", "turn", "draw", "refill", "flag", "noble")

Part = Literal["block", "bridge", "air"]


@dataclass(frozen=True)
class Column:
    """One cell of the board, and what stands on it."""

    cell: Cell
    row: int
    column: int
    parts: tuple[Part, ...]
    """From the ground up: block, bridge or air (under the middle of a bridge); as many as the column is high."""
    building: int
    """The number of the building it belongs to; 0 if nothing stands here."""
    owner: int | None
    """The seat whose noble stands on top; None if none does."""
    noble: Rank | None
    """baron or grande."""


@dataclass(frozen=True)
class Bridge:
    """One bridge, its ends first and last."""

    cells: Line
    level: int


@dataclass(frozen=True)
class Building:
    """One castle or palace."""

    number: int
    space: int
    """Its lowest space."""
    value: int
    """As the value track counts: at most 50."""
    crest: int
    """The number of its crest and flag; 0 for a palace."""


@dataclass(frozen=True)
class Seat:
    """What everyone sees of one seat."""

    money: int
    cards: int
    """How many building cards it holds."""
    known: tuple[int, ...]
    """Those of them that it bought from the open row."""
    towers: int
    barons: int
    """In reserve."""
    grandes: int
    """In reserve."""
    out: bool
    """Whether it has passed for good."""
    points: int
    """What it would score now."""


@dataclass(frozen=True)
class AlcazarView(View):
    """The table as one seat, or a spectator, sees it."""

    viewer: int | None
    """The seat that sees this; None for a spectator."""
    to_act: int
    """A seat; -1 while luck decides, -2 when the match is over."""
    seat: int
    """Whose turn it is."""
    asked: str
    """turn, flag or noble; at luck: deal, draw or refill."""
    board: str
    merge_over_50: str
    columns: tuple[Column, ...]
    """All 121 cells, row by row."""
    bridges: tuple[Bridge, ...]
    """In the order they were built."""
    buildings: tuple[Building, ...]
    seats: tuple[Seat, ...]
    hand: tuple[int, ...] | None
    """The viewer's own building cards, ascending; None for a spectator."""
    open_cards: tuple[int, ...]
    """Ascending."""
    discards: tuple[int, ...]
    """Every building card that was played, ascending."""
    pile: int
    tower_pile: int
    blocks_left: int
    bridges_left: int
    crests_left: int
    withdrawn: bool
    """Whether the seat whose turn it is has withdrawn a noble already."""
    built: tuple[Cell, ...]
    """In the noble step: where nobles may come."""
    home: int
    """In the noble step: the building just built on; else 0."""


def view(position: Position, seat: int | None) -> AlcazarView:
    """The table as that seat, or a spectator (None), sees it."""
    table = cast(Alcazar, position)
    state = table.state()
    return AlcazarView(
        viewer=seat,
        to_act=table.to_act,
        seat=table.seat,
        asked=STAGES[table.stage],
        board=BOARDS[table.board].name,
        merge_over_50="cap" if table.cap else "forbid",
        columns=columns_of(state),
        bridges=tuple(Bridge(LINES[site], level) for site, level, _ in state["bridges"]),
        buildings=buildings_of(state),
        seats=tuple(seat_of(state, index, points) for index, points in enumerate(table.scores())),
        hand=None if seat is None else cards_at(state, codes.HAND + seat),
        open_cards=cards_at(state, codes.OPEN),
        discards=cards_at(state, codes.DISCARDED),
        pile=table.pile,
        tower_pile=table.tower_pile,
        blocks_left=table.blocks,
        bridges_left=table.bridges,
        crests_left=table.pairs,
        withdrawn=state["withdrawn"],
        built=tuple(CELLS[cell] for cell in state["built"]),
        home=state["home"],
    )


def cards_at(state: State, holder: int) -> tuple[int, ...]:
    """The building cards that are there, ascending."""
    return tuple(card for card in range(1, codes.CARDS) if state["holder"][card] == holder)


def columns_of(state: State) -> tuple[Column, ...]:
    """Every cell, row by row."""
    parts = parts_of(state)
    columns = []
    for cell, (row, column) in sorted(BOARDS[state["board"]].places.items(), key=lambda item: item[1]):
        number = NUMBERS[cell]
        noble = state["noble"][number]
        columns.append(
            Column(
                cell,
                row,
                column,
                tuple(parts[number]),
                state["building"][number],
                owner_of(noble) if noble else None,
                RANKS[rank_of(noble)] if noble else None,
            )
        )
    return tuple(columns)


def parts_of(state: State) -> list[list[Part]]:
    """What every column consists of: blocks, but for the bridges, and for the air under their middles (R11)."""
    parts: list[list[Part]] = [["block"] * height for height in state["height"]]
    for site, level, under in state["bridges"]:
        first, middle, last = (parts[NUMBERS[cell]] for cell in LINES[site])
        middle[under : level - 1] = ["air"] * (level - 1 - under)
        for column in (first, middle, last):
            column[level - 1] = "bridge"
    return parts


def buildings_of(state: State) -> tuple[Building, ...]:
    """Every building, by its number."""
    return tuple(
        Building(number, state["building"].index(number), min(value, codes.TOP_VALUE), state["crest"][number])
        for number, value in enumerate(state["value"])
        if value
    )


def seat_of(state: State, seat: int, points: int) -> Seat:
    """What everyone sees of a seat."""
    standing = [rank_of(noble) for noble in state["noble"] if noble and owner_of(noble) == seat]
    hand = cards_at(state, codes.HAND + seat)
    return Seat(
        money=state["money"][seat],
        cards=len(hand),
        known=tuple(card for card in hand if state["known"][card]),
        towers=state["towers"][seat],
        barons=codes.BARONS - standing.count(codes.BARON),
        grandes=codes.GRANDES - standing.count(codes.GRANDE),
        out=state["out"][seat],
        points=points,
    )
