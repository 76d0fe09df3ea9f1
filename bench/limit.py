"""Measures the hand-written C of `limit/`: `limit.py rollout GAME PLAYERS SECONDS` prints one JSON object.

It plays the same matches as the compiled core, by the same luck; a checksum of every match says that they are.
"""

import hashlib
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

import alcaide
from alcaide.core import CHANCE, SwiftLuck, rollout
from alcaide.games.alcazar.board import BOARDS, LINES, NUMBERS, SIDE, sites_at

FOLDER = Path(__file__).parent / "limit"
SEEDS = ("bench", "limit", "luck", "crown", "castle")
"""What luck is made of; the first is also that of `ours.py`, so that both start from the same deal."""
CHECKED = 40
"""Matches of every seed."""


def build(name: str, folder: Path) -> Path:
    """The C program of a game."""
    program = folder / name
    (folder / "board.h").write_text(board_tables())
    subprocess.run(["cc", "-O3", f"-I{folder}", "-o", str(program), str(FOLDER / f"{name}.c")], check=True)
    return program


def board_tables() -> str:
    """The geometry of Alcazar's default board, as C."""
    board = BOARDS[0]
    grid = [0] * len(NUMBERS)
    for cell, (row, column) in board.places.items():
        grid[NUMBERS[cell]] = row * SIDE + column
    sites = sites_at(board)
    arms = (braces(sites.get(cell, [0])) for cell in range(len(NUMBERS)))
    lines = ([NUMBERS[cell] for cell in line] for line in LINES)
    return "\n".join(
        [
            f"static const unsigned char GRID[CELLS] = {braces(grid)};",
            f"static const unsigned char SITE_CELLS[SITES][3] = {braces(map(braces, lines))};",
            f"static const short ARMS[CELLS][4] = {braces(arms)};",
            "",
        ]
    )


def braces(items: Iterable[object]) -> str:
    """The items as a C array."""
    return "{" + ", ".join(map(str, items)) + "}"


def run(program: Path, seed: str, players: int, count: int) -> dict[str, float]:
    """Deal once, then play so many matches from there, all by the luck of that seed."""
    digest = hashlib.sha256(repr((seed,)).encode()).digest()
    words = [str(int.from_bytes(digest[start : start + 4], "big")) for start in (0, 4, 8)]
    done = subprocess.run([str(program), *words, str(count), str(players)], capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def checksum(name: str, seed: str, players: int, count: int) -> int:
    """FNV-1a over steps and scores of the same matches in the compiled core."""
    luck = SwiftLuck(seed)
    start = alcaide.GAMES[name].new(players)
    while start.to_act == CHANCE:
        start.play(start.sample(luck))
    total = 2166136261
    for _ in range(count):
        position = start.copy()
        for number in (rollout(position, luck), *position.scores()):
            total = ((total ^ number) * 16777619) & 0xFFFFFFFF
    return total


def check(name: str, program: Path) -> None:
    """See the same matches on both sides, for every number of seats."""
    for players in alcaide.GAMES[name].seats:
        for seed in SEEDS:
            if run(program, seed, players, CHECKED)["checksum"] != checksum(name, seed, players, CHECKED):
                raise SystemExit(f"The C of {name} plays other matches than the core ({players} seats, {seed}).")


def measure(name: str, players: int, seconds: float) -> dict[str, float]:
    """The C program's pace, after the same matches were seen on both sides."""
    with tempfile.TemporaryDirectory() as folder:
        program = build(name, Path(folder))
        check(name, program)
        trial = run(program, SEEDS[0], players, 1000)
        return run(program, SEEDS[0], players, int(1000 * seconds / trial["cpu"]) + 1)


if __name__ == "__main__":
    _kind, game_name, seats, limit = sys.argv[1:]
    print(json.dumps(measure(game_name, int(seats), float(limit))))
