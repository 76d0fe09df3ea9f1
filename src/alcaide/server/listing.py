"""Listing: which tables strangers find, so that nobody who sets up many pushes out those of others."""

import time
from collections import Counter, OrderedDict

from alcaide.server.accountant import network
from alcaide.server.live_tables import LiveTables
from alcaide.store import StoredTable
from alcaide.store.store import listing_order

MOST = 50
CANDIDATES = 1_000
"""Tables among which those are chosen."""
FRESH = 1.0
"""Seconds for which a choice is kept: the lobby asks often, and choosing takes a while."""
MOST_REMEMBERED = 50_000


class Listing:
    """The tables of the lobby. Every address has one before any has two; where somebody waits for others is first."""

    def __init__(self, live_tables: LiveTables) -> None:
        self.live_tables = live_tables
        self.openers: OrderedDict[str, str] = OrderedDict()
        """Who set up a table, while this process remembers; it is written down nowhere."""
        self.chosen: list[StoredTable] = []
        self.chosen_at = float("-inf")

    def note(self, table: StoredTable, address: str) -> None:
        """A table was set up."""
        if table.listed:
            self.chosen_at = float("-inf")
            self.openers[table.id] = network(address)
            if len(self.openers) > MOST_REMEMBERED:
                self.openers.popitem(last=False)

    def opener(self, table: StoredTable) -> str:
        """Whose table it is: who set it up, else who sits there now, else its own."""
        if table.id in self.openers:
            return self.openers[table.id]
        live = self.live_tables.tables.get(table.id)
        seated = sorted(network(each.address) for each in live.audience.listeners if each.seats) if live else []
        return seated[0] if seated else table.id

    async def tables(self) -> list[StoredTable]:
        """The tables to be shown, the best first."""
        if time.monotonic() - self.chosen_at > FRESH:
            services = self.live_tables.services
            now = services.clock()
            found = await services.store.listed(CANDIDATES, now)
            self.chosen_at, self.chosen = time.monotonic(), self.choose(found, now)
        return self.chosen

    def choose(self, found: list[StoredTable], now: float) -> list[StoredTable]:
        """One table of each, then a second of each, and so on."""
        rounds: Counter[str] = Counter()
        ranked: list[tuple[tuple[int, bool, bool, float], StoredTable]] = []
        for table in sorted(found, key=lambda table: (is_full(table), *listing_order(table, now))):
            opener = self.opener(table)
            ranked.append(((rounds[opener], is_full(table), *listing_order(table, now)), table))
            rounds[opener] += 1
        ranked.sort(key=lambda each: each[0])
        return [table for _, table in ranked[:MOST]]


def is_full(table: StoredTable) -> bool:
    """Whether nobody can sit down any more."""
    return not any(seat.is_open for seat in table.seats)
