"""Bad input: each kind has its answer, with a code and a sentence, and changes nothing."""

import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import Ear, House, Place

# Over the socket


@pytest.fixture
def place(house: House) -> Place:
    return house.set_up("you", "open")


@pytest.fixture
def table(house: House) -> Place:
    return house.set_up("you", "you")


def first_answer(place: Place, hello: object) -> tuple[dict[str, Any], int]:
    """What a hello gets, and how the socket is closed."""
    with place.socket() as connection:
        connection.send(hello if isinstance(hello, bytes) else json.dumps(hello))
        answer = json.loads(connection.recv(5))
        with pytest.raises(ConnectionClosed) as closed:
            connection.recv(5)
    assert closed.value.rcvd is not None
    return answer, closed.value.rcvd.code


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ({"type": "hello", "version": 1, "token": None}, "unknown_version"),
        ({"type": "hello", "version": 2, "token": "wrong"}, "not_yours"),
        ({"type": "hello", "version": 2, "token": "☂"}, "not_yours"),
        ({"type": "hello", "version": 2, "token": "x" * 101}, "bad_message"),
        ({"type": "hello", "version": "2"}, "bad_message"),
        ({"type": "hello", "version": 2.5}, "bad_message"),
        ({"type": "hello"}, "bad_message"),
        ({"type": "hello", "version": 2, "more": 1}, "bad_message"),
        ({"type": "act", "turn": 0, "action": {}}, "bad_message"),
        ([], "bad_message"),
        (b"\xff\xfe", "bad_message"),
    ],
)
def test_a_wrong_hello_is_refused_and_the_socket_closed(place: Place, hello: object, code: str) -> None:
    answer, closed = first_answer(place, hello)

    assert (answer["type"], answer["code"], closed) == ("refused", code, 4400)
    assert answer["sentence"].endswith(".")


@pytest.mark.parametrize("name", ["bcdfghjkmnpq", "x", "☂", "BCDFGHJKMNPQ", "bcdfghjkmnpq%00"])
def test_an_unknown_table_is_refused(house: House, name: str) -> None:
    answer, _ = first_answer(Place(house, name, None), {"type": "hello", "version": 2})

    assert answer["code"] == "unknown_table"
    assert house.client.get(f"/api/tables/{name}").json()["error"]["code"] == "unknown_table"
    assert house.client.get(f"/api/tables/{name}").status_code == 404


def check_refused(ear: Ear, code: str, **message: object) -> dict[str, Any]:
    """A message is refused with a code, and the match is where it was."""
    before = ear.latest
    ear.say(**message)
    refusal = ear.refused()

    assert refusal["code"] == code, refusal
    assert refusal["sentence"].endswith(".")
    assert refusal["turn"] == before["turn"]
    assert ear.latest is before
    return refusal


def test_an_old_turn_is_stale(table: Place) -> None:
    with table.listen() as ear:
        ear.act()
        ear.update()

        check_refused(ear, "stale", type="act", turn=0, action=ear.latest["legal"][0]["action"])
        check_refused(ear, "stale", type="act", turn=999, action=ear.latest["legal"][0]["action"])
        check_refused(ear, "stale", type="undo", turn=0)
        check_refused(ear, "stale", type="hint", turn=0)


def test_of_a_double_click_the_first_counts(table: Place) -> None:
    with table.listen() as ear:
        ear.act()
        ear.act()
        answers = [ear.hear(), ear.hear()]

    assert [answer["type"] for answer in answers] == ["update", "refused"]
    assert answers[1]["code"] == "stale"
    assert answers[1]["turn"] == answers[0]["turn"]


def test_two_tabs_of_one_seat_see_the_same_and_one_is_first(table: Place) -> None:
    with table.listen() as one, table.listen() as two:
        one.act()
        turn = one.update()["turn"]
        two.act()

        assert two.refused()["code"] == "stale"
        assert two.until(turn)["view"] == one.latest["view"]


def test_an_illegal_action_says_its_rule(table: Place) -> None:
    with table.listen() as ear:
        refusal = check_refused(ear, "illegal", type="act", turn=0, action={"do": "stop"})

    assert refusal["rule"] == "K11"


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ({"do": "fly"}, "unknown_action"),
        ({"do": "roll"}, "not_understood"),
        ({"do": "roll", "red": 0.0}, "not_understood"),
        ({"do": "roll", "red": True}, "not_understood"),
        ({"do": "roll", "red": 10**30}, "not_understood"),
        ({"do": "roll", "red": 0, "seat": 0}, "not_understood"),
        ({}, "not_understood"),
        ({"do": ["roll"]}, "not_understood"),
        ({"do": "roll", "red": {"a": {"a": {"a": {"a": {"a": {"a": {"a": {"a": {}}}}}}}}}}, "bad_message"),
    ],
)
def test_what_is_no_action_is_refused(table: Place, action: object, code: str) -> None:
    with table.listen() as ear:
        check_refused(ear, code, type="act", turn=0, action=action)


