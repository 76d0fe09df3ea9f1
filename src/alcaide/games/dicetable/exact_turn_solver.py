"""The exact turn solver: the best re-roll and the best stop of a turn of up to three rolls, chips included.

Given what every result is worth (a type and a cell, D17), a turn is solved over all 1,287 multisets of eight dice.
Whoever asks says what a result is worth with all that follows from it: a taken cell, a marker that can be displaced,
the award that may be won there.

>>> sure = ExactTurnSolver([[float(cell < 15) for cell in range(24)]] * 6)  # at least four equal symbols
>>> round(sure.worth_of_turn(), 4)
0.8264
>>> advice = sure.advise((3, 2, 1, 1, 1, 0), 2)
>>> str(advice.action), round(advice.worth, 4)
('reroll 2 seraglio 1 arcades 1 chambers 1 garden', 0.6116)
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import cython

from alcaide.core import Action
from alcaide.core.arithmetic import power
from alcaide.games.alhambra.moves import CancelRoll, SetBlack
from alcaide.games.dicetable.codes import *
from alcaide.games.dicetable.moves import Place, Reroll
from alcaide.games.dicetable.multisets import ALL_MULTISETS, NUMBERS, Multiset

if not cython.compiled:  # compiled code has these from exact_turn_solver.pxd
    from alcaide.games.dicetable.rules import COUNTS, SKIPPED, cell_of

    MOST_CANCELS = 3
    NO_BLACK = 6
    BLACK_IN_HAND = 7

NEVER = -1e300
"""Less than anything can be worth."""
ROUNDING = 1e-9
"""Options that differ by less, relatively, are as good: then the first is taken, stopping before all others."""


class Hands:
    """All hands of so many dice, and the parts of each that one may keep, with the chance to get it back from there."""

    def __init__(self, dice: int) -> None:
        if not cython.compiled:
            self.numbers = [0] * HANDS
            self.hands = [0] * MULTISETS
            self.odds = [0.0] * HANDS
            self.first = [0] * (HANDS + 1)
            self.part = [0] * PARTS
            self.chance = [0.0] * PARTS
            self.factorials = [1.0] * (DICE + 1)
        self.dice = dice
        self.parts = 0
        self.factorials[0] = 1.0
        for count in range(DICE):
            self.factorials[count + 1] = self.factorials[count] * (count + 1)
        self.count = 0
        for number, counts in enumerate(ALL_MULTISETS):
            if sum(counts) == dice:
                self.numbers[self.count] = number
                self.hands[number] = self.count
                self.first[self.count] = self.parts
                self.list_parts(number, 0, DICE, 0, 1.0, 0)
                self.odds[self.count] = self.chance[self.first[self.count]]
                self.count += 1
        self.first[self.count] = self.parts

    def list_parts(self, number: int, kind: int, left: int, part: int, ways: float, thrown: int) -> None:
        """Every part of a hand but the whole: `part` is what is kept of the types before, `thrown` counts the rest."""
        if kind == TYPES:
            if thrown > 0:
                self.part[self.parts] = part
                self.chance[self.parts] = self.factorials[thrown] * ways
                self.parts += 1
            return
        for count in range(COUNTS[number][kind] + 1):
            self.list_parts(
                number,
                kind + 1,
                left - count,
                part + SKIPPED[kind][left][count],
                ways / self.factorials[COUNTS[number][kind] - count] / power(6.0, COUNTS[number][kind] - count),
                thrown + COUNTS[number][kind] - count,
            )


@lru_cache
def hands_of(dice: int) -> Hands:
    """The table of so many dice, made once."""
    return Hands(dice)


@dataclass(frozen=True)
class SolvedTurn:
    """The best thing to do, and what the turn is worth then."""

    action: Action
    worth: float


class ExactTurnSolver:
    """Turns in which every result has a known worth; what was solved once is remembered.

    `worth` says for each type and cell what a result there is worth; a cancel or black-die chip that is used costs
    `cancel_cost` or `black_cost`. `black` is the black die's type, NO_BLACK, or BLACK_IN_HAND while a chip can set it.
    """

    def __init__(
        self,
        worth: Sequence[Sequence[float]],
        *,
        cancel_cost: float = 0.0,
        black_cost: float = 0.0,
        dice: int = 8,
    ) -> None:
        if len(worth) != TYPES or any(len(column) != CELLS for column in worth):
            raise ValueError(f"A worth is needed for each of {TYPES} types and {CELLS} cells.")
        if not 1 <= dice <= DICE:
            raise ValueError(f"A turn has 1 to {DICE} dice, not {dice}.")
        if not cython.compiled:
            self.worth = [[0.0] * CELLS for _ in range(TYPES)]
            self.stop = [[[0.0] * HANDS for _ in range(MOST_ROLLS)] for _ in range(7)]
            self.after_one = [[[0.0] * HANDS for _ in range(MOST_CANCELS + 1)] for _ in range(8)]
            self.after_two = [[[0.0] * HANDS for _ in range(MOST_CANCELS + 1)] for _ in range(7)]
            self.known_stops = [False] * 7
            self.known_one = [[False] * (MOST_CANCELS + 1) for _ in range(8)]
            self.known_two = [[False] * (MOST_CANCELS + 1) for _ in range(7)]
            self.above = [0.0] * MULTISETS
            self.gain = [0.0] * MULTISETS
            self.order = [0] * HANDS
            self.asked = [0] * HANDS
        self.table = hands_of(dice)
        self.cancel_cost = cancel_cost
        self.black_cost = black_cost
        for kind in range(TYPES):
            for cell in range(CELLS):
                self.worth[kind][cell] = worth[kind][cell]
        for hand in range(HANDS):
            self.order[hand] = hand
            self.asked[hand] = hand

    # Asking

    def worth_of_turn(self, *, cancels: int = 0, black_chip: bool = False) -> float:
        """What a turn is worth before its first roll."""
        return self.whole_turn(BLACK_IN_HAND if black_chip else NO_BLACK, min(cancels, MOST_CANCELS))

    def advise(
        self,
        dice: Multiset,
        rolls: int,
        *,
        black: int | None = None,
        cancels: int = 0,
        black_chip: bool = False,
        fresh: bool = False,
        former: Multiset | None = None,
    ) -> SolvedTurn:
        """The best decision of a turn in which `rolls` count.

        `black` is the type of the black die, if it is set; `cancels` and `black_chip` say which chips are in hand.
        While `fresh` the roll just made can be cancelled: `former` are the dice before it, None before the first.
        """
        hand = self.hand_of(dice)
        chips = min(cancels, MOST_CANCELS)
        state = BLACK_IN_HAND if black_chip else NO_BLACK
        if black is not None:
            state = black
        options = [self.best_stop(hand, rolls, black)]
        if rolls < MOST_ROLLS:
            options.append(self.best_reroll(hand, rolls, state, chips))
        if rolls == 1 and state == BLACK_IN_HAND:
            options += [
                SolvedTurn(SetBlack(kind), self.one_at(hand, kind, chips) - self.black_cost) for kind in range(TYPES)
            ]
        if fresh and chips > 0:
            options.append(
                SolvedTurn(CancelRoll(), self.cancelling(rolls, former, state, chips - 1) - self.cancel_cost)
            )
        best = max(option.worth for option in options)
        return next(option for option in options if option.worth >= best - ROUNDING * max(1.0, abs(best)))

    def hand_of(self, dice: Multiset) -> int:
        """The place of a hand in the table."""
        if sum(dice) != self.table.dice:
            raise ValueError(f"A hand has {self.table.dice} dice, not {sum(dice)}.")
        return self.table.hands[NUMBERS[tuple(dice)]]

    def best_stop(self, hand: int, rolls: int, black: int | None) -> SolvedTurn:
        """The best type to place on."""
        state = NO_BLACK if black is None else black
        kind = self.type_at(hand, rolls, state)
        return SolvedTurn(Place(kind), self.stopping(hand, rolls, state, kind))

    def best_reroll(self, hand: int, rolls: int, state: int, cancels: int) -> SolvedTurn:
        """The best dice to throw again."""
        floor = NEVER
        plain = min(state, NO_BLACK)
        if cancels > 0:
            floor = self.waiting(hand, rolls, state, cancels - 1) - self.cancel_cost
        self.forget()
        self.know_stops(plain)
        if rolls == 1:
            self.know_two(plain, cancels)
            self.forget()
            threshold = max(floor, self.least(self.after_two[plain][cancels]))
            self.admit_above(self.after_two[plain][cancels], threshold)
        else:
            threshold = max(floor, self.least(self.stop[plain][2]))
            self.admit_above(self.stop[plain][2], threshold)
        parts = [self.table.part[place] for place in range(self.table.first[hand], self.table.first[hand + 1])]
        kept = max(parts, key=lambda part: self.gain[part] + (1.0 - self.above[part]) * threshold)
        shown = ALL_MULTISETS[self.table.numbers[hand]]
        thrown = tuple(have - keep for have, keep in zip(shown, ALL_MULTISETS[kept], strict=True))
        return SolvedTurn(Reroll(thrown), self.gain[kept] + (1.0 - self.above[kept]) * threshold)

    def waiting(self, hand: int, rolls: int, state: int, cancels: int) -> float:
        """What a hand is worth when its last roll can no longer be cancelled."""
        if rolls == 1:
            return self.one_at(hand, state, cancels)
        plain = min(state, NO_BLACK)
        self.know_two(plain, cancels)
        return self.after_two[plain][cancels][hand]

    def cancelling(self, rolls: int, former: Multiset | None, state: int, cancels: int) -> float:
        """What comes of a cancelled roll, its chip spent: the turn anew, or the hand before."""
        if rolls == 1 or former is None:
            return self.whole_turn(state, cancels)
        return self.waiting(self.hand_of(former), rolls - 1, state, cancels)

    # Stopping

    def stopping(self, hand: int, rolls: int, black: int, kind: int) -> float:
        """What a hand is worth in a type."""
        symbols = COUNTS[self.table.numbers[hand]][kind] + (1 if black == kind else 0)
        return NEVER if symbols == 0 else self.worth[kind][cell_of(symbols, rolls)]

    def type_at(self, hand: int, rolls: int, black: int) -> int:
        """The type in which a hand is worth most."""
        best = 0
        for kind in range(1, TYPES):
            if self.stopping(hand, rolls, black, kind) > self.stopping(hand, rolls, black, best):
                best = kind
        return best

    def know_stops(self, black: int) -> None:
        """What every hand is worth after one, two and three rolls."""
        if self.known_stops[black]:
            return
        self.known_stops[black] = True
        for rolls in range(MOST_ROLLS):
            for hand in range(self.table.count):
                self.stop[black][rolls][hand] = self.stopping(
                    hand, rolls + 1, black, self.type_at(hand, rolls + 1, black)
                )

    # Going on: a cancelled third roll leads back to two, a cancelled second to one, a cancelled first to none

    def know_two(self, black: int, cancels: int) -> None:
        """What every hand is worth after two rolls."""
        if self.known_two[black][cancels]:
            return
        self.known_two[black][cancels] = True
        self.know_stops(black)
        if cancels == 0:
            self.go_on(self.stop[black][2], self.stop[black][1], self.after_two[black][0])
            return
        self.know_two(black, cancels - 1)
        self.go_on_with_chip(
            self.stop[black][2], self.after_two[black][cancels - 1], self.stop[black][1], self.after_two[black][cancels]
        )

    def know_one(self, black: int, cancels: int) -> None:
        """What every hand is worth after one roll; the black die may still be set if its chip is in hand."""
        if self.known_one[black][cancels]:
            return
        plain = min(black, NO_BLACK)
        self.know_two(plain, cancels)
        if black == BLACK_IN_HAND:
            for kind in range(TYPES):
                self.know_one(kind, cancels)
        for hand in range(self.table.count):
            self.after_one[black][cancels][hand] = self.one_without_rolling(hand, black, cancels)
        if cancels == 0:
            self.go_on(self.after_two[plain][0], self.after_one[black][0], self.after_one[black][0])
        else:
            self.know_one(black, cancels - 1)
            self.go_on_with_chip(
                self.after_two[plain][cancels],
                self.after_one[black][cancels - 1],
                self.after_one[black][cancels],
                self.after_one[black][cancels],
            )
        self.known_one[black][cancels] = True

    def one_without_rolling(self, hand: int, black: int, cancels: int) -> float:
        """After one roll: stop, or set the black die."""
        self.know_stops(min(black, NO_BLACK))
        best = self.stop[min(black, NO_BLACK)][0][hand]
        if black == BLACK_IN_HAND:
            for kind in range(TYPES):
                best = max(best, self.one_at(hand, kind, cancels) - self.black_cost)
        return best

    def one_at(self, hand: int, black: int, cancels: int) -> float:
        """What one hand is worth after one roll, without solving the others unless that was done before."""
        if self.known_one[black][cancels]:
            return self.after_one[black][cancels][hand]
        plain = min(black, NO_BLACK)
        best = self.one_without_rolling(hand, black, cancels)
        self.know_two(plain, cancels)
        threshold = self.least(self.after_two[plain][cancels])
        if cancels > 0:
            threshold = max(threshold, self.one_at(hand, black, cancels - 1) - self.cancel_cost)
        self.forget()
        self.admit_above(self.after_two[plain][cancels], threshold)
        return max(best, self.best_part(hand, threshold))

    def whole_turn(self, black: int, cancels: int) -> float:
        """What a turn is worth before its first roll."""
        self.know_one(black, cancels)
        again = NEVER
        if cancels > 0:
            again = self.whole_turn(black, cancels - 1) - self.cancel_cost
        total = 0.0
        for hand in range(self.table.count):
            total += self.table.odds[hand] * max(self.after_one[black][cancels][hand], again)
        return total

    # Rolling: what parts of hands may become

    def forget(self) -> None:
        """No hand is admitted."""
        for part in range(MULTISETS):
            self.above[part] = 0.0
            self.gain[part] = 0.0

    def admit(self, hand: int, worth: float) -> None:
        """Every part of the hand may become it."""
        for place in range(self.table.first[hand], self.table.first[hand + 1]):
            self.above[self.table.part[place]] += self.table.chance[place]
            self.gain[self.table.part[place]] += self.table.chance[place] * worth

    def admit_above(self, worths: list[float], threshold: float) -> None:
        """Admit the hands worth more than the threshold."""
        for hand in range(self.table.count):
            if worths[hand] > threshold:
                self.admit(hand, worths[hand])

    def best_part(self, hand: int, threshold: float) -> float:
        """The best part to keep, if what is not admitted is worth the threshold."""
        best = NEVER
        for place in range(self.table.first[hand], self.table.first[hand + 1]):
            value = self.gain[self.table.part[place]] + (1.0 - self.above[self.table.part[place]]) * threshold
            best = max(best, value)
        return best

    def least(self, worths: list[float]) -> float:
        """What the worst hand is worth."""
        low = worths[0]
        for hand in range(1, self.table.count):
            low = min(low, worths[hand])
        return low

    def go_on(self, worths: list[float], stops: list[float], result: list[float]) -> None:
        """Stop or roll: what every hand is worth if the next hands are worth `worths`."""
        low = self.least(worths)
        self.forget()
        self.admit_above(worths, low)
        for hand in range(self.table.count):
            result[hand] = max(stops[hand], self.best_part(hand, low))

    def go_on_with_chip(
        self, worths: list[float], thresholds: list[float], stops: list[float], result: list[float]
    ) -> None:
        """Stop or roll, and take a worse hand back for the cost of a chip, the old one then worth its threshold.

        Hands are asked from the highest threshold down; before each is answered, those worth more are admitted. So
        every hand is admitted once, and no threshold needs a table of its own. The orders are kept: the next are alike.
        """
        sort_down(worths, self.order, self.table.count)
        sort_down(thresholds, self.asked, self.table.count)
        self.forget()
        admitted = 0
        for place in range(self.table.count):
            hand = self.asked[place]
            while admitted < self.table.count and worths[self.order[admitted]] > thresholds[hand] - self.cancel_cost:
                self.admit(self.order[admitted], worths[self.order[admitted]])
                admitted += 1
            result[hand] = max(stops[hand], self.best_part(hand, thresholds[hand] - self.cancel_cost))


def sort_down(keys: list[float], order: list[int], count: int) -> None:
    """Sort places by their keys from the greatest down: a merge sort that leaves alone what is in order already."""
    if not cython.compiled:
        spare = [0] * HANDS
    width = 1
    while width < count:
        low = 0
        while low < count:
            middle = min(low + width, count)
            high = min(low + 2 * width, count)
            if middle < high and keys[order[middle - 1]] < keys[order[middle]]:
                merge(keys, order, spare, low, middle, high)
            low = high
        width = 2 * width


def merge(keys: list[float], order: list[int], spare: list[int], low: int, middle: int, high: int) -> None:
    """Make one sorted run of two."""
    left = low
    right = middle
    for place in range(low, high):
        if left < middle and (right >= high or keys[order[left]] >= keys[order[right]]):
            spare[place] = order[left]
            left += 1
        else:
            spare[place] = order[right]
            right += 1
    for place in range(low, high):
        order[place] = spare[place]
