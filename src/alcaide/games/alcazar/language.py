"""How the actions and the luck of Alcazar are read: from the core's ints, from JSON, and from words."""

import re
from collections.abc import Callable
from typing import NoReturn, cast

from alcaide.core import Action, Fields, NotUnderstood, Outcome, shorten
from alcaide.core.by_hand import ReadByHand
from alcaide.core.fields import check_ascending
from alcaide.games.alcazar import codes
from alcaide.games.alcazar.board import CELLS, LINES, NUMBERS, SITE_NUMBERS, Cell, Line
from alcaide.games.alcazar.moves import (
    Bridge,
    Build,
    BuyOpen,
    BuyTop,
    BuyTower,
    CardDrawn,
    Done,
    Flag,
    Found,
    MoveNoble,
    Pass,
    PlaceNoble,
    Rank,
    SwapNobles,
    Tower,
    Window,
    Withdraw,
    windows_of,
)
from alcaide.games.alcazar.names import RANKS

# From the core


def decode_action(code: int) -> Action:
    """The action with that code."""
    start, decode = next(part for part in DECODERS if part[0] <= code)
    return decode(code - start)


def decode_place(rest: int) -> Action:
    """A rank and a cell."""
    rank, cell = divmod(rest, codes.CELLS)
    return PlaceNoble(RANKS[rank], CELLS[cell])


def decode_found(rest: int) -> Action:
    """A card and one of its three windows."""
    card, window = divmod(rest, codes.WINDOWS)
    return Found(card, windows_of(card)[window])


def two_cells(rest: int) -> tuple[Cell, Cell]:
    """Two cells in one number."""
    first, second = divmod(rest, codes.CELLS)
    return CELLS[first], CELLS[second]


DECODERS: tuple[tuple[int, Callable[[int], Action]], ...] = (
    (codes.DONE, lambda rest: Done()),
    (codes.SWAP, lambda rest: SwapNobles(two_cells(rest))),
    (codes.MOVE, lambda rest: MoveNoble(*two_cells(rest))),
    (codes.PLACE, decode_place),
    (codes.FLAG, Flag),
    (codes.PASS, lambda rest: Pass()),
    (codes.WITHDRAW, lambda rest: Withdraw(CELLS[rest])),
    (codes.BRIDGE, lambda rest: Bridge(LINES[rest])),
    (codes.TOWER, lambda rest: Tower(CELLS[rest])),
    (codes.FOUND, decode_found),
    (codes.BUILD, Build),
    (codes.BUY_TOWER, lambda rest: BuyTower()),
    (codes.BUY_TOP, lambda rest: BuyTop()),
    (codes.BUY_OPEN, BuyOpen),
)
"""For every kind of action, its first code and what reads the rest; from the last kind to the first."""


# From JSON


def read_cell(fields: Fields, key: str) -> Cell:
    """A space's number or a gap's name."""
    return check_cell(key, fields.take(key))


def check_cell(key: str, value: object) -> Cell:
    """The value, if it names a cell of some board."""
    if type(value) is int and 1 <= value <= codes.SPACES:
        return value
    if isinstance(value, str) and value in NUMBERS:
        return value
    raise NotUnderstood(
        f"{key!r} must be a space from 1 to {codes.SPACES} or a gap like 'r1c6' (row and column), not {shorten(value)}."
    )


def read_cells(fields: Fields, key: str, count: int) -> list[Cell]:
    """A list of so many cells."""
    value = fields.take(key)
    if not isinstance(value, list) or len(value) != count:
        raise NotUnderstood(f"{key!r} must be a list of {count} cells, not {shorten(value)}.")
    return [check_cell(key, cell) for cell in value]


def read_card(fields: Fields) -> int:
    """The number of a building card."""
    return fields.integer("card", 1, codes.SPACES)


def read_found(fields: Fields) -> Found:
    """Three spaces in a row with the card's among them, sorted by number."""
    card = read_card(fields)
    spaces = check_ascending("spaces", fields.integers("spaces", 1, codes.SPACES, most=3))
    return Found(card, check_window(card, spaces))


def check_window(card: int, spaces: tuple[int, ...]) -> Window:
    """The spaces, if this card could found a castle on them on an empty board."""
    windows = windows_of(card)
    if spaces not in windows:
        listed = ", ".join(str(list(window)) for window in windows)
        raise NotUnderstood(f"A castle founded with card {card} stands on {listed}, not on {list(spaces)}.")
    return spaces


def read_bridge(fields: Fields) -> Bridge:
    """Pillar, middle, pillar."""
    return Bridge(check_line(read_cells(fields, "cells", 3)))


def check_line(cells: list[Cell]) -> Line:
    """The cells, if they lie in line on some board, in the order in which they are read there."""
    line = cells[0], cells[1], cells[2]
    if line in SITE_NUMBERS:
        return line
    if line[::-1] in SITE_NUMBERS:
        raise NotUnderstood(f"The bridge is called {' '.join(map(str, line[::-1]))}, the upper or left end first.")
    raise NotUnderstood(f"{' '.join(map(str, line))} are not three cells in a straight line.")


