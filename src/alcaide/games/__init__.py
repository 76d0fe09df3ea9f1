"""The games, each behind the same front door."""

from alcaide.games import alcazaba, alcazar, alhambra, burgenland
from alcaide.kernel import Game, UnknownName

GAMES: dict[str, Game] = {game.name: game for game in (alcazar.GAME, alhambra.GAME, alcazaba.GAME, burgenland.GAME)}


def game_named(name: str) -> Game:
    """The game of that name; a sentence with the nearest one if there is none."""
    if name not in GAMES:
        raise UnknownName("game", name, GAMES)
    return GAMES[name]
