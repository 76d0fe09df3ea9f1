"""The front door: help, version, games, and every error a sentence with its exit code."""

import json
import re
from types import SimpleNamespace

import pytest
from typer.main import get_command

import alcaide as package
from alcaide import GAMES
from alcaide.commands import examples
from alcaide.commands import games as games_command
from alcaide.commands.app import FORMER, app


def test_without_a_command_it_explains_itself(program):
    result = program()

    assert "alcaide play burgenland" in result.stdout


COMMANDS = [command.callback.__name__ for command in app.registered_commands]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_teaches_by_example(alcaide, command):
    result = alcaide(command, "--help")

    assert result.exit_code == 0
    assert f"alcaide {command}" in result.output.split("Options:")[0].replace("Usage: alcaide", "")


@pytest.mark.parametrize("command", ["--help", *COMMANDS])
def test_help_shows_every_bracket_and_no_placeholder(alcaide, command):
    text = alcaide(command, "--help").output

    assert "<bool>" not in text
    assert "<str>" not in text
    assert "{option}" not in text
    assert "{game}" not in text
    assert "\\[" not in text
    assert command != "review" or "alcaide[lab]" in text
    assert command != "serve" or "'alcaide[postgresql]'" in " ".join(text.split())


@pytest.mark.parametrize(
    ("command", "usage"),
    [("verify", "FILE..."), ("play", "[GAME]"), ("simulate", "GAME"), ("tournament", "GAME"), ("games", "")],
)
def test_usage_is_written_as_everywhere(alcaide, command, usage):
    line = f"Usage: alcaide {command} [OPTIONS] {usage}".rstrip()

    assert alcaide(command, "--help").output.splitlines()[0] == line
    assert alcaide(command, "--no-such-option").stderr.splitlines()[0] == line


@pytest.mark.parametrize(
    ("command", "former", "name"), [(c, *pair) for c, names in FORMER.items() for pair in names.items()]
)
def test_former_names_of_options_are_understood_but_not_shown(alcaide, command, former, name):
    listed = re.findall(r"(?:^|\s)(--[a-z-]+)", alcaide(command, "--help").output)
    refused = alcaide(command, f"{former}=1", "--no-such-option")

    assert name in listed
    assert former not in listed
    assert "--no-such-option" in refused.stderr


def test_one_idea_has_one_name_in_all_commands():
    asked: dict[str, set[str]] = {}
    for command in get_command(app).commands.values():
        for option in command.params:
            if not getattr(option, "hidden", False) and option.param_type_name == "option":
                asked.setdefault(option.name, set()).add(option.opts[0])

    assert all(len(names) == 1 for names in asked.values()), asked
    assert not {"games", "groups", "record", "seconds", "write"} & set(asked)


def test_examples_name_what_is_there(monkeypatch):
    monkeypatch.setattr(examples, "GAMES", {"go": SimpleNamespace(options=())})

    assert examples.fill_in("alcaide play {game} --option {option}={value}") == "alcaide play go --option NAME=VALUE"


def test_version(alcaide):
    assert alcaide("--version").output.startswith(f"alcaide {package.__version__}")


def test_games_lists_names_seats_and_options(alcaide):
    text = alcaide("games").output

    assert all(game.name in text and game.title in text for game in GAMES.values())
    assert "2 players" in text
    assert "track=A|B|C|D|E|F" in text


def test_games_as_json(alcaide):
    listed = json.loads(alcaide("games", "--json").output)

    assert [game["name"] for game in listed] == list(GAMES)
    games = {game["name"]: game for game in listed}
    assert games["burgenland"]["players"] == [2]
    assert {option["name"]: option["default"] for option in games["burgenland"]["options"]} == {
        "track": "A",
        "crown": "blue",
    }


def test_an_unknown_command_is_answered_with_the_nearest(program):
    result = program("simulat")

    assert result.returncode == 2
    assert "simulate" in result.stderr


@pytest.mark.parametrize("command", ["simulate", "play"])
@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["burgenlan"], "There is no game 'burgenlan'. Did you mean 'burgenland'?"),
        (["burgenland", "--players", "3"], "Burgen Land is for 2 players, not 3."),
        (["burgenland", "--players", "two"], "--players"),
        (["burgenland", "--bots", "squyre"], "There is no bot 'squyre'. Did you mean 'squire'?"),
        (["burgenland", "--bots", "squire,squire,squire"], "2 seats"),
        (["burgenland", "--option", "trak=B"], "There is no option 'trak'. Did you mean 'track'?"),
        (["burgenland", "--option", "track=G"], "The option 'track' can be A, B, C, D, E, F, but not 'G'."),
        (["burgenland", "--option", "track"], "name=value"),
        (["burgenland", "--option", "track=[" + "[" * 5000], "The option 'track' can be"),
    ],
)
def test_what_cannot_be_asked_gets_a_sentence_and_exit_2(alcaide, command, words, sentence):
    result = alcaide(command, *words)

    assert result.exit_code == 2
    assert sentence in result.stderr
    assert result.stdout == ""


def test_uncompiled_it_says_once_that_it_is_slow(alcaide, monkeypatch):
    monkeypatch.setattr(package, "compiled", False)
    result = alcaide("games")

    assert result.exit_code == 0
    assert result.stderr.count("uncompiled") == 1
    assert "uncompiled" not in result.stdout


def test_compiled_it_says_nothing(alcaide, monkeypatch):
    monkeypatch.setattr(package, "compiled", True)

    assert alcaide("games").stderr == ""


def test_ctrl_c_ends_with_130_and_one_word(alcaide, monkeypatch):
    def interrupt(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(games_command, "describe", interrupt)
    result = alcaide("games", "--json")

    assert (result.exit_code, result.stderr) == (130, "Stopped.\n")


def test_a_full_disk_is_a_sentence(program):
    result = program(shell="alcaide games > /dev/full")

    assert (result.returncode, result.stderr) == (1, "The output: No space left on device.\n")


def test_a_closed_pipe_is_silent(program, sample):
    result = program(shell=f"alcaide replay {sample} | head -n 2; echo ${{PIPESTATUS[0]}}")

    assert result.stderr == ""
    assert len(result.stdout.splitlines()) == 3
    assert result.stdout.splitlines()[-1] in ("0", "141")
