"""A tree search: what it says is legal, comes again with the same luck, and ends when it should."""

import pytest

from alcaide.core import GAMES, OVER, Position, SwiftLuck
from alcaide.core.bot import evaluator_of
from alcaide.search.greedy_policy import GreedyPolicy
from alcaide.search.tree_search import TreeSearch


def asked(game: str, players: int, turns: int) -> Position:
    position = GAMES[game].new(players)
    GreedyPolicy(position, evaluator_of(position)).rollout(position, SwiftLuck(1), turns, -1)
    while position.to_act < 0 and position.to_act != OVER:
        position.play(position.sample(SwiftLuck(2)))
    return position


def tree_of(position: Position) -> TreeSearch:
    return TreeSearch(position, position.to_act, evaluator_of(position), SwiftLuck(3))


@pytest.mark.parametrize("game", ["alcazar", "alhambra", "alcazaba"])
@pytest.mark.parametrize("players", [2, 4])
def test_it_weighs_legal_moves_only(game: str, players: int) -> None:
    for turns in range(0, 30, 3):
        position = asked(game, players, turns)
        tree = tree_of(position)
        best = tree.think(1_000, 10)

        assert best == tree.ranking()[0].action
        assert {weighed.action for weighed in tree.ranking()} <= set(position.legal())
        assert all(0.0 <= weighed.expected <= 1.1 for weighed in tree.ranking())


def test_the_same_luck_brings_the_same_thought() -> None:
    position = asked("alcazar", 2, 10)
    first, second = tree_of(position), tree_of(position)

    assert first.think(5_000, 10) == second.think(5_000, 10)
    assert first.ranking() == second.ranking()


def test_a_tree_can_think_again() -> None:
    tree = tree_of(asked("alcazar", 2, 10))
    tree.think(500, 10)
    once = sum(weighed.trials for weighed in tree.ranking())
    tree.think(5_000, 10)

    assert sum(weighed.trials for weighed in tree.ranking()) > once


def test_it_ends_when_it_is_stopped() -> None:
    tree = tree_of(asked("alcazar", 2, 10))
    tree.stopped = True
    tree.think(1_000_000_000, 10)

    assert sum(weighed.trials for weighed in tree.ranking()) == 0
