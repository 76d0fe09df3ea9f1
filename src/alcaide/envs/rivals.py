"""The other seats of a learner's table: who sits there, and what they choose."""

from collections.abc import Sequence

from alcaide.core import BadSetting, Luck, Position, shorten
from alcaide.search import Bot, RandomBot, ask, bot_named

Named = str | Sequence[str] | None
"""One bot for every other seat, a bot for each of them in order, or None: the learner acts for all seats."""


class Rivals:
    """Who plays against the learner."""

    def __init__(self, named: Named, players: int, seat: object) -> None:
        if type(seat) is not int or not 0 <= seat < players:
            raise BadSetting(
                f"The learner's seat is a number from 0 to {players - 1}, not {shorten(seat)}.", "bad_seat"
            )
        self.learner = -1 if named is None else seat
        """The learner's seat; -1 if it acts for all."""
        names = [] if named is None else [named] * (players - 1) if isinstance(named, str) else list(named)
        if named is not None and len(names) != players - 1:
            raise BadSetting(f"There are {players - 1} rivals at a table of {players}, not {len(names)}.", "bad_rivals")
        self.bots: dict[int, Bot] = {}
        if named is not None:
            others = [other for other in range(players) if other != seat]
            self.bots = {other: bot_named(name) for other, name in zip(others, names, strict=True)}
        self.are_uniform = all(isinstance(bot, RandomBot) for bot in self.bots.values())
        """Whether all of them play anything: then the core plays for them."""

    def choose(self, position: Position, luck: Luck) -> int:
        """What the rival to act does."""
        bot = self.bots[position.to_act]
        if isinstance(bot, RandomBot):
            return bot.choose(position, position.to_act, luck)
        return ask(bot, position, position.to_act, luck)
