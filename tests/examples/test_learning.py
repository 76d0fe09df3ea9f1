"""The examples run and learn something that can be seen."""

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import alcaide

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_masked_policy_gets_ahead_of_rivals_that_play_anything() -> None:
    masked_policy = example("masked_policy")
    if not alcaide.compiled:
        masked_policy.MATCHES = 8
    curve = masked_policy.train(60 if alcaide.compiled else 2)

    assert len(masked_policy.draw(curve).shapes) == 6 + len(curve) - 2
    if alcaide.compiled:
        assert np.mean(curve[-10:]) > 8


def test_proximal_policy_optimisation_wins_most_of_its_matches(capsys: pytest.CaptureFixture[str]) -> None:
    won = example("ppo").main(20 if alcaide.compiled else 1)

    assert np.mean(won[-3:]) > 0.8 or not alcaide.compiled


def test_the_tree_search_of_openspiel_plays_our_squire() -> None:
    openspiel_mcts = example("openspiel_mcts")
    openspiel_mcts.SIMULATIONS = 4
    if not alcaide.compiled:  # a squire thinks long without a compiler
        openspiel_mcts.RIVAL = "page"

    assert sum(openspiel_mcts.play("burgenland", 1)) == pytest.approx(0)
