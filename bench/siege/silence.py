"""Silence: connections that say nothing, or half a request, until nobody else gets one."""

import socket
import time
from contextlib import ExitStack, suppress

from alcaide.server.settings import Limits
from bench.siege.outcome import Outcome
from tests.server.house import House, running

HALF = b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: "
BODY = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n{"

UPGRADE = (
    b"GET /api/tables/bcdfghjkmnpq/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
"""A socket that does not say hello."""
GOODBYE = b"\x88\x02\x11\x30"
"""How a websocket is closed with 4400."""


def open_silent(house: House, caller: str, said: bytes, stack: ExitStack) -> socket.socket:
    """A connection that says so much and no more."""
    host, port = house.address.split(":")
    connection = stack.enter_context(socket.socket())
    connection.settimeout(5)
    connection.bind((caller, 0))
    connection.connect((host, int(port)))
    with suppress(OSError):  # it may have been turned away already
        connection.sendall(said)
    return connection


def is_closed(connection: socket.socket, seconds: float) -> bool:
    """Whether the other side closes a connection within so many seconds, with or without an answer."""
    connection.settimeout(seconds)
    try:
        while (heard := connection.recv(4096)) and GOODBYE not in heard:
            pass
    except TimeoutError:
        return False
    except OSError:
        pass
    return True


def siege(count: int = 1_004, limits: Limits | None = None) -> Outcome:
    """Open so many silent connections from one address; somebody else comes in, and they are closed in the end."""
    with running(limits=limits or Limits(), proxies="192.0.2.1") as house, ExitStack() as stack:
        said = [b"", HALF, BODY, UPGRADE]
        silent = [open_silent(house, "127.0.0.3", said[number % 4], stack) for number in range(count)]
        time.sleep(0.5)
        with house.seen_from("127.0.0.2") as guest:
            began = time.monotonic()
            place = guest.set_up("you", "you")
            with place.listen() as ear:
                entered = ear.latest["turn"] == 0
            seconds = time.monotonic() - began
        closed = sum(is_closed(connection, 20.0) for connection in silent)
    now = f"another comes in after {1000 * seconds:.0f} ms; {closed} of {count} closed"
    return Outcome("silent connections", "1,004 lock everyone out", now, entered and seconds < 2 and closed == count)
