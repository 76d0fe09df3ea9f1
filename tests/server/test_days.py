"""Tables over days: who counts as away, and letters to people who are asked while they are not there."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from alcaide.core import BadSetting
from alcaide.server.mail import read_command
from tests.server.house import House, Place, running, wait_until

WRITER = "import sys; open(sys.argv[1], 'a').write(sys.stdin.read())"


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """Where letters arrive."""
    return tmp_path / "letters"


@pytest.fixture
def writing_house(box: Path) -> Iterator[House]:
    """A server that writes to people."""
    command = f'{sys.executable} -c "{WRITER}" {box}'
    with running(mail_command=command, public="https://castle.example", away=0.0) as house:
        yield house


def letters(box: Path) -> list[dict[str, str]]:
    return [json.loads(line) for line in box.read_text().splitlines()] if box.exists() else []


def two(house: House, **facts: object) -> tuple[Place, Place]:
    """Two people at a table over days, both with an address."""
    ada = house.set_up("you", "open", name="Ada", pace="days", mail="ada@example.org", **facts)
    return ada, ada.join(name="Bo", mail="bo@example.org")


def test_who_is_asked_and_not_there_gets_a_letter_once(writing_house: House, box: Path) -> None:
    ada, _ = two(writing_house)
    wait_until(lambda: len(letters(box)) == 1)
    with ada.listen() as ear:
        while ear.latest["legal"]:
            turn = ear.latest["turn"]
            ear.act()
            ear.until(turn + 1)
    wait_until(lambda: len(letters(box)) == 2)
    first, second = letters(box)

    assert first == {
        "address": "ada@example.org",
        "link": f"https://castle.example/table/{ada.table}",
        "game": "burgenland",
        "title": "Burgen Land",
        "seat": "Ada",
    }
    assert (second["address"], second["seat"]) == ("bo@example.org", "Bo")


def test_who_is_there_gets_no_letter(writing_house: House, box: Path) -> None:
    ada = writing_house.set_up("you", "you", pace="days", mail="ada@example.org")
    with ada.listen() as ear:
        for _ in range(30):
            turn = ear.latest["turn"]
            ear.act()
            ear.until(turn + 1)

    assert letters(box) == []


def test_an_address_is_told_to_nobody(writing_house: House) -> None:
    ada, bo = two(writing_house, listed=True)
    with ada.listen() as own, bo.listen() as other:
        heard = own.heard + other.heard
    heard.append(ada.call("GET").text)
    heard.append(writing_house.client.get("/api/tables").text)

    assert not any("example.org" in text for text in heard)


def test_a_command_that_fails_holds_up_nothing(box: Path) -> None:
    with running(mail_command=f"{sys.executable} -c 'raise SystemExit(1)'") as house:
        ada, _ = two(house)
        with ada.listen() as ear:
            ear.act()
            ear.update()
        wait_until(lambda: house.measure("alcaide_letters_total") >= 1)

        assert 'alcaide_letters_total{outcome="failed"}' in house.client.get("/metrics").text


def test_a_command_that_is_not_there_holds_up_nothing() -> None:
    with running(mail_command="/nonexistent/mail") as house:
        two(house)
        wait_until(lambda: house.measure("alcaide_letters_total") >= 1)

        assert 'outcome="not_started"' in house.client.get("/metrics").text


@pytest.mark.parametrize("command", ["", "  ", "'"])
def test_what_is_no_command_is_refused(command: str) -> None:
    with pytest.raises(BadSetting, match="no command"):
        read_command(command)


def test_over_days_nobody_is_away_after_a_moment(writing_house: House) -> None:
    ada, bo = two(writing_house)
    with bo.listen():
        pass

    assert ada.call("POST", "/seats/1/bot", {"bot": "random"}).json()["error"]["code"] == "not_away"
    assert ada.call("GET").json()["pace"] == "days"


def refused(answer_of: Place | House, wish: dict[str, object]) -> str:
    """The code of a refusal to set up a table."""
    house = answer_of if isinstance(answer_of, House) else answer_of.house
    body = {"game": "burgenland", "seats": [{"sits": "you"}] * 2, **wish}
    code: str = house.call("POST", "/api/tables", body).json()["error"]["code"]
    return code


def test_an_address_where_nobody_writes_is_refused(house: House, writing_house: House) -> None:
    assert refused(house, {"pace": "days", "mail": "ada@example.org"}) == "no_mail"
    assert refused(writing_house, {"mail": "ada@example.org"}) == "no_mail"
    assert (house.client.get("/api/games").json()["mail"], writing_house.client.get("/api/games").json()["mail"]) == (
        False,
        True,
    )


@pytest.mark.parametrize("mail", ["", "ada", "a@b@c", "a b@c", "ada@", "@c", "a\r\nBcc: x@y"])
def test_what_is_no_address_is_refused(writing_house: House, mail: str) -> None:
    assert refused(writing_house, {"pace": "days", "mail": mail}) == "bad_mail"


def test_a_pace_that_is_none_is_refused(house: House) -> None:
    assert refused(house, {"pace": "weeks"}) == "bad_message"
