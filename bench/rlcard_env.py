"""Measures RLCard in a process of its own: `rlcard_env.py step GAME PLAYERS SECONDS` prints one JSON object."""

import json
import random
import sys
import time

import rlcard


def measure(name: str, seconds: float) -> dict[str, float]:
    rng = random.Random(1)
    env = rlcard.make(name, config={"seed": 1})
    start = time.process_time()
    count = 0
    while time.process_time() - start < seconds:
        state, _player = env.reset()
        while not env.is_over():
            state, _player = env.step(rng.choice(list(state["legal_actions"])))
            count += 1
    return {"count": count, "cpu": time.process_time() - start}


if __name__ == "__main__":
    _kind, game_name, _players, limit = sys.argv[1:]
    print(json.dumps(measure(game_name, float(limit))))
