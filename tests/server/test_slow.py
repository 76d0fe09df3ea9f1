"""A listener that does not read: it is closed, keeps nobody else waiting, and recovers with one update."""

import socket
from dataclasses import replace

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import FREE, running

MESSAGES = 3_000


def test_a_slow_listener_is_closed_and_recovers() -> None:
    with running(limits=replace(FREE, outbox=8)) as house:
        place = house.set_up("you", "open")
        host, port = house.address.split(":")
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.connect((host, int(port)))
        with place.watch().listen(sock=narrow, max_queue=1) as slow, place.listen() as quick:
            sent = 0
            while house.measure("alcaide_slow_listeners_total") == 0 and sent < MESSAGES:
                for _ in range(50):
                    quick.say(type="chat", text="☂" * 500)
                    quick.wait("chat")
                sent += 50
            with pytest.raises(ConnectionClosed) as closed:
                slow.wait("nothing more")
            with place.watch().listen() as again:
                recovered = again.latest

    assert sent < MESSAGES
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4408
    assert recovered["phase"] == "waiting"
