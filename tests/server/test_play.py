"""Playing by the protocol: people, bots and spectators, from the first seat to the last line of the record."""

import random
from contextlib import ExitStack

import pytest

from alcaide import GAMES
from alcaide.core import read_record, verify_luck, write_line
from alcaide.server import timers
from tests.server.house import House


@pytest.mark.parametrize("bot", ["random", "squire"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_against_bots(house: House, game: str, bot: str) -> None:
    place = house.set_up("you", *[bot] * (GAMES[game].seats[0] - 1), game=game, name="Ada")

    with place.listen() as ear:
        last = ear.play(random.Random(1))
    match = read_record([write_line(line) for line in place.lines()])

    assert match.is_over
    assert last["result"] == match.result()
    assert verify_luck(match)
    assert match.header.names is not None
    assert match.header.names[0] == "Ada"
    assert match.header.rules == GAMES[game].rules
    assert house.measure("alcaide_trouble_total") == 0


def test_two_people_and_a_spectator(house: House) -> None:
    ada = house.set_up("you", "open", name="Ada")
    with ada.listen() as first, ada.watch().listen() as watcher:
        waiting = first.latest
        bo = ada.join(name="Bo")
        with bo.listen() as second:
            for ear in (first, watcher):
                while ear.latest["phase"] == "waiting":
                    ear.update()

            assert waiting["phase"] == "waiting"
            assert waiting["view"] is None
            assert [seat["open"] for seat in waiting["seats"]] == [False, True]
            assert (first.latest["you"], second.latest["you"], watcher.latest["you"]) == ([0], [1], [])
            assert first.latest["legal"]
            assert second.latest["legal"] == watcher.latest["legal"] == []

            first.act()
            turn = first.until(first.latest["turn"] + 1)["turn"]
            second.until(turn)
            watcher.until(turn)

            assert first.latest["events"] == second.latest["events"] == watcher.latest["events"]
            assert first.latest["view"] == watcher.latest["view"]
            assert {event["event"] for event in first.latest["events"]} >= {"dice_rolled"}
            assert [seat["name"] for seat in watcher.latest["seats"]] == ["Ada", "Bo"]
            assert all(seat["here"] for seat in watcher.latest["seats"])
            assert [seat["from"] for seat in watcher.latest["luck"]["seats"]] == ["nobody", "nobody"]
            assert watcher.latest["luck"]["secret"] is None

            choice = random.Random(2)
            while first.latest["phase"] != "over":
                actor = first if first.latest["legal"] else second
                actor.act(choice.randrange(len(actor.latest["legal"])))
                turn = actor.until(actor.latest["turn"] + 1)["turn"]
                for ear in (first, second, watcher):
                    ear.until(turn)

            assert first.latest["result"] == second.latest["result"] == watcher.latest["result"]
            assert first.latest["luck"]["secret"] == watcher.latest["luck"]["secret"] is not None


def test_everyone_hears_how_many_watch(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timers, "DEBOUNCE", 0.05)
    place = house.set_up("you", "squire", name="Ada")
    with place.listen() as ada:
        assert ada.latest["watching"] == 0
        with place.watch().listen() as one, place.watch().listen() as two:
            assert (one.latest["watching"], two.latest["watching"]) == (1, 2)
            for ear in (ada, one):
                while ear.latest["watching"] < 2:
                    ear.update()
        while ada.latest["watching"]:
            ada.update()

        assert ada.latest["turn"] == one.latest["turn"] == 0
        assert len(two.heard) == 1  # it knew


def test_a_crowd_of_watchers_makes_no_updates_of_its_own(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timers, "DEBOUNCE", 3600.0)
    place = house.set_up("you", "squire", name="Ada")
    with place.listen() as ada, ExitStack() as crowd:
        ears = [crowd.enter_context(place.watch().listen()) for _ in range(5)]
        ada.act()
        for ear in (ada, *ears):
            ear.until(1)

            assert ear.latest["watching"] == 5
            assert len(ear.heard) == 2


def test_one_device_for_several_seats(house: House) -> None:
    place = house.set_up("you", "you")

    with place.listen() as ear:
        first = ear.latest
        ear.play(random.Random(3))

        assert place.seats == (0, 1)
        assert (first["you"], first["sees"], first["to_act"]) == ([0, 1], 0, 0)
        assert ear.latest["sees"] is None


def test_bots_play_a_table_of_their_own_and_anyone_may_watch(house: House) -> None:
    place = house.set_up("random", "random")

    with place.listen() as ear:
        while ear.latest["phase"] != "over":
            ear.update()

    assert place.token is None
    assert place.lines()[-1].keys() >= {"scores", "winners"}


def test_a_choice_says_what_it_brings(house: House) -> None:
    place = house.set_up("you", "you")

    with place.listen() as ear:
        while not any(choice["brings"] for choice in ear.latest["legal"]):
            ear.act(len(ear.latest["legal"]) - 1)
            ear.update()
        chosen = next(index for index, choice in enumerate(ear.latest["legal"]) if choice["brings"])
        brings = ear.latest["legal"][chosen]["brings"]
        ear.act(chosen)
        happened = ear.update()["events"]

    assert happened[: len(brings)] == brings
    assert all(event["words"] and event["event"] for event in brings)


def test_what_was_said_is_heard_by_all_and_by_who_comes_later(house: House) -> None:
    place = house.set_up("you", "open", name="Ada")

    with place.listen() as ear, place.watch().listen() as watcher:
        ear.say(type="chat", text="hello ☂ 👨‍👩‍👧")
        said = watcher.wait("chat")
        with place.watch().listen() as late:
            again = late.wait("chat")

    assert said == again
    assert (said["seat"], said["name"], said["text"]) == (0, "Ada", "hello ☂ 👨‍👩‍👧")


def test_a_hint_is_a_legal_action_with_what_it_brings(house: House) -> None:
    place = house.set_up("you", "you")

    with place.listen() as ear:
        while len(ear.latest["legal"]) < 2:
            ear.act()
            ear.update()
        ear.say(type="hint", turn=ear.latest["turn"])
        hint = ear.wait("hint")

    moves = [{key: each[key] for key in ("action", "words", "brings", "rules")} for each in hint["advice"]]
    assert all(move in ear.latest["legal"] for move in moves)
    assert moves[0] == {**moves[0], **{key: hint[key] for key in ("action", "words", "brings")}}
    assert hint["sentence"] == hint["advice"][0]["sentence"]
    assert hint["advice"][0]["behind"] == 0
    assert hint["advice"][0]["trials"] > 0
    assert all(0 <= each["expected"] <= 1 and each["behind"] >= 0 for each in hint["advice"])


def test_a_hint_where_nothing_is_to_be_chosen_says_so(house: House) -> None:
    with house.set_up("you", "you").listen() as ear:
        ear.say(type="hint", turn=0)
        hint = ear.wait("hint")

    assert hint["advice"] == []
    assert hint["action"] == ear.latest["legal"][0]["action"]


def test_history_tells_again_what_happened(house: House) -> None:
    place = house.set_up("you", "you")

    with place.listen() as ear:
        events = []
        for _ in range(12):
            ear.act()
            events += ear.update()["events"]
        history = place.call("GET", "/history").json()

    assert history["turn"] == ear.latest["turn"]
    assert [event for moment in history["moments"] for event in moment["events"]] == events


def test_the_lobby_lists_tables_that_want_to_be_found(house: House) -> None:
    shown = house.set_up("you", "open", listed=True)
    hidden = house.set_up("you", "open")

    listed = [table["table"] for table in house.client.get("/api/tables").json()["tables"]]

    assert shown.table in listed
    assert hidden.table not in listed


def test_the_games_and_their_options(house: House) -> None:
    told = house.client.get("/api/games").json()

    assert [game["name"] for game in told["games"]] == list(GAMES)
    assert told["version"] == 2
    assert {"random", "squire"} <= {bot["name"] for bot in told["bots"]}
    options = {game["name"]: game["options"] for game in told["games"]}["burgenland"]
    assert options[1] == {
        "name": "crown",
        "about": "on whose roofed tower the crown starts",
        "default": "blue",
        "kind": "choice",
        "values": ["blue", "yellow", "red"],
        "totals": {},
    }


def test_options_that_are_no_choice_say_what_they_hold(house: House) -> None:
    games = {game["name"]: game for game in house.client.get("/api/games").json()["games"]}
    points, walls = games["alhambra"]["options"][0], games["alcazaba"]["options"][0]

    assert (points["kind"], points["totals"], points["values"]) == ("counts", {"light": 10, "dark": 6}, ["1", "2", "3"])
    assert {key: sum(counts) for key, counts in points["default"].items()} == points["totals"]
    assert (walls["kind"], walls["values"]) == ("letters", ["N", "E", "S", "W"])


def test_bots_have_levels(house: House) -> None:
    levels = {bot["name"]: bot["level"] for bot in house.client.get("/api/games").json()["bots"]}

    assert levels == {"random": None, "page": 1, "squire": 2, "knight": 3, "alcaide": 4}


def test_everyone_hears_a_reaction_also_who_comes_later(house: House) -> None:
    place = house.set_up("you", "you")
    with place.listen() as ear, place.watch().listen() as watcher:
        ear.say(type="chat", text="hello")
        number = ear.wait("chat")["number"]
        ear.say(type="react", number=number, face="heart")
        reaction = ear.wait("reaction")
        heard = watcher.wait("reaction")
        ear.say(type="react", number=number, face=None)
        withdrawn = ear.wait("reaction")
        with place.watch().listen() as late:
            again = [late.hear() for _ in range(3)]

    assert heard == reaction == {**reaction, "about": number, "seat": 0, "face": "heart"}
    assert withdrawn["face"] is None
    assert [each["type"] for each in again] == ["chat", "reaction", "reaction"]
    assert again[1:] == [reaction, withdrawn]


def test_options_hold_for_the_match(house: House) -> None:
    place = house.set_up("you", "you", options={"crown": "red", "track": "A"})

    with place.listen() as ear:
        assert ear.latest["options"] == {"crown": "red"}
        assert ear.latest["view"]["crown"] == 23


def test_a_table_tells_whose_seats_are_yours(house: House) -> None:
    place = house.set_up("open", "you")

    assert place.call("GET").json()["you"] == [1]
    assert place.watch().call("GET").json()["you"] == []


def test_a_second_seat_is_held_by_the_same_token(house: House) -> None:
    place = house.set_up("you", "open")

    answer = place.call("POST", "/seats", {"name": "Twin"})

    assert answer.json()["token"] == place.token
    assert place.call("GET").json()["you"] == [0, 1]
