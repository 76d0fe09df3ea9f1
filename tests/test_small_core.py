"""What works with the standard library alone, as after a plain `pip install alcaide`."""

import subprocess
import sys
from pathlib import Path

import pytest

import alcaide


def run_alone(code: str) -> "subprocess.CompletedProcess[str]":
    """Run a program for which nothing but Alcaide is installed."""
    house = Path(alcaide.__file__).parents[1]
    return subprocess.run(
        [sys.executable, "-S", "-c", code],
        env={"PYTHONPATH": str(house), "PATH": ""},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize(
    "module",
    ["alcaide", "alcaide.search", "alcaide.lab", "alcaide.envs", "alcaide.envs.rivals", "alcaide.envs.rewards",
     "alcaide.pictures", "alcaide.live_match", "alcaide.cli", "alcaide.core.rulebook"],
)  # fmt: skip
def test_it_is_imported(module):
    ran = run_alone(f"import {module}")

    assert (ran.returncode, ran.stderr) == (0, "")


def test_every_game_is_played_drawn_saved_and_simulated(tmp_path: Path):
    ran = run_alone(f"""
import alcaide
from alcaide.lab import Plan, simulate, summarise
from alcaide.pictures import svg_of

for name, game in alcaide.GAMES.items():
    match = alcaide.play(name, seed=1, bots="page")
    for _ in range(10):
        match.do(match.legal[-1])
    match.save({str(tmp_path)!r} + "/m.jsonl")
    assert alcaide.load({str(tmp_path)!r} + "/m.jsonl") == match
    assert game.title in repr(match) and svg_of(match.position).startswith("<svg ")
    alcaide.Batch(game, 4, seed=1)
    plan = Plan(name, 2, ("squire", "page"), 1, {{}})
    print(summarise(simulate(plan, 2)).matches)
""")

    assert (ran.stdout.split(), ran.stderr) == (["2"] * 4, "")


def test_ratings_say_which_extra_they_need():
    ran = run_alone("""
from alcaide.lab import rate_bouts
try:
    rate_bouts([], [])
except ImportError as missing:
    print(missing)
""")

    assert ran.stdout == "Ratings need an extra that is not installed: pip install 'alcaide[lab]'.\n"


@pytest.mark.parametrize("words", [[], ["--help"], ["games"], ["--version"]])
def test_the_command_says_in_one_sentence_what_is_missing(words):
    ran = run_alone(f"import sys\nsys.argv = ['alcaide', *{words}]\nfrom alcaide.cli import main\nmain()")

    assert ran.returncode == 1
    assert ran.stdout == ""
    assert ran.stderr == "The commands need an extra that is not installed: pip install 'alcaide[play]'.\n"


def test_importing_takes_no_part_that_is_not_needed():
    code = "import sys, alcaide; print([name for name in sys.modules if name.startswith(('alcaide.search', 'email'))])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert ran.stdout == "[]\n"
