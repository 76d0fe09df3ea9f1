"""The outlook of Alcazaba for three and more: trials are played as squires play, to the end of a round.

In a crowd a turn must have several columns in mind at once, and it pays to see who will have overtaken whom when the
tiles are given out.
"""

try:
    import cython
except ImportError:  # uncompiled, and without Cython
    from alcaide.core import plain as cython

from alcaide.core.position import Choices, Position
from alcaide.games.alcazaba.rules import Alcazaba
from alcaide.search.outlooks.alcazaba import WEIGHTS, AlcazabaOutlook
from alcaide.search.quick_turn import QuickTurn

if not cython.compiled:  # compiled code has these from alcazaba_crowd.pxd
    from alcaide.games.alcazaba.codes import *
    from alcaide.games.dicetable.codes import *
    from alcaide.search.alcazaba import lead_of, weigh_results

A_ROUND = 16
"""Turns of a round, or about so many."""
EFFORT = 5


class AlcazabaCrowd(AlcazabaOutlook):
    """An opinion about Alcazaba at a full table."""

    def __init__(self) -> None:
        super().__init__(turns=A_ROUND, **WEIGHTS)
        self.effort = EFFORT
        self.steady = True
        self.quick = QuickTurn()

    def habit_at(self, table: Alcazaba, choices: Choices) -> int:
        """A turn goes on as a squire's does."""
        if table.stage != TURN:
            return -1
        weigh_results(table, table.seat, self.quick.worth)
        return self.quick.decide(table.dice, table.rolls, 0)

    def prefer(self, position: Position, seat: int) -> float:
        return lead_of(cython.cast(Alcazaba, position), seat)

    def is_half_done(self, position: Position) -> bool:
        return self.is_fitting(cython.cast(Alcazaba, position))

    def is_fitting(self, table: Alcazaba) -> bool:
        """A tile that was taken is worth what the best place for it is worth."""
        return table.stage == FITTING
