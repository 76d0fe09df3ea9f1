"""Measures PettingZoo in a process of its own: `pettingzoo_env.py step GAME PLAYERS SECONDS` prints one JSON object."""

import importlib
import json
import random
import sys
import time


def play_match(env, rng: random.Random) -> int:
    """One match of random agents; how many actions were taken."""
    env.reset(seed=1)
    count = 0
    for _agent in env.agent_iter():
        observation, _reward, terminated, truncated, _info = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        mask = observation["action_mask"]
        env.step(rng.choice([action for action, legal in enumerate(mask) if legal]))
        count += 1
    return count


def measure(name: str, seconds: float) -> dict[str, float]:
    rng = random.Random(1)
    env = importlib.import_module(f"pettingzoo.classic.{name}").env()
    start = time.process_time()
    count = 0
    while time.process_time() - start < seconds:
        count += play_match(env, rng)
    return {"count": count, "cpu": time.process_time() - start}


if __name__ == "__main__":
    _kind, game_name, _players, limit = sys.argv[1:]
    print(json.dumps(measure(game_name, float(limit))))
