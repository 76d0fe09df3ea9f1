"""The same seed and the same choices give the same match through every door: observations, masks, rewards, ends."""

from array import array
from dataclasses import dataclass, field
from functools import cache

import numpy as np
import pyspiel
import pytest

import alcaide
import alcaide.envs.openspiel
from alcaide.core import CHANCE, OVER, Game, SwiftLuck
from alcaide.envs.episodes import match_luck
from alcaide.envs.gymnasium import LearnerEnv
from alcaide.envs.pettingzoo import env
from alcaide.envs.rewards import margins
from alcaide.envs.vector import VectorTableEnv

TABLES = [
    (game, players)
    for game in alcaide.GAMES.values()
    for players in {game.seats[0], 3, game.seats[-1]}
    if players in game.seats
]
SEEDS = (11, 12) if alcaide.compiled else (11,)
MOST = 100_000 if alcaide.compiled else 40


@dataclass
class Moment:
    """A decision as the core has it."""

    seat: int
    observation: bytes
    legal: list[int]
    choice: int
    luck: list[int]
    """What luck brought before it."""


@dataclass
class Truth:
    """A match as the core has it."""

    moments: list[Moment] = field(default_factory=list)
    luck: list[int] = field(default_factory=list)
    """What luck brought after the last decision."""
    over: bool = False
    margins: list[float] = field(default_factory=list)
    last: bytes = b""
    """What seat 0 sees at the end."""


@cache
def truth(name: str, players: int, seed: int) -> Truth:
    """A random match, played by the core alone."""
    game = alcaide.GAMES[name]
    luck, choices = match_luck(seed), SwiftLuck("choices", seed)
    position = game.new(players)
    told = Truth()
    while True:
        while position.to_act == CHANCE:
            told.luck.append(position.sample(luck))
            position.play(told.luck[-1])
        numbers = array("h", bytes(2 * game.observer.size(players)))
        game.observer.observe(position, max(position.to_act, 0), numbers)
        if position.to_act == OVER or len(told.moments) == MOST:
            told.over, told.margins, told.last = position.to_act == OVER, margins(position.scores()), numbers.tobytes()
            return told
        legal = position.legal()
        choice = legal[choices.pick(len(legal))]
        told.moments.append(Moment(position.to_act, numbers.tobytes(), legal, choice, told.luck))
        told.luck = []
        position.play(choice)


every_table = pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda value: getattr(value, "name", value))


@every_table
def test_pettingzoo_tells_it(game: Game, players: int) -> None:
    for seed in SEEDS:
        told = truth(game.name, players, seed)
        table = env(game.name, players)
        table.reset(seed=seed)
        for moment in told.moments:
            observation, reward, terminated, truncated, _ = table.last()

            assert table.agent_selection == f"seat_{moment.seat}"
            assert observation["observation"].tobytes() == moment.observation
            assert np.flatnonzero(observation["action_mask"]).tolist() == moment.legal
            assert (reward, terminated, truncated) == (0.0, False, False)
            table.step(moment.choice)
        assert list(table.terminations.values()) == [told.over] * players
        if told.over:
            assert list(table.rewards.values()) == told.margins
            assert table.observe("seat_0")["observation"].tobytes() == told.last


@every_table
def test_gymnasium_tells_it(game: Game, players: int) -> None:
    for seed in SEEDS:
        told = truth(game.name, players, seed)
        table = LearnerEnv(game.name, players, rivals=None)
        observation, info = table.reset(seed=seed)
        for place, moment in enumerate(told.moments, start=1):
            assert info["seat"] == moment.seat
            assert observation.tobytes() == moment.observation
            assert np.flatnonzero(info["action_mask"]).tolist() == moment.legal
            observation, reward, terminated, truncated, info = table.step(moment.choice)

            assert terminated == (told.over and place == len(told.moments))
            assert reward == (told.margins[moment.seat] if terminated else 0.0)
            assert not truncated
        assert observation.tobytes() == told.last or not told.over
        assert info["rewards"] == (told.margins if told.over else [0.0] * players)


@every_table
def test_the_vector_environment_tells_it(game: Game, players: int) -> None:
    tolds = [truth(game.name, players, seed) for seed in SEEDS]
    tables = VectorTableEnv(game.name, len(SEEDS), players, rivals=None)
    observations, infos = tables.reset(seed=SEEDS[0])
    for turn in range(max(len(told.moments) for told in tolds)):
        actions = []
        for index, told in enumerate(tolds):
            legal = np.flatnonzero(infos["action_mask"][index]).tolist()
            if turn < len(told.moments):
                moment = told.moments[turn]
                assert infos["seat"][index] == moment.seat
                assert observations[index].tobytes() == moment.observation
                assert legal == moment.legal
                actions.append(moment.choice)
            else:
                actions.append(legal[0] if legal else 0)
        observations, rewards, terminated, _, infos = tables.step(actions)
        for index, told in enumerate(tolds):
            if turn == len(told.moments) - 1:
                assert terminated[index] == told.over
                if told.over:
                    assert rewards[index] == told.margins[told.moments[-1].seat]
                    assert infos["rewards"][index].tolist() == told.margins
                    assert observations[index].tobytes() == told.last


@every_table
def test_openspiel_tells_it(game: Game, players: int) -> None:
    for seed in SEEDS:
        told = truth(game.name, players, seed)
        state = pyspiel.load_game(f"python_alcaide_{game.name}(players={players})").new_initial_state()
        for moment in told.moments:
            for outcome in moment.luck:
                assert state.is_chance_node()
                state.apply_action(outcome)
            seen = np.asarray(state.observation_tensor(moment.seat), np.int16)

            assert state.current_player() == moment.seat
            assert seen.tobytes() == moment.observation
            assert state.legal_actions() == moment.legal
            state.apply_action(moment.choice)
        for outcome in told.luck:
            state.apply_action(outcome)
        assert state.is_terminal() == told.over
        if told.over:
            assert state.returns() == told.margins
            assert np.asarray(state.observation_tensor(0), np.int16).tobytes() == told.last
