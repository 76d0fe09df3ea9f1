"""The documentation says what the games say; what an environment needs is named where it is missing."""

import subprocess
import sys
from pathlib import Path

import pytest

import alcaide
from alcaide.core import CHANCE, OVER, Game, SwiftLuck
from alcaide.envs.reference import renew

DOCS = Path(__file__).parents[2] / "docs" / "environments.md"


def test_the_tables_of_actions_and_observations_are_current() -> None:
    assert DOCS.read_text() == renew(DOCS.read_text()), "run `make environments`"


@pytest.mark.parametrize("game", alcaide.GAMES.values(), ids=lambda game: game.name)
def test_every_number_of_the_action_space_is_refused_with_a_sentence_where_it_is_not_legal(game: Game) -> None:
    luck = SwiftLuck("refused")
    position = game.new(game.seats[-1])
    for _ in range(120):
        if position.to_act == OVER:
            break
        if position.to_act == CHANCE:
            position.play(position.sample(luck))
            continue
        legal = position.legal()
        for _ in range(10):
            code = luck.pick(game.actions.size)
            if code not in legal:
                assert game.why_not(position, code).sentence.endswith((".", "!"))
        position.play(legal[luck.pick(len(legal))])


@pytest.mark.parametrize(
    ("module", "library"),
    [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("vector", "gymnasium"), ("openspiel", "pyspiel")],
)
def test_a_missing_library_is_named_with_its_extra(module: str, library: str) -> None:
    lines = [
        "import sys",
        f"sys.modules[{library!r}] = None",
        "try:",
        f"    import alcaide.envs.{module}",
        "except ImportError as missing:",
        "    print(missing.code, missing)",
    ]
    said = subprocess.run([sys.executable, "-c", "\n".join(lines)], capture_output=True, text=True, check=True).stdout

    extra = "gymnasium" if module == "vector" else module
    assert said.startswith("missing_extra The environments for ")
    assert f"pip install 'alcaide[{extra}]'" in said
