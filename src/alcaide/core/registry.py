"""The games there are: ours, and those that other packages declare with the entry point `alcaide.games`."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from alcaide.core.errors import AlcaideError, UnknownName
from alcaide.core.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "alcaide.games"


class Games(Mapping[str, Game]):
    """Every game that can be played by its name, ours first; each is loaded when somebody asks for it."""

    @cached_property
    def ours(self) -> "dict[str, EntryPoint]":
        """Our own, which are there even where nothing is installed."""
        names = import_module("alcaide.games").OURS
        return {name: metadata().EntryPoint(name, f"alcaide.games.{name}:GAME", GROUP) for name in names}

    @cached_property
    def others(self) -> dict[str, Game | AlcaideError]:
        """What installed packages declare: games, or why it is none. Nobody takes a name that is given already."""
        found: dict[str, Game | AlcaideError] = {}
        for name, value in sorted({(point.name, point.value) for point in metadata().entry_points(group=GROUP)}):
            if name in self.ours or name in found:
                found[value] = AlcaideError(f"{value} cannot be called {name!r}: that name is taken.", "bad_game")
                continue
            try:
                found[name] = load(metadata().EntryPoint(name, value, GROUP))
            except AlcaideError as error:
                found[name] = error
        return found

    @property
    def broken(self) -> list[str]:
        """What is wrong with the declared games that cannot be played."""
        return [other.sentence for other in self.others.values() if isinstance(other, AlcaideError)]

    def __getitem__(self, name: str) -> Game:
        if name in self.ours:
            return load(self.ours[name])
        other = self.others[name]
        if isinstance(other, AlcaideError):
            raise other
        return other

    def __iter__(self) -> Iterator[str]:
        yield from self.ours
        yield from (name for name, other in self.others.items() if isinstance(other, Game))

    def __repr__(self) -> str:
        return f"<Games: {', '.join(self)}>"

    def __len__(self) -> int:
        return sum(1 for _ in self)


def metadata() -> ModuleType:
    """What knows the installed packages; it would take half of the time that `import alcaide` does."""
    return import_module("importlib.metadata")


def load(point: "EntryPoint") -> Game:
    """The game behind an entry point; a sentence if there is none."""
    try:
        game = point.load()
    except Exception as error:
        said = f"{type(error).__name__}: {error}"
        raise AlcaideError(
            f"The game {point.name!r} could not be loaded from {point.value} ({said}).", "bad_game"
        ) from error
    if not isinstance(game, Game) or game.name != point.name:
        raise AlcaideError(f"{point.value} is not a game called {point.name!r}.", "bad_game")
    return game


GAMES = Games()


def game_named(name: str) -> Game:
    """The game of that name; a sentence with the nearest one if there is none."""
    if name not in GAMES:
        raise UnknownName("game", name, GAMES)
    return GAMES[name]
