"""Measures the hand-written C of `limit/`: `limit.py playout GAME PLAYERS SECONDS` prints one JSON object.

It plays the same matches as the compiled core, by the same luck; a checksum of every match says that they are.
"""

import hashlib
import json
import subprocess
import sys
import tempfile
from pathlib import Path

import alcaide
from alcaide.kernel import SwiftLuck, playout

FOLDER = Path(__file__).parent / "limit"
SEED = ("limit",)
CHECKED = 200


def build(name: str, folder: Path) -> Path:
    """The C program of a game."""
    program = folder / name
    subprocess.run(["cc", "-O3", "-o", str(program), str(FOLDER / f"{name}.c")], check=True)
    return program


def run(program: Path, players: int, count: int) -> dict[str, float]:
    """So many matches, by the luck of SEED."""
    digest = hashlib.sha256(repr(SEED).encode()).digest()
    words = [str(int.from_bytes(digest[start : start + 4], "big")) for start in (0, 4, 8)]
    done = subprocess.run([str(program), *words, str(count), str(players)], capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def checksum(name: str, players: int, count: int) -> int:
    """FNV-1a over steps and scores of the same matches in the compiled core."""
    luck = SwiftLuck(*SEED)
    total = 2166136261
    for _ in range(count):
        position = alcaide.GAMES[name].new(players)
        for number in (playout(position, luck), *position.scores()):
            total = ((total ^ number) * 16777619) & 0xFFFFFFFF
    return total


def measure(name: str, players: int, seconds: float) -> dict[str, float]:
    """The C program's pace, after the same matches were seen on both sides."""
    with tempfile.TemporaryDirectory() as folder:
        program = build(name, Path(folder))
        if run(program, players, CHECKED)["checksum"] != checksum(name, players, CHECKED):
            raise SystemExit(f"The C of {name} plays other matches than the core.")
        trial = run(program, players, 1000)
        return run(program, players, int(1000 * seconds / trial["cpu"]) + 1)


if __name__ == "__main__":
    _kind, game_name, seats, limit = sys.argv[1:]
    print(json.dumps(measure(game_name, int(seats), float(limit))))
