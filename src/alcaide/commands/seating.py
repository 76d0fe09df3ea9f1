"""Who sits where at a new match, and under which name."""

from collections.abc import Sequence

from alcaide.core import BadSetting, UnknownName, shorten
from alcaide.search import ALIASES, BOTS, Bot, bot_named, seat_names
from alcaide.search.outside_bot import PREFIX

PERSON = "you"


def read_sitting(bots: str | None, players: int, seat: int | None) -> list[Bot | None]:
    """A bot for every seat, or None for a person, as `--bots` and `--seat` say."""
    if seat is not None and not 0 <= seat < players:
        raise BadSetting(f"There is no seat {seat}; there are seats 0 to {players - 1}.", "bad_players")
    words = [word.strip() for word in (bots or "squire").split(",")]
    if words == ["none"]:
        return [None] * players
    for word in words:
        if word not in (*BOTS, *ALIASES, PERSON) and not word.startswith(PREFIX):
            raise UnknownName("bot", word, [*BOTS, PERSON, "none"])
    if len(words) == 1 and words != [PERSON]:
        words *= players - 1
    if len(words) == players - 1:
        words.insert(seat or 0, PERSON)
    if len(words) != players:
        raise BadSetting(f"There are {players} seats, but --bots names {len(words)} players.", "bad_players")
    if seat is not None and words[seat] != PERSON:
        raise BadSetting(f"--seat puts you on seat {seat}, but --bots puts {words[seat]} there.", "bad_players")
    return [None if word == PERSON else bot_named(word) for word in words]


def read_names(names: Sequence[str] | None, sitting: Sequence[Bot | None]) -> tuple[str, ...] | None:
    """What persons, or all seats, are called, as `--name` says; None for persons without names."""
    for name in names or ():
        if not name.isprintable() or not name.strip():
            raise BadSetting(f"A name must be something one can print, not {shorten(name)}.")
    persons = sitting.count(None)
    if not names:
        if persons == len(sitting):
            return None
        names = ["Player"] * persons
    if len(names) == len(sitting):
        return tuple(names)
    if len(names) != persons:
        raise BadSetting(f"There are {persons} persons, but {len(names)} names were given.", "bad_players")
    given = iter(names)
    return seat_names([next(given) if bot is None else bot.name for bot in sitting])
