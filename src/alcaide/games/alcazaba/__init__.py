"""Alcazaba (2-6 players): the dice of the dice game, and a real Alhambra of tiles and walls."""

from typing import cast

from alcaide.core import JSON, BadSetting, Game, Option, Position, Settings, shorten
from alcaide.games.alcazaba.codes import EXTRA
from alcaide.games.alcazaba.moves import ACTIONS, LUCK, TITLE, refuse
from alcaide.games.alcazaba.names import PRINTED, SIDES, TILES, walls_code
from alcaide.games.alcazaba.rules import Alcazaba


def check_walls(value: object) -> str:
    """The option `extra_walls`, if it says sides of a tile, each at most once; in the order of NESW."""
    if not isinstance(value, str) or any(side not in SIDES for side in value) or len(set(value)) != len(value):
        raise BadSetting(
            f"The option 'extra_walls' must be letters of {SIDES}, each at most once, not {shorten(value)}.",
            "bad_option",
        )
    return "".join(side for side in SIDES if side in value)


def start(players: int, settings: Settings) -> Position:
    """The set-up (V2-V4)."""
    walls = {**PRINTED, TILES[EXTRA]: str(settings["extra_walls"])}
    return Alcazaba(players, [walls_code(sides) for sides in walls.values()])


def dirk(position: Position) -> JSON:
    """With two players the result says what Dirk has scored (T17)."""
    return {"dirk": cast(Alcazaba, position).dirk_points()} if position.players == 2 else {}


GAME = Game(
    name="alcazaba",
    title=TITLE,
    about="Win tiles with dice, build your Alhambra, and keep its outer wall long.",
    seats=range(2, 7),
    options=(
        Option(
            "extra_walls",
            "the walled sides of the extra tower, letters of NESW (its picture is lost)",
            PRINTED[TILES[EXTRA]],
            check_walls,
            parts=tuple(SIDES),
            kind="letters",
        ),
    ),
    position=Alcazaba,
    start=start,
    actions=ACTIONS,
    luck=LUCK,
    package=__package__,
    builds_on=("alhambra",),
    refuse=refuse,
    extras=dirk,
)

__all__ = ["GAME", "Alcazaba"]
