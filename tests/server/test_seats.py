"""Seats: lent to bots and taken back, and who is there."""

from collections.abc import Iterator

import pytest

from tests.server.house import House, Place, running


@pytest.fixture(scope="module")
def hasty_house() -> Iterator[House]:
    """A server where somebody who left is away at once."""
    with running(away=0.0) as house:
        yield house


def code_of(place: Place, method: str, path: str, body: object = None) -> str:
    """The code of a refusal."""
    code: str = place.call(method, path, body).json()["error"]["code"]
    return code


def test_a_seat_is_lent_to_a_bot_and_taken_back(house: House) -> None:
    ada = house.set_up("you", "open", name="Ada")
    bo = ada.join(name="Bo")
    with ada.listen() as ear:
        assert ada.call("POST", "/seats/0/bot", {"bot": "random"}).status_code == 204
        lent = ear.update()
        while ear.latest["to_act"] != 1:
            ear.update()
        ear.say(type="act", turn=ear.latest["turn"], action={"do": "stop"})
        refusal = ear.refused()
        assert ada.call("DELETE", "/seats/0/bot").status_code == 204
        back = ear.update()

    assert lent["seats"][0] == {"name": "Ada", "bot": "random", "open": False, "person": True, "here": True}
    assert [event["event"] for event in lent["events"]] == ["seat_lent"]
    assert refusal["code"] == "not_your_turn"
    assert back["seats"][0]["bot"] is None
    assert [event["event"] for event in back["events"]] == ["seat_returned"]
    assert bo.call("GET").json()["you"] == [1]


def test_a_lent_seat_does_not_act_for_its_person(house: House) -> None:
    place = house.set_up("you", "open")
    place.join()
    with place.listen() as ear:
        action = ear.latest["legal"][0]["action"]
        house.call("POST", f"{place.path}/seats/0/bot", {"bot": "squire"}, place.token)
        ear.say(type="act", turn=0, action=action)

        assert ear.refused()["code"] in ("lent", "stale")


def test_only_the_holder_takes_a_seat_back(house: House) -> None:
    ada = house.set_up("you", "open")
    bo = ada.join()
    ada.call("POST", "/seats/0/bot", {"bot": "random"})

    assert code_of(bo, "DELETE", "/seats/0/bot") == "not_yours"
    assert code_of(ada.watch(), "DELETE", "/seats/0/bot") == "not_yours"


def test_an_open_seat_is_given_to_a_bot_by_who_sits_there(house: House) -> None:
    ada = house.set_up("you", "open")

    stranger = code_of(ada.watch(), "POST", "/seats/1/bot", {"bot": "random"})
    unknown = code_of(ada, "POST", "/seats/1/bot", {"bot": "hal"})
    nowhere = code_of(ada, "POST", "/seats/7/bot", {"bot": "random"})
    assert ada.call("POST", "/seats/1/bot", {"bot": "random"}).status_code == 204
    again = code_of(ada, "POST", "/seats/1/bot", {"bot": "random"})

    assert (stranger, unknown, nowhere, again) == ("not_yours", "unknown_bot", "unknown_seat", "seat_taken")
    assert ada.call("GET").json()["phase"] == "playing"


def test_the_seat_of_somebody_present_is_not_given_away(hasty_house: House) -> None:
    ada = hasty_house.set_up("you", "open")
    bo = ada.join()

    with bo.listen():
        assert code_of(ada, "POST", "/seats/1/bot", {"bot": "random"}) == "not_away"


def test_the_seat_of_somebody_who_left_is_given_away_and_taken_back(hasty_house: House) -> None:
    ada = hasty_house.set_up("you", "open")
    bo = ada.join()
    with ada.listen() as ear:
        with bo.listen():
            ear.update()
        while ear.latest["seats"][1]["here"]:
            ear.update()

        assert ada.call("POST", "/seats/1/bot", {"bot": "random"}).status_code == 204
        assert bo.call("DELETE", "/seats/1/bot").status_code == 204
        assert bo.call("GET").json()["seats"][1]["bot"] is None


def test_somebody_who_left_a_moment_ago_is_not_away_yet(house: House) -> None:
    ada = house.set_up("you", "open")
    bo = ada.join()
    with bo.listen():
        pass

    assert code_of(ada, "POST", "/seats/1/bot", {"bot": "random"}) == "not_away"
