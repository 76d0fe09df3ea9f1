"""The games there are: ours, and those that other packages declare with the entry point `alcaide.games`."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from alcaide.core.errors import AlcaideError, UnknownName
from alcaide.core.game import Game

GROUP = "alcaide.games"


class Games(Mapping[str, Game]):
    """Every game by its name, ours first; one is loaded when somebody asks for it."""

    @cached_property
    def found(self) -> dict[str, EntryPoint]:
        """What the installed packages declare; nobody takes a name that is ours."""
        ours = [EntryPoint(name, f"alcaide.games.{name}:GAME", GROUP) for name in import_module("alcaide.games").OURS]
        others = sorted(entry_points(group=GROUP), key=lambda point: point.name)
        points: dict[str, EntryPoint] = {}
        for point in (*ours, *others):
            points.setdefault(point.name, point)
        return points

    def __getitem__(self, name: str) -> Game:
        point = self.found[name]
        try:
            game = point.load()
        except Exception as error:
            raise AlcaideError(
                f"The game {name!r} could not be loaded from {point.value}: {error}", "bad_game"
            ) from error
        if not isinstance(game, Game) or game.name != name:
            raise AlcaideError(f"{point.value} is not a game called {name!r}.", "bad_game")
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(self.found)

    def __len__(self) -> int:
        return len(self.found)


GAMES = Games()


def game_named(name: str) -> Game:
    """The game of that name; a sentence with the nearest one if there is none."""
    if name not in GAMES:
        raise UnknownName("game", name, GAMES)
    return GAMES[name]
