"""`make budget`: machine instructions per step of a random rollout, counted by callgrind, against what we allow.

A count repeats exactly on a busy machine, so a regression is seen anywhere. Compilers differ a little: hence TOLERANCE.
"""

import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

BUDGETS = Path(__file__).parent / "budgets.json"
"""Instructions per step, by game; `--write` writes what was counted."""
TOLERANCE = 1.15
MATCHES = 60
COUNTED = "__pyx_f_7alcaide_4core_7rollout_finish*"
PLAY = """
import sys, alcaide
game, matches = sys.argv[1], int(sys.argv[2])
print(alcaide.rollouts(alcaide.GAMES[game].new(), alcaide.SwiftLuck("budget"), matches))
"""


def count(game: str) -> float:
    """Instructions per step over a few matches of the smallest number of seats."""
    with tempfile.TemporaryDirectory() as folder:
        tool = ["valgrind", "--tool=callgrind", f"--toggle-collect={COUNTED}", f"--callgrind-out-file={folder}/out"]
        command = [*tool, sys.executable, "-c", PLAY, game, str(MATCHES)]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
    instructions = re.search(r"Collected : (\d+)", done.stderr)
    assert instructions is not None, done.stderr
    assert int(instructions[1]) > 0, f"nothing was counted: is there still a function {COUNTED}?"
    return int(instructions[1]) / int(done.stdout)


def main() -> int:
    """Count, compare, and fail if a game has become slower than it may."""
    if shutil.which("valgrind") is None:
        print("The budget needs valgrind, which is not installed.", file=sys.stderr)
        return 2
    budgets: dict[str, float] = json.loads(BUDGETS.read_text())
    counted = {game: round(count(game), 1) for game in budgets}
    if "--write" in sys.argv:
        BUDGETS.write_text(json.dumps(counted, indent=2) + "\n")
    over = [game for game, number in counted.items() if number > TOLERANCE * budgets[game]]
    for game, number in counted.items():
        verdict = "OVER" if game in over else "ok"
        print(f"{game:12} {number:8.1f} instructions a step, budget {budgets[game]:8.1f}  {verdict}")
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main())
