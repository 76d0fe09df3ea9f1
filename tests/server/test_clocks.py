"""Clocks: whose time runs, what comes back, and what happens when it is up. The time of the house is set by hand."""

from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest

from alcaide.core import AlcaideError
from alcaide.protocol import Act
from alcaide.search import BOTS
from alcaide.server.accountant import Accountant
from alcaide.server.bot_pool import BotLanes
from alcaide.server.listener import Listener
from alcaide.server.live_table import LiveTable
from alcaide.server.metrics import Metrics
from alcaide.server.services import Services
from alcaide.server.settings import Limits, Settings
from alcaide.server.uptime import Uptime
from alcaide.store import Pace, Phase, Store, StoredSeat, StoredTable, TimeLimit, open_store
from tests.server.house import House

pytestmark = pytest.mark.anyio


class SetTime(Uptime):
    """A time that stands still until somebody moves it."""

    moment = 1000.0

    def now(self) -> float:
        return self.moment


@dataclass
class Room:
    """A table with two people and a clock, and the time."""

    store: Store
    live: LiveTable
    time: SetTime

    def left(self) -> list[float]:
        facts = self.live.snapshot().clock_facts
        assert facts is not None
        return facts.left

    @property
    def runs(self) -> int | None:
        return self.live.snapshot().clock_reading().runs

    async def act(self, seat: int, seconds: float = 0.0) -> None:
        """Let a seat think for so long, and do the first thing that is legal."""
        self.time.moment += seconds
        assert self.live.log is not None
        action = self.live.log.match.legal()[0].json()
        asked = Act(turn=self.live.log.turn, action=action)
        await self.live.inbox.ask(lambda: self.live.act((seat,), asked))

    async def pass_on(self, seconds: float) -> tuple[int, int]:
        """Let whoever is asked think once for so long, then act until another is asked; who, and who is next."""
        seat = self.live.snapshot().to_act
        assert seat is not None
        while self.live.snapshot().to_act == seat:
            await self.act(seat, seconds)
            seconds = 0.0
        following = self.live.snapshot().to_act
        assert following is not None
        return seat, following

    async def again(self) -> "Room":
        """The same table brought from the store, as after a restart."""
        self.live.put_away()
        table = LiveTable(await self.store.table(self.live.table.id), self.live.services)
        await table.inbox.ask(table.set_up)
        return Room(self.store, table, self.time)


@pytest.fixture
async def room(database: str) -> AsyncIterator[Room]:
    store = await open_store(database)
    time = SetTime(store)
    accountant = Accountant(Limits())
    lanes = BotLanes(1, "alcaide.search:BOTS", accountant)
    services = Services(store, accountant, lanes, BOTS, Settings(), Metrics(), time)
    seats = StoredSeat(b"a" * 32, "Ada"), StoredSeat(b"b" * 32, "Bo")
    table = StoredTable(
        "bcdfghjkmnpq", "burgenland", {}, "1", b"s" * 32, False, 0.0, seats, Phase.PLAYING, Pace.LIVE, TimeLimit(60, 10)
    )
    await store.create(table)
    live = LiveTable(await store.table(table.id), services)
    await live.inbox.ask(live.set_up)
    yield Room(store, live, time)
    live.put_away()
    await services.bot_lanes.close()
    await store.close()


async def test_no_clock_runs_before_the_first_decision(room: Room) -> None:
    room.time.moment += 500

    assert (room.left(), room.runs) == ([60, 60], None)
    await room.act(0)
    assert room.left()[0] >= 60


async def test_time_runs_for_who_is_asked_and_comes_back_when_the_question_passes_on(room: Room) -> None:
    seat, following = await room.pass_on(0)
    before = room.left()
    room.time.moment += 4

    assert room.runs == following
    assert room.left()[following] == before[following] - 4
    assert room.left()[seat] == before[seat]
    await room.pass_on(1)
    assert room.left()[following] == before[following] - 5 + 10


async def test_after_a_restart_the_clocks_go_on_from_where_they_stood(room: Room) -> None:
    _, asked = await room.pass_on(0)
    room.time.moment += 7
    before = room.left()

    again = await room.again()

    assert again.left() == before
    again.time.moment += 1
    assert again.left()[asked] == before[asked] - 1
    again.live.put_away()


