"""Rollouts: matches finished at random inside the compiled core, without the interpreter's lock."""

import cython

from alcaide.core.codes import *
from alcaide.core.luck import MOST, Luck, luck_of
from alcaide.core.position import Choices, Position, index_of, position_of


def finish(position: Position, luck: Luck, choices: Choices, most: int) -> int:
    """Play at random to the end, or for `most` steps; how many steps it took."""
    steps = 0
    while position.to_act != OVER and steps < most:
        if position.to_act == CHANCE:
            position.become(position.draw(luck))
        else:
            choices.count = 0
            position.list_legal(choices)
            position.become(choices.actions[luck.below(choices.count)])
        steps += 1
    return steps


def rollout(position: Position, luck: Luck, most: int = 1_000_000) -> int:
    """Play `position` itself to its end, every legal action as likely; how many steps it took.

    A copy is played, so that nothing that other threads, or a luck from outside, do to the position matters.
    """
    table = position_of(position)
    twin = table.copy()
    source = luck_of(luck)
    limit = index_of(most, MOST, "number of steps")
    choices = Choices()
    with cython.nogil:
        steps = finish(twin, source, choices, limit)
    table.assume(twin)
    return steps


def rollouts(start: Position, luck: Luck, count: int) -> int:
    """Play `count` copies of `start` to their ends; how many steps they took together."""
    first = position_of(start).copy()
    twin = first.copy()
    source = luck_of(luck)
    times = index_of(count, MOST, "number of rollouts")
    choices = Choices()
    steps = 0
    with cython.nogil:
        for _index in range(times):
            twin.assume(first)
            steps += finish(twin, source, choices, 1_000_000)
    return steps
