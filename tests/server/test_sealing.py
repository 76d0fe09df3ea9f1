"""The words that seats add to the luck: committed to, revealed when all have committed, told when all are there."""

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from alcaide.core import Chooser, WordFrom, commit_word, read_record, verify_luck
from alcaide.server.errors import Refused
from alcaide.server.sealing import committed, given_up, revealed
from alcaide.store import Phase, StoredSeat, StoredTable
from tests.server.house import Ear, House, Message, Place, running, wait_until
from tests.server.spawned import spawned

WORDS = ("11" * 32, "22" * 32, "33" * 32)
OTHER = "44" * 32
PATIENT = 1000.0


@pytest.fixture(scope="module")
def hasty() -> Iterator[House]:
    """A server that does not wait long for words."""
    with running(reveal=0.3, reveal_days=PATIENT) as house:
        yield house


def commit(ear: Ear, place: Place, seat: int, word: str = "") -> None:
    ear.say(type="commit", seat=seat, commitment=commit_word(place.table, seat, word or WORDS[seat]))


def reveal(ear: Ear, seat: int, word: str = "") -> None:
    ear.say(type="reveal", seat=seat, word=word or WORDS[seat])


def wait_for(ear: Ear, phase: str) -> Message:
    while ear.latest["phase"] != phase:
        ear.update()
    return ear.latest


def all_committed(ear: Ear) -> Message:
    """The update in which every seat has committed."""
    while any(seat["from"] == "seat" and seat["commitment"] is None for seat in ear.latest["luck"]["seats"]):
        ear.update()
    return ear.latest


def words_in(update: Message) -> list[str | None]:
    return [seat["word"] for seat in update["luck"]["seats"]]


def checked(place: Place) -> tuple[Message, Chooser]:
    """The luck in the header of the record, and who could have chosen it."""
    answer = place.call("GET", "/record")
    influence = verify_luck(read_record(answer.text.splitlines()))
    assert influence is not None
    return json.loads(answer.text.splitlines()[0])["luck"], influence.chooser


# The whole way


def test_two_people_commit_reveal_and_play_a_match_that_nobody_could_have_chosen(house: House) -> None:
    ada = house.set_up("you", "open", adds_word=True)
    bo = ada.join(adds_word=True)
    with ada.listen() as one, bo.listen() as two:
        promised = one.latest["luck"]["commitment"]
        assert (one.latest["phase"], one.latest["luck"]["waits_for"]) == ("revealing", [0, 1])
        commit(one, ada, 0)
        commit(two, bo, 1)
        assert all_committed(one)["luck"]["waits_for"] == [0, 1]
        reveal(one, 0)
        assert one.update()["luck"]["waits_for"] == [1]
        assert words_in(one.latest) == [None, None]
        reveal(two, 1)
        wait_for(one, "playing")
        wait_for(two, "playing")
        assert words_in(one.latest) == words_in(two.latest) == list(WORDS[:2])
        assert [event["event"] for event in one.latest["events"]] == ["match_began"]
        choice = random.Random(1)
        while one.latest["phase"] != "over":
            turn = one.latest["turn"]
            (one if one.latest["legal"] else two).act(choice.randrange(max(len(one.latest["legal"]), 1)))
            one.until(turn + 1)
            two.until(one.latest["turn"])
    luck, chooser = checked(ada)

    assert chooser == Chooser.NO_ONE
    assert (luck["commitment"], [seat["word"] for seat in luck["seats"]]) == (promised, list(WORDS[:2]))


def test_the_house_has_committed_before_it_is_told_anything(house: House) -> None:
    wish = {"game": "burgenland", "seats": [{"sits": "you"}, {"sits": "bot", "bot": "random"}], "adds_word": True}
    answer = house.call("POST", "/api/tables", wish).json()
    luck = answer["luck"]
    place = Place(house, answer["table"], answer["token"])

    assert (luck["scheme"], luck["match"], len(luck["commitment"])) == (2, answer["table"], 64)
    assert [seat["from"] for seat in luck["seats"]] == ["seat", "house"]
    with place.listen() as ear:
        commit(ear, place, 0)
        reveal_when_asked = all_committed(ear)
        assert reveal_when_asked["luck"]["commitment"] == luck["commitment"]
        reveal(ear, 0)
        ear.wait("update")
        wait_for(ear, "playing")
        assert ear.play(random.Random(2))["luck"]["commitment"] == luck["commitment"]

    assert checked(place)[1] == Chooser.NO_ONE