async def test_when_time_is_up_a_bot_plays_to_the_end(room: Room) -> None:
    _, late = await room.pass_on(0)
    listener = Listener((late,), 100)
    await room.live.inbox.ask(lambda: room.live.enter(listener))

    with pytest.raises(AlcaideError) as refused:
        await room.act(late, 71)

    assert refused.value.code == "time_up"
    assert room.live.table.seats[late].bot == "squire"
    assert room.left()[late] == 0
    told = b"".join(listener.outbox.get_nowait() for _ in range(listener.outbox.qsize()))
    assert b'"time_up"' in told
    with pytest.raises(AlcaideError) as refused:
        await room.live.inbox.ask(lambda: room.live.seating.take_seat_back((late,), late))
    assert refused.value.code == "time_up"


async def test_time_that_ran_out_while_nobody_looked_is_noticed_by_who_comes(room: Room) -> None:
    _, late = await room.pass_on(0)
    room.time.moment += 500

    again = await room.again()
    await again.live.inbox.ask(again.live.seating.look_at_clock)

    assert again.live.table.seats[late].bot == "squire"
    again.live.put_away()


async def test_the_clock_of_a_seat_that_is_lent_stands_still(room: Room) -> None:
    _, asked = await room.pass_on(0)
    room.time.moment += 3
    before = room.left()
    room.live.bot_player.wake = lambda: None  # type: ignore[method-assign]  # the bot thinks for ever
    await room.live.inbox.ask(lambda: room.live.seating.lend((asked,), asked, "squire"))
    room.time.moment += 1000

    assert (room.runs, room.left()) == (None, before)
    await room.live.inbox.ask(lambda: room.live.seating.take_seat_back((asked,), asked))
    room.time.moment += 1
    assert room.left()[asked] == before[asked] - 1


async def test_taking_back_brings_no_time_back_and_costs_an_increment(room: Room) -> None:
    seat, _ = await room.pass_on(5)
    before = room.left()
    log = room.live.log
    assert log is not None
    if log.own_last((seat,)) != len(log.match.lines) - 1:  # luck has answered: the other must agree
        await room.live.inbox.ask(lambda: room.live.undo((seat,), log.turn))
        other = 1 - seat
        turn = room.live.log.turn if room.live.log else 0
        await room.live.inbox.ask(lambda: room.live.allow_undo((other,), turn, True))
    else:
        await room.live.inbox.ask(lambda: room.live.undo((seat,), log.turn))

    assert room.left()[seat] == before[seat] - 10


async def test_a_house_that_was_closed_counts_no_time(lasting: str) -> None:
    """Nor does a clock of the machine that is set back."""
    store = await open_store(lasting)
    pulses = [await store.pulse(moment) for moment in (1000.0, 1015.0, 1030.0, 1020.0, 1025.0)]
    after = [await store.pulse(moment) for moment in (9000.0, 9010.0)]
    await store.close()

    assert pulses == [0, 15, 30, 30, 35]
    assert after == [35, 45]


async def test_the_time_of_the_house_goes_on_and_never_back(lasting: str) -> None:
    store = await open_store(lasting)
    first = Uptime(store, lambda: 1000.0)
    await first.pulse()
    before = first.now()
    await store.pulse(1030.0)
    second = Uptime(store, lambda: 1031.0)
    await second.pulse()
    await first.pulse()
    await store.close()

    assert before < 5
    assert second.now() >= 31
    assert first.now() >= before


def test_an_update_tells_the_clocks(house: House) -> None:
    place = house.set_up("you", "you", clock={"seconds": 600, "increment": 5})
    with place.listen() as ear:
        clocks = ear.latest["clocks"]
        ear.act()
        begun = ear.until(1)["clocks"]

    assert {**clocks, "now": 0} == {"seconds": 600, "increment": 5, "left": [600, 600], "runs": None, "now": 0}
    assert begun["runs"] == ear.latest["to_act"]
    assert begun["now"] >= clocks["now"] > 1_600_000_000
    assert place.call("GET").json()["clock"] == {"seconds": 600, "increment": 5}


@pytest.mark.parametrize(
    "clock", [{"seconds": 59}, {"seconds": 86400 * 15}, {"seconds": 60, "increment": -1}, {"seconds": 1e2}, {}, 60]
)
def test_a_clock_that_cannot_be_is_refused(house: House, clock: object) -> None:
    wish = {"game": "burgenland", "seats": [{"sits": "you"}] * 2, "clock": clock}

    assert house.call("POST", "/api/tables", wish).json()["error"]["code"] == "bad_message"
