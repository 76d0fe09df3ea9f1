"""`alcaide join` line by line, at a real server, with scripted input: piped, as a program would."""

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.server.house import House, Place, running
from tests.terminal.driving import OPPONENT

FIRST = "1\n" * 3000
"""Always the first move: ends a match sooner or later."""


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    """A server that the tests here share."""
    with running() as house:
        yield house


def link_of(place: Place) -> str:
    return f"http://{place.house.address}/table/{place.table}"


@contextmanager
def beside(work) -> Iterator[None]:
    """Let somebody else do something at the same time."""
    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    yield
    thread.join(20)
    assert not thread.is_alive()


def test_a_whole_match_against_a_bot_of_the_server(alcaide, house):
    place = house.set_up("open", OPPONENT)
    result = alcaide("join", link_of(place), "--name", "Ada", typed=FIRST)

    assert (result.exit_code, result.stderr) == (0, "")
    assert "♛" in result.stdout
    assert "  1  roll" in result.stdout
    assert "Ada> 1\nAda rolled" in result.stdout
    assert f"{OPPONENT.capitalize()} rolled" in result.stdout or f"{OPPONENT} rolled" in result.stdout
    assert " has won. Ada " in result.stdout
    assert "winners" in place.lines()[-1]


def test_hint_undo_rules_talk_and_wrong_words_are_answered_as_at_a_table_of_ones_own(alcaide, house):
    place = house.set_up("you", "squire", name="Ada")
    orders = ["rol", "stop", "99", "yes", "rules crown", "say", "say hello", "roll", "hint", "1", "undo", "moves"]
    result = alcaide("join", "--plain", link_of(place), "--token", place.token, typed="\n".join([*orders, "quit\n"]))
    text = result.stdout

    assert (result.exit_code, result.stderr) == (0, "")
    assert "'rol' is not a move of Burgen Land. Did you mean 'roll'?" in text
    assert "The first roll of a turn is compulsory. (rule K11)" in text
    assert "'99' is not a move of Burgen Land." in text
    assert "Nobody asks you whether they may take back." in text
    assert "Say what? For example: say hello" in text
    assert "Ada says: hello" in text
    assert re.search(r"Ada> hint\n +\d  .+ to win\. ", text)
    assert "takes back" in text
    assert text.endswith(f"Come back with: alcaide join {link_of(place)} --token {place.token}\n")


def test_what_another_seat_does_is_told_and_its_question_is_answered(alcaide, house):
    place = house.set_up("open", "open")
    ben = place.join(name="Ben", seat=0)

    def bens_side() -> None:
        with ben.listen() as ear:
            while ear.latest["phase"] != "playing":
                ear.update()
            ear.act()
            ear.until(2)
            ear.say(type="undo", turn=ear.latest["turn"])
            while not any("takes back" in event["words"] for event in ear.latest["events"]):
                ear.update()
            while ear.latest["to_act"] == 0:
                turn = ear.latest["turn"]
                ear.act(len(ear.latest["legal"]) - 1)
                ear.until(turn + 1)

    with beside(bens_side):
        text = alcaide("join", link_of(place), "--name", "Ada", typed="maybe\nyes\n").stdout

    assert text.index("Ben rolled") < text.index("Ben asks to take back the last move. May that be? Type yes or no.")
    assert "'maybe' is not a move of Burgen Land." in text
    assert text.index("Ada> yes") < text.index("takes back")
    assert "You have left the table." in text.splitlines()[-1]


def test_who_only_watches_is_asked_nothing_and_told_everything(alcaide, house):
    place = house.set_up("random", "random")
    result = alcaide("join", link_of(place), "--watch")

    assert result.exit_code == 0
    assert "> " not in result.stdout
    assert " has won. " in result.stdout
    assert result.stdout.count(" rolled ") > 5


@pytest.mark.parametrize(
    ("link", "more", "exit_code", "sentence"),
    [
        ("not a link", ["--name", "Ada"], 1, "'not a link' is not the link of a table."),
        ("HOUSE/", ["--name", "Ada"], 1, "is not the link of a table."),
        ("HOUSE/table/nosuchtable", ["--name", "Ada"], 1, "There is no such table."),
        ("TABLE", ["--token", "wrong"], 1, "This token holds no seat at this table."),
        ("TABLE", ["--token", "wr\nöng"], 1, "This token holds no seat at this table."),
        ("TABLE", ["--name", "Ben"], 1, "Every seat of this table is taken. You can watch."),
        ("TABLE", [], 2, "Say who you are with --name NAME"),
        ("http://127.0.0.1:1/table/abc", ["--name", "Ada"], 1, "The server at 127.0.0.1:1 does not answer."),
        ("http://127.0.0.1:1/table/abc", ["--watch"], 1, "The server at 127.0.0.1:1 does not answer."),
    ],
)
def test_where_nothing_can_be_joined_a_sentence_says_why(alcaide, house, link, more, exit_code, sentence):
    full = house.set_up("you", "squire", name="Ada")
    where = link.replace("TABLE", link_of(full)).replace("HOUSE", f"http://{house.address}")
    result = alcaide("join", where, *more, typed="roll\n")

    assert result.exit_code == exit_code
    assert sentence in result.stderr
    assert result.stdout == ""


def test_a_link_can_be_given_to_play_as_well(alcaide, house):
    place = house.set_up("open", "random")
    result = alcaide("play", link_of(place), "--name", "Ada", typed="roll\nquit\n")

    assert result.exit_code == 0
    assert "Ada rolled" in result.stdout


def test_who_left_comes_back_with_the_token_that_was_told(alcaide, house):
    place = house.set_up("open", "random")
    left = alcaide("join", link_of(place), "--name", "Ada", typed="roll\nquit\n").stdout
    token = re.search(r"--token (\S+)\n$", left)[1]
    again = alcaide("join", link_of(place), "--token", token, typed="")

    assert again.exit_code == 0
    assert "Ada rolled" in again.stdout
