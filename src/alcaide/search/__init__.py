"""Players that are programs. They get a position imagined from their seat, so there is nothing to peek at."""

from functools import cache

from alcaide.core import UnknownName
from alcaide.search.bot import Bot, Limit
from alcaide.search.explain import Advice, explain
from alcaide.search.fault import Fault, ask
from alcaide.search.levels import ALCAIDE, KNIGHT, SQUIRE, Page, Thinker
from alcaide.search.program import PREFIX, Program
from alcaide.search.review import Review, Swing, conclude, review, review_lines
from alcaide.search.seating import bot_behind, seat_names
from alcaide.search.uniform import Uniform

BOTS: dict[str, Bot] = {bot.name: bot for bot in (Uniform(), Page(), SQUIRE, KNIGHT, ALCAIDE)}

ALIASES = {"greedy": "squire"}
"""Other words for a bot, wherever one is named."""

program_named = cache(lambda name: Program(name.removeprefix(PREFIX)))
"""One running program for each command."""

LEVELS = ("page", "squire", "knight", "alcaide")
"""From the weakest to the strongest, in every game."""


def bot_named(name: str) -> Bot:
    """The bot of that name, or the program behind `run:COMMAND`; a sentence with the nearest one if there is none."""
    if name.startswith(PREFIX):
        return program_named(name)
    name = ALIASES.get(name, name)
    if name not in BOTS:
        raise UnknownName("bot", name, BOTS)
    return BOTS[name]


__all__ = [
    "ALIASES", "BOTS", "LEVELS", "Advice", "Bot", "Fault", "Limit", "Program", "Review", "Swing", "Thinker", "Uniform",
    "ask", "bot_behind", "bot_named", "conclude", "explain", "review", "review_lines", "seat_names",
]  # fmt: skip