def test_one_device_for_two_seats_has_a_word_for_each(house: House) -> None:
    place = house.set_up("you", "you", adds_word=True)
    with place.listen() as ear:
        for seat in (0, 1):
            commit(ear, place, seat)
        all_committed(ear)
        for seat in (0, 1):
            reveal(ear, seat)
        wait_for(ear, "playing")

        assert words_in(ear.latest) == list(WORDS[:2])


def test_who_announces_no_word_need_not_wait(house: House) -> None:
    place = house.set_up("you", "random")
    with place.listen() as ear:
        assert ear.latest["phase"] == "playing"
        ear.play(random.Random(3))
    luck, chooser = checked(place)

    assert ([seat["from"] for seat in luck["seats"]], chooser) == (["nobody", "house"], Chooser.HOUSE)


# Those who do not do their part


def test_a_seat_that_does_not_reveal_is_left_out_and_the_record_says_so(hasty: House) -> None:
    ada = hasty.set_up("you", "open", "random", adds_word=True, game="alhambra")
    bo = ada.join(adds_word=True)
    with ada.listen() as one:
        with bo.listen() as two:
            commit(two, bo, 1)
            commit(one, ada, 0)
            all_committed(one)
        reveal(one, 0)
        wait_for(one, "playing")

        assert words_in(one.latest) == [WORDS[0], None, None]
        assert [seat["from"] for seat in one.latest["luck"]["seats"]] == ["seat", "seat", "house"]


def test_a_match_without_the_word_of_a_seat_can_be_verified_and_tells_of_the_choice(hasty: House) -> None:
    place = hasty.set_up("you", "you", adds_word=True)
    with place.listen() as ear:
        commit(ear, place, 0)
        commit(ear, place, 1)
        all_committed(ear)
        reveal(ear, 0)
        wait_for(ear, "playing")
        reveal(ear, 1)
        assert ear.refused()["code"] == "too_late"
        ear.play(random.Random(4))
    luck, chooser = checked(place)

    assert chooser == Chooser.HOUSE_BY_OMISSION
    assert (luck["seats"][1]["from"], luck["seats"][1]["word"]) == ("seat", None)


def test_who_announces_a_word_and_never_commits_adds_none(hasty: House) -> None:
    place = hasty.set_up("you", "random", adds_word=True)
    with place.listen() as ear:
        wait_for(ear, "playing")

        assert ear.latest["luck"]["seats"][0] == {"from": "nobody", "commitment": None, "word": None}


def test_a_table_over_days_waits_longer(hasty: House) -> None:
    place = hasty.set_up("you", "random", adds_word=True, pace="days")
    quick = hasty.set_up("you", "random", adds_word=True)
    with quick.listen() as ear:
        wait_for(ear, "playing")
    with place.listen() as ear:
        assert ear.latest["phase"] == "revealing"


def test_a_table_that_nobody_looks_at_waits_for_nobody_for_ever() -> None:
    with running(reveal=0.3, idle=0.1) as house:
        place = house.set_up("you", "random", adds_word=True)
        wait_until(lambda: house.measure("alcaide_live_tables") == 0)
        wait_until(lambda: house.call("GET", place.path).json()["phase"] == "playing")


@pytest.fixture
def sealed(house: House) -> Iterator[tuple[Place, Ear, Place, Ear]]:
    """A table of two people who have both committed."""
    ada = house.set_up("you", "open", adds_word=True)
    bo = ada.join(adds_word=True)
    with ada.listen() as one, bo.listen() as two:
        commit(one, ada, 0)
        commit(two, bo, 1)
        all_committed(one)
        all_committed(two)
        yield ada, one, bo, two


def test_a_wrong_word_is_refused_and_the_right_one_still_taken(sealed: tuple[Place, Ear, Place, Ear]) -> None:
    _, one, _, _ = sealed
    for word in (OTHER, WORDS[1]):
        reveal(one, 0, word)
        assert one.refused()["code"] == "wrong_word"
    reveal(one, 0)

    assert one.update()["luck"]["waits_for"] == [1]


def test_nobody_reveals_or_commits_for_another(sealed: tuple[Place, Ear, Place, Ear]) -> None:
    ada, one, _, two = sealed
    reveal(two, 0)
    assert two.refused()["code"] == "not_yours"
    commit(two, ada, 0, OTHER)
    assert two.refused()["code"] == "not_yours"
    with ada.watch().listen() as watcher:
        reveal(watcher, 0)
        assert watcher.refused()["code"] == "not_yours"
    reveal(one, 7, OTHER)
    assert one.refused()["code"] == "not_yours"


