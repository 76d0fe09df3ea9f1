"""Lobby flood: so many tables that a real one is no longer listed."""

from contextlib import ExitStack

from alcaide.server.settings import Limits
from bench.siege.outcome import Outcome
from tests.server.house import House, running


def listed(house: House) -> list[str]:
    """The tables that a stranger finds."""
    return [table["table"] for table in house.client.get("/api/tables").json()["tables"]]


def siege(tables: int = 150, present: int = 60) -> Outcome:
    """Set up tables after a real one, and be present at many of them."""
    with running(limits=Limits()) as house, ExitStack() as stack:
        guest = stack.enter_context(house.seen_from("127.0.0.2"))
        real = guest.set_up("you", "open", listed=True)
        left = guest.set_up("you", "open", listed=True)
        stack.enter_context(real.listen())
        attacker = stack.enter_context(house.seen_from("127.0.0.3"))
        flood = [attacker.set_up("you", "open", listed=True) for _ in range(tables)]
        for place in flood[:present]:
            stack.enter_context(place.listen())
        found = listed(guest)
    places = [found.index(place.table) + 1 if place.table in found else 0 for place in (real, left)]
    now = f"of {len(found)} listed, the real ones are number {places[0]} and {places[1]}"
    return Outcome("lobby flooded", "50 tables push a real one out", now, all(0 < place <= 5 for place in places))
