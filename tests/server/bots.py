"""Bots that misbehave, each in its own way, and the two that do not."""

import os
import time

from alcaide.core import Luck, Position
from alcaide.search import BOTS as GOOD
from alcaide.search import Bot


class Raises:
    """Raises."""

    name = "raises"
    about = "raises"

    def choose(self, position: Position, seat: int, luck: Luck) -> int:
        raise ValueError("a bot's own mistake")


class Dies:
    """Ends its process."""

    name = "dies"
    about = "ends its process"

    def choose(self, position: Position, seat: int, luck: Luck) -> int:
        os._exit(1)


class Hangs:
    """Never answers."""

    name = "hangs"
    about = "never answers"

    def choose(self, position: Position, seat: int, luck: Luck) -> int:
        while True:
            time.sleep(1)


class Cheats:
    """Answers what is not legal, and prints."""

    name = "cheats"
    about = "answers what is not legal"

    def choose(self, position: Position, seat: int, luck: Luck) -> int:
        print("ha")
        return 10**6


BOTS: dict[str, Bot] = {**GOOD, **{bot.name: bot for bot in (Raises(), Dies(), Hangs(), Cheats())}}
