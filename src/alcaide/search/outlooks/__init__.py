"""How good a position is for a seat, game by game, in compiled code that a search can ask a million times a second."""

from collections.abc import Callable

from alcaide.core import Position
from alcaide.games.alcazaba import Alcazaba
from alcaide.games.alcazar import Alcazar
from alcaide.games.alhambra import Alhambra
from alcaide.games.burgenland import Burgenland
from alcaide.search.outlooks import alcazaba, alhambra
from alcaide.search.outlooks.alcazaba import AlcazabaOutlook
from alcaide.search.outlooks.alcazaba_crowd import AlcazabaCrowd
from alcaide.search.outlooks.alcazar import AlcazarOutlook
from alcaide.search.outlooks.alhambra import AlhambraOutlook
from alcaide.search.outlooks.alhambra_crowd import AlhambraCrowd
from alcaide.search.outlooks.burgenland import BurgenlandOutlook
from alcaide.search.outlooks.outlook import Outlook

OUTLOOKS: dict[type[Position], Outlook] = {
    Alcazaba: AlcazabaOutlook(**alcazaba.WEIGHTS),
    Alcazar: AlcazarOutlook(),
    Alhambra: AlhambraOutlook(**alhambra.WEIGHTS),
    Burgenland: BurgenlandOutlook(),
}
CROWDED: dict[type[Position], Callable[[], Outlook]] = {Alcazaba: AlcazabaCrowd, Alhambra: AlhambraCrowd}
"""Where more than two play. Each thought makes its own, for these keep notes of the turn they look at."""
POINTS_ONLY = Outlook()


def outlook_of(position: Position) -> Outlook:
    """The outlook that fits the game of this position; points alone in a game nobody has thought about yet."""
    game = type(position)
    if position.players > 2 and game in CROWDED:
        return CROWDED[game]()
    return OUTLOOKS.get(game, POINTS_ONLY)


__all__ = ["OUTLOOKS", "Outlook", "outlook_of"]
