"""At a table of a real server: joining by link, playing against a bot, and everything that can go wrong."""

import json
import re
from collections.abc import Iterator

import httpx
import pytest

from alcaide.core import AlcaideError
from alcaide.protocol import Update
from alcaide.terminal.app.dialogs import HintDialog, YesNoDialog
from alcaide.terminal.app.join_screen import JoinScreen
from alcaide.terminal.app.replay_screen import ReplayScreen
from alcaide.terminal.app.table_screen import TableScreen
from alcaide.terminal.tables.join_request import JoinRequest
from alcaide.terminal.tables.remote import FROM_SERVER
from alcaide.terminal.tables.table_client import TableClient, read_link
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
    """Wait until the table has opened, and something is to be decided."""
    await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
    await asked(pilot)
    return at(pilot)


@anyio
async def test_a_whole_match_against_a_bot_of_the_server(house):
    place = house.set_up("open", OPPONENT)
    async with opened(JoinScreen(JoinRequest(link_of(place), name="Ada"))) as pilot:
        screen = await seated(pilot)
        assert title(pilot).endswith("▶ Your move, Ada")
        while screen.state.phase != "over":
            await enter(pilot, keys=["up"])
        await pilot.pause()
        assert "Ada" in screen.state.result
        assert screen.state.result in read(pilot)

        await pilot.press("f9")
        await until(pilot, lambda: isinstance(pilot.app.screen, ReplayScreen))
        await pilot.pause()
        assert f"step 0 of {len(place.lines()) - 2}" in read(pilot)


@anyio
async def test_the_door_asks_for_a_name_and_a_table_waits_for_players(house):
    place = house.set_up("open", "open")
    async with opened(JoinScreen(JoinRequest(link_of(place)))) as pilot:
        await until(pilot, lambda: notice(pilot) == "Burgenland, waiting. There: nobody yet; 2 seats are open.")
        await pilot.press(*"Ada", "enter")
        screen = await seated(pilot)
        assert title(pilot).endswith("Waiting for players.")
        assert link_of(place) in read(pilot)
        place.join(name="Ben")
        await until(pilot, lambda: screen.moves.choices)

        assert screen.state.names == ("Ada", "Ben")


@anyio
async def test_hints_undo_talk_and_a_sentence_for_what_is_not_legal(house):
    place = house.set_up("you", "squire", name="Ada")
    async with opened(JoinScreen(JoinRequest(link_of(place), token=place.token))) as pilot:
        screen = await seated(pilot)
        await do(pilot, "stop")
        await until(pilot, lambda: notice(pilot) == "The first roll of a turn is compulsory. (rule K11)")
        await pilot.press("escape")
        await enter(pilot, "roll")
        await pilot.press("f2")
        await until(pilot, lambda: isinstance(pilot.app.screen, HintDialog))
        hints = pilot.app.screen.hints
        await until(pilot, lambda: all(hint.words in read(pilot) and hint.chance in read(pilot) for hint in hints))
        assert {hint.words for hint in hints} <= {choice.words for choice in screen.state.choices}
        assert len(hints) == min(3, len(screen.state.choices))
        await pilot.press("escape")
        choices = screen.state.choices
        await enter(pilot)
        await pilot.press("f3")
        await until(pilot, lambda: screen.state.choices == choices)
        await do(pilot, "say hello")
        await until(pilot, lambda: "Ada says: hello" in read(pilot))
        assert any("takes back" in line for line in screen.state.log)

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
    async with opened(JoinScreen(JoinRequest(link_of(place), token=place.token))) as pilot:
        screen = await seated(pilot)

        assert screen.state.log[0].startswith("Ada rolled")
        assert len(screen.state.log) > 1


@anyio
async def test_a_person_elsewhere_asks_to_take_back(house):
    place = house.set_up("you", "open", name="Ada")
    ben = place.join(name="Ben")
    with ben.listen() as ear:
        async with opened(JoinScreen(JoinRequest(link_of(place), token=place.token))) as pilot:
            screen = await seated(pilot)
            while screen.state.to_act != 1:
                before, words = screen.state, [choice.words for choice in screen.moves.choices]
                await do(pilot, "stop" if "stop" in words else "")
                await until(pilot, lambda before=before: screen.state is not before)
                await until(pilot, lambda: screen.moves.choices or screen.state.to_act == 1)
            assert title(pilot).endswith("Ben is to move ...")
            ear.until(screen.state.turn)
            ear.act()
            await until(pilot, lambda: screen.state.turn > ear.latest["turn"])
            ear.until(screen.state.turn)
            ear.say(type="undo", turn=ear.latest["turn"])
            await until(pilot, lambda: isinstance(pilot.app.screen, YesNoDialog) and "Ben asks to take" in read(pilot))
            await pilot.press("y")
            await until(pilot, lambda: any("takes back" in line for line in screen.state.log))


