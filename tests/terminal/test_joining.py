"""At a table of a real server: joining by link, playing against a bot, and everything that can go wrong."""

import json
import re
from collections.abc import Iterator

import httpx
import pytest

from alcaide import protocol as messages
from alcaide.core import AlcaideError
from alcaide.terminal.app.join_screen import JoinScreen
from alcaide.terminal.app.pages import Hints, Question
from alcaide.terminal.app.replay_screen import ReplayScreen
from alcaide.terminal.app.table_screen import TableScreen
from alcaide.terminal.tables import wire
from alcaide.terminal.tables.door import Door, read_link
from alcaide.terminal.tables.wish import Wish
from tests.server.house import House, Place, running
from tests.terminal.driving import OPPONENT, asked, at, do, enter, notice, opened, read, title, until

anyio = pytest.mark.anyio


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    """A server that the tests here share."""
    with running() as house:
        yield house


def link_of(place: Place) -> str:
    return f"http://{place.house.address}/table/{place.table}"


async def seated(pilot) -> TableScreen:
    """Wait until the door has opened, and something is to be decided."""
    await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
    await asked(pilot)
    return at(pilot)


@anyio
async def test_a_whole_match_against_a_bot_of_the_server(house):
    place = house.set_up("open", OPPONENT)
    async with opened(JoinScreen(Wish(link_of(place), name="Ada"))) as pilot:
        screen = await seated(pilot)
        assert title(pilot).endswith("▶ Your move, Ada")
        while screen.scene.phase != "over":
            await enter(pilot, keys=["up"])
        await pilot.pause()
        assert "Ada" in screen.scene.result
        assert screen.scene.result in read(pilot)

        await pilot.press("f9")
        await until(pilot, lambda: isinstance(pilot.app.screen, ReplayScreen))
        await pilot.pause()
        assert f"step 0 of {len(place.lines()) - 2}" in read(pilot)


@anyio
async def test_the_door_asks_for_a_name_and_a_table_waits_for_players(house):
    place = house.set_up("open", "open")
    async with opened(JoinScreen(Wish(link_of(place)))) as pilot:
        await until(pilot, lambda: notice(pilot) == "Burgenland, waiting. There: nobody yet; 2 seats are open.")
        await pilot.press(*"Ada", "enter")
        screen = await seated(pilot)
        assert title(pilot).endswith("Waiting for players.")
        assert link_of(place) in read(pilot)
        place.join(name="Ben")
        await until(pilot, lambda: screen.moves.choices)

        assert screen.scene.names == ("Ada", "Ben")


@anyio
async def test_hints_undo_talk_and_a_sentence_for_what_is_not_legal(house):
    place = house.set_up("you", "squire", name="Ada")
    async with opened(JoinScreen(Wish(link_of(place), token=place.token))) as pilot:
        screen = await seated(pilot)
        await do(pilot, "stop")
        await until(pilot, lambda: notice(pilot) == "The first roll of a turn is compulsory. (rule K11)")
        await pilot.press("escape")
        await enter(pilot, "roll")
        await pilot.press("f2")
        await until(pilot, lambda: isinstance(pilot.app.screen, Hints))
        hints = pilot.app.screen.hints
        await until(pilot, lambda: all(hint.words in read(pilot) and hint.chance in read(pilot) for hint in hints))
        assert {hint.words for hint in hints} <= {choice.words for choice in screen.scene.choices}
        assert len(hints) == min(3, len(screen.scene.choices))
        await pilot.press("escape")
        choices = screen.scene.choices
        await enter(pilot)
        await pilot.press("f3")
        await until(pilot, lambda: screen.scene.choices == choices)
        await do(pilot, "say hello")
        await until(pilot, lambda: "Ada says: hello" in read(pilot))
        assert any("takes back" in line for line in screen.scene.log)

        await do(pilot, "save /tmp/never-written.jsonl")
        await until(pilot, lambda: "over" in notice(pilot))
        await do(pilot, "quit")
        await pilot.pause()
        told = f"You have left the table. Come back with: alcaide join {link_of(place)} --token {place.token}"
        assert pilot.app.return_value == told


