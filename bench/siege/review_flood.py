"""Review flood: 20 reviews asked for by one address, and somebody else's waits for all of them."""

import random
import time

from alcaide.server.settings import Limits
from bench.siege.outcome import Outcome
from tests.server.house import House, Place, running


def finished(house: House) -> Place:
    """A match that is over."""
    place = house.set_up("you", "you")
    with place.listen() as ear:
        ear.play(random.Random(3))
    return place


def siege(reviews: int = 20, patience: float = 120.0) -> Outcome:
    """Ask for many, then for one as somebody else."""
    with (
        running(limits=Limits(messages=10_000.0), review=patience) as house,
        house.seen_from("127.0.0.3") as attacker,
        house.seen_from("127.0.0.2") as guest,
    ):
        own = finished(guest)
        asked = [finished(attacker).call("GET", "/review").status_code for _ in range(reviews)]
        began = time.monotonic()
        while (answer := own.call("GET", "/review")).status_code == 202 and time.monotonic() - began < patience:
            time.sleep(0.1)
        seconds, found = time.monotonic() - began, answer.status_code == 200
    taken = asked.count(202)
    now = f"{taken} of {reviews} taken; another's is there after {seconds:.1f} s"
    return Outcome("20 reviews at once", "everyone else's wait for all of them", now, found and taken <= 5)
