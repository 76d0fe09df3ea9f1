"""Chatter: as much as can be said from one address, until the disk is full."""

import threading
import time
from contextlib import suppress
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from alcaide.server.settings import Limits
from bench.siege.outcome import Outcome
from tests.server.house import Ear, Place, running

TEXT = "🏰" * 500
"""As many bytes as a line of chat can have."""


def chat(place: Place, until: float) -> None:
    """Talk as fast as one is heard, whatever the answer."""
    with suppress(ConnectionClosed, TimeoutError), place.socket() as connection:
        ear = Ear(connection)
        ear.say(type="hello", version=2, token=place.token)
        while time.monotonic() < until:
            ear.say(type="chat", text=TEXT)
            ear.hear()


def siege(folder: Path, seconds: float = 30.0, sockets: int = 40) -> Outcome:
    """Talk at as many tables at once; how much is on the disk afterwards, and whether somebody else was heard."""
    with (
        running(database=str(folder / "chat.sqlite"), limits=Limits()) as house,
        house.seen_from("127.0.0.3") as attacker,
        house.seen_from("127.0.0.2") as guest,
    ):
        places = [attacker.set_up("you", "open") for _ in range(sockets)]
        until = time.monotonic() + seconds
        talking = [threading.Thread(target=chat, args=(place, until), daemon=True) for place in places]
        for thread in talking:
            thread.start()
        with guest.set_up("you", "open").listen() as ear:
            time.sleep(seconds / 2)
            began = time.monotonic()
            ear.say(type="chat", text="hello")
            heard = ear.wait("chat")["text"] == "hello"
            waited = time.monotonic() - began
        for thread in talking:
            thread.join()
    size = sum(file.stat().st_size for file in folder.glob("chat.sqlite*")) / 1e6
    now = f"{size:.1f} MB in {seconds:.0f} s; another is heard after {1000 * waited:.0f} ms"
    return Outcome("chat fills the disk", "142 MB in 30 s", now, heard and size < 8 and waited < 1)