def read_swap(fields: Fields) -> SwapNobles:
    """Two different cells."""
    first, second = read_cells(fields, "cells", 2)
    return SwapNobles(check_pair(first, second))


def check_pair(first: Cell, second: Cell) -> tuple[Cell, Cell]:
    """Two cells, if they are not the same."""
    if first == second:
        raise NotUnderstood(f"A noble cannot change places with itself on {first}.")
    return first, second


def read_move(fields: Fields) -> MoveNoble:
    """From one cell to another."""
    return MoveNoble(*check_pair(read_cell(fields, "from"), read_cell(fields, "to")))


def read_rank(fields: Fields) -> Rank:
    """`baron` or `grande`."""
    return RANKS[RANKS.index(cast(Rank, fields.text("noble", RANKS)))]


# From words

CELL = "([1-9][0-9]?|r[0-9]{1,2}c[0-9]{1,2})"
CARD = "([1-9][0-9]?)"
WORDS: tuple[tuple[re.Pattern[str], Callable[..., Action]], ...] = tuple(
    (re.compile(pattern), read)
    for pattern, read in (
        ("buy top", BuyTop),
        ("buy tower", BuyTower),
        (f"buy {CARD}", lambda card: BuyOpen(card_said(card))),
        (f"found {CARD} on {CARD} {CARD} {CARD}", lambda card, *spaces: found_said(card, spaces)),
        (f"build {CARD}", lambda card: Build(card_said(card))),
        (f"tower on {CELL}", lambda cell: Tower(cell_said(cell))),
        (f"bridge {CELL} {CELL} {CELL}", lambda *cells: Bridge(check_line([cell_said(cell) for cell in cells]))),
        (f"withdraw {CELL}", lambda cell: Withdraw(cell_said(cell))),
        ("pass", Pass),
        (f"flag {CARD}", lambda space: Flag(card_said(space))),
        (f"place (baron|grande) on {CELL}", lambda rank, cell: PlaceNoble(rank, cell_said(cell))),
        (f"move {CELL} to {CELL}", lambda *cells: MoveNoble(*check_pair(*map(cell_said, cells)))),
        (f"swap {CELL} and {CELL}", lambda *cells: SwapNobles(check_pair(*map(cell_said, cells)))),
        ("done", Done),
    )
)
"""What can be said, and what it means."""


def parse_action(text: str) -> Action:
    """The action that a line of words says.

    >>> parse_action("found 8 on 7 8 9"), parse_action("place grande on r1c6")
    (Found(card=8, spaces=(7, 8, 9)), PlaceNoble(noble='grande', cell='r1c6'))
    """
    words = " ".join(text.split())
    for pattern, read in WORDS:
        if found := pattern.fullmatch(words):
            return read(*found.groups())
    not_understood(text)


def parse_outcome(text: str) -> CardDrawn:
    """The card that a line of words says.

    >>> parse_outcome("card 8")
    CardDrawn(card=8)
    """
    found = re.fullmatch(f"card {CARD}", " ".join(text.split()))
    if found is None:
        not_understood(text)
    return CardDrawn(card_said(found[1]))


def card_said(word: str) -> int:
    """The number of a card or space."""
    if int(word) > codes.SPACES:
        raise NotUnderstood(f"Cards and spaces have numbers from 1 to {codes.SPACES}, not {word}.")
    return int(word)


def cell_said(word: str) -> Cell:
    """A space's number or a gap's name."""
    return check_cell("cell", word) if word.startswith("r") else card_said(word)


def found_said(card: str, spaces: tuple[str, ...]) -> Found:
    """A card and the three spaces of its castle."""
    return Found(card_said(card), check_window(card_said(card), tuple(card_said(space) for space in spaces)))


def not_understood(text: str) -> NoReturn:
    """Refuse words that say no move."""
    raise NotUnderstood(f"{shorten(text)} is not a move of Alcazar.")


ACTIONS = ReadByHand[Action](
    size=codes.ACTIONS,
    decode=decode_action,
    readers={
        "buy_open": lambda fields: BuyOpen(read_card(fields)),
        "buy_top": lambda fields: BuyTop(),
        "buy_tower": lambda fields: BuyTower(),
        "found": read_found,
        "build": lambda fields: Build(read_card(fields)),
        "tower": lambda fields: Tower(read_cell(fields, "cell")),
        "bridge": read_bridge,
        "withdraw": lambda fields: Withdraw(read_cell(fields, "cell")),
        "pass": lambda fields: Pass(),
        "flag": lambda fields: Flag(fields.integer("space", 1, codes.SPACES)),
        "place": lambda fields: PlaceNoble(read_rank(fields), read_cell(fields, "cell")),
        "move": read_move,
        "swap": read_swap,
        "done": lambda fields: Done(),
    },
    parse=parse_action,
)

LUCK = ReadByHand[Outcome](
    size=codes.CARDS,
    decode=CardDrawn,
    readers={"card": lambda fields: CardDrawn(read_card(fields))},
    parse=parse_outcome,
    key="chance",
)
