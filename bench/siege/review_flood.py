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


def time_review(place: Place, patience: float) -> float:
    """How many seconds a review takes until it is there."""
    began = time.monotonic()
    while (answer := place.call("GET", "/review")).status_code == 202 and time.monotonic() - began < patience:
        time.sleep(0.05)
    answer.raise_for_status()
    assert answer.status_code == 200
    return time.monotonic() - began


def siege(reviews: int = 20, patience: float = 120.0) -> Outcome:
    """Ask for many, then for one as somebody else."""
    with (
        running(limits=Limits(messages=10_000.0), review=patience) as house,
        house.seen_from("127.0.0.3") as attacker,
        house.seen_from("127.0.0.2") as guest,
    ):
        alone = time_review(finished(guest), patience)
        own, others = finished(guest), [finished(attacker) for _ in range(reviews)]
        asked = [place.call("GET", "/review").status_code for place in others]
        besieged = time_review(own, patience)
    taken = asked.count(202)
    now = f"{taken} of {reviews} taken; another's is there after {besieged:.1f} s, alone after {alone:.1f} s"
    held = taken <= 5 and besieged < 3 * alone + 1
    return Outcome("20 reviews at once", "everyone else's wait for all of them", now, held)
