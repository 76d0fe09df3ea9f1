"""The single and the vector environment pass Gymnasium's checks, and refuse as it prescribes."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import alcaide
from alcaide.core import AlcaideError, BadSetting, IllegalAction, SwiftLuck
from alcaide.envs.errors import BadAction, NotBegun
from alcaide.envs.gymnasium import LearnerEnv, NeedsReset
from alcaide.envs.vector import VectorTableEnv

TABLES = [(name, players) for name, game in alcaide.GAMES.items() for players in game.seats]
STEPS = 400 if alcaide.compiled else 20
ROLL, SCORE = 0, 14


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_table_passes_check_env(name: str, players: int) -> None:
    for rivals in ("random", None):
        check_env(LearnerEnv(name, players, rivals=rivals, seat=players - 1), skip_render_check=True)


@pytest.mark.parametrize("name", alcaide.GAMES)
def test_rendering_passes_check_env_too(name: str) -> None:
    for mode in ("ansi", "rgb_array"):
        check_env(gymnasium.make(f"alcaide/{name}-v1", render_mode=mode).unwrapped)


def random_legal(mask: np.ndarray[Any, Any], luck: SwiftLuck) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[luck.pick(len(legal))])


def test_bots_sit_on_the_other_seats() -> None:
    table = LearnerEnv("burgenland", rivals=["squire"], seat=1)
    luck = SwiftLuck("learner")
    _, info = table.reset(seed=5)
    over, total = False, 0.0
    while not over:
        assert table.episodes.position.to_act == info["seat"] == 1
        _, reward, over, _, info = table.step(random_legal(info["action_mask"], luck))
        total += reward
    assert total < 0  # nobody beats a squire at random
    assert table.episodes.position.winners() == [0]


def test_a_masked_out_action_ends_the_match_or_is_refused() -> None:
    table = LearnerEnv("burgenland")
    table.reset(seed=1)
    _, reward, terminated, truncated, info = table.step(SCORE)

    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["illegal"].startswith("Now is the time to roll")
    assert not info["action_mask"].any()
    with pytest.raises(NeedsReset, match="ended by an illegal action"):
        table.step(ROLL)
    table = LearnerEnv("burgenland", illegal="raise")
    table.reset(seed=1)
    with pytest.raises(IllegalAction, match="Now is the time to roll"):
        table.step(SCORE)
    table.step(ROLL)


def test_steps_outside_a_match_need_a_reset() -> None:
    table = LearnerEnv("burgenland")
    with pytest.raises(gymnasium.error.ResetNeeded, match="No match has begun"):
        table.step(ROLL)
    with pytest.raises(NotBegun):
        VectorTableEnv("burgenland", 2).step([ROLL, ROLL])


@pytest.mark.parametrize("action", [1739, -1, 2.0, "roll", None])
def test_an_action_outside_the_space_is_refused(action: object) -> None:
    table = LearnerEnv("burgenland")
    table.reset(seed=1)
    with pytest.raises(BadAction, match="from 0 to 1738"):
        table.step(action)
    tables = VectorTableEnv("burgenland", 3)
    tables.reset(seed=1)
    before = [position.state() for position in tables.matches.positions]
    with pytest.raises(BadAction, match="from 0 to 1738"):
        tables.step([ROLL, ROLL, action])

    assert [position.state() for position in tables.matches.positions] == before


def test_a_wrong_seed_is_refused() -> None:
    with pytest.raises(gymnasium.error.Error, match="int"):
        LearnerEnv("burgenland").reset(seed="seven")  # type: ignore[arg-type]
    for seed in ("seven", -1, [1, 2], [1, 2, "three"]):
        with pytest.raises(BadSetting):
            VectorTableEnv("burgenland", 3).reset(seed=seed)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "settings",
    [{"seat": 2}, {"rivals": ["squire", "page"]}, {"rivals": "nobody"}, {"illegal": "maybe"}, {"reward": "gold"}],
)
def test_settings_that_do_not_exist_get_a_sentence(settings: dict[str, Any]) -> None:
    with pytest.raises(AlcaideError, match=r"[A-Z].*\."):
        LearnerEnv("burgenland", **settings)


def test_the_games_are_registered() -> None:
    tables = gymnasium.make_vec("alcaide/alcazar-v1", num_envs=3, players=4, rivals=None)
    observations, infos = tables.reset(seed=1)

    assert isinstance(tables.unwrapped, VectorTableEnv)
    assert observations in tables.observation_space
    assert infos["action_mask"].shape == (3, 35058)
    assert tables.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP


@pytest.mark.parametrize("mode", ["NextStep", "SameStep"])
@pytest.mark.parametrize("rivals", ["random", "page", None])
def test_a_vector_environment_goes_as_its_single_environments(mode: str, rivals: str | None) -> None:
    singles = gymnasium.vector.SyncVectorEnv(
        [lambda: LearnerEnv("burgenland", rivals=rivals)] * 4, autoreset_mode=AutoresetMode(mode)
    )
    tables = VectorTableEnv("burgenland", 4, rivals=rivals, autoreset_mode=mode)
    expected, told = singles.reset(seed=9)
    observations, infos = tables.reset(seed=9)
    luck = SwiftLuck("choices")
    ended = 0
    for _ in range(STEPS):
        assert np.array_equal(observations, expected)
        assert np.array_equal(infos["action_mask"], told["action_mask"])
        assert np.array_equal(infos["seat"], told["seat"])
        actions = [random_legal(mask, luck) if mask.any() else 0 for mask in infos["action_mask"]]
        expected, pay, over, _, told = singles.step(np.array(actions))
        observations, rewards, terminated, truncated, infos = tables.step(actions)
        ended += terminated.sum()

        assert np.array_equal(rewards, pay)
        assert np.array_equal(terminated, over)
        assert not truncated.any()
        if mode == "SameStep" and over.any():
            for mine, other in zip(infos["final_obs"], told["final_obs"], strict=True):
                assert (mine is None and other is None) or np.array_equal(mine, other)
    assert ended > 0 or not alcaide.compiled


def test_only_the_chosen_matches_are_reset_where_autoreset_is_disabled() -> None:
    tables = VectorTableEnv("burgenland", 2, autoreset_mode="Disabled")
    tables.reset(seed=1)
    tables.step([SCORE, ROLL])  # the first is not legal, so its match is over
    with pytest.raises(NotBegun, match="match 0 is over"):
        tables.step([ROLL, ROLL])
    other = tables.matches.positions[1].state()
    _, infos = tables.reset(options={"reset_mask": np.array([True, False])})

    assert tables.matches.positions[1].state() == other
    assert infos["action_mask"][0].tolist()[:7] == [1, 0, 0, 0, 0, 0, 0]
    with pytest.raises(BadSetting, match="reset_mask"):
        tables.reset(options={"reset_mask": [True]})


def test_legal_actions_are_listed_without_masks() -> None:
    tables = VectorTableEnv("alcazaba", 3, 4, masks=False)
    _, infos = tables.reset(seed=1)

    assert "action_mask" not in infos
    for index, position in enumerate(tables.matches.positions):
        assert tables.legal[tables.first[index] : tables.first[index + 1]].tolist() == position.legal()
