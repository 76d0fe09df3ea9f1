"""Counts of all lines of play from five fixed positions, the same as in docs/rules/alcazar.md."""

from pathlib import Path

import pytest

from alcaide import compiled
from alcaide.games.alcazar import Alcazar
from tests.games.alcazar.builder import BLUE, GREEN, RED, arrange, baron, count_lines, dealt, grande

DOCS = Path(__file__).parents[3] / "docs" / "rules" / "alcazar.md"


def middle() -> Alcazar:
    """Bridges 1-3 and 7-17, towers in hand, nobles of three seats."""
    return arrange(
        players=3,
        heights={1: 3, 2: 3, 3: 3, 4: 2, 5: 3, 7: 3, "r1c6": 3, 17: 3, 16: 2, 15: 3, 40: 2, 42: 3},
        bridges=[((1, 2, 3), 3, 1), ((7, "r1c6", 17), 3, 0)],
        nobles={1: baron(RED), 3: grande(RED), 17: baron(RED), 7: baron(BLUE), 42: grande(GREEN), 40: baron(BLUE)},
        hands={RED: [6, 17, 30, 55], BLUE: [1, 8], GREEN: [41]},
        open_cards=[10, 20, 50],
        pile=[60, 61],
        towers={RED: 2, BLUE: 1},
        money={RED: 60, BLUE: 30, GREEN: 20},
    )


def over_50() -> Alcazar:
    """Castles of 30 and 25 beside the empty space 2; a bridge 1-3 would join them as well."""
    return arrange(
        heights={1: 13, 72: 3, 3: 13},
        nobles={1: baron(RED), 72: grande(BLUE)},
        hands={RED: [2, 3, 71], BLUE: [1, 4, 72]},
        open_cards=[9],
        pile=[],
        tower_pile=1,
        money={RED: 20, BLUE: 15},
    )


def emergency() -> Alcazar:
    """Red has three reales, no card, and three nobles in castles and palaces."""
    return arrange(
        heights={8: 2, 9: 2, 10: 1, 11: 1, 30: 1, 32: 1},
        nobles={8: baron(RED), 30: baron(RED), 32: grande(RED), 9: grande(BLUE)},
        open_cards=[31, 33],
        pile=[5, 6, 7],
        tower_pile=2,
        hands={BLUE: [29]},
        money={RED: 3, BLUE: 4},
    )


def end() -> Alcazar:
    """Two blocks are left, nothing is for sale, and Green is out."""
    return arrange(
        players=3,
        heights={8: 3, 9: 1, 10: 3, 20: 2},
        nobles={8: baron(RED), 10: grande(RED), 20: baron(BLUE), 9: baron(GREEN)},
        hands={RED: [9, 20], BLUE: [8, 19]},
        towers={BLUE: 1},
        pile=[],
        tower_pile=0,
        blocks=2,
        money={RED: 20, BLUE: 9, GREEN: 0},
        out=[GREEN],
    )


POSITIONS = {
    "set-up": dealt,
    "middle with bridges": middle,
    "a merger over 50": over_50,
    "emergency": emergency,
    "end": end,
}


def documented() -> dict[str, list[int]]:
    """The table of counts in the documentation."""
    rows = [line.strip("| ").split(" | ") for line in DOCS.read_text().splitlines() if line.startswith("|")]
    return {row[0]: [int(cell.replace(",", "")) for cell in row[1:]] for row in rows if row[0] in POSITIONS}


@pytest.mark.parametrize("name", POSITIONS)
def test_lines_of_play_are_as_documented(name: str) -> None:
    counts = documented()[name]
    deep = len(counts) if compiled else 3  # the last steps of the longest lines would take minutes
    position = POSITIONS[name]()

    assert len(counts) >= 3
    assert [count_lines(position, steps) for steps in range(1, deep + 1)] == counts[:deep]
