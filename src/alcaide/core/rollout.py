"""Rollouts: matches finished at random inside the compiled core, without the interpreter's lock."""

try:
    import cython
except ImportError:  # uncompiled, and without Cython
    from alcaide.core import plain as cython

from alcaide.core.luck import Luck
from alcaide.core.position import Choices, Position

if not cython.compiled:  # compiled code has these from rollout.pxd
    from alcaide.core.codes import CHANCE, OVER


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
    """Play `position` itself to its end, every legal action as likely; how many steps it took."""
    choices = Choices()
    with cython.nogil:
        steps = finish(position, luck, choices, most)
    return steps


def rollouts(start: Position, luck: Luck, count: int) -> int:
    """Play `count` copies of `start` to their ends; how many steps they took together."""
    choices = Choices()
    position = start.copy()
    steps = 0
    with cython.nogil:
        for _index in range(count):
            position.assume(start)
            steps += finish(position, luck, choices, 1_000_000)
    return steps
