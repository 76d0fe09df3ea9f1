"""Measures the environments beside those of the libraries they are for: `python -m bench.environments [SECONDS]`.

Each measure runs in a process of its own, `python environments.py MEASURE GAME SECONDS`, which prints one JSON object.
"""

import json
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[1]
PEERS = ROOT / ".bench" / "bin" / "python"
ROUNDS = 3
MATCHES = 1024
GAMES = ("burgenland", "alcazar", "alhambra", "alcazaba")
CONNECT_FOUR = ("zoo_peer", "connect_four_v3")
SPIEL_PEERS = ("python_block_dominoes", "python_liars_poker", "python_kuhn_poker")


def repeat(seconds: float, work: Callable[[], int]) -> dict[str, float]:
    """Do the work again and again for so many CPU seconds; how much was done, and in which time."""
    work()
    start = time.process_time()
    count = 0
    while time.process_time() - start < seconds:
        count += work()
    return {"count": count, "cpu": time.process_time() - start}


def play_zoo(table, rng: random.Random) -> int:
    """One match of agents that play anything, through PettingZoo's own loop; how many actions were taken."""
    import numpy as np

    table.reset(seed=rng.randrange(1000))
    count = 0
    for _agent in table.agent_iter():
        observation, _reward, terminated, truncated, _info = table.last()
        if terminated or truncated:
            table.step(None)
            continue
        legal = np.flatnonzero(observation["action_mask"])
        table.step(int(legal[int(rng.random() * len(legal))]))
        count += 1
    return count


def zoo(name: str, seconds: float) -> dict[str, float]:
    """Steps of our PettingZoo tables."""
    from alcaide.envs.pettingzoo import env

    table, rng = env(name), random.Random(1)
    return repeat(seconds, lambda: play_zoo(table, rng))


def zoo_peer(name: str, seconds: float) -> dict[str, float]:
    """Steps of one of PettingZoo's own games."""
    import importlib

    table, rng = importlib.import_module(f"pettingzoo.classic.{name}").env(), random.Random(1)
    return repeat(seconds, lambda: play_zoo(table, rng))


def single(name: str, seconds: float) -> dict[str, float]:
    """Steps of our Gymnasium tables against rivals that play anything."""
    import numpy as np

    from alcaide.envs.gymnasium import LearnerEnv

    table, rng = LearnerEnv(name), random.Random(1)

    def work() -> int:
        _, info = table.reset(seed=rng.randrange(1000))
        count, over = 0, False
        while not over:
            legal = np.flatnonzero(info["action_mask"])
            _, _, over, _, info = table.step(int(legal[int(rng.random() * len(legal))]))
            count += 1
        return count

    return repeat(seconds, work)


def vector(name: str, seconds: float, rivals: str | None = None) -> dict[str, float]:
    """Steps of the vector environment: observations, masks, rewards and restarts of 1,024 matches in one call each."""
    import numpy as np

    from alcaide.envs.vector import VectorTableEnv
    from alcaide.kernel import SwiftLuck

    tables = VectorTableEnv(
        name, MATCHES, rivals=rivals, copy=False, masks=name != "alcazaba", autoreset_mode="SameStep"
    )
    tables.reset(seed=1)
    luck = SwiftLuck("choices")
    actions = np.zeros(MATCHES, np.int32)

    def work() -> int:
        for _ in range(4):
            tables.matches.choose(actions, luck)
            tables.step(actions)
        return 4 * MATCHES

    return repeat(seconds, work)


def versus(name: str, seconds: float) -> dict[str, float]:
    """The same against rivals that play anything."""
    return vector(name, seconds, "random")


def spiel(name: str, seconds: float) -> dict[str, float]:
    """Steps of OpenSpiel states, luck included: random matches are recorded, then replayed with all that was asked.

    So nothing is measured but the game: choosing among a thousand outcomes of eight dice is the driver's own affair.
    """
    import pyspiel

    if name in GAMES:
        import alcaide.envs.openspiel

        name = alcaide.envs.openspiel.PREFIX + name
    else:
        import open_spiel.python.games  # noqa: F401
    game, rng = pyspiel.load_game(name), random.Random(1)
    histories = [record(game, rng) for _ in range(20)]

    def work() -> int:
        for history in histories:
            state = game.new_initial_state()
            for action in history:
                if state.is_terminal():
                    break
                if state.is_chance_node():
                    state.chance_outcomes()
                else:
                    state.legal_actions()
                state.apply_action(action)
        return sum(map(len, histories))

    return repeat(seconds, work)


def record(game, rng: random.Random) -> list[int]:
    """What was decided, and what luck brought, in a random match."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
    return state.history()


MEASURES = {"zoo": zoo, "zoo_peer": zoo_peer, "single": single, "vector": vector, "versus": versus, "spiel": spiel}


def rate(measure: str, name: str, seconds: float) -> float:
    """Steps a second of CPU time, the median of some rounds."""
    python = PEERS if measure == "zoo_peer" else Path(sys.executable)
    command = [str(python), str(Path(__file__)), measure, name, str(seconds)]
    rates = []
    for _ in range(ROUNDS):
        said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        counted = json.loads(said.splitlines()[-1])
        rates.append(counted["count"] / counted["cpu"])
    return median(rates)


def main(seconds: float) -> int:
    """Every measure, and the ratios we promise; how many of them were missed."""
    rates = {
        (measure, name): rate(measure, name, seconds)
        for measure, names in (
            ("zoo_peer", CONNECT_FOUR[1:]), ("zoo", GAMES), ("single", GAMES), ("vector", GAMES), ("versus", GAMES),
            ("spiel", (*GAMES, *SPIEL_PEERS)),
        )
        for name in names
    }  # fmt: skip
    for (measure, name), steps in rates.items():
        print(f"{measure:9} {name:22} {steps:>12,.0f} steps/s")
    slowest = min(rates["spiel", name] for name in SPIEL_PEERS[:2])
    promised = [
        *((f"zoo {name} / connect_four", rates["zoo", name] / rates[CONNECT_FOUR], 3.0) for name in GAMES[:1]),
        ("vector burgenland", rates["vector", "burgenland"], 300_000.0),
        ("vector / zoo burgenland", rates["vector", "burgenland"] / rates["zoo", "burgenland"], 20.0),
        *((f"spiel {name} / its Python games", rates["spiel", name] / slowest, 1.0) for name in GAMES),
    ]
    for what, reached, least in promised:
        print(f"{'reached' if reached >= least else 'MISSED ':9} {what:40} {reached:>12,.1f} of {least:,.1f}")
    return sum(reached < least for _, reached, least in promised)


if __name__ == "__main__":
    if len(sys.argv) == 4:
        print(json.dumps(MEASURES[sys.argv[1]](sys.argv[2], float(sys.argv[3]))))
    else:
        sys.exit(main(float(sys.argv[1]) if len(sys.argv) > 1 else 2.0))
