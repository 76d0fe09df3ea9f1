"""A real terminal: the application opens and leaves it well; the plain table, the progress bar, Ctrl-C."""

import json
import signal
import sys
from pathlib import Path

import pexpect
import pytest

from tests.server.house import running

ALCAIDE = str(Path(sys.executable).parent / "alcaide")
SAMPLE = Path(__file__).parents[1] / "records" / "data" / "burgenland" / "burgenland_101_00000_uniform_A.jsonl"
END, F10 = "\x1b[F", "\x1b[21~"


@pytest.fixture
def terminal():
    """Run a command in a terminal of 100 columns and 40 rows."""
    children = []

    def run(*words: object) -> "pexpect.spawn[str]":
        child = pexpect.spawn(
            ALCAIDE,
            [str(word) for word in words],
            dimensions=(40, 100),
            encoding="utf-8",
            timeout=60,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # even where the tests ignore Ctrl-C
        )
        children.append(child)
        return child

    yield run
    for child in children:
        child.close(force=True)


def ends(child: "pexpect.spawn[str]") -> int | None:
    """The exit code, once it has ended."""
    child.expect(pexpect.EOF)
    child.close()
    return child.exitstatus


def test_a_replay_opens_the_application(terminal):
    child = terminal("replay", SAMPLE)
    child.expect("step 0 of")
    child.send(END)
    child.expect("has won")
    child.send("q")

    assert ends(child) == 0


def test_a_match_in_the_application_says_how_to_go_on(terminal, tmp_path):
    saved = tmp_path / "match.jsonl"
    child = terminal("play", "burgenland", "--seed", 1, "--out", saved)
    child.expect("Your move")
    child.send("\r")
    child.expect("rolled")
    child.send(F10)
    child.expect("You have left the match. Go on with: alcaide play --resume")

    assert ends(child) == 0
    assert len(saved.read_text().splitlines()) == 3


def test_ctrl_c_leaves_the_application(terminal):
    child = terminal("play", "burgenland", "--seed", 1)
    child.expect("Your move")
    child.sendintr()
    child.expect("You have left the match. It was not saved.")

    assert ends(child) == 0


def test_a_bad_link_is_said_at_the_door_in_a_terminal(terminal):
    child = terminal("join", "http://127.0.0.1:1/table/abc", "--name", "Ada")
    child.expect("does not answer")
    child.send(F10)

    assert ends(child) == 0


def test_a_replay_can_be_plain_on_a_terminal_too(terminal):
    child = terminal("replay", SAMPLE, "--plain")
    child.expect("# Player B has won")

    assert ends(child) == 0


def test_a_person_plays_at_the_table(terminal, tmp_path):
    saved = tmp_path / "match.jsonl"
    child = terminal("play", "--plain", "burgenland", "--seed", 1, "--out", saved)
    child.expect("Burgen Land. Type the number")
    child.expect("Enter, a number")
    child.expect("Player> ")
    child.send("\r")
    child.expect("Player rolled 3; the crown moves to yellow 3")
    child.expect("Player> ")
    child.send("hint\r")
    child.expect("to win")
    child.expect("Player> ")
    child.send("2\r")
    child.expect("squire rolled")
    child.expect("Player> ")
    child.send("quit\r")
    child.expect("Go on with: alcaide play --resume")

    assert ends(child) == 0
    assert len(saved.read_text().splitlines()) > 5


def test_at_a_server_line_by_line_one_hears_others_while_typing(terminal):
    with running() as house:
        place = house.set_up("you", "open", name="Ada")
        ben = place.join(name="Ben")
        child = terminal("join", "--plain", f"http://{house.address}/table/{place.table}", "--token", place.token)
        child.expect("Enter, a number")
        child.expect("Ada> ")
        with ben.listen() as ear:
            ear.say(type="chat", text="take your time")
            child.expect("Ben says: take your time")
            child.expect("Ada> ")
            child.send("roll\r")
            child.expect("Ada rolled")
            child.expect("Ada> ")
        child.sendintr()
        child.expect(f"Come back with: alcaide join http.*{place.table} --token {place.token}")
        child.expect("Stopped.")

        assert ends(child) == 130


def test_ctrl_d_leaves_the_table_and_ctrl_c_too_with_the_match_written(terminal, tmp_path):
    child = terminal("play", "--plain", "burgenland", "--seed", 1)
    child.expect("Player> ")
    child.sendeof()
    child.expect("You have left the match. It was not saved.")
    assert ends(child) == 0

    saved = tmp_path / "match.jsonl"
    child = terminal("play", "--plain", "burgenland", "--seed", 1, "--out", saved)
    child.expect("Player> ")
    child.send("roll\r")
    child.expect("Player rolled")
    child.expect("Player> ")
    child.sendintr()
    child.expect("Stopped.")
    assert ends(child) == 130
    assert len(saved.read_text().splitlines()) == 3


def test_what_was_told_survives_kill_9(terminal, tmp_path):
    saved = tmp_path / "match.jsonl"
    child = terminal("play", "--plain", "burgenland", "--seed", 1, "--out", saved)
    child.expect("Player> ")
    child.send("roll\r")
    child.expect("Player rolled 3")
    child.kill(signal.SIGKILL)
    child.wait()

    assert [*map(json.loads, saved.read_text().splitlines()[1:])] == [
        {"seat": 0, "n": 1, "do": "roll", "red": 0},
        {"chance": "roll", "own": 3, "red": []},
    ]


def test_dice_can_be_typed_at_a_real_table(terminal):
    child = terminal("play", "--plain", "burgenland", "--bots", "none", "--luck", "typed")
    child.expect("Player A> ")
    child.send("roll\r")
    child.expect("Type what luck brings: rolled 1, rolled 2, rolled 3, ...")
    child.expect("luck> ")
    child.send("rolled 5\r")
    child.expect("the crown moves to yellow 5")


def test_a_simulation_shows_its_progress(terminal):
    child = terminal("simulate", "burgenland", "--matches", 30, "--workers", 1)
    child.expect("playing")
    child.expect("30 matches, seed 1")

    assert ends(child) == 0
