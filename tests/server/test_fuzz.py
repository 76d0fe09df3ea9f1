"""Whatever comes, the server answers and goes on."""

import itertools
import json
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.house import Ear, House, Place

PROBES = itertools.count(10**9)
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
kinds = st.sampled_from(["hello", "act", "undo", "allow_undo", "hint", "chat", "react", "update", "x"])
actions = st.fixed_dictionaries(
    {"do": st.sampled_from(["roll", "stop", "move", "dice", "card", "score", "lose"]) | st.text(max_size=5)},
    optional={"red": json_values, "steps": json_values, "at": json_values, "from": json_values, "end": json_values},
)
messages = st.fixed_dictionaries(
    {"type": kinds},
    optional={
        "turn": st.integers(-1, 3) | json_values,
        "action": actions | json_values,
        "allow": st.booleans() | json_values,
        "text": st.text(max_size=30) | json_values,
        "token": json_values,
        "version": json_values,
    },
)
texts = messages.map(json.dumps) | json_values.map(json.dumps) | st.text(max_size=200)
many = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.fixture(scope="module")
def ear(house: House) -> Iterator[Ear]:
    with house.set_up("you", "you").listen() as ear:
        yield ear


def answers(ear: Ear) -> bool:
    """Whether the server still answers this connection."""
    probe = next(PROBES)
    ear.say(type="undo", turn=probe)
    while str(probe) not in ear.refused()["sentence"]:
        pass
    return True


@many
@given(text=texts)
def test_no_message_upsets_the_server(house: House, ear: Ear, text: str) -> None:
    ear.connection.send(text)

    assert answers(ear)


wishes = st.fixed_dictionaries(
    {},
    optional={
        "game": st.just("burgenland") | json_values,
        "seats": st.lists(st.fixed_dictionaries({"sits": st.sampled_from(["you", "open", "bot"])}), max_size=4)
        | json_values,
        "options": st.fixed_dictionaries({}, optional={"track": json_values, "crown": json_values}) | json_values,
        "name": st.text(max_size=50) | json_values,
        "adds_word": st.booleans() | json_values,
        "listed": st.booleans() | json_values,
        "pace": st.sampled_from(["live", "days"]) | json_values,
        "clock": st.fixed_dictionaries({"seconds": st.integers()}, optional={"increment": json_values}) | json_values,
        "mail": st.text(max_size=30) | json_values,
    },
)


@many
@given(wish=wishes | json_values)
def test_no_wish_upsets_the_lobby(house: House, wish: object) -> None:
    headers = {"content-type": "application/json"}
    answer = house.client.post("/api/tables", content=json.dumps(wish), headers=headers)
    house.client.cookies.clear()

    assert answer.status_code in (201, 400)
    assert "error" in answer.json() or answer.json()["table"]


@many
@given(body=st.binary(max_size=100), seat=st.integers(-3, 10**30), method=st.sampled_from(["POST", "DELETE", "PUT"]))
def test_no_request_upsets_a_table(house: House, body: bytes, seat: int, method: str) -> None:
    place: Place = SHARED.setdefault("place", house.set_up("you", "open"))
    headers = {"content-type": "application/json", "authorization": f"Bearer {place.token}"}
    for path in (f"/seats/{seat}/bot", "/seats"):
        answer = house.client.request(method, f"{place.path}{path}", content=body, headers=headers)

        assert answer.status_code < 500


SHARED: dict[str, Place] = {}


def test_nothing_of_it_was_trouble(house: House, ear: Ear) -> None:
    """Runs after the tests above, on the same server."""
    assert house.measure("alcaide_trouble_total") == 0
    assert answers(ear)
