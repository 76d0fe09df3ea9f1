"""Players that are programs. They get a position imagined from their seat, so there is nothing to peek at."""

from alcaide.bots.bot import Bot
from alcaide.bots.greedy import Greedy
from alcaide.bots.seating import bot_behind, seat_names
from alcaide.bots.uniform import Uniform
from alcaide.kernel import UnknownName

BOTS: dict[str, Bot] = {bot.name: bot for bot in (Uniform(), Greedy())}


def bot_named(name: str) -> Bot:
    """The bot of that name; a sentence with the nearest one if there is none."""
    if name not in BOTS:
        raise UnknownName("bot", name, BOTS)
    return BOTS[name]


__all__ = ["BOTS", "Bot", "Greedy", "Uniform", "bot_behind", "bot_named", "seat_names"]
