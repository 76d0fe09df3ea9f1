"""Measures catanatron in a process of its own: `catan.py step catan PLAYERS SECONDS` prints one JSON object."""

import json
import random
import sys
import time

from catanatron import Color, Game, RandomPlayer

COLOURS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)


def play_match(players: int, seed: int) -> int:
    """One match of random players; how many actions were taken."""
    game = Game([RandomPlayer(colour) for colour in COLOURS[:players]], seed=seed)
    game.play()
    return len(game.state.actions)


def measure(players: int, seconds: float) -> dict[str, float]:
    random.seed(1)
    play_match(players, 0)
    start = time.process_time()
    count = 0
    seed = 1
    while time.process_time() - start < seconds:
        count += play_match(players, seed)
        seed += 1
    return {"count": count, "cpu": time.process_time() - start}


if __name__ == "__main__":
    _kind, _game, seats, limit = sys.argv[1:]
    print(json.dumps(measure(int(seats), float(limit))))