@anyio
async def test_who_comes_back_reads_what_happened_before(house):
    place = house.set_up("you", "squire", name="Ada")
    with place.listen() as ear:
        ear.act()
        ear.until(2)
        ear.act()
        ear.until(3)
    async with opened(JoinScreen(Wish(link_of(place), token=place.token))) as pilot:
        screen = await seated(pilot)

        assert screen.scene.log[0].startswith("Ada rolled")
        assert len(screen.scene.log) > 1


@anyio
async def test_a_person_elsewhere_asks_to_take_back(house):
    place = house.set_up("you", "open", name="Ada")
    ben = place.join(name="Ben")
    with ben.listen() as ear:
        async with opened(JoinScreen(Wish(link_of(place), token=place.token))) as pilot:
            screen = await seated(pilot)
            while screen.scene.to_act != 1:
                before, words = screen.scene, [choice.words for choice in screen.moves.choices]
                await do(pilot, "stop" if "stop" in words else "")
                await until(pilot, lambda before=before: screen.scene is not before)
                await until(pilot, lambda: screen.moves.choices or screen.scene.to_act == 1)
            assert title(pilot).endswith("Ben is to move ...")
            ear.until(screen.scene.turn)
            ear.act()
            await until(pilot, lambda: screen.scene.turn > ear.latest["turn"])
            ear.until(screen.scene.turn)
            ear.say(type="undo", turn=ear.latest["turn"])
            await until(pilot, lambda: isinstance(pilot.app.screen, Question) and "Ben asks to take" in read(pilot))
            await pilot.press("y")
            await until(pilot, lambda: any("takes back" in line for line in screen.scene.log))


@anyio
async def test_a_device_for_several_people_has_a_curtain(house):
    place = house.set_up("you", "you", game="alcazar", name="Ada")
    async with opened(JoinScreen(Wish(link_of(place), token=place.token))) as pilot:
        screen = await seated(pilot)
        assert "The screen is for" in read(pilot)
        assert "hand:" not in read(pilot)
        await pilot.press("enter")
        await pilot.pause()
        assert re.search(r"hand: \d", read(pilot))
        while screen.scene.viewer == 0:
            await enter(pilot)

        assert "hand:" not in read(pilot)
        assert screen.moves.choices == ()


@anyio
async def test_a_spectator_sees_the_table_and_decides_nothing(house):
    place = house.set_up("you", "squire", game="alcazar", name="Ada")
    async with opened(JoinScreen(Wish(link_of(place), watch=True))) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        await until(pilot, lambda: at(pilot).scene is not None and at(pilot).scene.to_act == 0)
        await pilot.pause()

        assert title(pilot).endswith("Ada is to move ...") or "Ada" in title(pilot)
        assert "hand:" not in read(pilot)
        assert at(pilot).moves.choices == ()


@anyio
async def test_somebody_who_comes_to_watch_is_counted_and_disturbs_nobody_who_types(house):
    place = house.set_up("you", "squire", name="Ada")
    async with opened(JoinScreen(Wish(link_of(place), token=place.token))) as pilot:
        screen = await seated(pilot)
        await pilot.press(*"ro")
        with place.watch().listen():
            await until(pilot, lambda: "1 person watching" in read(pilot))

            assert screen.moves.line.value == "ro"
        await until(pilot, lambda: "watching" not in read(pilot))


