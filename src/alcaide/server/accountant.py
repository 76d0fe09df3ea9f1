"""The accountant: what every address and every table may spend, and what they have spent lately."""

import ipaddress
import time
from collections import Counter, OrderedDict
from enum import StrEnum

from alcaide.server.errors import too_fast
from alcaide.server.settings import Limits

MOST_REMEMBERED = 20_000
BURSTS = 10
"""Seconds' worth of requests and messages that may come at once."""
FIVE_MINUTES = 300.0


class Resource(StrEnum):
    """What is spent."""

    REQUESTS = "requests"
    MESSAGES = "messages"
    SEATED_MESSAGES = "seated_messages"
    """Those of who holds a seat: the table's own allowance, spent before the address's."""
    TABLES = "tables"
    BYTES = "bytes"
    """That are kept of what is said."""
    TABLE_BYTES = "table_bytes"
    THINKING = "thinking"
    """Seconds of a processor."""


class TokenBucket:
    """Fills at a rate (a second) up to a brim; each thing asked for takes something out."""

    def __init__(self, rate: float, brim: float) -> None:
        self.rate = rate
        self.brim = brim
        self.level = brim
        self.filled = time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        """Take so much, if it is there."""
        self.fill()
        if self.level < amount:
            return False
        self.level -= amount
        return True

    def draw(self, amount: float = 1.0) -> float:
        """Take so much in any case; how many seconds to wait until it is there."""
        self.fill()
        self.level -= amount
        return max(0.0, -self.level / self.rate)

    def fill(self) -> None:
        """Let in what has come since the last time."""
        now = time.monotonic()
        self.level = min(self.brim, self.level + (now - self.filled) * self.rate)
        self.filled = now


class Accountant:
    """Buckets by resource and holder, an address or a table; and connections, which are held and given back."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.buckets: OrderedDict[tuple[Resource, str], TokenBucket] = OrderedDict()
        self.connections: Counter[str] = Counter()
        self.spent: dict[Resource, float] = dict.fromkeys(Resource, 0.0)
        """By everyone together, since the start."""
        self.allowances = {
            Resource.REQUESTS: (limits.requests, BURSTS * limits.requests),
            Resource.MESSAGES: (limits.address_messages, BURSTS * limits.address_messages),
            Resource.SEATED_MESSAGES: (limits.seated_messages, BURSTS * limits.seated_messages),
            Resource.TABLES: (limits.tables / FIVE_MINUTES, limits.tables),
            Resource.BYTES: (limits.bytes, FIVE_MINUTES * limits.bytes),
            Resource.TABLE_BYTES: (limits.table_bytes, FIVE_MINUTES * limits.table_bytes),
            Resource.THINKING: (limits.thinking, FIVE_MINUTES * limits.thinking),
        }

    def bucket(self, what: Resource, holder: str) -> TokenBucket:
        """What somebody has left; who asked longest ago is forgotten when there are too many."""
        key = (what, network(holder))
        if key not in self.buckets:
            self.buckets[key] = TokenBucket(*self.allowances[what])
            if len(self.buckets) > MOST_REMEMBERED:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(key)
        return self.buckets[key]

    def may_spend(self, what: Resource, holder: str, amount: float = 1.0) -> bool:
        """Spend, if so much is left; whether it was."""
        if not self.bucket(what, holder).take(amount):
            return False
        self.spent[what] += amount
        return True

    def spend(self, what: Resource, holder: str, amount: float = 1.0) -> None:
        """Spend, or refuse."""
        if not self.may_spend(what, holder, amount):
            raise too_fast()

    def owe(self, what: Resource, holder: str, amount: float = 1.0) -> float:
        """Spend in any case; how many seconds to wait until nothing is owed."""
        self.spent[what] += amount
        return self.bucket(what, holder).draw(amount)

    def left(self, what: Resource, holder: str) -> float:
        """What somebody has left; below nothing if they owe."""
        bucket = self.bucket(what, holder)
        bucket.fill()
        return bucket.level

    def may_connect(self, address: str) -> bool:
        """Whether one more connection is allowed."""
        return self.connections[network(address)] < self.limits.connections

    def connect(self, address: str) -> None:
        """A connection was opened."""
        self.connections[network(address)] += 1

    def disconnect(self, address: str) -> None:
        """A connection was closed."""
        self.connections[network(address)] -= 1
        if self.connections[network(address)] <= 0:
            del self.connections[network(address)]


def network(address: str) -> str:
    """What counts as one caller: an IPv4 address, or the /64 of an IPv6 one.

    >>> network("192.0.2.7"), network("2001:db8::1:2"), network("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8::/64', '192.0.2.7')
    """
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False))
