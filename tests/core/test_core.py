"""What the compiled core promises of itself: no Python object is touched where matches are played."""

import re
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src" / "alcaide"
BOTS = {
    "crowd_evaluation", "evaluation", "exact_turn_solver", "fast_turn_solver", "majorities", "network", "result_values",
    "turn_search",
}  # fmt: skip
"""Modules of bots: they reckon with fractions, and keep what they reckoned."""
GAMES = sorted(path for path in (SOURCES / "games").glob("*/*.pxd") if path.stem not in BOTS)
METHOD = re.compile(r"^    cdef (?!readonly|class)(?:inline )?[\w* ]+?(\w+)\(([^)]*)\)(.*)$", re.MULTILINE)
FIELD = re.compile(r"^    cdef (?:readonly )?([\w ]+?) \w+(?:\[\w+\])*$", re.MULTILINE)
NUMBERS = {"bint", "int", "short", "signed char", "unsigned char", "unsigned int", "long", "unsigned long long"}
SET_UP = ("set_up", "clear", "restore_board", "restore_cards", "restore_turn", "restore_table")
"""Called once, when a match is made."""


def methods_of(path: Path) -> list[tuple[str, str]]:
    """Every C method that is declared there, and what follows its arguments."""
    return [(name, after) for name, _arguments, after in METHOD.findall(path.read_text())]


@pytest.mark.parametrize("path", [path for path in GAMES if path.stem != "codes"], ids=lambda path: path.parent.name)
def test_every_method_of_a_game_runs_without_the_interpreters_lock(path: Path) -> None:
    held = [
        name for name, after in methods_of(path) if not after.split(":")[0].endswith("nogil") and name not in SET_UP
    ]

    assert held == []


@pytest.mark.parametrize("path", [path for path in GAMES if path.stem != "codes"], ids=lambda path: path.parent.name)
def test_a_position_has_only_numbers_in_it(path: Path) -> None:
    assert set(FIELD.findall(path.read_text())) <= NUMBERS


@pytest.mark.parametrize(
    "path", sorted((SOURCES / "games").glob("*/*.py")), ids=lambda path: f"{path.parent.name}/{path.name}"
)
def test_no_rule_asks_for_the_lock_again(path: Path) -> None:
    assert "cython.gil" not in path.read_text()


def test_the_declarations_are_found_at_all() -> None:
    names = {name for path in GAMES for name, _after in methods_of(path)}
    kinds = {kind for path in GAMES for kind in FIELD.findall(path.read_text())}

    assert {"list_turn", "may_bridge", "take_turn", "has_room"} <= names
    assert {"unsigned char", "bint"} <= kinds
