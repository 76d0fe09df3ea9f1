"""After the match: replay, and tables that go on from one of its moments."""

import random

import httpx
import pytest

from alcaide import GAMES
from alcaide.core import read_record, verify_luck, write_line
from tests.server.house import House, Message, Place, running, wait_until


def played(house: House, game: str = "burgenland", seats: int = 2) -> Place:
    """A match of one person that is over."""
    place = house.set_up(*["you"] * seats, game=game)
    with place.listen() as ear:
        ear.play(random.Random(3))
    return place


@pytest.fixture(scope="module")
def over(house: House) -> Place:
    """A match that is over."""
    return played(house)


def replay(place: Place, query: str = "") -> Message:
    answer = place.call("GET", f"/replay{query}")
    assert answer.status_code == 200, answer.text
    told: Message = answer.json()
    return told


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_has_a_moment_for_every_line_and_one_before(house: House, game: str) -> None:
    place = played(house, game)
    lines, told = place.lines()[1:-1], replay(place.watch(), "?sees=1")
    moments = told["moments"]

    assert told["sees"] == 1
    assert [moment["line"] for moment in moments] == list(range(len(lines) + 1))
    assert [moment["seat"] for moment in moments[1:]] == [line.get("seat") for line in lines]
    assert [moment["to_act"] for moment in moments[:-1]] == [line.get("seat") for line in lines]
    assert moments[-1]["to_act"] is None
    assert moments[0]["events"] == []


def test_the_last_moment_of_a_replay_is_what_the_table_shows(over: Place) -> None:
    with over.watch().listen() as ear:
        view = ear.latest["view"]

    assert replay(over)["moments"][-1]["view"] == view
    assert replay(over)["sees"] is None


def test_a_replay_tells_the_events_of_the_history(over: Place) -> None:
    history = {moment["line"]: moment["events"] for moment in over.watch().call("GET", "/history").json()["moments"]}
    moments = {moment["line"] - 1: moment["events"] for moment in replay(over)["moments"] if moment["events"]}

    assert moments == history


def test_through_the_eyes_of_a_seat_its_own_hand_is_seen(house: House) -> None:
    place = played(house, "alcazar")
    begun = 30
    own, spectator = (replay(place, query)["moments"][begun]["view"] for query in ("?sees=0", ""))

    assert own["hand"]
    assert own != spectator


def test_a_long_replay_is_zipped_and_a_client_may_say_no(over: Place) -> None:
    zipped = over.call("GET", "/replay")
    plain = over.house.client.get(f"{over.path}/replay", headers={"Accept-Encoding": "identity"})

    assert zipped.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert plain.json() == zipped.json()
    assert int(zipped.headers["content-length"]) < len(plain.content) / 5


@pytest.mark.parametrize(
    "query", ["?sees=2", "?sees=-1", "?sees=x", "?sees=", "?sees=1e0", "?sees=99999999999999999999"]
)
def test_eyes_that_are_not_there_are_refused(over: Place, query: str) -> None:
    assert code_of(over.call("GET", f"/replay{query}")) == (404, "unknown_seat")


def test_while_a_match_runs_no_replay_no_review_and_no_branch(house: House) -> None:
    place = house.set_up("you", "you")
    waiting = house.set_up("you", "open")
    wish = {"line": 0, "seats": [{"sits": "you"}, {"sits": "you"}]}

    for each in (place, waiting):
        assert code_of(each.call("GET", "/replay")) == (403, "match_running")
        assert code_of(each.call("GET", "/review")) == (403, "match_running")
        assert code_of(each.call("POST", "/branches", wish)) == (403, "match_running")


def test_a_review_is_found_after_a_while_and_kept() -> None:
    with running(review=900.0) as house:
        place = played(house)
        first = place.call("GET", "/review")
        wait_until(lambda: place.call("GET", "/review").status_code == 200, patience=900.0)
        told = place.call("GET", "/review").json()
        lines = place.lines()[1:-1]

    assert (first.status_code, first.headers["retry-after"], first.json()) == (202, "2", {"seconds": 2})
    assert len(told["chances"]) == len(lines) + 1
    assert all(abs(sum(shares) - 1) < 0.001 for shares in told["chances"])
    assert [swing["line"] for swing in told["swings"]] == list(range(len(lines)))
    assert [swing["seat"] for swing in told["swings"]] == [line.get("seat") for line in lines]
    assert {swing["kind"] for swing in told["swings"]} == {"luck", "move"}
    assert len(told["luck"]) == len(told["lost"]) == 2
    assert min(told["lost"]) >= 0