@anyio
async def test_what_is_wrong_with_a_link_or_a_token_is_said_at_the_door(house):
    full = house.set_up("you", "squire", name="Ada")
    nowhere = f"http://{house.address}/table/nosuchtable"
    for wish, sentence in [
        (Wish("not a link", name="Ada"), "'not a link' is not the link of a table."),
        (Wish(f"http://{house.address}/", name="Ada"), "is not the link of a table."),
        (Wish(nowhere, name="Ada"), "There is no such table."),
        (Wish(link_of(full), token="wrong"), "This token holds no seat at this table."),
        (Wish(link_of(full), token="wr\nöng"), "This token holds no seat at this table."),
        (Wish(link_of(full), name="Ben"), "Every seat of this table is taken. You can watch."),
        (Wish("http://127.0.0.1:1/table/abc", name="Ada"), "The server at 127.0.0.1:1 does not answer."),
    ]:
        async with opened(JoinScreen(wish)) as pilot:
            await until(pilot, lambda wanted=sentence, pilot=pilot: wanted in notice(pilot))
            assert isinstance(pilot.app.screen, JoinScreen)
            await pilot.press("tab")  # it is still alive


@anyio
async def test_a_server_that_goes_is_said_and_found_again():
    with running() as house:
        place = house.set_up("you", "squire", name="Ada")
        async with opened(JoinScreen(Wish(link_of(place), token=place.token))) as pilot:
            screen = await seated(pilot)
            await screen.table.socket.close()
            await until(pilot, lambda: screen.scene.notice.endswith("does not answer. Trying again ..."))
            assert screen.moves.choices == ()
            await until(pilot, lambda: screen.moves.choices)
            await enter(pilot, "roll")


@anyio
async def test_a_server_that_stays_away_leaves_the_application_alive():
    with running() as house:
        place = house.set_up("you", "squire", name="Ada")
        wish = Wish(link_of(place), token=place.token)
        app = opened(JoinScreen(wish))
        pilot = await app.__aenter__()
        screen = await seated(pilot)
    await until(pilot, lambda: "does not answer" in notice(pilot))
    await do(pilot, "undo")
    await until(pilot, lambda: "does not answer" in notice(pilot))
    assert "Burgen Land" in title(pilot)
    assert screen.moves.choices == ()
    await app.__aexit__(None, None, None)


def answering(body: bytes, status: int = 200) -> Door:
    """A door to something that answers always the same."""
    transport = httpx.MockTransport(lambda request: httpx.Response(status, content=body))
    return Door(read_link("http://castles.example/table/abc"), transport=transport)


@anyio
@pytest.mark.parametrize("body", [b"<html>", b"[]", b'{"table":1}', b"\xff"])
@pytest.mark.parametrize("status", [200, 404, 502])
async def test_what_is_no_server_of_alcaide_is_said_so(body, status):
    door = answering(body, status)
    with pytest.raises(AlcaideError) as refused:
        await door.facts()
    await door.close()

    assert refused.value.sentence == "castles.example does not answer as a server of Alcaide does."


@pytest.mark.parametrize(
    "text",
    ["", "http://", "ftp://a/table/x", "http://a/table/", "http://a:b/table/x", "http://a/table/x/y", "http://u@a/t/x",
     "http://[::1/table/x", "/table/x", "http://a/table/../x"],
)  # fmt: skip
def test_a_bad_link_is_refused_with_an_example(text):
    with pytest.raises(AlcaideError) as refused:
        read_link(text)

    assert refused.value.code == "bad_link"
    assert "http://127.0.0.1:8000/table/" in refused.value.sentence


def test_the_client_knows_messages_as_the_server_sends_them():
    """Every field that the client reads is one that the server's message has."""
    for name in ("SeatFacts", "LuckFacts", "Choice", "UndoFacts", "Update", "Hint", "Advice", "Said", "No",
                 "TableFacts", "Seated", "Moment", "History", "Problem", "Failure"):  # fmt: skip
        ours, theirs = getattr(wire, name), getattr(messages, name)

        assert set(ours.__struct_fields__) <= set(theirs.__struct_fields__), name
        assert ours.__struct_config__.tag == theirs.__struct_config__.tag, name
    assert wire.VERSION == messages.VERSION
    assert json.dumps(wire.Phase.OVER) == '"over"'