def test_a_commitment_stands(sealed: tuple[Place, Ear, Place, Ear]) -> None:
    ada, one, _, _ = sealed
    before = one.latest["luck"]["seats"]
    commit(one, ada, 0, OTHER)
    assert one.refused()["code"] == "no_commitment"
    commit(one, ada, 0)

    assert one.update()["luck"]["seats"] == before


def test_a_copied_commitment_cannot_be_opened_by_another_seat(house: House) -> None:
    ada = house.set_up("you", "open", adds_word=True)
    bo = ada.join(adds_word=True)
    with ada.listen() as one, bo.listen() as two:
        commit(one, ada, 0)
        two.say(type="commit", seat=1, commitment=commit_word(ada.table, 0, WORDS[0]))
        all_committed(two)
        reveal(two, 1, WORDS[0])

        assert two.refused()["code"] == "wrong_word"


def test_no_word_is_taken_before_all_have_committed(house: House) -> None:
    ada = house.set_up("you", "open", "open", game="alhambra", adds_word=True)
    with ada.listen() as one:
        commit(one, ada, 0)
        reveal(one, 0)
        assert one.refused()["code"] == "too_early"
        ada.join(adds_word=True)
        ada.join()
        wait_for(one, "revealing")
        reveal(one, 0)
        assert one.refused()["code"] == "too_early"


@pytest.mark.parametrize("word", ["11" * 31, "11" * 33, "AA" * 32, "gg" * 32, "11" * 31 + "1\n", "", 7, None])
def test_what_is_no_word_is_no_message(sealed: tuple[Place, Ear, Place, Ear], word: object) -> None:
    _, one, _, _ = sealed
    one.say(type="reveal", seat=0, word=word)

    assert one.refused()["code"] == "bad_message"


def test_a_bot_lent_meanwhile_plays_the_seat_and_its_word_still_counts(sealed: tuple[Place, Ear, Place, Ear]) -> None:
    ada, one, _, two = sealed
    assert ada.call("POST", "/seats/0/bot", {"bot": "random"}).status_code == 204
    reveal(one, 0)
    reveal(two, 1)

    assert words_in(wait_for(two, "playing")) == list(WORDS[:2])


def test_a_branch_says_from_where_its_luck_was_known(house: House) -> None:
    place = house.set_up("you", "random", adds_word=True)
    with place.listen() as ear:
        commit(ear, place, 0)
        all_committed(ear)
        reveal(ear, 0)
        wait_for(ear, "playing")
        ear.play(random.Random(5))
    wish = {"line": 4, "seats": [{"sits": "you"}, {"sits": "you"}]}
    told = place.call("POST", "/branches", wish).json()
    branch = Place(house, told["table"], told["token"])
    with branch.listen() as ear:
        assert ear.latest["phase"] == "playing"
        ear.play(random.Random(6))
    luck, _ = checked(branch)

    assert (luck["known_from"], luck["seats"]) == (4, checked(place)[0]["seats"])


# Nothing leaves early


def test_no_word_or_secret_leaves_at_any_door_before_its_time(house: House) -> None:
    ada = house.set_up("you", "open", "random", adds_word=True, listed=True, game="alhambra")
    bo = ada.join(adds_word=True)
    doors = ("", "/history", "/record", "/replay", "/review")
    with ada.listen() as one, bo.listen() as two, ada.watch().listen() as watcher:
        commit(one, ada, 0)
        commit(two, bo, 1)
        all_committed(one)
        reveal(one, 0)
        one.update()
        reveal(two, 1, OTHER)
        two.refused()
        watcher.say(type="chat", text="early")
        watcher.refused()
        told = [*one.heard, *two.heard, *watcher.heard]
        told += [eyes.call("GET", door).text for eyes in (ada, bo, ada.watch()) for door in doors]
        told += [house.call("GET", "/api/tables").text, house.client.get("/metrics").text]
        assert not any(word in text for text in told for word in (*WORDS, OTHER))
        reveal(two, 1)
        wait_for(watcher, "playing")
        told += watcher.heard
    updates = [json.loads(text) for text in told if text.startswith('{"type":"update"')]

    assert all(update["luck"]["secret"] is None for update in updates)
    assert words_in(updates[-1]) == [WORDS[0], WORDS[1], None]


