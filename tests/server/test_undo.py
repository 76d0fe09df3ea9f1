"""Taking back: to the last luck or another's move at once, further only if the other people agree."""

import random
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from alcaide.core import read_record, verify_luck, write_line
from tests.server.house import Ear, House, Place


@pytest.fixture
def both(house: House) -> Iterator[tuple[Ear, Ear]]:
    """Two people at a table."""
    ada = house.set_up("you", "open")
    bo = ada.join()
    with ada.listen() as first, bo.listen() as second:
        yield first, second


def move_on(actor: Ear, other: Ear, number: int = 0) -> None:
    """One legal action of whoever is asked, heard by both."""
    actor.act(number)
    turn = actor.until(actor.latest["turn"] + 1)["turn"]
    other.until(turn)


def play_until_a_decision_without_luck(both: tuple[Ear, Ear]) -> tuple[Ear, Ear]:
    """Play until somebody has just decided something that luck has not answered; who did, and the other."""
    choice = random.Random(5)
    while True:
        actor, other = both if both[0].latest["legal"] else both[::-1]
        move_on(actor, other, choice.randrange(len(actor.latest["legal"])))
        if actor.latest["undo"]["free"] and other.latest["undo"]["ask"]:
            return actor, other


def test_the_own_last_decision_is_taken_back_at_once(both: tuple[Ear, Ear]) -> None:
    actor, other = play_until_a_decision_without_luck(both)
    turn = actor.latest["turn"]

    actor.say(type="undo", turn=turn)
    actor.until(turn + 1)
    other.until(turn + 1)

    assert [event["event"] for event in other.latest["events"]] == ["taken_back"]
    assert actor.latest["legal"]
    assert actor.latest["view"] == other.latest["view"]


def test_the_other_cannot_take_it_back(both: tuple[Ear, Ear]) -> None:
    _, other = play_until_a_decision_without_luck(both)
    before = other.latest
    assert before["undo"]["ask"]

    other.say(type="undo", turn=before["turn"])
    after = other.until(before["turn"] + 1)

    assert not before["undo"]["free"]
    assert after["undo"]["asked_by"] == other.latest["you"][0]
    assert after["view"] == before["view"]


def ask(first: Ear, second: Ear) -> int:
    """The first seat rolls, sees what luck brought, and asks to take back."""
    move_on(first, second)
    turn = first.latest["turn"]
    assert (first.latest["undo"]["free"], first.latest["undo"]["ask"]) == (False, True)
    first.say(type="undo", turn=turn)
    first.until(turn + 1)
    second.until(turn + 1)
    return turn + 1


def test_after_luck_the_others_are_asked_and_agree(both: tuple[Ear, Ear]) -> None:
    first, second = both
    before = first.latest["view"]
    turn = ask(first, second)
    asked = second.latest

    second.say(type="allow_undo", turn=turn, allow=True)
    first.until(turn + 1)

    assert (asked["undo"]["asked_by"], asked["undo"]["waits_for"]) == (0, [1])
    assert first.latest["view"] == before
    assert first.latest["undo"] == {"free": False, "ask": False, "asked_by": None, "waits_for": []}


def test_luck_does_not_change_when_a_move_is_taken_back(both: tuple[Ear, Ear]) -> None:
    first, second = both
    first_roll = None
    for _ in range(2):
        turn = ask(first, second)
        rolled = [event for event in first.latest["events"] if event["event"] == "dice_rolled"]
        second.say(type="allow_undo", turn=turn, allow=True)
        first.until(turn + 1)
        second.until(turn + 1)
        first_roll = first_roll or rolled

        assert rolled == first_roll


def test_the_others_may_say_no(both: tuple[Ear, Ear]) -> None:
    first, second = both
    turn = ask(first, second)
    view = first.latest["view"]

    second.say(type="allow_undo", turn=turn, allow=False)
    first.until(turn + 1)

    assert first.latest["view"] == view
    assert first.latest["undo"]["asked_by"] is None
    assert [event["event"] for event in first.latest["events"]] == ["undo_refused"]


def test_who_asked_may_withdraw_but_not_agree(both: tuple[Ear, Ear]) -> None:
    first, second = both
    turn = ask(first, second)

    first.say(type="allow_undo", turn=turn, allow=True)
    refusal = first.refused()
    first.say(type="allow_undo", turn=turn, allow=False)
    second.until(turn + 1)

    assert refusal["code"] == "nobody_asks"
    assert second.latest["undo"]["asked_by"] is None


