"""Measures OpenSpiel in a process of its own: `openspiel.py MEASURE GAME PLAYERS SECONDS` prints one JSON object."""

import json
import random
import sys

import pyspiel
from repeating import repeat


def draw(state, rng: random.Random) -> int:
    """One outcome by its odds: a single random number, taken off the odds one by one, and no list made."""
    left = rng.random()
    outcomes = state.chance_outcomes()
    for action, odds in outcomes:
        left -= odds
        if left < 0.0:
            return action
    return outcomes[-1][0]


def step_match(state, rng: random.Random) -> int:
    """Random play stepped from Python, luck included; how many steps there were."""
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            action = draw(state, rng)
        else:
            legal = state.legal_actions()
            action = legal[int(rng.random() * len(legal))]
        state.apply_action(action)
        steps += 1
    return steps


def begin(game):
    """The state at the first decision of a player."""
    state = game.new_initial_state()
    rng = random.Random(1)
    while state.is_chance_node():
        state.apply_action(draw(state, rng))
    return state


def measure(kind: str, name: str, seconds: float) -> dict[str, float]:
    game = pyspiel.load_game(name)
    rng = random.Random(1)
    if kind == "step":
        return repeat(seconds, lambda: step_match(game.new_initial_state(), rng))
    state = begin(game)
    if kind == "copy":
        return repeat(seconds, lambda: sum(1 for _ in range(1000) if state.clone()))
    # The C++ core offers no rollout to Python. Its MCTS bot makes 40 random rollouts at each of four leaves close to
    # the root, all in C++; their length is taken from rollouts stepped in Python from the same state.
    length = sum(step_match(state.clone(), rng) for _ in range(40)) / 40
    rollouts = 40
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 4, 1000, False, 1, False)

    def work() -> int:
        bot.step(state)
        return round(4 * rollouts * length)

    return repeat(seconds, work)


if __name__ == "__main__":
    chosen, game_name, _players, limit = sys.argv[1:]
    print(json.dumps(measure(chosen, game_name, float(limit))))
