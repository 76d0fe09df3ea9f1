"""A real server on loopback, and clients that speak its protocol."""

import json
import random
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from alcaide.server.serve import make_server
from alcaide.server.settings import Limits, Settings

Message = dict[str, Any]
FREE = Limits(
    messages=10_000,
    address_messages=100_000,
    requests=10_000,
    tables=60_000,
    connections=10_000,
    bytes=1e6,
    table_bytes=1e6,
    thinking=1e4,
    lines=100_000,
)
"""Limits that no test meets by accident."""
PATIENCE = 120.0
"""Seconds after which something that must happen counts as not happening: a busy machine may take its time."""


@dataclass
class House:
    """A server that runs, at an address."""

    address: str
    caller: str | None = None
    """The address that calls, one of the loopback's; None for any."""
    client: httpx.Client = field(init=False)

    def __post_init__(self) -> None:
        calls = httpx.HTTPTransport(local_address=self.caller)
        self.client = httpx.Client(base_url=f"http://{self.address}", timeout=PATIENCE, transport=calls)

    @contextmanager
    def seen_from(self, caller: str) -> Iterator["House"]:
        """The same server, as somebody at another address calls it."""
        other = House(self.address, caller)
        with other.client:
            yield other

    def set_up(self, *sits: str, game: str = "burgenland", **facts: object) -> "Place":
        """A new table; `you`, `open`, or the name of a bot for every seat."""
        seats = [{"sits": each} if each in ("you", "open") else {"sits": "bot", "bot": each} for each in sits]
        answer = self.client.post("/api/tables", json={"game": game, "seats": seats, **facts})
        self.client.cookies.clear()
        assert answer.status_code == 201, answer.text
        told = answer.json()
        return Place(self, told["table"], told["token"], tuple(told["seats"]))

    def call(self, method: str, path: str, body: object = None, token: str | None = None) -> httpx.Response:
        """Ask something over HTTP, as a program does."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = self.client.request(method, path, json=body, headers=headers)
        self.client.cookies.clear()
        return answer

    def measure(self, name: str) -> float:
        """The sum of a metric over its labels."""
        lines = self.client.get("/metrics").text.splitlines()
        return sum(float(line.rsplit(" ", 1)[1]) for line in lines if line.startswith((f"{name} ", f"{name}{{")))


@dataclass
class Place:
    """A table, and the token that holds a seat of it."""

    house: House
    table: str
    token: str | None
    seats: tuple[int, ...] = ()

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"

    def join(self, **facts: object) -> "Place":
        """Sit down as somebody else."""
        answer = self.house.call("POST", f"{self.path}/seats", facts)
        assert answer.status_code == 201, answer.text
        return Place(self.house, self.table, answer.json()["token"], tuple(answer.json()["seats"]))

    def watch(self) -> "Place":
        """The same table without a seat."""
        return Place(self.house, self.table, None)

    def call(self, method: str, path: str = "", body: object = None) -> httpx.Response:
        """Ask something about the table over HTTP."""
        return self.house.call(method, f"{self.path}{path}", body, self.token)

    def lines(self) -> list[Message]:
        """The record of a match that is over."""
        answer = self.call("GET", "/record")
        assert answer.status_code == 200, answer.text
        return [json.loads(line) for line in answer.text.splitlines()]

    @contextmanager
    def listen(self, **more: Any) -> Iterator["Ear"]:
        """Connect, say hello, and hear the first update."""
        with self.socket(**more) as connection:
            ear = Ear(connection)
            ear.say(type="hello", version=2, token=self.token)
            ear.update()
            yield ear

    def socket(self, **more: Any) -> ClientConnection:
        """A connection that has not said hello."""
        address = f"ws://{self.house.address}{self.path}/socket"
        caller = self.house.caller
        if caller is not None and "sock" not in more:
            more["source_address"] = (caller, 0)
        return connect(address, open_timeout=PATIENCE, close_timeout=1, proxy=None, **more)


@dataclass
class Ear:
    """A connection to a table."""

    connection: ClientConnection
    latest: Message = field(default_factory=dict)
    """The latest update."""
    heard: list[str] = field(default_factory=list)
    """Every message, as it came."""

    def say(self, **message: object) -> None:
        self.connection.send(json.dumps(message))

    def hear(self) -> Message:
        """The next message."""
        text = self.connection.recv(PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Message = json.loads(text)
        if message["type"] == "update":
            self.latest = message
        return message

    def wait(self, kind: str) -> Message:
        """The next message of a kind."""
        while (message := self.hear())["type"] != kind:
            pass
        return message

    def update(self) -> Message:
        return self.wait("update")

    def refused(self) -> Message:
        return self.wait("refused")

    def until(self, turn: int) -> Message:
        """The latest update, once the match is at a turn."""
        while self.latest["turn"] < turn:
            self.update()
        return self.latest

    def act(self, number: int = 0) -> None:
        """Do one of the legal actions."""
        self.say(type="act", turn=self.latest["turn"], action=self.latest["legal"][number]["action"])

    def play(self, choice: random.Random) -> Message:
        """Play at random until the match is over."""
        while self.latest["phase"] != "over":
            turn = self.latest["turn"]
            if self.latest["legal"]:
                self.act(choice.randrange(len(self.latest["legal"])))
            self.until(turn + 1)
        return self.latest


@contextmanager
def running(**settings: Any) -> Iterator[House]:
    """A server in a thread of this process."""
    chosen = Settings(**{"database": "memory", "limits": FREE, "workers": 1, "think": PATIENCE, **settings})
    server = make_server(chosen)
    listening = socket.create_server(("127.0.0.1", 0))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    wait_until(lambda: server.started or not thread.is_alive())
    assert server.started
    house = House(f"127.0.0.1:{listening.getsockname()[1]}")
    try:
        yield house
    finally:
        house.client.close()
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()


def wait_until(condition: Any, patience: float = PATIENCE) -> None:
    """Wait for something that must happen soon."""
    end = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.01)
