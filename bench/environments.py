"""Measures our environments, and Python games of OpenSpiel's own, in a process of its own.

`environments.py MEASURE GAME PLAYERS SECONDS` prints one JSON object.
"""

import json
import random
import sys
from collections.abc import Callable, Sequence

from repeating import repeat

MATCHES = 1024


def play_zoo(table, rng: random.Random, find: Callable[[dict], Sequence[int]]) -> int:
    """One match of agents that play anything, through PettingZoo's own loop; how many actions were taken."""
    table.reset(seed=rng.randrange(1000))
    count = 0
    for _agent in table.agent_iter():
        observation, _reward, terminated, truncated, _info = table.last()
        if terminated or truncated:
            table.step(None)
            continue
        legal = find(observation)
        table.step(int(legal[int(rng.random() * len(legal))]))
        count += 1
    return count


def zoo(name: str, seconds: float) -> dict[str, float]:
    """Steps of our PettingZoo tables: observations and masks are made, and the table lists what is legal."""
    from alcaide.envs.pettingzoo import env

    table, rng = env(name), random.Random(1)
    return repeat(seconds, lambda: play_zoo(table, rng, lambda _observation: table.legal_actions()))


def searched(name: str, seconds: float) -> dict[str, float]:
    """The same with agents that search the mask, which grows with the action space: Alcazaba's has 317,681 places."""
    import numpy as np

    from alcaide.envs.pettingzoo import env

    table, rng = env(name), random.Random(1)
    return repeat(seconds, lambda: play_zoo(table, rng, lambda observation: np.flatnonzero(observation["action_mask"])))


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


def vector(name: str, seconds: float) -> dict[str, float]:
    """Steps of the vector environment: observations, masks, rewards and restarts of 1,024 matches in one call each."""
    import numpy as np

    from alcaide.core import SwiftLuck
    from alcaide.envs.vector import VectorTableEnv

    tables = VectorTableEnv(name, MATCHES, rivals=None, copy=False, masks=name != "alcazaba", autoreset_mode="SameStep")
    tables.reset(seed=1)
    luck = SwiftLuck("choices")
    actions = np.zeros(MATCHES, np.int32)

    def work() -> int:
        for _ in range(4):
            tables.matches.choose(actions, luck)
            tables.step(actions)
        return 4 * MATCHES

    return repeat(seconds, work)


def spiel(name: str, seconds: float) -> dict[str, float]:
    """Steps of OpenSpiel states, luck included: random matches are recorded, then replayed with all that was asked.

    So nothing is measured but the game: choosing among a thousand outcomes of eight dice is the driver's own affair.
    """
    import pyspiel

    if name.startswith("python_"):
        import open_spiel.python.games  # noqa: F401
    else:
        from alcaide.envs.openspiel import PREFIX

        name = PREFIX + name
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


MEASURES = {"zoo": zoo, "searched": searched, "single": single, "vector": vector, "spiel": spiel}

if __name__ == "__main__":
    measure, game_name, _players, limit = sys.argv[1:]
    print(json.dumps(MEASURES[measure](game_name, float(limit))))
