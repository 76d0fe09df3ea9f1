"""Everything beside the game: the page, headers, cookies, health, measures."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from alcaide.server.settings import Settings
from tests.server.house import House, Place, running

WEB = Path(__file__).parents[2] / "web"
WISH = {"game": "burgenland", "seats": [{"sits": "you"}, {"sits": "open"}]}


def test_without_a_built_page_there_are_friendly_words(tmp_path: Path) -> None:
    with running(page=tmp_path / "nothing") as bare:
        for path in ("/", "/table/bcdfghjkmnpq"):
            assert "page was not built" in bare.client.get(path).text


@pytest.fixture
def built(tmp_path: Path) -> Iterator[httpx.Client]:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Alcaide</title>" + " " * 2000)
    (tmp_path / "assets" / "main-1a2b.js").write_text("export {}" + " " * 2000)
    (tmp_path / "icon.svg").write_text("<svg/>")
    with running(page=tmp_path) as house:
        yield house.client


def test_the_built_page_is_served_at_its_addresses(built: httpx.Client) -> None:
    for path in ("/", "/table/bcdfghjkmnpq"):
        answer = built.get(path)
        assert "<title>Alcaide</title>" in answer.text
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-encoding"] == "gzip"


def test_the_files_of_the_page(built: httpx.Client) -> None:
    script = built.get("/assets/main-1a2b.js")

    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-type"].startswith("text/javascript")
    assert built.get("/icon.svg").text == "<svg/>"
    assert built.get("/assets/none.js").status_code == 404
    assert built.get("/..%2f..%2fetc/passwd").status_code == 404


def test_every_answer_tells_browsers_to_be_careful(house: House) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/health"):
        headers = house.client.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_a_browser_keeps_its_token_in_a_cookie_that_scripts_cannot_read(house: House) -> None:
    answer = house.client.post("/api/tables", json=WISH)
    house.client.cookies.clear()
    table, cookie = answer.json()["table"], answer.headers["set-cookie"]

    assert cookie.startswith(f"alcaide_{table}={answer.json()['token']};")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert f"Path=/api/tables/{table}" in cookie
    assert "Secure" not in cookie


def test_behind_tls_the_cookie_is_for_tls_only(house: House) -> None:
    answer = house.client.post("/api/tables", json=WISH, headers={"X-Forwarded-Proto": "https"})
    house.client.cookies.clear()

    assert "Secure" in answer.headers["set-cookie"]
    assert "max-age" in answer.headers["strict-transport-security"]


def test_the_cookie_is_enough(house: House) -> None:
    place = house.set_up("you", "open")
    cookie = f"alcaide_{place.table}={place.token}"

    assert house.client.get(place.path, headers={"Cookie": cookie}).json()["you"] == [0]
    with Place(house, place.table, None).listen(additional_headers={"Cookie": cookie}) as ear:
        assert ear.latest["you"] == [0]


def test_health_and_measures(house: House) -> None:
    with house.set_up("you", "random").listen() as ear:
        ear.act()
        ear.until(1)
        ear.say(type="undo", turn=10**6)
        ear.refused()

        assert house.client.get("/health").json() == {"status": "ok"}
        assert house.measure("alcaide_lines_total") > 0
        assert house.measure("alcaide_tables_total") > 0
        assert house.measure("alcaide_listeners") >= 1
        assert house.measure("alcaide_live_tables") >= 1
        assert house.measure("alcaide_refused_total") > 0
        assert house.measure("alcaide_save_seconds_count") > 0


def test_a_page_may_load_and_call_nothing_from_elsewhere(house: House) -> None:
    policy = house.client.get("/").headers["content-security-policy"]
    allowed = {name: set(places) for name, *places in (rule.split() for rule in policy.split("; "))}

    assert allowed["default-src"] == {"'none'"}
    assert allowed["script-src"] == allowed["style-src"] == allowed["connect-src"] == {"'self'"}
    assert set().union(*allowed.values()) <= {"'none'", "'self'", "data:"}
    assert [name for name, places in allowed.items() if "data:" in places] == ["img-src"]


def test_the_page_names_no_other_server() -> None:
    """Neither in its sources nor, if it was built, in what is served."""
    served = Settings().page
    files = [path for folder in (WEB / "src", WEB / "public", served) for path in folder.rglob("*") if path.is_file()]
    text = "\n".join(path.read_text(encoding="utf-8", errors="replace") for path in [*files, WEB / "index.html"])
    named = set(re.findall(r"[\"'`(](?:https?:)?//([a-z0-9-]+(?:\.[a-z0-9-]+)+)", text))

    assert named <= {"www.w3.org", "svelte.dev"}, named  # names of XML, and of pages about errors
    assert not re.search(r"<script(?![^>]*src=)[^>]*>[^<]", (WEB / "index.html").read_text())