@pytest.mark.parametrize(
    "message",
    [
        {"type": "act", "turn": 0},
        {"type": "act", "turn": -1, "action": {"do": "roll", "red": 0}},
        {"type": "act", "turn": "0", "action": {"do": "roll", "red": 0}},
        {"type": "act", "turn": 0, "action": {"do": "roll", "red": 0}, "seat": 0},
        {"type": "act", "turn": 0, "action": "roll"},
        {"type": "hello", "version": 2},
        {"type": "chat", "text": ""},
        {"type": "chat", "text": "x" * 501},
        {"type": "update"},
        {"turn": 0},
    ],
)
def test_what_is_no_message_is_refused(table: Place, message: dict[str, object]) -> None:
    with table.listen() as ear:
        check_refused(ear, "bad_message", **message)


@pytest.mark.parametrize("text", ["", "{", "null", "[" * 10_000, '{"type":"chat","text":"\\ud800"}', "\x00"])
def test_what_is_no_json_is_refused(table: Place, text: str) -> None:
    with table.listen() as ear:
        ear.connection.send(text)

        assert ear.refused()["code"] == "bad_message"


@pytest.mark.parametrize("text", ["a\nb", "a\x00b", " a", "a\u202eb", "\x1b[31m"])
def test_words_that_are_not_printable_are_refused(table: Place, text: str) -> None:
    with table.listen() as ear:
        check_refused(ear, "bad_text", type="chat", text=text)


def test_bytes_are_no_message(table: Place) -> None:
    with table.listen() as ear:
        ear.connection.send(b'{"type":"undo","turn":0}')

        assert ear.refused()["code"] == "bad_message"


def test_a_long_message_is_refused(table: Place) -> None:
    with table.listen() as ear:
        check_refused(ear, "too_long", type="chat", text="x" * 20_000)


def test_a_very_long_message_closes_the_socket(table: Place) -> None:
    with table.listen() as ear:
        ear.say(type="chat", text="x" * 200_000)
        with pytest.raises(ConnectionClosed) as closed:
            ear.hear()

        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    with table.listen() as ear:
        assert ear.latest["turn"] == 0


def test_who_is_not_asked_cannot_act(house: House, place: Place) -> None:
    bo = place.join()

    with place.listen() as ada, bo.listen() as ear, place.watch().listen() as watcher:
        action = ada.latest["legal"][0]["action"]
        check_refused(ear, "not_your_turn", type="act", turn=0, action=action)
        check_refused(watcher, "not_your_turn", type="act", turn=0, action=action)
        check_refused(ear, "not_your_turn", type="hint", turn=0)
        check_refused(watcher, "no_undo", type="undo", turn=0)
        check_refused(watcher, "nobody_asks", type="allow_undo", turn=0, allow=True)
        check_refused(watcher, "not_yours", type="chat", text="psst")


def test_nothing_is_played_before_all_seats_are_taken(place: Place) -> None:
    with place.listen() as ear:
        check_refused_before(ear, "not_begun", type="act", turn=0, action={"do": "roll", "red": 0})
        check_refused_before(ear, "not_begun", type="undo", turn=0)


def check_refused_before(ear: Ear, code: str, **message: object) -> None:
    """A message is refused while there is no match."""
    ear.say(**message)

    assert ear.refused()["code"] == code


def test_nothing_is_played_after_the_end(house: House) -> None:
    place = house.set_up("random", "random")
    with place.listen() as ear:
        while ear.latest["phase"] != "over":
            ear.update()

        check_refused(ear, "match_over", type="undo", turn=ear.latest["turn"])
        check_refused(ear, "match_over", type="act", turn=ear.latest["turn"], action={"do": "stop"})


# Over HTTP


def check_failure(answer: Any, status: int, code: str) -> None:
    """An answer is an error with a code and a sentence."""
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
    assert answer.json()["error"]["sentence"].endswith((".", "none."))
    assert answer.headers["content-type"] == "application/json"


def test_a_full_table_is_refused(house: House) -> None:
    place = house.set_up("you", "random")

    check_failure(place.watch().call("POST", "/seats", {}), 409, "full_table")


def test_a_seat_that_is_taken_or_is_not_there(place: Place) -> None:
    check_failure(place.watch().call("POST", "/seats", {"seat": 0}), 409, "seat_taken")
    check_failure(place.watch().call("POST", "/seats", {"seat": 2}), 404, "unknown_seat")


