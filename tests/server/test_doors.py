"""Small doors: other pages, odd requests, odd names, a database that is damaged or cannot be written to."""

import socket
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from alcaide.core import BadSetting
from alcaide.server import health
from alcaide.store import MemoryStore
from alcaide.store.opening import check_database
from tests.server.house import House, running

FRIEND = "https://friend.example"


def test_a_page_that_may_call_gets_answers_its_browser_lets_it_read() -> None:
    with running(origins=(FRIEND,)) as house:
        asking = {"Origin": FRIEND, "Access-Control-Request-Method": "POST"}
        asked = {**asking, "Access-Control-Request-Headers": "authorization,content-type"}
        preflight = house.client.options("/api/tables", headers=asked)
        wish = {"game": "burgenland", "seats": [{"sits": "you"}, {"sits": "you"}]}
        answer = house.client.post("/api/tables", json=wish, headers={"Origin": FRIEND})
        refused = house.client.post("/api/tables", json={}, headers={"Origin": FRIEND})
        foreign = house.client.get("/api/games", headers={"Origin": "https://evil.example"})
        house.client.cookies.clear()

    assert (preflight.status_code, answer.status_code, refused.status_code) == (200, 201, 400)
    for each in (preflight, answer, refused):
        assert each.headers["access-control-allow-origin"] == FRIEND
    assert "DELETE" in preflight.headers["access-control-allow-methods"]
    assert "access-control-allow-origin" not in foreign.headers


def test_a_post_that_asks_for_an_upgrade_is_answered(house: House) -> None:
    host, port = house.address.split(":")
    request = (
        b"POST /api/tables/bcdfghjkmnpq/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nContent-Length: 0\r\n\r\n"
    )
    with socket.create_connection((host, int(port)), timeout=10) as connection:
        connection.sendall(request)

        assert connection.recv(1000).startswith(b"HTTP/1.1 40")


@pytest.mark.parametrize("name", ["\u200d", "\u3164", "\u2800", "\u200d\u200d", "\u0301", "Z" + "\u0301" * 12])
def test_a_name_that_cannot_be_seen_is_refused(house: House, name: str) -> None:
    wish = {"game": "burgenland", "seats": [{"sits": "you"}, {"sits": "you"}], "name": name}
    answer = house.call("POST", "/api/tables", wish)

    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad_name")


@pytest.mark.parametrize("name", ["Ada", "Nguye\u0302\u0303n", "नीलिमा", "ราชบัณฑิต", "👩\u200d🚀", "!", "アダ", ""])
def test_a_name_of_any_language_is_welcome(house: House, name: str) -> None:
    house.set_up("you", "you", name=name)


def test_health_says_so_when_nothing_can_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", 0.0)

    async def broken(*_: object) -> float:
        raise OSError("no space left on device")

    with running() as house:
        before = house.client.get("/health").status_code
        with monkeypatch.context() as patch:
            patch.setattr(MemoryStore, "pulse", broken)
            during = house.client.get("/health")
        after = house.client.get("/health").status_code

    assert (before, during.status_code, after) == (200, 503, 200)
    assert during.json() == {"status": "nothing can be written"}


@pytest.mark.anyio
async def test_a_database_that_can_only_be_read_is_refused_with_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "x.sqlite"
    await check_database(str(file))
    damaged = bytearray(file.read_bytes())
    damaged[18] = 3  # written by a newer kind of SQLite: it may be read and not written to
    file.write_bytes(damaged)

    with pytest.raises(BadSetting) as refused:
        await check_database(str(file))

    assert refused.value.code == "bad_database"


@pytest.mark.anyio
async def test_a_folder_that_cannot_be_made_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    with pytest.raises(BadSetting, match="cannot be opened"):
        await check_database(str(tmp_path / "file" / "x.sqlite"))


@pytest.mark.parametrize(
    ("damage", "code"),
    [
        ("UPDATE lines SET line = '{\"seat\":0' WHERE turn = 0", "damaged"),
        ("UPDATE lines SET line = CAST(X'FF7B' AS TEXT) WHERE turn = 0", "damaged"),
        ('UPDATE lines SET line = \'{"undo":7,"seat":0}\' WHERE turn = 0', "damaged"),
        ('UPDATE tables SET rules = \'0\'; UPDATE lines SET line = \'{"seat":0,"do":"fly"}\'', "cannot_go_on"),
    ],
)
def test_damaged_bytes_are_not_taken_for_old_rules(tmp_path: Path, damage: str, code: str) -> None:
    file = tmp_path / "x.sqlite"
    with running(database=str(file)) as house:
        place = house.set_up("you", "you")
        with place.listen() as ear:
            ear.act()
            ear.until(1)
    with closing(sqlite3.connect(file)) as database:
        database.executescript(damage)
    with running(database=str(file)) as house:
        answer = replace(place, house=house).call("GET")

    assert answer.json()["error"]["code"] == code
