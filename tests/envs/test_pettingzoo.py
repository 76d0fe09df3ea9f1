"""The tables pass PettingZoo's own tests, and bad input gets what PettingZoo prescribes, with a sentence."""

import itertools
import sys
import warnings
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test
from pettingzoo.utils.env_logger import EnvLogger

import alcaide
from alcaide.core import AlcaideError, BadSetting, SwiftLuck, UnknownName
from alcaide.envs.errors import BadAction, DeadAgent, NotBegun
from alcaide.envs.pettingzoo import TableEnv, env

TABLES = [(name, players) for name, game in alcaide.GAMES.items() for players in game.seats]
CYCLES = 60 if alcaide.compiled else 4
OF_THE_TEST_ITSELF = (
    "Observation space for each agent probably should be",  # PettingZoo knows its own classic games by name
    "Observation is not a NumPy array",
    "Action mask numpy array is all zeros",  # after the end nothing is legal
)


def hush() -> None:
    for start in OF_THE_TEST_ITSELF:
        warnings.filterwarnings("ignore", start, UserWarning)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_table_passes_the_api_test(name: str, players: int) -> None:
    with warnings.catch_warnings():
        hush()
        api_test(env(name, players), num_cycles=CYCLES)


@pytest.mark.parametrize("name", alcaide.GAMES)
@pytest.mark.parametrize("reward", ["win", "steps"])
def test_every_reward_and_the_named_observation_pass_too(name: str, reward: str) -> None:
    with warnings.catch_warnings():
        hush()
        api_test(env(name, reward=reward, observation="dict"), num_cycles=CYCLES)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_table_passes_the_seed_test(name: str, players: int) -> None:
    seed_test(lambda: env(name, players), num_cycles=CYCLES // 4)


def test_a_table_passes_the_performance_benchmark(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It plays until five seconds have passed: here each look at the clock takes one."""
    clock = SimpleNamespace(time=itertools.count().__next__)
    monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"], "time", clock)
    performance_benchmark(env("burgenland"))

    assert "Finished performance benchmark" in capsys.readouterr().out


def test_legal_actions_are_listed_without_a_look_at_the_mask() -> None:
    table = env("alcazaba", 3)
    table.reset(seed=1)

    assert table.legal_actions() == np.flatnonzero(table.last()[0]["action_mask"]).tolist()
    table.step(table.legal_actions()[0])
    play_out(table, 1)
    assert table.legal_actions() == []


def play_out(table: TableEnv, seed: int) -> dict[str, float]:
    """Play at random to the end; what each agent gained."""
    table.reset(seed=seed)
    luck = SwiftLuck(seed)
    gained = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, _ = table.last()
        gained[agent] += reward
        if terminated or truncated:
            table.step(None)
        else:
            legal = np.flatnonzero(observation["action_mask"])
            table.step(int(legal[luck.pick(len(legal))]))
    return gained


@pytest.mark.parametrize("name", alcaide.GAMES)
def test_rewards_add_up_to_nothing_and_steps_to_the_margin(name: str) -> None:
    players = alcaide.GAMES[name].seats[-1]
    gained = {reward: play_out(env(name, players, reward=reward), 3) for reward in ("margin", "win", "steps")}

    for each in gained.values():
        assert sum(each.values()) == pytest.approx(0)
    assert gained["steps"] == pytest.approx(gained["margin"])
    assert max(gained["win"], key=gained["win"].__getitem__) == max(gained["margin"], key=gained["margin"].__getitem__)


def test_a_masked_out_action_ends_the_match_for_all_and_says_why() -> None:
    table = env("burgenland")
    table.reset(seed=1)
    before = table.episodes.position.state()
    table.step(14)  # score, before the first roll
    EnvLogger.flush()

    assert table.rewards == {"seat_0": -1.0, "seat_1": 0.0}
    assert all(table.terminations.values())
    assert all(table.truncations.values())
    assert table.infos["seat_0"] == {"illegal": "Now is the time to roll, or to stop after an action."}
    assert table.episodes.position.state() == before
    assert not table.observe("seat_0")["action_mask"].any()
    for _ in range(2):
        table.step(None)
    assert table.agents == []


@pytest.mark.parametrize("action", [1739, -1, 10**30, 2.0, "roll", None, True, np.float32(1)])
def test_an_action_outside_the_space_is_refused_as_an_assertion(action: object) -> None:
    table = env("burgenland")
    table.reset(seed=1)
    before = table.episodes.position.state()
    with pytest.raises(BadAction, match="from 0 to 1738") as refused:
        table.step(action)  # type: ignore[arg-type]

    assert isinstance(refused.value, AssertionError)
    assert refused.value.code == "bad_action"
    assert table.episodes.position.state() == before
    assert table.agent_selection == "seat_0"
    table.step(np.int64(0))


def test_a_dead_agent_can_only_step_with_none() -> None:
    table = env("burgenland")
    table.reset(seed=1)
    table.step(14)
    EnvLogger.flush()
    with pytest.raises(DeadAgent, match="only step with None") as refused:
        table.step(0)

    assert isinstance(refused.value, ValueError)
    assert table.agents == ["seat_0", "seat_1"]


def test_a_step_after_the_end_warns_and_changes_nothing(caplog: pytest.LogCaptureFixture) -> None:
    table = env("burgenland")
    play_out(table, 1)
    before = table.episodes.position.state()
    table.step(0)
    EnvLogger.flush()

    assert "Should reset() first" in caplog.text
    assert table.episodes.position.state() == before


@pytest.mark.parametrize("what", ["step", "observe", "render", "agent_iter"])
def test_before_a_reset_nothing_goes(what: str) -> None:
    table = env("burgenland")
    with pytest.raises(NotBegun, match="Call reset"):
        getattr(table, what)(*{"step": [0], "observe": ["seat_0"]}.get(what, []))
    with pytest.raises(AttributeError):
        _ = table.agents


@pytest.mark.parametrize("seed", ["seven", 1.5, -1, True])
def test_a_wrong_seed_is_refused(seed: object) -> None:
    with pytest.raises(BadSetting, match="A seed is a whole number"):
        env("burgenland").reset(seed=seed)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "settings",
    [{"reward": "gold"}, {"observation": "tensor"}, {"render_mode": "human"}, {"players": 9}, {"board": "A"}],
)
def test_settings_that_do_not_exist_get_a_sentence(settings: dict[str, object]) -> None:
    with pytest.raises(AlcaideError, match=r"[A-Z].*\."):
        env("burgenland", **settings)
    with pytest.raises(UnknownName, match="Did you mean 'alcazar'"):
        env("alcazr")


@pytest.mark.parametrize("name", alcaide.GAMES)
def test_a_table_shows_itself_as_text_and_as_pixels(name: str) -> None:
    text, pixels = env(name, render_mode="ansi"), env(name, render_mode="rgb_array")
    for table in (text, pixels):
        table.reset(seed=2)
    shown = pixels.render()

    assert "\n" in text.render()
    assert shown.dtype == np.uint8
    assert shown.shape[2] == 3
    assert len(np.unique(shown.reshape(-1, 3), axis=0)) > 5