YOU = {"sits": "you"}


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"game": "chess", "seats": [YOU, YOU]}, 400, "unknown_game"),
        ({"game": "burgenland", "seats": [YOU]}, 400, "bad_players"),
        ({"game": "burgenland", "seats": [YOU] * 3}, 400, "bad_players"),
        ({"game": "burgenland", "seats": []}, 400, "bad_message"),
        ({"game": "burgenland", "seats": [YOU] * 11}, 400, "bad_message"),
        ({"game": "burgenland", "seats": [YOU, {"sits": "bot", "bot": "hal"}]}, 400, "unknown_bot"),
        ({"game": "burgenland", "seats": [YOU, {"sits": "open", "bot": "squire"}]}, 400, "bad_value"),
        ({"game": "burgenland", "seats": [YOU, {"sits": "cat"}]}, 400, "bad_message"),
        ({"game": "burgenland", "seats": [YOU, YOU], "options": {"x": 1}}, 400, "unknown_option"),
        ({"game": "burgenland", "seats": [YOU, YOU], "options": {"track": "Z"}}, 400, "bad_option"),
        ({"game": "burgenland", "seats": [YOU, YOU], "name": "x" * 41}, 400, "bad_message"),
        ({"game": "burgenland", "seats": [YOU, YOU], "name": "a\x00"}, 400, "bad_name"),
        ({"game": "burgenland", "seats": [YOU, YOU], "word": "mine"}, 400, "bad_message"),
        ({"game": "burgenland", "seats": [YOU, YOU], "listed": 1}, 400, "bad_message"),
        ({"game": "burgenland", "seats": [YOU, YOU], "secret": "x"}, 400, "bad_message"),
        ({"game": "burgenland"}, 400, "bad_message"),
    ],
)
def test_a_table_that_cannot_be_is_refused(house: House, wish: object, status: int, code: str) -> None:
    check_failure(house.call("POST", "/api/tables", wish), status, code)


def test_a_request_that_is_no_json(house: House) -> None:
    check_failure(house.client.post("/api/tables", data={"game": "burgenland"}), 415, "not_json")
    headers = {"content-type": "application/json"}
    check_failure(house.client.post("/api/tables", content=b"{", headers=headers), 400, "bad_message")
    check_failure(house.client.post("/api/tables", content=b"[" * 9_000, headers=headers), 400, "bad_message")
    check_failure(house.client.post("/api/tables", content=b" " * 20_000, headers=headers), 413, "too_long")


def test_addresses_that_are_not_there(house: House) -> None:
    check_failure(house.client.get("/api/nothing"), 404, "unknown_page")
    check_failure(house.client.put("/api/tables"), 405, "wrong_method")
    check_failure(house.client.get("/../../etc/passwd"), 404, "unknown_page")


def test_the_record_of_a_running_match_is_kept_back(table: Place) -> None:
    check_failure(table.call("GET", "/record"), 403, "match_running")


def test_a_page_of_another_server_is_refused(house: House, place: Place) -> None:
    foreign = {"Origin": "https://evil.example"}
    own = {"Origin": f"http://{house.address}"}
    wish = {"game": "burgenland", "seats": [YOU, YOU]}

    check_failure(house.client.post("/api/tables", json=wish, headers=foreign), 403, "foreign_page")
    assert house.client.post("/api/tables", json=wish, headers=own).status_code == 201
    house.client.cookies.clear()
    with pytest.raises(Exception, match="403"), place.socket(origin="https://evil.example"):
        pass


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"undo","turn":0,"turn":0}',
        '{"type":"act","turn":0,"action":{"do":"roll","red":0,"red":1}}',
        '{"type":"undo","type":"undo","turn":0}',
    ],
)
def test_a_key_that_stands_twice_is_refused(house: House, text: str) -> None:
    with house.set_up("you", "you").listen() as ear:
        ear.connection.send(text)
        refusal = ear.refused()

    assert refusal["code"] == "bad_message"
    assert "stands twice" in refusal["sentence"]


def test_a_key_that_stands_twice_in_a_request_is_refused(house: House) -> None:
    body = '{"game":"burgenland","game":"alcazar","seats":[{"sits":"you"},{"sits":"you"}]}'
    answer = house.client.post("/api/tables", content=body, headers={"Content-Type": "application/json"})

    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad_message")


def test_a_reaction_that_cannot_be_is_refused(house: House) -> None:
    place = house.set_up("you", "you")
    with place.listen() as ear, place.watch().listen() as watcher:
        ear.say(type="chat", text="here")
        said = ear.wait("chat")["number"]
        ear.say(type="react", number=said, face="wow")
        reaction = ear.wait("reaction")["number"]

        check_refused(ear, "unknown_chat", type="react", number=said + 1000, face="wow")
        check_refused(ear, "unknown_chat", type="react", number=reaction, face="wow")
        check_refused(ear, "bad_message", type="react", number=said, face="grin")
        check_refused(ear, "bad_message", type="react", number=said)
        check_refused(watcher, "not_yours", type="react", number=said, face="wow")
