"""How much one connection or address may ask for."""

import ipaddress
import time
from collections import Counter
from dataclasses import dataclass, field

from alcaide.server.settings import Limits

MOST_REMEMBERED = 10_000


class TokenBucket:
    """Fills at a rate up to a brim; each thing asked for takes one drop."""

    def __init__(self, rate: float, brim: float) -> None:
        self.rate = rate
        self.brim = brim
        self.level = brim
        self.filled = time.monotonic()

    def take(self) -> bool:
        """Take a drop, if there is one."""
        self.fill()
        if self.level < 1:
            return False
        self.level -= 1
        return True

    def draw(self) -> float:
        """Take a drop in any case; how many seconds to wait until it is there."""
        self.fill()
        self.level -= 1
        return max(0.0, -self.level / self.rate)

    def fill(self) -> None:
        """Let in what has come since the last time."""
        now = time.monotonic()
        self.level = min(self.brim, self.level + (now - self.filled) * self.rate)
        self.filled = now


@dataclass
class AddressLimits:
    """What every address has asked for lately."""

    limits: Limits
    requests: dict[str, TokenBucket] = field(default_factory=dict)
    tables: dict[str, TokenBucket] = field(default_factory=dict)
    sockets: Counter[str] = field(default_factory=Counter)

    def may_request(self, address: str) -> bool:
        """Whether one more request is allowed."""
        return self.take(self.requests, address, self.limits.requests, 5 * self.limits.requests)

    def may_set_up(self, address: str) -> bool:
        """Whether one more table is allowed."""
        return self.take(self.tables, address, self.limits.tables / 60, self.limits.tables)

    def may_connect(self, address: str) -> bool:
        """Whether one more socket is allowed."""
        return self.sockets[network(address)] < self.limits.sockets

    def connect(self, address: str) -> None:
        """A socket was opened."""
        self.sockets[network(address)] += 1

    def disconnect(self, address: str) -> None:
        """A socket was closed."""
        self.sockets[network(address)] -= 1
        if self.sockets[network(address)] <= 0:
            del self.sockets[network(address)]

    def take(self, buckets: dict[str, TokenBucket], address: str, rate: float, brim: float) -> bool:
        """Take a drop of an address's bucket; the oldest are forgotten when there are too many."""
        name = network(address)
        bucket = buckets.pop(name, None) or TokenBucket(rate, brim)
        buckets[name] = bucket
        if len(buckets) > MOST_REMEMBERED:
            del buckets[next(iter(buckets))]
        return bucket.take()


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
