"""OpenSpiel's own tree search, unchanged, against our squire: `python openspiel_mcts.py [GAME] [MATCHES]`."""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import alcaide.envs.openspiel
from alcaide.core import SwiftLuck
from alcaide.search import ask, bot_named

SIMULATIONS, RIVAL = 24, "squire"


class Standing(mcts.Evaluator):
    """Judges a state by who is ahead, instead of playing it out."""

    def evaluate(self, state: pyspiel.State) -> np.ndarray:
        """Points ahead, as a number from -1 to 1."""
        scores = np.array(state.trajectory.position.scores(), float)
        return np.tanh((scores - scores.mean()) / 10.0)

    def prior(self, state: pyspiel.State) -> list[tuple[int, float]]:
        """Luck by its odds, every action alike."""
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


def play(name: str, seed: int) -> list[float]:
    """One match, the tree search on the seat that the seed says; what it brought the tree search and its rival."""
    game = pyspiel.load_game(f"{alcaide.envs.openspiel.PREFIX}{name}(reward=win)")
    searcher = mcts.MCTSBot(game, 1.0, SIMULATIONS, Standing(), random_state=np.random.RandomState(seed))
    rival, luck = bot_named(RIVAL), SwiftLuck("example", seed)
    state, seat = game.new_initial_state(), seed % 2
    while not state.is_terminal():
        position = state.trajectory.position
        if state.is_chance_node():
            state.apply_action(position.sample(luck))
        elif state.current_player() == seat:
            state.apply_action(int(searcher.step(state)))
        else:
            state.apply_action(ask(rival, position, 1 - seat, luck))
    brought = state.returns()
    return [brought[seat], brought[1 - seat]]


if __name__ == "__main__":
    game_name, matches = (sys.argv[1:2] or ["burgenland"])[0], int((sys.argv[2:3] or ["10"])[0])
    won = sum((play(game_name, seed)[0] + 1) / 2 for seed in range(matches))
    print(
        f"{game_name}: OpenSpiel's MCTS with {SIMULATIONS} simulations won {won:g} of {matches} matches against {RIVAL}"
    )
