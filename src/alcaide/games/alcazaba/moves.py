"""What a seat decides in Alcazaba, what luck brings, and why a move is refused. It explains; the position judges."""

from typing import Annotated, assert_never, cast

from alcaide.core import Action, NotUnderstood, Outcome, Position, Refusal, shorten
from alcaide.core.domains import Domain, Named
from alcaide.core.fields import check_integer
from alcaide.core.moves import Key, Vocabulary, move
from alcaide.games.alcazaba import codes
from alcaide.games.alcazaba.names import TILES, site_at, site_code, walls_name
from alcaide.games.alcazaba.rules import Alcazaba
from alcaide.games.dicetable.codes import STARTING, TURN
from alcaide.games.dicetable.moves import NameStart, Place, Reroll, Rolled, StartColumn, refuse_at_table
from alcaide.games.dicetable.names import TYPES

TITLE = "Alcazaba"
FURTHEST = codes.CENTRE - 1


class Sites(Domain[tuple[int, int]]):
    """The places of an Alhambra by x and y, from -25 to 25."""

    digits = range(codes.SITES)
    pattern = r"(?:0|-?[1-9]\d?) (?:0|-?[1-9]\d?)"

    def digit(self, value: tuple[int, int]) -> int:
        if len(value) != 2 or max(map(abs, value)) > FURTHEST:
            raise LookupError(value)
        return site_code(value)

    def value(self, digit: int) -> tuple[int, int]:
        at = site_at(digit)
        if max(map(abs, at)) > FURTHEST:
            raise LookupError(digit)
        return at

    def json(self, value: tuple[int, int]) -> object:
        return list(value)

    def read(self, key: str, given: object) -> tuple[int, int]:
        if not isinstance(given, list) or len(given) != 2:
            raise NotUnderstood(f"{key!r} must be a list of x and y, not {shorten(given)}.")
        x, y = (check_integer(key, number, -FURTHEST, FURTHEST) for number in given)
        return x, y

    def words(self, value: tuple[int, int]) -> str:
        return f"{value[0]} {value[1]}"

    def hear(self, words: str) -> tuple[int, int]:
        x, y = map(int, words.split())
        if max(abs(x), abs(y)) > FURTHEST:
            raise NotUnderstood(f"x and y run from {-FURTHEST} to {FURTHEST}.")
        return x, y


SITES = Sites()
TILE = Named("a tile", TILES)

At = Annotated[tuple[int, int], SITES]
"""A place in an Alhambra: x grows eastwards, y southwards, the fountain is 0, 0."""


@move("take", codes.TAKE, "take {tile}", cites=("V9", "V10"))
class TakeTile(Action):
    """The owner of the best marker takes a tile of the column."""

    tile: Annotated[int, TILE]


@move("take", codes.TAKE_START, "take start", cites=("V9", "V11"), constant={"tile": "start"})
class TakeStart(Action):
    """The owner of the best marker takes the start-player chip."""


@move("reserve", codes.TO_RESERVE, cites=("V10", "V16"))
class ToReserve(Action):
    """Put the tile just taken on the reserve board."""


@move("give", codes.GIVE, cites=("T14",))
class Give(Action):
    """Give the tile just taken to Dirk."""


@move("build", codes.BUILD, "build at {at}", cites=("V14",))
class Build(Action):
    """Build the tile just taken."""

    at: At


@move("redesign", codes.REMOVE, "redesign remove {at}", cites=("V8", "V18"))
class Remove(Action):
    """Redesign: put a tile of the Alhambra into the reserve."""

    at: Annotated[tuple[int, int], SITES, Key("remove")]


@move("redesign", codes.REBUILD, "redesign build {tile} at {at}", cites=("V8", "V18"), digits=("at", "tile"))
class Rebuild(Action):
    """Redesign: build a tile of the reserve."""

    tile: Annotated[int, TILE, Key("build")]
    at: At


@move("redesign", codes.EXCHANGE, "redesign exchange {tile} at {at}", cites=("V8", "V18"), digits=("at", "tile"))
class Exchange(Action):
    """Redesign: a tile of the reserve takes the place of one in the Alhambra."""

    tile: Annotated[int, TILE, Key("exchange")]
    at: At


@move("tile", codes.DRAW_TILE, "tile {tile}")
class TileDrawn(Outcome):
    """The next tile of the stack or the bag (V5)."""

    tile: Annotated[int, TILE]


