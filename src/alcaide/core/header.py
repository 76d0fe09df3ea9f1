"""The first line of a record: which game, for whom, with which options."""

from dataclasses import dataclass, field

from alcaide.core.errors import AlcaideError, BadRecord, shorten
from alcaide.core.fairness import Fairness
from alcaide.core.fields import JSON
from alcaide.core.game import Game, Settings
from alcaide.core.registry import game_named

VERSION = 1
REQUIRED = ("record", "game", "players", "options")
OPTIONAL = ("names", "rules", "date", "luck", "made")
MADE = ("program", "version", "seed", "bots")


@dataclass(frozen=True)
class Header:
    """What is settled before a match begins."""

    game: Game
    players: int
    settings: Settings
    """Every option with its value."""
    names: tuple[str, ...] | None = None
    """One a seat."""
    rules: str | None = None
    """The version of the rules it was played by."""
    date: str | None = None
    luck: Fairness | None = field(default=None)
    """What is needed to check the luck."""
    made: JSON | None = None
    """Which program made the record, its version, the seed and the bots, as far as they are told."""

    def json(self) -> JSON:
        """The header as a record writes it."""
        line: JSON = {
            "record": VERSION,
            "game": self.game.name,
            "players": self.players,
            "options": self.game.differing(self.settings),
        }
        if self.names is not None:
            line["names"] = list(self.names)
        if self.rules is not None:
            line["rules"] = self.rules
        if self.date is not None:
            line["date"] = self.date
        if self.luck is not None:
            line["luck"] = self.luck.json()
        if self.made is not None:
            line["made"] = self.made
        return line


def new_header(game: Game, players: int, options: Settings | None = None) -> Header:
    """The header of a new match, its settings checked."""
    return Header(game, game.check_players(players), game.settings(options or {}))


def read_header(line: JSON) -> Header:
    """The header that a record's first line says."""
    try:
        return check_header(line)
    except AlcaideError as error:
        raise BadRecord(error.sentence, 1) from None


def check_header(line: JSON) -> Header:
    """The header, or an error without a line."""
    for key in REQUIRED:
        if key not in line:
            raise BadRecord(f"The header has no {key!r}; it must have {', '.join(REQUIRED)}.")
    for key in line:
        if key not in REQUIRED + OPTIONAL:
            raise BadRecord(f"The header has an unknown key {shorten(key)}.")
    if type(line["record"]) is not int or line["record"] != VERSION:
        raise BadRecord(f"This reads records of version {VERSION}, not {shorten(line['record'])}.")
    game = game_named(text_of(line, "game"))
    players = game.check_players(line["players"])
    options = line["options"]
    if not isinstance(options, dict):
        raise BadRecord(f"'options' must be an object, not {shorten(options)}.")
    return Header(
        game,
        players,
        game.settings(options),
        names_of(line, players),
        text_of(line, "rules") if "rules" in line else None,
        text_of(line, "date") if "date" in line else None,
        Fairness.read(line["luck"], players) if "luck" in line else None,
        made_of(line["made"], players) if "made" in line else None,
    )


def text_of(line: JSON, key: str) -> str:
    """A string of the header."""
    value = line[key]
    if not isinstance(value, str):
        raise BadRecord(f"{key!r} must be a string, not {shorten(value)}.")
    return value


def names_of(line: JSON, players: int) -> tuple[str, ...] | None:
    """One name a seat, or none at all."""
    if "names" not in line:
        return None
    names = line["names"]
    if not isinstance(names, list) or len(names) != players or not all(isinstance(name, str) for name in names):
        raise BadRecord(f"'names' must be {players} strings, one a seat, not {shorten(names)}.")
    return tuple(names)


def made_of(value: object, players: int) -> JSON:
    """What a record says of its making: texts, a seed that is a number or a text, and a bot or null for every seat."""
    if not isinstance(value, dict) or not set(value) <= set(MADE):
        raise BadRecord(f"'made' must be an object with {', '.join(MADE)} or some of them, not {shorten(value)}.")
    bots = value.get("bots", [])
    if (
        not isinstance(bots, list)
        or len(bots) not in (0, players)
        or not all(isinstance(bot, str | None) for bot in bots)
    ):
        raise BadRecord(f"In 'made', 'bots' must be {players} strings or nulls, one a seat, not {shorten(bots)}.")
    for key in ("program", "version"):
        if not isinstance(value.get(key, ""), str):
            raise BadRecord(f"In 'made', {key!r} must be a string, not {shorten(value[key])}.")
    if type(value.get("seed", 0)) not in (int, str):
        raise BadRecord(f"In 'made', 'seed' must be a whole number or a string, not {shorten(value['seed'])}.")
    return value
