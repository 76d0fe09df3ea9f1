"""The words that a terminal adds to the luck: the same behaviour as the page's, and a whole match with both."""

import json
import stat
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from alcaide.core import JSON, Chooser, read_record, verify_luck
from alcaide.protocol import LuckFacts, Phase, encode
from alcaide.terminal.app.join_screen import JoinScreen
from alcaide.terminal.app.table_screen import TableScreen
from alcaide.terminal.tables.join_request import JoinRequest
from alcaide.terminal.tables.sealed_words import (
    WARNINGS,
    Finding,
    SealedWords,
    answer_luck,
    keep_words,
    kept_words,
    seal_words,
    words_file,
)
from tests.server.house import House, running
from tests.terminal.driving import OPPONENT, asked, at, enter, opened, until

VECTORS = Path(__file__).parents[1] / "records" / "sealed_words.json"
CASES = json.loads(VECTORS.read_text())["cases"]
WORD = "77" * 32


@pytest.fixture(autouse=True)
def state_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    with running() as house:
        yield house


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_a_vector(case: JSON) -> None:
    kept = msgspec.convert(case["kept"], SealedWords)
    luck = msgspec.convert(case["luck"], LuckFacts)
    answer = answer_luck(kept, Phase(str(case["phase"])), luck)

    assert [json.loads(encode(message)) for message in answer.messages] == case["messages"]
    assert answer.finding == case["finding"]
    assert msgspec.to_builtins(answer.kept) == case["after"]


def test_everything_that_is_not_as_it_should_be_is_said() -> None:
    assert set(WARNINGS) == set(Finding) - {Finding.SEALED, Finding.USED}
    assert {case["finding"] for case in CASES} == set(Finding)


def test_no_words_where_the_luck_takes_none() -> None:
    luck = msgspec.convert(CASES[0]["luck"], LuckFacts)

    assert seal_words(luck, [0, 1]) is not None
    assert seal_words(msgspec.structs.replace(luck, scheme=1), [0]) is None
    assert seal_words(msgspec.structs.replace(luck, known_from=3), [0]) is None


def test_words_are_kept_for_their_owner_alone() -> None:
    kept = SealedWords("m", "c", {"0": WORD}, ["k", None])
    keep_words("bcd", kept)

    assert kept_words("bcd") == kept
    assert kept_words("other") is None
    assert stat.S_IMODE(words_file("bcd").stat().st_mode) == 0o600


@pytest.mark.anyio
async def test_a_whole_match_from_a_terminal_is_one_that_nobody_could_have_chosen(house: House) -> None:
    place = house.set_up("open", OPPONENT)
    link = f"http://{house.address}/table/{place.table}"
    async with opened(JoinScreen(JoinRequest(link, name="Ada"))) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        await until(pilot, lambda: at(pilot).state is not None and at(pilot).state.phase == "playing")
        assert kept_words(place.table) is not None
        while at(pilot).state.phase != "over":
            await enter(pilot, keys=["up"])
        await until(pilot, lambda: not words_file(place.table).exists())
        assert at(pilot).state.notice not in WARNINGS.values()
    influence = verify_luck(read_record(place.call("GET", "/record").text.splitlines()))

    assert influence is not None
    assert (influence.chooser, influence.added) == (Chooser.NO_ONE, (0,))


@pytest.mark.anyio
async def test_who_comes_back_with_a_token_reveals_the_word_that_was_kept(house: House) -> None:
    place = house.set_up("open", "open", adds_word=True)
    link = f"http://{house.address}/table/{place.table}"
    async with opened(JoinScreen(JoinRequest(link, name="Ada"))) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        await until(pilot, lambda: place.call("GET").json()["luck"]["seats"][0]["commitment"] is not None)
        token = at(pilot).table.client.token
    other = place.join()
    async with opened(JoinScreen(JoinRequest(link, token=token))) as pilot:
        await asked(pilot)
        told = other.call("GET").json()

    assert told["phase"] == "playing"
    assert told["luck"]["seats"][0]["word"] is not None
