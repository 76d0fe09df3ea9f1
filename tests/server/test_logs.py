"""The log: JSON Lines, with nothing in it that lets a reader sit down, deal or log in."""

import asyncio
import json
import logging
import signal
import sqlite3
from pathlib import Path

import pytest

from alcaide.core import commit_word
from alcaide.server.json_logging import JsonFormatter
from alcaide.server.tokens import trace
from tests.server.house import PATIENCE, Place, wait_until
from tests.server.spawned import spawned

WORD, OTHER_WORD = "5a" * 32, "6b" * 32


def test_a_whole_life_leaves_no_secret_in_the_log(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with spawned(str(database), "--bots", "tests.server.bots:BOTS", "--mail-command", "false") as server:
        days = server.house.set_up("open", "you", pace="days")
        days.join(name="Bo", mail="bo@hideaway.example")
        wait_until(lambda: server.house.measure("alcaide_letters_total") == 1)
        place = server.house.set_up("you", "raises", name="Ada", adds_word=True)
        with place.listen() as ear:
            ear.say(type="commit", seat=0, commitment=commit_word(place.table, 0, WORD))
            while ear.update()["luck"]["seats"][0]["commitment"] is None:
                pass
            ear.say(type="reveal", seat=0, word=OTHER_WORD)
            ear.refused()
            ear.say(type="reveal", seat=0, word=WORD)
            while ear.latest["seats"][1]["bot"] != "random":
                if ear.latest["legal"]:
                    ear.act()
                ear.update()
            ear.say(type="chat", text="whispered")
            ear.connection.send('{"type":"act","turn":0,"action":{"do":"gibberish"}}')
            ear.refused()
        Place(server.house, place.table, "wrong-token-1234").call("DELETE", "/seats/0/bot")
        server.house.client.get(f"/api/tables/{place.table}x?token={place.token}")
        server.process.send_signal(signal.SIGTERM)
        _, log = server.process.communicate(timeout=PATIENCE)
    with sqlite3.connect(database) as connection:
        (secret,) = connection.execute("SELECT secret FROM tables WHERE id = ?", (place.table,)).fetchone()
    connection.close()

    lines = [json.loads(line) for line in log.splitlines()]
    assert {line["event"] for line in lines} >= {"open", "bot_failed", "letter_not_sent", "closed"}
    assert any(line.get("table") == trace(place.table) for line in lines)
    assert place.token is not None
    private = [place.token, place.table, secret.hex(), repr(secret)[2:-1], WORD, OTHER_WORD, "whispered", "gibberish"]
    for words in (*private, "wrong-token-1234", "127.0.0.1", "hideaway", days.table):
        assert words not in log.replace(str(tmp_path), "")


def test_an_error_is_logged_with_its_place_and_without_its_words() -> None:
    try:
        raise ValueError("postgresql://user:hunter2@host")
    except ValueError as error:
        record = logging.makeLogRecord({"msg": "failed", "exc_info": (ValueError, error, error.__traceback__)})
    line = json.loads(JsonFormatter().format(record))

    assert line["error"] == "ValueError"
    assert "test_logs.py" in line["where"][0]
    assert "hunter2" not in json.dumps(line)


@pytest.mark.anyio
async def test_what_a_task_leaves_behind_is_one_line_too() -> None:
    record = logging.makeLogRecord({"msg": "a\nb", "levelname": "ERROR", "task": asyncio.current_task()})

    assert len(JsonFormatter().format(record).splitlines()) == 1
