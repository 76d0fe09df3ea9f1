"""A game of somebody else, installed beside ours, and played through every door."""

import json
import os
import random
import shutil
import subprocess
import sys
import sysconfig
import textwrap
import venv
from pathlib import Path

import pytest

from tests.server.spawned import spawned

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "examples" / "fifth_game"
PATIENCE = 120


class Home:
    """An environment in which the fifth game is installed."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder, with_pip=False)
        self.python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
        packages = sysconfig.get_path("purelib", vars={"base": str(folder)})
        for number, ours in enumerate({sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}):
            (Path(packages) / f"ours{number}.pth").write_text(f"import site; site.addsitedir({ours!r})\n")

    def install(self, source: Path) -> None:
        """Install a package, without looking anything up."""
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(self.python)]
        call([*pip, "install", "--quiet", "--no-deps", "--no-build-isolation", str(source)])

    def alcaide(self, *arguments: object, typed: str = "", **environment: str) -> str:
        """What a command prints."""
        return call([str(self.python), "-m", "alcaide", *map(str, arguments)], typed, **environment)

    def run(self, code: str, **environment: str) -> str:
        """What a program prints that treats every warning as an error."""
        return call([str(self.python), "-W", "error", "-c", textwrap.dedent(code)], **environment)


def call(command: list[str], typed: str = "", **environment: str) -> str:
    """What a process prints that ends well."""
    variables = {**os.environ, "COLUMNS": "120", **environment}
    ended = subprocess.run(
        command, input=typed, env=variables, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert ended.returncode == 0, ended.stdout[-2000:] + ended.stderr[-4000:]
    return ended.stdout + ended.stderr


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Home:
    folder = tmp_path_factory.mktemp("home")
    shutil.copytree(SOURCE, folder / "source", ignore=shutil.ignore_patterns("__pycache__", "build", "*.egg-info"))
    made = Home(folder / "environment")
    made.install(folder / "source")
    return made


def declare(folder: Path, **games: str) -> str:
    """A package that declares games and has nothing else; what has to stand in PYTHONPATH."""
    facts = folder / "strange-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: strange\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text(
        "\n".join(["[alcaide.games]", *(f"{name} = {value}" for name, value in games.items()), ""])
    )
    return os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))


# The package


def test_the_game_is_one_short_file() -> None:
    files = {path.name for path in SOURCE.iterdir() if path.is_file()}

    assert files == {"keep.py", "pyproject.toml"}
    assert len((SOURCE / "keep.py").read_text().splitlines()) <= 150


def test_it_is_listed_after_ours_with_its_option(home: Home) -> None:
    games = json.loads(home.alcaide("games", "--json"))

    assert [game["name"] for game in games] == ["alcazar", "alhambra", "alcazaba", "burgenland", "keep"]
    assert games[-1]["players"] == [2, 3, 4]
    assert games[-1]["options"][0]["values"] == ["middle", "low", "high"]


def test_a_broken_game_is_told_and_breaks_no_other(home: Home, tmp_path: Path) -> None:
    path = declare(tmp_path, broken="nowhere:GAME", liar="keep:GAME", odd="keep:DICE")
    told = home.alcaide("games", PYTHONPATH=path)

    assert "Burgen Land, 2 players" in told
    assert "Keep, 2 to 4 players" in told
    assert "The game 'broken' could not be loaded from nowhere:GAME (ModuleNotFoundError: No module" in told
    assert "keep:GAME is not a game called 'liar'." in told
    assert "keep:DICE is not a game called 'odd'." in told


def test_nobody_takes_a_name_that_is_given(home: Home, tmp_path: Path) -> None:
    path = declare(tmp_path, alcazar="keep:GAME", keep="other:GAME")
    told = home.alcaide("games", PYTHONPATH=path)

    assert "Alcazar, 2 to 5 players" in told
    assert "keep:GAME cannot be called 'alcazar': that name is taken." in told
    assert "Keep, 2 to 4 players" in told
    assert "other:GAME cannot be called 'keep': that name is taken." in told


# People


def test_a_person_plays_it_in_the_terminal_and_checks_the_record(home: Home, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    told = home.alcaide("play", "keep", "--plain", "--seed", 3, "--record", path, typed="rules\nlay 9\n" + "1\n" * 500)

    assert "- **F1** On your turn three dice are thrown." in told
    assert "'lay 9' is not a move of Keep." in told
    assert "the dice show" in told
    assert "the keep of squire grows by" in told
    assert " has won. Player " in told
    assert home.alcaide("verify", path).startswith(
        "The record is right, luck checked: the house alone could have chosen it"
    )


def test_a_whole_match_is_played_over_the_socket(home: Home) -> None:
    with spawned("memory", python=str(home.python)) as server:
        place = server.house.set_up("you", "squire", "random", game="keep", options={"height": "low"})
        with place.listen() as ear:
            first = ear.latest
            ear.say(type="act", turn=first["turn"], action={"do": "stop"})
            refused = ear.refused()
            last = ear.play(random.Random(1))
        rules = server.house.call("GET", "/api/games/keep/rules").json()["rules"]
        lines = place.lines()

    assert set(first["view"]["table"]) == {"goal", "seat", "floors", "beams", "dice", "laid", "top"}
    assert first["legal"][0]["words"].startswith("lay ")
    assert first["legal"][0]["rules"] == ["F1"]
    assert refused["sentence"].startswith("'stop' is not possible now; possible is: lay ")
    assert any(event["event"] == "move_made" for text in ear.heard for event in json.loads(text).get("events", []))
    assert max(last["result"]["scores"]) >= 12
    assert last["result"] == lines[-1]
    assert [rule["number"] for rule in rules] == ["F1", "F2", "F3", "F4", "F5"]


def test_a_notebook_shows_it(home: Home) -> None:
    svg = home.run("import alcaide; print(alcaide.game_named('keep').new(3)._repr_svg_())")

    assert svg.startswith("<svg ")
    assert "floors: 0, 0, 0" in svg


# Bots and the lab


def test_bots_play_it_and_the_records_are_right(home: Home, tmp_path: Path) -> None:
    asked = ("simulate", "keep", "--players", 3, "--bots", "knight,squire,random", "--workers", 1, "--json")
    told = json.loads(home.alcaide(*asked, "--games", 4, "--record", tmp_path))
    records = sorted(tmp_path.glob("*.jsonl"))
    checked = home.alcaide("verify", *records)
    records[0].write_text(records[0].read_text().replace('"die":', '"die":1', 1))
    spoilt = subprocess.run([home.python, "-m", "alcaide", "verify", records[0]], capture_output=True, check=False)

    assert told["matches"] == 4
    assert len(records) == 4
    assert checked.startswith("4 of 4 records are right")
    assert spoilt.returncode != 0


def test_search_beats_chance(home: Home) -> None:
    told = json.loads(home.alcaide("simulate", "keep", "--games", 30, "--bots", "squire,random", "--json"))

    assert told["seats"][0]["wins"] > 25


def test_a_study_tells_what_its_option_does(home: Home, tmp_path: Path) -> None:
    asked = ("study", "keep", "--vary", "height=low,high", "--bots", "random", "--workers", 1, "--reviewed", 1)
    home.alcaide(*asked, "-n", 4, "--out", tmp_path)

    assert len((tmp_path / "matches.csv").read_text().splitlines()) == 9
    assert (tmp_path / "report.html").read_text().startswith("<!doctype html>")


# Programs that learn


def test_the_environments_pass_the_checks_of_their_libraries(home: Home) -> None:
    told = home.run("""
        import warnings
        import numpy as np
        from gymnasium.utils.env_checker import check_env
        from pettingzoo.test import api_test
        from alcaide.envs.gymnasium import LearnerEnv
        from alcaide.envs.pettingzoo import TableEnv
        from alcaide.envs.vector import VectorTableEnv

        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # the checkers warn of what is so in our games too
            api_test(TableEnv("keep", 3), num_cycles=200)
            check_env(LearnerEnv("keep", rivals="squire", illegal="end"), skip_render_check=True)
        one = LearnerEnv("keep", render_mode="rgb_array")
        one.reset(seed=5)
        print(one.render().shape[2])
        many = VectorTableEnv("keep", num_envs=3)
        observations, infos = many.reset(seed=1)
        ended = 0
        for _ in range(300):
            observations, rewards, terminated, _, infos = many.step(infos["action_mask"].argmax(axis=1))
            ended += int(terminated.sum())
        print(observations.shape[0], ended > 2)
    """)

    assert told.splitlines()[-2:] == ["3", "3 True"]


def test_openspiel_plays_it(home: Home) -> None:
    told = home.run("""
        import random
        import pyspiel
        import alcaide.envs.openspiel

        game = pyspiel.load_game("python_alcaide_keep(players=3,height=low)")
        state = game.new_initial_state()
        draw = random.Random(1)
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes())
                state.apply_action(draw.choices(outcomes, odds)[0])
            else:
                again = state.clone()
                state.apply_action(draw.choice(state.legal_actions()))
                assert again.history() != state.history()
        print(sum(state.returns()), state.current_player() == pyspiel.PlayerId.TERMINAL)
    """)

    assert told == "0.0 True\n"


TRACE = """
    import hashlib
    import alcaide
    from alcaide.core import CHANCE, OVER
    from alcaide.search import bot_named

    game = alcaide.game_named("keep")
    batch = alcaide.Batch(game, 4, 3, seed=2, masks=True)
    seen = []
    for _ in range(200):
        batch.step(batch.drawn)
        seen.append((batch.to_act.tolist(), batch.scores.tolist(), batch.masks.tolist()))
    luck = alcaide.SwiftLuck(7)
    seen.append(alcaide.rollouts(game.new(4), luck, 20))
    position = game.new(2)
    while position.to_act != OVER:
        if position.to_act == CHANCE:
            position.play(position.sample(luck))
        else:
            name = ("squire", "knight")[position.to_act]
            position.play(bot_named(name).choose(position.imagine(position.to_act, luck), position.to_act, luck))
        seen.append((position.state(), position.legal()))
    print(alcaide.compiled, hashlib.sha256(repr(seen).encode()).hexdigest())
"""


def test_batches_rollouts_and_bots_go_the_same_compiled_and_uncompiled(home: Home, tmp_path: Path) -> None:
    built = shutil.ignore_patterns("*.so", "*.c", "__pycache__", "web")
    shutil.copytree(ROOT / "src" / "alcaide", tmp_path / "alcaide", ignore=built)
    compiled = home.run(TRACE).split()
    uncompiled = home.run(TRACE, PYTHONPATH=str(tmp_path)).split()

    assert compiled[0] == "True"
    assert uncompiled[0] == "False"
    assert compiled[1] == uncompiled[1]
