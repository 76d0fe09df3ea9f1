"""What a seat decides in Alcazaba, and what luck brings: typed, with code, JSON and words that agree."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from alcaide.core import JSON, Action, Fields, NotUnderstood, Outcome, shorten
from alcaide.core.by_hand import ByHand, ReadByHand
from alcaide.games.alcazaba import codes
from alcaide.games.alcazaba.names import TILE_CODES, TILES, site_at, site_code
from alcaide.games.dicetable.codes import OWN_ACTIONS, OWN_OUTCOMES
from alcaide.games.dicetable.moves import (
    TABLE_ACTIONS,
    TABLE_OUTCOMES,
    decode_table_action,
    decode_table_outcome,
    not_understood,
    parse_table_action,
    parse_table_outcome,
)

At = tuple[int, int]
"""A place in an Alhambra: x grows eastwards, y southwards, the fountain is 0, 0."""

FURTHEST = codes.CENTRE - 1
TITLE = "Alcazaba"


@dataclass(frozen=True, slots=True)
class TakeTile(ByHand, Action):
    """The owner of the best marker takes a tile of the column (V9)."""

    tile: int
    name = "take"

    @property
    def code(self) -> int:
        return codes.TAKE + self.tile

    def fields(self) -> JSON:
        return {"tile": TILES[self.tile]}

    def __str__(self) -> str:
        return f"take {TILES[self.tile]}"


@dataclass(frozen=True, slots=True)
class TakeStart(ByHand, Action):
    """The owner of the best marker takes the start-player chip (V9, V11)."""

    name = "take"

    @property
    def code(self) -> int:
        return codes.TAKE_START

    def fields(self) -> JSON:
        return {"tile": "start"}

    def __str__(self) -> str:
        return "take start"


@dataclass(frozen=True, slots=True)
class Build(ByHand, Action):
    """Build the tile just taken (V10, V14)."""

    at: At
    name = "build"

    @property
    def code(self) -> int:
        return codes.BUILD + site_code(self.at)

    def fields(self) -> JSON:
        return {"at": list(self.at)}

    def __str__(self) -> str:
        return f"build at {site_words(self.at)}"


@dataclass(frozen=True, slots=True)
class ToReserve(ByHand, Action):
    """Put the tile just taken on the reserve board (V10, V16)."""

    name = "reserve"

    @property
    def code(self) -> int:
        return codes.TO_RESERVE

    def fields(self) -> JSON:
        return {}

    def __str__(self) -> str:
        return "reserve"


@dataclass(frozen=True, slots=True)
class Give(ByHand, Action):
    """Give the tile just taken to Dirk (T14)."""

    name = "give"

    @property
    def code(self) -> int:
        return codes.GIVE

    def fields(self) -> JSON:
        return {}

    def __str__(self) -> str:
        return "give"


@dataclass(frozen=True, slots=True)
class Rebuild(ByHand, Action):
    """Redesign: build a tile of the reserve (V18)."""

    tile: int
    at: At
    name = "redesign"

    @property
    def code(self) -> int:
        return codes.REBUILD + site_code(self.at) * codes.TILES + self.tile

    def fields(self) -> JSON:
        return {"build": TILES[self.tile], "at": list(self.at)}

    def __str__(self) -> str:
        return f"redesign build {TILES[self.tile]} at {site_words(self.at)}"


@dataclass(frozen=True, slots=True)
class Remove(ByHand, Action):
    """Redesign: put a tile of the Alhambra into the reserve (V18)."""

    at: At
    name = "redesign"

    @property
    def code(self) -> int:
        return codes.REMOVE + site_code(self.at)

    def fields(self) -> JSON:
        return {"remove": list(self.at)}

    def __str__(self) -> str:
        return f"redesign remove {site_words(self.at)}"


@dataclass(frozen=True, slots=True)
class Exchange(ByHand, Action):
    """Redesign: a tile of the reserve takes the place of one in the Alhambra (V18)."""

    tile: int
    at: At
    name = "redesign"

    @property
    def code(self) -> int:
        return codes.EXCHANGE + site_code(self.at) * codes.TILES + self.tile

    def fields(self) -> JSON:
        return {"exchange": TILES[self.tile], "at": list(self.at)}

    def __str__(self) -> str:
        return f"redesign exchange {TILES[self.tile]} at {site_words(self.at)}"


@dataclass(frozen=True, slots=True)
class TileDrawn(ByHand, Outcome):
    """The next tile of the stack or the bag (V5)."""

    tile: int
    name = "tile"

    @property
    def code(self) -> int:
        return codes.DRAW_TILE + self.tile

    def fields(self) -> JSON:
        return {"tile": TILES[self.tile]}

    def __str__(self) -> str:
        return f"tile {TILES[self.tile]}"


def site_words(at: At) -> str:
    """A place in words.

    >>> site_words((1, -2))
    '1 -2'
    """
    return f"{at[0]} {at[1]}"


def decode_action(code: int) -> Action:
    """The action with that code."""
    if code < OWN_ACTIONS:
        return decode_table_action(code)
    if code < codes.BUILD:
        own: dict[int, Action] = {
            codes.TAKE_START: TakeStart(),
            codes.TO_RESERVE: ToReserve(),
            codes.GIVE: Give(),
        }
        return own[code] if code in own else TakeTile(code - codes.TAKE)
    if code < codes.REMOVE:
        return Build(site_at(code - codes.BUILD))
    if code < codes.REBUILD:
        return Remove(site_at(code - codes.REMOVE))
    kind, first = (Rebuild, codes.REBUILD) if code < codes.EXCHANGE else (Exchange, codes.EXCHANGE)
    site, tile = divmod(code - first, codes.TILES)
    return kind(tile, site_at(site))


def decode_outcome(code: int) -> Outcome:
    """The outcome with that code."""
    return decode_table_outcome(code) if code < OWN_OUTCOMES else TileDrawn(code - codes.DRAW_TILE)


def read_tile(fields: Fields, key: str) -> int:
    """A tile by its name."""
    name = fields.text(key)
    if name not in TILE_CODES:
        raise NotUnderstood(f"{key!r} must be a tile from {TILES[0]} to {TILES[-1]}, not {shorten(name)}.")
    return TILE_CODES[name]


def read_at(fields: Fields, key: str) -> At:
    """A place as a list of x and y."""
    numbers = fields.integers(key, -FURTHEST, FURTHEST, most=2)
    if len(numbers) != 2:
        raise NotUnderstood(f"{key!r} must be a list of x and y, not {list(numbers)}.")
    return numbers[0], numbers[1]


def read_take(fields: Fields) -> Action:
    """A tile, or the start-player chip."""
    if fields.left.get("tile") == "start":
        fields.take("tile")
        return TakeStart()
    return TakeTile(read_tile(fields, "tile"))


def read_redesign(fields: Fields) -> Action:
    """Exactly one of `build`, `remove` and `exchange`."""
    if fields.has("remove"):
        return Remove(read_at(fields, "remove"))
    if fields.has("exchange"):
        return Exchange(read_tile(fields, "exchange"), read_at(fields, "at"))
    return Rebuild(read_tile(fields, "build"), read_at(fields, "at"))


NUMBER = re.compile(r"0|-?[1-9]\d?")


def parse_at(words: Sequence[str]) -> At | None:
    """`1 -2`."""
    if len(words) != 2 or not all(map(NUMBER.fullmatch, words)):
        return None
    x, y = int(words[0]), int(words[1])
    return (x, y) if max(abs(x), abs(y)) <= FURTHEST else None


def parse_action(text: str) -> Action:
    """The action that a line of words says.

    >>> parse_action("build at 1 -2"), parse_action("redesign exchange garden-03 at 0 1")
    (Build(at=(1, -2)), Exchange(tile=34, at=(0, 1)))
    """
    words = text.split()
    match words:
        case ["take", "start"]:
            return TakeStart()
        case ["take", tile] if tile in TILE_CODES:
            return TakeTile(TILE_CODES[tile])
        case ["reserve"]:
            return ToReserve()
        case ["give"]:
            return Give()
        case ["build", "at", *site] if at := parse_at(site):
            return Build(at)
        case ["redesign", *rest]:
            return parse_redesign(rest) or not_understood(text, TITLE)
    return parse_table_action(words) or not_understood(text, TITLE)


def parse_redesign(words: Sequence[str]) -> Action | None:
    """`build garden-03 at 1 -2`, `remove 1 -2`, `exchange garden-03 at 1 -2`."""
    match words:
        case ["remove", *site] if at := parse_at(site):
            return Remove(at)
        case ["build", tile, "at", *site] if tile in TILE_CODES and (at := parse_at(site)):
            return Rebuild(TILE_CODES[tile], at)
        case ["exchange", tile, "at", *site] if tile in TILE_CODES and (at := parse_at(site)):
            return Exchange(TILE_CODES[tile], at)
    return None


def parse_outcome(text: str) -> Outcome:
    """The outcome that a line of words says.

    >>> parse_outcome("tile tower-12")
    TileDrawn(tile=54)
    """
    words = text.split()
    match words:
        case ["tile", tile] if tile in TILE_CODES:
            return TileDrawn(TILE_CODES[tile])
    return parse_table_outcome(words) or not_understood(text, TITLE)


ACTIONS = ReadByHand[Action](
    size=codes.ACTIONS,
    decode=decode_action,
    readers={
        **TABLE_ACTIONS,
        "take": read_take,
        "build": lambda fields: Build(read_at(fields, "at")),
        "reserve": lambda fields: ToReserve(),
        "give": lambda fields: Give(),
        "redesign": read_redesign,
    },
    parse=parse_action,
)

LUCK = ReadByHand[Outcome](
    size=codes.OUTCOMES,
    decode=decode_outcome,
    readers={**TABLE_OUTCOMES, "tile": lambda fields: TileDrawn(read_tile(fields, "tile"))},
    parse=parse_outcome,
    key="chance",
)
