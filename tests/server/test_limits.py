"""How much one address or socket may ask for."""

import json
import time
from contextlib import suppress
from dataclasses import replace

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from alcaide.server.accountant import Accountant, Resource, TokenBucket, network
from alcaide.server.settings import Limits
from tests.server.house import FREE, Ear, House, running, wait_until


def test_an_address_that_asks_too_fast_is_refused() -> None:
    with running(limits=Limits(requests=0.5)) as house:
        answers = [house.client.get("/api/games") for _ in range(8)]

    assert [answer.status_code for answer in answers[:5]] == [200] * 5
    assert answers[-1].status_code == 429
    assert answers[-1].json()["error"]["code"] == "too_fast"
    assert answers[-1].headers["Retry-After"] == "1"


def test_an_address_sets_up_only_so_many_tables() -> None:
    with running(limits=Limits(tables=2.0)) as house:
        wish = {"game": "burgenland", "seats": [{"sits": "you"}, {"sits": "you"}]}
        answers = [house.call("POST", "/api/tables", wish).status_code for _ in range(4)]

    assert answers == [201, 201, 429, 429]


def test_an_address_holds_only_so_many_sockets() -> None:
    with running(limits=Limits(connections=1)) as house:
        place = house.set_up("you", "open")
        with place.listen(), pytest.raises(InvalidStatus) as refused, place.socket():
            pass
        assert refused.value.response.status_code == 429

        def comes_in() -> bool:
            with suppress(InvalidStatus), place.listen() as ear:
                return bool(ear.latest["you"] == [0])
            return False

        wait_until(comes_in)


def test_what_comes_too_fast_over_a_socket_is_read_later() -> None:
    with running(limits=Limits(messages=50.0)) as house, house.set_up("you", "open").listen() as ear:
        began = time.monotonic()
        for number in range(220):
            ear.say(type="chat", text=f"{number}")
        said = [ear.wait("chat")["text"] for _ in range(220)]

    assert said == [str(number) for number in range(220)]
    assert time.monotonic() - began > 0.3


def test_a_bucket_fills_again() -> None:
    bucket = TokenBucket(rate=1000.0, brim=2.0)
    taken = [bucket.take() for _ in range(3)]
    bucket.filled -= 1.0

    assert taken == [True, True, False]
    assert bucket.take()
    assert bucket.draw() == 0.0
    assert 0.0 < bucket.draw() <= 0.001


def test_addresses_are_forgotten_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alcaide.server.accountant.MOST_REMEMBERED", 10)
    accountant = Accountant(Limits())
    for number in range(50):
        accountant.spend(Resource.REQUESTS, f"192.0.2.{number}")

    assert len(accountant.buckets) == 10
    assert (Resource.REQUESTS, "192.0.2.49") in accountant.buckets
    assert accountant.spent[Resource.REQUESTS] == 50


def test_an_address_that_is_none_counts_as_itself() -> None:
    assert network("unix:") == "unix:"


def test_a_table_nobody_came_back_to_is_forgotten_and_the_page_says_when() -> None:
    with running(keep=0.3, idle=0.1) as house:
        left = house.set_up("you", "open")
        with house.set_up("you", "open").listen() as ear:
            wait_until(lambda: left.call("GET").status_code == 404)

            assert house.client.get(f"/api/tables/{ear.latest['table']}").status_code == 200
        days = house.client.get("/api/games").json()["keeps_days"]

    assert days == pytest.approx(0.3 / 86_400)


def test_a_server_that_keeps_everything_says_so() -> None:
    with running(keep=0.0) as house:
        assert house.client.get("/api/games").json()["keeps_days"] is None


def test_a_table_keeps_the_last_of_what_was_said() -> None:
    with running(limits=replace(FREE, chats=20)) as house:
        place = house.set_up("you", "open")
        with place.listen() as ear:
            for number in range(50):
                ear.say(type="chat", text=f"{number}")
                ear.wait("chat")
        with place.socket() as connection:
            ear = Ear(connection)
            ear.say(type="hello", version=2, token=place.token)
            ear.update()
            said = [ear.wait("chat")["text"] for _ in range(20)]

    assert said == [str(number) for number in range(30, 50)]


def test_who_is_refused_for_now_is_told_to_come_back_and_who_holds_a_seat_comes_in(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("alcaide.server.inbox.MOST_OTHERS", 0)
    place = house.set_up("you", "open")
    with place.watch().socket() as connection:
        connection.send('{"type":"hello","version":2}')
        refusal = json.loads(connection.recv(5))
        with pytest.raises(ConnectionClosed) as closed:
            connection.recv(5)

    assert closed.value.rcvd is not None
    assert (refusal["code"], closed.value.rcvd.code) == ("too_fast", 1013)
    with place.listen() as ear:
        assert ear.latest["you"] == [0]


def test_a_long_answer_costs_more_than_a_short_one() -> None:
    with running(limits=Limits(requests=1.15)) as house:
        place = house.set_up("you", "you")
        answers = [place.call("GET", "/record").status_code for _ in range(3)]

    assert answers == [403, 403, 429]


def test_a_long_history_costs_more_than_a_short_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alcaide.server.lobby.LINES_A_REQUEST", 0.1)
    with running(limits=Limits(requests=2.0, messages=1e4)) as house:
        place = house.set_up("you", "you")
        before = place.call("GET", "/history").status_code
        with place.listen() as ear:
            for turn in range(3):
                ear.act()
                ear.until(turn + 1)
        after = place.call("GET", "/history").status_code

    assert (before, after) == (200, 429)
