"""Players that are programs. They get a position imagined from their seat, so there is nothing to peek at."""

from functools import cache

from alcaide.core import Bot, Limit, UnknownName
from alcaide.search.bot_fault import BotFault, ask
from alcaide.search.explain import Explanation, explain
from alcaide.search.levels import ALCAIDE, KNIGHT, SQUIRE, PageBot, SearchBot
from alcaide.search.outside_bot import PREFIX, OutsideBot
from alcaide.search.random_bot import RandomBot
from alcaide.search.review import LineSwing, ReviewedMatch, conclude, review, review_lines
from alcaide.search.seat_names import bot_behind, seat_names

BOTS: dict[str, Bot] = {bot.name: bot for bot in (RandomBot(), PageBot(), SQUIRE, KNIGHT, ALCAIDE)}

ALIASES = {"greedy": "squire"}
"""Other words for a bot, wherever one is named."""

outside_bot_named = cache(lambda name: OutsideBot(name.removeprefix(PREFIX)))
"""One running program for each command."""

LEVELS = ("page", "squire", "knight", "alcaide")
"""From the weakest to the strongest, in every game."""


def bot_named(name: str) -> Bot:
    """The bot of that name, or the program behind `run:COMMAND`; a sentence with the nearest one if there is none."""
    if name.startswith(PREFIX):
        return outside_bot_named(name)
    name = ALIASES.get(name, name)
    if name not in BOTS:
        raise UnknownName("bot", name, BOTS)
    return BOTS[name]


__all__ = [
    "ALIASES",
    "BOTS",
    "LEVELS",
    "Bot",
    "BotFault",
    "Explanation",
    "Limit",
    "LineSwing",
    "OutsideBot",
    "RandomBot",
    "ReviewedMatch",
    "SearchBot",
    "ask",
    "bot_behind",
    "bot_named",
    "conclude",
    "explain",
    "review",
    "review_lines",
    "seat_names",
]  # fmt: skip
