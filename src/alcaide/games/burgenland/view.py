"""What a seat may see of Burgen Land: everything (K6)."""

from dataclasses import dataclass
from typing import cast

from alcaide.core import Position, View
from alcaide.games.burgenland import codes
from alcaide.games.burgenland.names import CARDS, COLOURS, KINDS, Card, Colour, Space
from alcaide.games.burgenland.rules import Burgenland

STAGES = ("roll", "move", "space", "lose")


@dataclass(frozen=True)
class Castle:
    """One castle, from the left; an empty slot is "empty"."""

    slots: tuple[Card, ...]
    value: int
    """What it would count for if its colour were scored now."""


@dataclass(frozen=True)
class BurgenlandView(View):
    """The whole table, the same for every seat and spectator."""

    to_act: int
    """A seat; -1 while luck decides, -2 when the match is over."""
    seat: int
    """Whose turn it is."""
    asked: str
    """roll, move, space or lose."""
    colour: Colour | None
    """The turn's colour; None before its first landing."""
    crown: int
    """The space it stands on, from 0 (blue 1) clockwise to 23."""
    spaces: tuple[Space, ...]
    """The kind of every space."""
    shown: tuple[int, ...]
    """The dice values one may move by now."""
    scores: tuple[int, int]
    supply: int
    """Red dice on the board."""
    red: tuple[int, int]
    """Red dice of each seat."""
    piles: dict[Colour, dict[str, int]]
    """How many cards are left, by colour and kind."""
    castles: tuple[dict[Colour, Castle], dict[Colour, Castle]]
    """Each seat's castles, by colour."""


def view(position: Position, seat: int | None) -> BurgenlandView:
    """The table as that seat, or a spectator (None), sees it."""
    table = cast(Burgenland, position)
    state = table.state()
    return BurgenlandView(
        to_act=table.to_act,
        seat=table.seat,
        asked=STAGES[table.stage],
        colour=COLOURS[table.colour] if table.colour >= 0 else None,
        crown=table.crown,
        spaces=tuple(KINDS[kind] for kind in state["kinds"] * 3),
        shown=tuple(state["shown"]),
        scores=(state["points"][0], state["points"][1]),
        supply=table.supply,
        red=(state["red"][0], state["red"][1]),
        piles={
            colour: dict(zip(CARDS[codes.WALL :], state["piles"][index], strict=True))
            for index, colour in enumerate(COLOURS)
        },
        castles=(castles_of(table, 0), castles_of(table, 1)),
    )


def castles_of(table: Burgenland, seat: int) -> dict[Colour, Castle]:
    """The three castles of a seat."""
    return {
        colour: Castle(tuple(CARDS[card] for card in table.castle(seat, index)), table.castle_value(seat, index))
        for index, colour in enumerate(COLOURS)
    }
