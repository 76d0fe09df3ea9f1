"""Nothing that is called from Python ends the process: a tenth of the calls is wrong, in a process of its own."""

import subprocess
import sys
from pathlib import Path

import pytest

from alcaide.core import GAMES

ROOT = Path(__file__).parents[2]
SECONDS = 3


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_wrong_call_is_refused_in_a_sentence(game: str, seed: int) -> None:
    command = [sys.executable, "-m", "tests.ground.wrong_calls", game, str(seed), str(SECONDS)]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)

    assert ended.returncode == 0, ended.stderr[-3000:]
    done, refused = map(int, ended.stdout.split())
    assert done > 200
    assert refused > 0.05 * done