ACTIONS = Vocabulary[Action](
    TITLE, codes.ACTIONS,
    Place, NameStart, Reroll, TakeTile, TakeStart, ToReserve, Give, Build, Remove, Rebuild, Exchange,
    cites={NameStart: ("V11", "D39")},
)  # fmt: skip
LUCK = Vocabulary[Outcome](TITLE, codes.OUTCOMES, Rolled, StartColumn, TileDrawn)

ASKED = {
    TURN: "Now is the time to place the marker, to roll again or to redesign.",
    STARTING: "Now is the time to name the next start player.",
    codes.TAKING: "Now is the time to take something from the column.",
    codes.FITTING: "Now is the time to build the tile that was taken, or to put it away.",
}
STAGE = {
    Place: TURN,
    Reroll: TURN,
    Rebuild: TURN,
    Remove: TURN,
    Exchange: TURN,
    NameStart: STARTING,
    TakeTile: codes.TAKING,
    TakeStart: codes.TAKING,
    Build: codes.FITTING,
    ToReserve: codes.FITTING,
    Give: codes.FITTING,
}

Redesign = Rebuild | Remove | Exchange
Decision = Place | Reroll | NameStart | TakeTile | TakeStart | Build | ToReserve | Give | Redesign


def refuse(position: Position, action: Action) -> Refusal:
    """Why this action, which is not in the legal list, is not."""
    table = cast(Alcazaba, position)
    decision = cast(Decision, action)
    if table.stage != STAGE[type(decision)]:
        return Refusal(ASKED[table.stage])
    match decision:
        case Place() | Reroll() | NameStart():
            return refuse_at_table(table, decision)
        case TakeTile():
            return Refusal(f"{TILES[decision.tile]} does not lie in the column of {TYPES[table.column]}.", "V9")
        case TakeStart():
            return Refusal(f"The start-player chip does not lie on {TYPES[table.column]}.", "V9")
        case Build():
            return refuse_building(table, table.taken - 1, decision.at)
        case Give():
            return Refusal("There is no Dirk to give a tile to: he plays only with two.", "T14")
        case Rebuild() | Remove() | Exchange():
            return refuse_redesign(table, decision)
        case ToReserve():
            raise AssertionError("always legal when asked")
        case _:
            assert_never(decision)


def refuse_redesign(table: Alcazaba, action: Redesign) -> Refusal:
    """Why this redesign cannot be."""
    if not table.rolls_are_left():
        return Refusal("After the third roll there is no redesign any more.", "V8")
    state = table.state()
    if not isinstance(action, Remove) and state["where"][action.tile] != codes.RESERVE + table.seat:
        return Refusal(f"{TILES[action.tile]} is not in your reserve.", "V18")
    if isinstance(action, Rebuild):
        return refuse_building(table, action.tile, action.at)
    where = SITES.words(action.at)
    if action.at == (0, 0):
        return Refusal("The fountain is never removed or exchanged.", "V17")
    placed = zip(state["where"], state["x"], state["y"], strict=True)
    there = next((tile for tile, place in enumerate(placed) if place == (codes.BUILT + table.seat, *action.at)), None)
    if there is None:
        return Refusal(f"There is no tile of yours at {where}.", "V18")
    if isinstance(action, Remove):
        return Refusal(f"Without {TILES[there]} there would be a hole, or a tile nobody could reach.", "V18")
    if table.are_alike(action.tile, there):
        return Refusal(f"{TILES[action.tile]} is just like {TILES[there]}: that would change nothing.", "V8")
    return Refusal(f"The walls of {TILES[action.tile]} do not match those around {where}.", "V18")


def refuse_building(table: Alcazaba, tile: int, at: tuple[int, int]) -> Refusal:
    """Which of the building rules forbids this tile there."""
    where = SITES.words(at)
    match table.obstacle(table.to_act, tile, site_code(at)):
        case codes.OCCUPIED:
            return Refusal(f"There is a tile at {where} already.", "V14")
        case codes.APART:
            return Refusal(f"{where} shares no side with your Alhambra.", "V14")
        case codes.UNREACHABLE:
            return Refusal(f"There is no way on foot to {where}: all sides it shares have walls.", "V14")
        case codes.HOLE:
            return Refusal(f"A tile at {where} would leave a hole.", "V14")
        case clash:
            side = walls_name(clash - codes.CLASH)[0]
            return Refusal(f"On side {side} of {where} a wall would meet no wall.", "V14")
