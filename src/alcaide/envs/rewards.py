"""What a match is worth to its seats, in three ways. In each of them the rewards of all seats add up to nothing.

margin  at the end: the own points less the average of the others'
win     at the end: 1 for a win, -1 with two seats (-1 / (seats - 1) with more) for a loss; a shared win is shared
steps   after every step: by how much the margin has changed; over a match this adds up to the margin
"""

from collections.abc import Sequence
from typing import Literal

from alcaide.core import OVER, Position, UnknownName

Reward = Literal["margin", "win", "steps"]
REWARDS: tuple[Reward, ...] = ("margin", "win", "steps")


def check_reward(name: str) -> Reward:
    """The reward of that name."""
    for reward in REWARDS:
        if reward == name:
            return reward
    raise UnknownName("reward", name, REWARDS)


def margins(scores: Sequence[int]) -> list[float]:
    """By how much each seat is ahead of the average of the others.

    >>> margins([10, 4, 1])
    [7.5, -1.5, -6.0]
    """
    total = sum(scores)
    others = len(scores) - 1
    return [points - (total - points) / others for points in scores]


def wins(winners: Sequence[int], players: int) -> list[float]:
    """The wins of each seat, less what chance would bring.

    >>> wins([1], 2), wins([0, 1], 2), wins([2], 3)
    ([-1.0, 1.0], [0.0, 0.0], [-0.5, -0.5, 1.0])
    """
    share = players / len(winners)
    return [((share if seat in winners else 0.0) - 1.0) / (players - 1) for seat in range(players)]


def returns(position: Position, reward: Reward) -> list[float]:
    """What a match has brought each seat by now; but for `steps` nothing until it is over."""
    if reward != "steps" and position.to_act != OVER:
        return [0.0] * position.players
    if reward == "win":
        return wins(position.winners(), position.players)
    return margins(position.scores())
