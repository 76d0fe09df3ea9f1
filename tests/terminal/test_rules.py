"""The rules at the table are those of the docs."""

from pathlib import Path

import pytest

from alcaide import GAMES
from alcaide.terminal import rules_text
from alcaide.terminal.rules import rules_about

DOCS = Path(__file__).parents[2] / "docs" / "rules"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_the_package_carries_the_rules_of_every_game_as_the_docs_have_them(game):
    assert rules_text(game) == (DOCS / f"{game.name}.md").read_text(encoding="utf-8")


def test_a_rule_is_found_by_its_number():
    found = rules_about(rules_text(GAMES["burgenland"]), "**K27**")

    assert len(found) == 1
    assert found[0].startswith("- **K27**")
