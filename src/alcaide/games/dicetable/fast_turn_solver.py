"""The fast turn solver: the best re-roll and the best stop of a turn without chips, in some thousand additions.

Dice that are kept are worth the mean of what one die more makes of them. So all 3,003 multisets of up to eight dice are
gone through from the full hands down, and each needs six additions; the best part of a hand is found in the same way
from nothing up. `exact_turn_solver` knows chips too, and takes far longer.

>>> turn = FastTurnSolver()
>>> turn.value_of([[float(cell < 15) for cell in range(24)]] * 6)  # at least four equal symbols
0.8264
"""

from collections.abc import Sequence

import cython

from alcaide.games.dicetable.codes import *
from alcaide.games.dicetable.multisets import ALL_MULTISETS, NUMBERS, Multiset
from alcaide.games.dicetable.rules import list_parts

if not cython.compiled:  # compiled code has these from fast_turn_solver.pxd
    from alcaide.games.dicetable.result_values import RESULTS
    from alcaide.games.dicetable.rules import COUNTS, FIRST_PART, HAND, PART, cell_of, number_of

    WITH_ONE_MORE = [[0] * TYPES for _ in range(MULTISETS)]
    WITH_ONE_LESS = [[0] * TYPES for _ in range(MULTISETS)]

NOWHERE = -1
NEVER = -1.0
"""Less than any result is worth."""
A_LITTLE = 1e-6
"""A re-roll that brings less than this more is not made."""


class FastTurnSolver:
    """Turns in which every result has a worth, nothing or more: `worth[type * CELLS + cell]`.

    What was solved last is remembered: `kept[rolls - 1]` says what it is worth to keep some dice after so many rolls
    and throw the others. `black` is the black die's type + 1, or 0.
    """

    def __init__(self) -> None:
        if not cython.compiled:
            self.worth = [0.0] * RESULTS
            self.solved = [0.0] * RESULTS
            self.stops = [[0.0] * (DICE + 1) for _ in range(TYPES)]
            self.kept = [[0.0] * MULTISETS for _ in range(MOST_ROLLS)]
            self.best = [0.0] * MULTISETS
        if FIRST_PART[HANDS] == 0:
            list_parts()
        self.black = NOWHERE
        self.value = 0.0
        """What the turn is worth after the last decision."""

    def decide(self, dice: list[int], rolls: int, black: int) -> int:
        """The action that is best after so many rolls: to place on a type, or to throw some dice again."""
        number = number_of(dice)
        chosen = 0
        self.value = NEVER
        for kind in range(TYPES):
            symbols = dice[kind] + (1 if black == kind + 1 else 0)
            if symbols > 0 and self.worth[kind * CELLS + cell_of(symbols, rolls)] > self.value:
                self.value = self.worth[kind * CELLS + cell_of(symbols, rolls)]
                chosen = PLACE + kind
        if rolls == MOST_ROLLS:
            return chosen
        self.solve(black)
        first = FIRST_PART[HAND[number]]
        last = FIRST_PART[HAND[number] + 1] - 1  # the whole hand; parts and their rests come in opposite order
        for place in range(last - first):
            worth = self.kept[rolls - 1][PART[first + place]]
            if worth > self.value + A_LITTLE:
                self.value = worth
                chosen = REROLL + PART[last - place]
        return chosen

    def solve(self, black: int) -> None:
        """What all parts are worth that may be kept after two rolls, and after one."""
        if self.is_solved(black):
            return
        self.black = black
        for result in range(RESULTS):
            self.solved[result] = self.worth[result]
        self.note_stops(3)
        for number in range(MULTISETS):
            if WITH_ONE_MORE[number][0] == NOWHERE:
                self.kept[1][number] = self.stopping(number)
        self.average(self.kept[1])
        self.maximise(2, self.kept[1], self.kept[0])
        self.average(self.kept[0])

    def whole(self, black: int) -> float:
        """What a turn is worth before its first roll."""
        self.solve(black)
        self.maximise(1, self.kept[0], self.kept[2])
        self.average(self.kept[2])
        return self.kept[2][0]

    def is_solved(self, black: int) -> bool:
        """Whether these are the worths that were solved last."""
        same = self.black == black
        for result in range(RESULTS):
            same = same & (self.solved[result] == self.worth[result])
        return same

    def note_stops(self, rolls: int) -> None:
        """What so many dice of each type are worth after so many rolls."""
        for kind in range(TYPES):
            for count in range(DICE + 1):
                symbols = count + (1 if self.black == kind + 1 else 0)
                self.stops[kind][count] = self.worth[kind * CELLS + cell_of(symbols, rolls)] if symbols > 0 else NEVER

    def stopping(self, number: int) -> float:
        """What some dice are worth in their best type."""
        value = NEVER
        for kind in range(TYPES):
            value = max(value, self.stops[kind][COUNTS[number][kind]])
        return value

    def average(self, worths: list[float]) -> None:
        """From what full hands are worth to what every part is worth, if the rest is thrown."""
        for below in range(MULTISETS):
            number = MULTISETS - 1 - below
            if WITH_ONE_MORE[number][0] != NOWHERE:
                total = 0.0
                for kind in range(TYPES):
                    total += worths[WITH_ONE_MORE[number][kind]]
                worths[number] = total / TYPES

    def maximise(self, rolls: int, kept: list[float], worths: list[float]) -> None:
        """What full hands are worth after so many rolls: to stop, or to keep the best part."""
        self.note_stops(rolls)
        self.best[0] = kept[0]
        for number in range(1, MULTISETS):
            value = kept[number] if WITH_ONE_MORE[number][0] != NOWHERE else self.stopping(number)
            for kind in range(TYPES):
                value = max(value, self.best[WITH_ONE_LESS[number][kind]])
            self.best[number] = value
            worths[number] = value

    # For callers in Python

    def value_of(self, worth: Sequence[Sequence[float]]) -> float:
        """What a turn is worth before its first roll, to four places."""
        self.take(worth)
        return round(self.whole(0), 4)

    def advise(self, worth: Sequence[Sequence[float]], dice: Multiset, rolls: int, black: int = 0) -> tuple[int, float]:
        """The best action, and what the turn is worth with it."""
        if not cython.compiled:
            faces = [0] * TYPES
        self.take(worth)
        for kind in range(TYPES):
            faces[kind] = dice[kind]
        return self.decide(faces, rolls, black), self.value

    def take(self, worth: Sequence[Sequence[float]]) -> None:
        """These are the worths from now on."""
        for kind in range(TYPES):
            for cell in range(CELLS):
                self.worth[kind * CELLS + cell] = worth[kind][cell]


def neighbour(counts: Multiset, kind: int, more: int, otherwise: int) -> int:
    """The number of the multiset with so many more dice of a type; `otherwise` if there is none."""
    changed = [count + more * (kind == other) for other, count in enumerate(counts)]
    return NUMBERS.get(tuple(changed), otherwise)


for number in range(MULTISETS):
    for kind in range(TYPES):
        WITH_ONE_MORE[number][kind] = neighbour(ALL_MULTISETS[number], kind, 1, NOWHERE)
        WITH_ONE_LESS[number][kind] = neighbour(ALL_MULTISETS[number], kind, -1, 0)
