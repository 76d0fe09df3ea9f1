"""Greedy play: so many turns are played on, and then to a moment that can be rated."""

import pytest

from alcaide.core import CHANCE, GAMES, OVER, Position, SwiftLuck
from alcaide.core.bot import evaluator_of
from alcaide.games.dicetable.codes import ROLLING
from alcaide.search.greedy_policy import GreedyPolicy

NOBODY = -1


def played_on(game: str, turns: int, seed: int = 1, players: int | None = None) -> Position:
    position = GAMES[game].new(players)
    GreedyPolicy(position, evaluator_of(position)).rollout(position, SwiftLuck(seed), turns, NOBODY)
    return position


@pytest.mark.parametrize("game", ["alcazar", "alhambra", "burgenland"])
def test_most_games_are_rated_where_a_seat_is_asked(game: str) -> None:
    assert all(played_on(game, turns).to_act != CHANCE for turns in range(6))


def test_alcazaba_is_rated_between_two_turns() -> None:
    tables = [played_on("alcazaba", turns, players=4) for turns in range(40)]

    assert {(table.stage, table.rolls) for table in tables if table.to_act != OVER} == {(ROLLING, 0)}


def test_a_turn_more_is_a_turn_later() -> None:
    seats = [played_on("alcazaba", turns, players=4).seat for turns in range(8)]

    assert seats == [1, 2, 3, 0, 1, 2, 3, 0]


@pytest.mark.parametrize("game", GAMES)
def test_it_comes_to_the_end_in_the_end(game: str) -> None:
    assert played_on(game, 10_000).to_act == OVER


@pytest.mark.parametrize("game", GAMES)
def test_the_same_luck_plays_the_same(game: str) -> None:
    assert played_on(game, 20).state() == played_on(game, 20).state()
    assert played_on(game, 20).state() != played_on(game, 20, seed=2).state()


def test_every_move_is_counted() -> None:
    position = GAMES["alcazar"].new()
    greedy = GreedyPolicy(position, evaluator_of(position))

    greedy.rollout(position, SwiftLuck(1), 4, NOBODY)

    assert greedy.steps > 4