@anyio
async def test_a_device_for_several_people_has_a_curtain(house):
    place = house.set_up("you", "you", game="alcazar", name="Ada")
    async with opened(JoinScreen(JoinRequest(link_of(place), token=place.token))) as pilot:
        screen = await seated(pilot)
        assert "The screen is for" in read(pilot)
        assert "hand:" not in read(pilot)
        await pilot.press("enter")
        await pilot.pause()
        assert re.search(r"hand: \d", read(pilot))
        while screen.state.viewer == 0:
            await enter(pilot)

        assert "hand:" not in read(pilot)
        assert screen.moves.choices == ()


@anyio
async def test_a_spectator_sees_the_table_and_decides_nothing(house):
    place = house.set_up("you", "squire", game="alcazar", name="Ada")
    async with opened(JoinScreen(JoinRequest(link_of(place), watch=True))) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        await until(pilot, lambda: at(pilot).state is not None and at(pilot).state.to_act == 0)
        await pilot.pause()

        assert title(pilot).endswith("Ada is to move ...") or "Ada" in title(pilot)
        assert "hand:" not in read(pilot)
        assert at(pilot).moves.choices == ()


@anyio
async def test_somebody_who_comes_to_watch_is_counted_and_disturbs_nobody_who_types(house):
    place = house.set_up("you", "squire", name="Ada")
    async with opened(JoinScreen(JoinRequest(link_of(place), token=place.token))) as pilot:
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
    for request, sentence in [
        (JoinRequest("not a link", name="Ada"), "'not a link' is not the link of a table."),
        (JoinRequest(f"http://{house.address}/", name="Ada"), "is not the link of a table."),
        (JoinRequest(nowhere, name="Ada"), "There is no such table."),
        (JoinRequest(link_of(full), token="wrong"), "This token holds no seat at this table."),
        (JoinRequest(link_of(full), token="wr\nöng"), "This token holds no seat at this table."),
        (JoinRequest(link_of(full), name="Ben"), "Every seat of this table is taken. You can watch."),
        (JoinRequest("http://127.0.0.1:1/table/abc", name="Ada"), "The server at 127.0.0.1:1 does not answer."),
    ]:
        async with opened(JoinScreen(request)) as pilot:
            await until(pilot, lambda wanted=sentence, pilot=pilot: wanted in notice(pilot))
            assert isinstance(pilot.app.screen, JoinScreen)
            await pilot.press("tab")  # it is still alive


@anyio
async def test_a_server_that_goes_is_said_and_found_again():
    with running() as house:
        place = house.set_up("you", "squire", name="Ada")
        async with opened(JoinScreen(JoinRequest(link_of(place), token=place.token))) as pilot:
            screen = await seated(pilot)
            await screen.table.socket.close()
            await until(pilot, lambda: screen.state.notice.endswith("does not answer. Trying again ..."))
            assert screen.moves.choices == ()
            await until(pilot, lambda: screen.moves.choices)
            await enter(pilot, "roll")


@anyio
async def test_a_server_that_stays_away_leaves_the_application_alive():
    with running() as house:
        place = house.set_up("you", "squire", name="Ada")
        request = JoinRequest(link_of(place), token=place.token)
        app = opened(JoinScreen(request))
        pilot = await app.__aenter__()
        screen = await seated(pilot)
    await until(pilot, lambda: "does not answer" in notice(pilot))
    await do(pilot, "undo")
    await until(pilot, lambda: "does not answer" in notice(pilot))
    assert "Burgen Land" in title(pilot)
    assert screen.moves.choices == ()
    await app.__aexit__(None, None, None)


def answering(body: bytes, status: int = 200) -> TableClient:
    """A client of something that answers always the same."""
    transport = httpx.MockTransport(lambda request: httpx.Response(status, content=body))
    return TableClient(read_link("http://castles.example/table/abc"), transport=transport)


@anyio
@pytest.mark.parametrize("body", [b"<html>", b"[]", b'{"table":1}', b"\xff"])
@pytest.mark.parametrize("status", [200, 404, 502])
async def test_what_is_no_server_of_alcaide_is_said_so(body, status):
    client = answering(body, status)
    with pytest.raises(AlcaideError) as refused:
        await client.facts()
    await client.close()

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


def test_a_server_that_says_more_than_we_know_is_understood(house):
    with house.set_up("you", "you").listen() as ear:
        update = ear.latest
    told = FROM_SERVER.decode(json.dumps({**update, "mood": "good", "luck": {**update["luck"], "dice": 7}}))

    assert isinstance(told, Update)
    assert (told.turn, told.luck.commitment) == (update["turn"], update["luck"]["commitment"])