def test_a_question_lapses_when_the_match_goes_on(both: tuple[Ear, Ear]) -> None:
    first, second = both
    ask(first, second)
    actor, other = both if first.latest["legal"] else both[::-1]
    move_on(actor, other)

    second.say(type="allow_undo", turn=second.latest["turn"], allow=True)

    assert second.latest["undo"]["asked_by"] is None
    assert second.refused()["code"] == "nobody_asks"


def test_who_has_lent_the_seat_to_a_bot_is_still_asked(house: House) -> None:
    ada = house.set_up("you", "open")
    bo = ada.join()
    with ada.listen() as first, bo.listen() as second:
        bo.call("POST", "/seats/1/bot", {"bot": "random"})
        while not second.latest["seats"][1]["bot"]:
            second.update()
        before = first.latest["view"]
        first.act()
        first.until(1)
        while not first.latest["legal"]:
            first.update()
        lines = first.latest["turn"]
        first.say(type="undo", turn=lines)
        second.until(lines + 1)

        assert (second.latest["undo"]["asked_by"], second.latest["undo"]["waits_for"]) == (0, [1])
        second.say(type="allow_undo", turn=second.latest["turn"], allow=True)
        while first.latest["view"] != before:
            first.update()


def test_giving_away_the_seat_of_somebody_absent_does_not_let_one_take_back_freely(house: House) -> None:
    """Otherwise one could wait until the other is gone, and undo what they have done."""
    ada = house.set_up("you", "open")
    bo = ada.join()
    with ada.listen() as first:
        first.act()
        first.until(1)
        bo.call("POST", "/seats/1/bot", {"bot": "random"})
        while not first.latest["seats"][1]["bot"]:
            first.update()

        assert (first.latest["undo"]["free"], first.latest["undo"]["ask"]) == (False, True)


@pytest.mark.parametrize("sits", [("you", "random"), ("you", "you")])
def test_with_bots_alone_or_at_one_device_one_goes_back_past_luck_as_far_as_one_likes(
    house: House, sits: tuple[str, str]
) -> None:
    place = house.set_up(*sits)
    with place.listen() as ear:
        start, rolls = ear.latest["view"], []
        for _ in range(2):
            for _ in range(4):
                turn = ear.latest["turn"]
                while not ear.latest["legal"]:
                    ear.update()
                ear.act()
                ear.until(turn + 1)
                rolls += [event for event in ear.latest["events"] if event["event"] == "dice_rolled"][:1]
            while ear.latest["view"] != start:
                if ear.latest["undo"]["free"]:
                    ear.say(type="undo", turn=ear.latest["turn"])
                ear.hear()

    assert rolls[0] in rolls[1:]


def test_against_bots_nobody_is_asked(house: House) -> None:
    place = house.set_up("you", "random")
    with place.listen() as ear:
        before = ear.latest["view"]
        ear.act()
        ear.until(1)

        assert ear.latest["undo"]["free"]
        ear.say(type="undo", turn=ear.latest["turn"])
        while ear.latest["view"] != before:
            ear.update()
        assert ear.latest["legal"]


def test_three_people_must_all_agree(house: House) -> None:
    ada = house.set_up("you", "open", "open", game="alcazar")
    others = [ada.join(), ada.join()]
    with ExitStack() as stack:
        ears = [stack.enter_context(place.listen()) for place in (ada, *others)]
        turn = max(ear.latest["turn"] for ear in ears)
        for ear in ears:
            ear.until(turn)
        asker = next(ear for ear in ears if ear.latest["legal"])
        beside = [ear for ear in ears if ear is not asker]
        while not asker.latest["undo"]["ask"]:
            actor = next(ear for ear in ears if ear.latest["legal"])
            actor.act()
            turn = actor.until(actor.latest["turn"] + 1)["turn"]
            for ear in ears:
                ear.until(turn)
        asker.say(type="undo", turn=turn)
        for number, ear in enumerate(beside):
            ear.until(turn + 1 + number)
            assert len(ear.latest["undo"]["waits_for"]) == len(beside) - number
            ear.say(type="allow_undo", turn=ear.latest["turn"], allow=True)
        asker.until(turn + len(beside) + 2)

        assert [event["event"] for event in asker.latest["events"]] == ["taken_back"]


def test_a_match_with_moves_taken_back_has_a_record_that_verifies(house: House) -> None:
    place: Place = house.set_up("you", "you")
    choice = random.Random(6)
    with place.listen() as ear:
        for _ in range(30):
            turn = ear.latest["turn"]
            if choice.random() < 0.3 and ear.latest["undo"]["free"]:
                ear.say(type="undo", turn=turn)
            else:
                ear.act(choice.randrange(len(ear.latest["legal"])))
            ear.until(turn + 1)
        ear.play(choice)

    assert verify_luck(read_record([write_line(line) for line in place.lines()]))
