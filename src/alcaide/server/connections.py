"""Connections: how many one address may hold, and how long one may say nothing. This stands before HTTP itself."""

import asyncio
import ipaddress
import resource

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from alcaide.server.accountant import Accountant

HEADERS = 10.0
"""Seconds from a connection, or from the first byte of a request, to the end of its headers."""
ANSWER = 120.0
"""Seconds from there until the answer has been taken."""
RESERVE = 100
"""Files that are left for the database, the processes of bots and the page when no more connections are let in."""
FULL = b"HTTP/1.1 %s\r\nConnection: close\r\nRetry-After: 5\r\nContent-Length: 0\r\n\r\n"


class GuardedProtocol(HttpToolsProtocol):
    """HTTP that waits for nobody for ever."""

    accountant: Accountant
    proxies = ""
    counted: str | None = None
    """The address that this connection counts for; None for a proxy, whose callers are counted one by one."""
    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peer = self.client[0] if self.client else "unix"
        if len(self.connections) > most_files() - RESERVE:
            self.turn_away(b"503 Service Unavailable")
        elif self.client is not None and not is_among(peer, self.proxies):
            if not self.accountant.may_connect(peer):
                self.turn_away(b"429 Too Many Requests")
                return
            self.counted = peer
            self.accountant.connect(peer)
        self.expect(HEADERS)

    def turn_away(self, status: bytes) -> None:
        """Answer before anything was asked."""
        self.transport.write(FULL % status)
        self.transport.close()

    def expect(self, seconds: float | None) -> None:
        """Close the connection if the next thing does not happen in time; None if nothing is expected."""
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.expect(HEADERS)

    def on_headers_complete(self) -> None:
        self.expect(ANSWER)
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        self.expect(None)
        super().on_response_complete()

    def _should_upgrade(self) -> bool:
        return super()._should_upgrade() and self.parser.get_method() == b"GET"

    def _unsupported_upgrade_warning(self) -> None:
        """Everything that is no socket is answered as what it is."""

    def handle_websocket_upgrade(self) -> None:
        self.give_back()  # it counts as a socket from now on
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self.give_back()
        super().connection_lost(exc)

    def give_back(self) -> None:
        """Expect nothing more, and count no longer."""
        self.expect(None)
        if self.counted is not None:
            self.accountant.disconnect(self.counted)
            self.counted = None


def guarded(accountant: Accountant, proxies: str) -> type[GuardedProtocol]:
    """The protocol of connections that an accountant counts."""
    return type("GuardedProtocol", (GuardedProtocol,), {"accountant": accountant, "proxies": proxies})


def is_among(peer: str, proxies: str) -> bool:
    """Whether an address is one of these, or in one of these networks, separated by commas; `*` is all of them.

    >>> is_among("127.0.0.1", "127.0.0.1,10.0.0.0/8"), is_among("10.2.3.4", "127.0.0.1,10.0.0.0/8")
    (True, True)
    >>> is_among("192.0.2.1", "127.0.0.1"), is_among("192.0.2.1", "*")
    (False, True)
    """
    names = [name.strip() for name in proxies.split(",")]
    if "*" in names or peer in names:
        return True
    return any(is_in(peer, name) for name in names)


def is_in(peer: str, network: str) -> bool:
    """Whether an address is in a network; what is none of both is in nothing."""
    try:
        return ipaddress.ip_address(peer) in ipaddress.ip_network(network, strict=False)
    except ValueError:
        return False


def most_files() -> int:
    """How many files and connections this process may have open."""
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def allow_many_files() -> None:
    """Take as many as the system gives."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
