"""How knight and alcaide think in Burgen Land: a turn is looked through further and further, while the budget lasts."""

from typing import NamedTuple, cast

from alcaide.core import Position
from alcaide.games.burgenland import Burgenland
from alcaide.search.bot import Limit, Weighed
from alcaide.search.crown_turn import Budget, CrownTurn
from alcaide.search.forecast import shipped


class Reach(NamedTuple):
    """How far a turn is looked through."""

    rolls: int
    """Own rolls after the one at hand."""
    replies: int
    """Turns after this one, the rival's first, each to one roll."""


REACHES = (Reach(0, 0), Reach(0, 1), Reach(1, 1))
"""From the nearest to the furthest; only what was looked through to its end counts."""

NEEDED = 1_000_000
"""Forecasts that the nearest reach may ask for, whatever the limit: it needs a few hundred."""


def deepen(position: Position, level: str, limit: Limit) -> list[Weighed]:
    """Every move, as a level's forecast weighs it, from the best down, within the limit: its steps are forecasts."""
    table = cast(Burgenland, position)
    forecast = shipped(level)
    budget = Budget(NEEDED)
    ranked = [Weighed(action, 0.5, 0.0, 0) for action in table.legal()]
    for depth, reach in enumerate(REACHES):
        turn = CrownTurn(table, forecast, budget, reach.rolls, reach.replies)
        weighed = []
        for before in ranked:
            chance = turn.weigh(table, before.action)
            weighed.append(Weighed(before.action, chance, turn.swing, depth + 1))
            if budget.spent:
                return ranked
        ranked = sorted(weighed, key=lambda each: -each.expected)
        if depth == 0:
            budget = Budget(limit.steps - (NEEDED - budget.left), limit.seconds)
    return ranked
