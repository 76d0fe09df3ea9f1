"""Playing on at a full table: turns are solved, chips used where they pay, and every turn has a luck of its own."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from alcaide.core import CHANCE, GAMES, OVER, Luck, Position, SwiftLuck
from alcaide.core.bot import Limit, evaluator_of
from alcaide.games.alhambra import GAME as ALHAMBRA
from alcaide.games.dicetable.codes import DICE_ROLLED, REROLL, ROLLING, TURN
from alcaide.search import bot_named
from alcaide.search.greedy_policy import GreedyPolicy
from tests.games.alhambra import table as alhambra

NOBODY = -1
LOST = {kind: {0: 1, 1: 1} for kind in ("pavilion", "seraglio", "arcades", "chambers", "tower")}
"""Columns where no marker can win anything any more."""


def greedy_move(position: Position) -> int:
    return GreedyPolicy(position, evaluator_of(position)).choose(position, SwiftLuck(1))


def at_alhambra(table: alhambra.Table) -> str:
    return str(ALHAMBRA.actions.decode(greedy_move(table.position)))


def moments(game: str, players: int, luck: Luck) -> list[Position]:
    """Every decision of one match between squires."""
    squire, position, seen = bot_named("squire"), GAMES[game].new(players), []
    while position.to_act != OVER:
        if position.to_act == CHANCE:
            position.play(position.sample(luck))
        else:
            seen.append(position.copy())
            position.play(squire.choose(position, position.to_act, luck))
    return seen


def test_in_alcazaba_a_crowd_plays_on_as_squires_do() -> None:
    squire = bot_named("squire")
    turns = [moment for moment in moments("alcazaba", 4, SwiftLuck(3)) if moment.stage == TURN]

    alike = sum(greedy_move(turn) == squire.choose(turn, turn.to_act, SwiftLuck(1)) for turn in turns)

    assert len(turns) > 100
    assert alike > 0.95 * len(turns)  # but for what only a squire weighs, as building from the reserve


@pytest.mark.parametrize(
    ("shown", "rolls", "chips", "done"),
    [
        ("8 garden", 1, "cancel", "place garden"),
        ("1 garden 7 tower", 1, "cancel", "cancel"),
        ("7 garden 1 tower", 1, "black", "black garden"),
        ("8 garden", 1, "black", "place garden"),
    ],
)
def test_in_alhambra_chips_are_used_where_they_pay(shown: str, rolls: int, chips: str, done: str) -> None:
    area = {**LOST, "garden": {3: 1} if chips == "black" else {15: 1, 16: 1}}
    table = alhambra.turn(shown, rolls, players=3, last=True, round=5, chips={0: chips}, area=area)

    assert at_alhambra(table) == done


@pytest.mark.parametrize("game", ["alcazaba", "alhambra"])
def test_the_crowd_is_rated_between_two_turns(game: str) -> None:
    for turns in range(20):
        position = GAMES[game].new(4)
        GreedyPolicy(position, evaluator_of(position)).rollout(position, SwiftLuck(turns), turns, NOBODY)

        assert (position.stage, position.rolls) == (ROLLING, 0)


def next_first_roll(start: Position, action: int) -> tuple[int, int]:
    """Who throws after this turn, and what, if it begins with an action and goes on by itself."""
    position = start.copy()
    position.listen()
    position.play(action)
    GreedyPolicy(position, evaluator_of(position)).rollout(position, SwiftLuck("steady"), 1, start.to_act)
    return next((note[1], note[2]) for note in position.heard() if note[0] == DICE_ROLLED and note[1] != start.to_act)


@pytest.mark.parametrize(
    ("game", "players", "alike"), [("alcazaba", 4, True), ("alhambra", 4, True), ("alhambra", 2, False)]
)
def test_a_turn_meets_the_same_dice_whatever_was_thrown_before(game: str, players: int, alike: bool) -> None:
    """Throwing one die again or all of them uses up different luck; a crowd's next turn does not notice."""
    turns = [moment for moment in moments(game, players, SwiftLuck(5)) if moment.stage == TURN and moment.rolls == 1][
        :8
    ]
    rolls = [{next_first_roll(turn, action) for action in turn.legal() if action >= REROLL} for turn in turns]

    assert all(len(met) == 1 for met in rolls) == alike


@pytest.mark.parametrize("game", ["alcazaba", "alhambra"])
def test_two_threads_think_without_disturbing_each_other(game: str) -> None:
    alcaide = bot_named("alcaide")
    asked = [moment for moment in moments(game, 3, SwiftLuck(8)) if moment.stage == TURN][:40:5]

    def think(position: Position) -> int:
        return alcaide.choose(position, position.to_act, SwiftLuck(2), Limit(3_000))

    with ThreadPoolExecutor(2) as threads:
        together = list(threads.map(think, asked * 2))

    assert together == [think(position) for position in asked] * 2
