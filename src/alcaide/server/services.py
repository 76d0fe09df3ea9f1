"""What every table needs from outside, in one place."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from alcaide.core import UnknownName
from alcaide.search import Bot
from alcaide.server.accountant import Accountant
from alcaide.server.bot_pool import BotLanes
from alcaide.server.mail import Mailer
from alcaide.server.metrics import Metrics
from alcaide.server.settings import Settings
from alcaide.server.uptime import Uptime
from alcaide.store import Store


@dataclass(frozen=True)
class Services:
    """Store, bots, settings, clock."""

    store: Store
    accountant: Accountant
    bot_lanes: BotLanes
    bots: Mapping[str, Bot]
    settings: Settings
    metrics: Metrics
    uptime: Uptime
    mailer: Mailer | None = None
    """None: this server writes to nobody."""
    clock: Callable[[], float] = time.time

    def check_bot(self, name: str) -> str:
        """The name of a bot, if there is such a one."""
        if name not in self.bots:
            raise UnknownName("bot", name, self.bots)
        return name