def test_no_word_is_logged(house: House, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(0)
    place = house.set_up("you", "random", adds_word=True)
    with place.listen() as ear:
        commit(ear, place, 0)
        all_committed(ear)
        reveal(ear, 0, OTHER)
        ear.refused()
        reveal(ear, 0)
        wait_for(ear, "playing")

    assert not any(word in record.getMessage() for record in caplog.records for word in (WORDS[0], OTHER))


# Everything is kept


def test_a_server_that_starts_again_goes_on_where_it_was(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    with running(database=database, reveal=PATIENT) as house:
        ada = house.set_up("you", "open", adds_word=True)
        bo = ada.join(adds_word=True)
        with ada.listen() as one:
            commit(one, ada, 0)
            one.update()
    with running(database=database, reveal=PATIENT) as house:
        ada, bo = replace(ada, house=house), replace(bo, house=house)
        with ada.listen() as one, bo.listen() as two:
            assert one.latest["luck"]["seats"][0]["commitment"] == commit_word(ada.table, 0, WORDS[0])
            commit(two, bo, 1)
            all_committed(one)
            reveal(one, 0)
            one.update()
    with running(database=database, reveal=PATIENT) as house:
        ada, bo = replace(ada, house=house), replace(bo, house=house)
        with bo.listen() as two:
            assert (two.latest["phase"], two.latest["luck"]["waits_for"]) == ("revealing", [1])
            reveal(two, 1)
            assert words_in(wait_for(two, "playing")) == list(WORDS[:2])


def test_what_was_sealed_survives_kill_9(lasting: str) -> None:
    with spawned(lasting) as first:
        ada = first.house.set_up("you", "open", adds_word=True)
        bo = ada.join(adds_word=True)
        with ada.listen() as one, bo.listen() as two:
            commit(one, ada, 0)
            commit(two, bo, 1)
            all_committed(one)
            reveal(one, 0)
            promised = one.update()["luck"]
            first.process.kill()
    with spawned(lasting) as second:
        ada, bo = replace(ada, house=second.house), replace(bo, house=second.house)
        with ada.listen() as one, bo.listen() as two:
            assert one.latest["luck"] == promised
            reveal(two, 1)

            assert words_in(wait_for(one, "playing")) == list(WORDS[:2])
            assert one.latest["luck"]["commitment"] == promised["commitment"]


def test_two_processes_take_the_words_of_one_table(postgres: str) -> None:
    with spawned(postgres) as here, spawned(postgres) as there:
        ada = here.house.set_up("you", "open", adds_word=True)
        bo = Place(there.house, ada.table, None).join(adds_word=True)
        with ada.listen() as one, bo.listen() as two:
            wait_for(one, "revealing")
            commit(one, ada, 0)
            commit(two, bo, 1)
            all_committed(one)
            all_committed(two)
            reveal(one, 0)
            reveal(two, 1)
            wait_for(one, "playing")
            wait_for(two, "playing")
            one.act()
            turn = one.until(1)["turn"]

            assert words_in(one.latest) == words_in(two.until(turn)) == list(WORDS[:2])
            assert one.latest["view"] == two.latest["view"]


# What becomes of a table, without a server

SEATED = StoredSeat(b"token", "Ada", word_from=WordFrom.SEAT)
TABLE = StoredTable(
    "bcd", "burgenland", {}, "1", bytes(32), False, 0.0, (SEATED, SEATED), Phase.REVEALING, revealing_since=10.0
)


def test_the_wait_begins_anew_when_a_seat_has_committed() -> None:
    after = committed(TABLE, 0, commit_word("bcd", 0, WORDS[0]), 25.0)

    assert given_up(after, 44.0, 20.0) == after
    assert given_up(after, 45.0, 20.0).seats[1].word_from == WordFrom.NOBODY


def test_giving_up_commitments_first_leaves_time_to_reveal() -> None:
    one = committed(TABLE, 0, commit_word("bcd", 0, WORDS[0]), 11.0)
    alone = given_up(one, 31.0, 20.0)
    assert (alone.phase, alone.revealing_since, alone.awaited) == (Phase.REVEALING, 31.0, [0])
    assert revealed(alone, 0, WORDS[0]).phase == Phase.PLAYING
    late = given_up(alone, 51.0, 20.0)

    assert (late.phase, late.seats[0].word, late.seats[0].word_from) == (Phase.PLAYING, "", WordFrom.SEAT)


def test_an_older_table_takes_no_commitments() -> None:
    older = replace(TABLE, luck_scheme=1, phase=Phase.WAITING)

    assert older.when_full().phase == Phase.PLAYING
    with pytest.raises(Refused, match="adds no word"):
        committed(older, 0, "00" * 32, 0.0)