def test_a_review_that_takes_too_long_is_refused() -> None:
    with running(review=0.01) as house:
        place = played(house)
        assert place.call("GET", "/review").status_code == 202
        wait_until(lambda: place.call("GET", "/review").status_code != 202)

        assert code_of(place.call("GET", "/review")) == (503, "no_review")


def branch(place: Place, line: int, *sits: str, **facts: object) -> Place:
    """A table that goes on from a line."""
    seats = [{"sits": each} if each in ("you", "open") else {"sits": "bot", "bot": each} for each in sits]
    answer = place.watch().call("POST", "/branches", {"line": line, "seats": seats, **facts})
    assert answer.status_code == 201, answer.text
    told = answer.json()
    return Place(place.house, told["table"], told["token"], tuple(told["seats"]))


@pytest.mark.parametrize("game", GAMES)
def test_a_branch_goes_on_from_its_line_and_verifies(house: House, game: str) -> None:
    place = played(house, game)
    lines = place.lines()
    middle = len(lines) // 2
    other = branch(place, middle, "you", "random", name="Ada")
    with other.listen() as ear:
        first = ear.latest
        ear.play(random.Random(4))
    record = other.lines()

    assert first["branch"] == {"table": place.table, "line": middle}
    assert first["turn"] >= middle
    assert record[1 : 1 + middle] == lines[1 : 1 + middle]
    assert record[0]["luck"] == {**lines[0]["luck"], "known_from": middle}
    assert record[0]["names"] == ["Ada", "random"]
    assert verify_luck(read_record([write_line(line) for line in record]))


def test_in_a_branch_the_same_moves_bring_the_same_luck(over: Place) -> None:
    lines = over.lines()[1:-1]
    other = branch(over, 0, "you", "you")
    with other.listen() as ear:
        for line in lines:
            if "seat" in line and ear.latest["turn"] < len(lines):
                said = {key: value for key, value in line.items() if key not in ("seat", "n")}
                ear.say(type="act", turn=ear.latest["turn"], action=said)
                ear.until(ear.latest["turn"] + 1)

        assert ear.latest["phase"] == "over"
    assert other.lines()[1:] == over.lines()[1:]


def test_a_branch_shows_the_secret_that_is_out_anyway_and_is_never_listed(over: Place) -> None:
    other = branch(over, 5, "you", "random")
    with other.listen() as ear:
        luck = ear.latest["luck"]
    listed = [table["table"] for table in over.house.client.get("/api/tables").json()["tables"]]

    assert luck == {**over.call("GET").json()["luck"], "known_from": 5}
    assert luck["secret"] is not None
    assert other.table not in listed


def test_who_joins_a_branch_does_not_change_its_luck(over: Place) -> None:
    other = branch(over, 3, "you", "open")
    other.join(adds_word=True)
    told = other.call("GET").json()

    assert told["phase"] == "playing"
    assert told["luck"]["seats"] == over.call("GET").json()["luck"]["seats"]


def test_a_branch_of_a_branch_keeps_the_first_luck(house: House) -> None:
    place = played(house)
    one = branch(place, 4, "random", "random")
    with one.listen() as ear:
        while ear.latest["phase"] != "over":
            ear.update()
    two = branch(one, 6, "you", "random")

    assert two.call("GET").json()["luck"]["match"] == place.table
    assert two.call("GET").json()["luck"]["known_from"] == 4
    assert two.call("GET").json()["branch"] == {"table": one.table, "line": 6}


def test_a_branch_that_cannot_be_is_refused(over: Place) -> None:
    lines = len(over.lines()) - 2
    you = [{"sits": "you"}, {"sits": "you"}]
    wishes: list[tuple[object, tuple[int, str]]] = [
        ({"line": lines, "seats": you}, (400, "bad_line")),
        ({"line": 10**9, "seats": you}, (400, "bad_line")),
        ({"line": -1, "seats": you}, (400, "bad_message")),
        ({"line": 0, "seats": you[:1]}, (400, "bad_players")),
        ({"line": 0, "seats": [{"sits": "bot", "bot": "hal"}, *you[:1]]}, (400, "unknown_bot")),
        ({"line": 0, "seats": you, "name": " x"}, (400, "bad_name")),
        ({"line": 0, "seats": you, "adds_word": True}, (400, "bad_message")),
    ]

    for wish, expected in wishes:
        assert code_of(over.call("POST", "/branches", wish)) == expected
    assert code_of(over.house.call("POST", "/api/tables/bcdfghjkmnpq/branches", wishes[0][0])) == (404, "unknown_table")
