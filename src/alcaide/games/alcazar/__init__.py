"""Alcazar (2-5 players): raise castles together, and have the highest nobles in them."""

from alcaide.core import Game, Position, Settings, choice
from alcaide.games.alcazar.board import BOARDS
from alcaide.games.alcazar.moves import ACTIONS, LUCK, TITLE
from alcaide.games.alcazar.refusals import refuse
from alcaide.games.alcazar.rules import Alcazar

BOARD_NAMES = tuple(board.name for board in BOARDS)


def start(players: int, settings: Settings) -> Position:
    """The set-up (R5), before the first card is dealt."""
    return Alcazar(players, BOARD_NAMES.index(str(settings["board"])), settings["merge_over_50"] == "cap")


GAME = Game(
    name="alcazar",
    title=TITLE,
    about="Raise castles together with your rivals, and bring your own nobles to the top.",
    seats=range(2, 6),
    options=(
        choice("board", "which layout of the track (the printed one is lost; see the rules)", *BOARD_NAMES),
        choice("merge_over_50", "whether two castles may merge when they pass 50 together", "forbid", "cap"),
    ),
    position=Alcazar,
    start=start,
    actions=ACTIONS,
    luck=LUCK,
    package=__package__,
    hidden=True,
    refuse=refuse,
)

__all__ = ["GAME", "Alcazar"]
