"""What a position of either dice game is worth: places in six types, markers in the area, and the turn being rolled.

A type is worth what its places pay in the scorings to come, every rival being ahead with a chance that depends on the
distance and on the rounds left. A marker in the area promises what it will take if nobody gets in front of it. A turn
is worth the best type one could aim at, by the chance that enough dice show it. In points, for a lead, the area and the
turn are left out: whoever asks for it plays the turn out or solves it.
"""

from math import comb

import cython

from alcaide.core.arithmetic import power
from alcaide.core.codes import *
from alcaide.core.evaluator import Evaluator
from alcaide.core.position import Choices, Position
from alcaide.games.dicetable.codes import *
from alcaide.games.dicetable.result_values import REACHED
from alcaide.games.dicetable.rules import DiceTable

if not cython.compiled:  # compiled code has these from evaluation.pxd
    from alcaide.core.arithmetic import exp
    from alcaide.games.dicetable.majorities import hope_of
    from alcaide.games.dicetable.rules import COUNTS, cell_of, prize

    FALL = [[[0.0] * (DICE + 1) for _ in range(DICE + 1)] for _ in range(MOST_ROLLS)]
    MOST_RIVALS = 32

BREADTH = 24
PRIOR_WEIGHT = 10.0
WIN = 1000.0
"""Points that a victory is worth."""

# FALL: the chance that that many of some dice show a type after up to three rolls of all that do not show it yet.
for roll in range(MOST_ROLLS):
    shown = 1.0 - power(5.0 / 6.0, roll + 1)
    for thrown in range(DICE + 1):
        for hits in range(thrown + 1):
            FALL[roll][thrown][hits] = comb(thrown, hits) * power(shown, hits) * power(1 - shown, thrown - hits)


class DiceEvaluator(Evaluator):
    """Weights in points, and in steps of a type for what a first and a second marker take."""

    def __init__(
        self,
        turn: float,
        close: float,
        drift: float,
        near: float,
        far: float,
        first: float,
        second: float,
        aimed: float,
        rollout_turns: float,
    ) -> None:
        """A lead of `near` points, and `far` more for every round to come, wins 73 %."""
        super().__init__(int(rollout_turns), BREADTH, PRIOR_WEIGHT)
        if not cython.compiled:
            self.untouched = [[0.0] * CELLS for _ in range(MOST_RIVALS)]
            self.overtaken_once = [[0.0] * CELLS for _ in range(MOST_RIVALS)]
        self.turn = turn
        """What a turn that is not begun is worth."""
        self.close = close
        """How far apart two owners are in a type when a round can hardly change their order any more."""
        self.drift = drift
        """How much further apart they can be for every round still to come."""
        self.near = near
        self.far = far
        self.first = first
        self.second = second
        self.foresee_rivals(aimed)

    def foresee_rivals(self, aimed: float) -> None:
        """How likely none, or one, of some turns of rivals comes in front of a cell.

        `aimed` is the chance that a turn goes for one given column.
        """
        for cell in range(CELLS):
            symbols, late = DICE - cell // MOST_ROLLS, cell % MOST_ROLLS
            more = REACHED[symbols]
            overtaken = aimed * (more + (REACHED[symbols - 1] - more) * late / MOST_ROLLS)
            for rivals in range(MOST_RIVALS):
                self.untouched[rivals][cell] = power(1 - overtaken, rivals)
                self.overtaken_once[rivals][cell] = rivals * overtaken * power(1 - overtaken, max(0, rivals - 1))

    def evaluate(self, position: Position, seat: int) -> float:
        return self.win_share_of(cython.cast(DiceTable, position), seat)

    def lead(self, position: Position, seat: int) -> float:
        return self.lead_on(cython.cast(DiceTable, position), seat)

    def prune(self, position: Position, choices: Choices) -> int:
        return self.keep_aimed(cython.cast(DiceTable, position), choices)

    def rollout_policy(self, position: Position, choices: Choices) -> int:
        if not self.is_turn(cython.cast(DiceTable, position)):
            return -1
        return self.policy_at(cython.cast(DiceTable, position), choices)

    def is_turn(self, table: DiceTable) -> bool:
        """Whether a turn is asked: its dice lie on the table."""
        return table.stage == TURN

    # What each game says

    def tally(self, table: DiceTable, counts: list[float]) -> None:
        """How much of each type every owner has built."""

    def foresee(self, table: DiceTable, counts: list[float], places: list[int]) -> None:
        """The same with what is being given out and what markers promise; `places` are what is left to win."""

    def assets(self, table: DiceTable, owner: int) -> float:
        """What an owner has beside types, in points at the end."""
        return 0.0

    def with_assets(self, table: DiceTable, owner: int, points: float) -> float:
        """These points and the assets, for a lead."""
        return points + self.assets(table, owner)

    def black_die(self, table: DiceTable) -> int:
        """The type of the black die + 1, or 0."""
        return 0

    # The whole position

    def win_share_of(self, table: DiceTable, seat: int) -> float:
        """The share of the victory, from types, assets, markers and dice."""
        if not cython.compiled:
            counts = [0.0] * (TYPES * OWNERS)
            extra = [0.0] * OWNERS
            places = [0] * TYPES
        if table.to_act == OVER:
            return self.final_share(table, seat)
        self.foresee(table, counts, places)
        for owner in range(table.players):
            extra[owner] = self.assets(table, owner)
        if (table.stage == ROLLING and table.rolls > 0) or table.stage == TURN:
            extra[table.seat] += self.moment(table, counts, places, self.black_die(table)) - self.turn
        return self.share_of(table, seat, counts, extra, places)

    def lead_on(self, table: DiceTable, seat: int) -> float:
        """What a seat may expect, less what the best rival may."""
        if not cython.compiled:
            counts = [0.0] * (TYPES * OWNERS)
        if table.to_act == OVER:
            return WIN if self.final_share(table, seat) > 0.0 else -WIN
        self.tally(table, counts)
        most = -WIN
        for owner in range(table.players):
            if owner != seat:
                most = max(most, self.estimate(table, owner, counts))
        return self.estimate(table, seat, counts) - most

    def estimate(self, table: DiceTable, owner: int, counts: list[float]) -> float:
        """The points of an owner at the end, as it looks now."""
        majorities = 0.0
        for kind in range(TYPES):
            majorities += hope_of(counts, table.owners, owner, kind, table.round)
        return self.with_assets(table, owner, table.points[owner] + majorities)

    def tallied(self, table: DiceTable, kind: int) -> list[float]:
        """How much of a type every owner has built, for callers in Python."""
        if not cython.compiled:
            counts = [0.0] * (TYPES * OWNERS)
        self.tally(table, counts)
        return [counts[kind * OWNERS + owner] for owner in range(table.owners)]

    def estimate_of(self, table: DiceTable, owner: int) -> float:
        """`estimate`, for callers in Python."""
        if not cython.compiled:
            counts = [0.0] * (TYPES * OWNERS)
        self.tally(table, counts)
        return self.estimate(table, owner, counts)

    def policy_at(self, table: DiceTable, choices: Choices) -> int:
        """A turn goes on as its dice and places suggest."""
        if not cython.compiled:
            counts = [0.0] * (TYPES * OWNERS)
            places = [0] * TYPES
        self.foresee(table, counts, places)
        return self.roll_on(table, choices, counts, places, self.black_die(table))

    def final_share(self, table: DiceTable, seat: int) -> float:
        """The share of the victory at the end (D44)."""
        most = 0
        sharing = 0
        for other in range(table.players):
            most = max(most, table.points[other])
        for other in range(table.players):
            if table.points[other] == most:
                sharing += 1
        return 1.0 / sharing if table.points[seat] == most else 0.0

    def add_markers(self, table: DiceTable, counts: list[float], places: list[int]) -> None:
        """Add what the markers in the area promise their owners, in the columns that have places left to win."""
        for kind in range(TYPES):
            rank = 0
            for cell in range(CELLS):
                holder = table.area[kind][cell]
                if holder > 0 and rank < places[kind]:
                    counts[kind * OWNERS + holder - 1] += self.stay(
                        self.rival_turns(table, holder - 1), cell, rank, places[kind]
                    )
                    rank += 1

    def rival_turns(self, table: DiceTable, owner: int) -> int:
        """How many markers others have still to place."""
        rivals = 0
        for other in range(table.players):
            if other != owner:
                rivals += table.markers[other]
        return rivals

    def stay(self, rivals: int, cell: int, rank: int, places: int) -> float:
        """The steps that a marker takes, while rivals have that many markers that could overtake it."""
        none = self.untouched[rivals][cell]
        one = self.overtaken_once[rivals][cell]
        value = none * (self.first if rank == 0 else self.second)
        if rank + 1 < places:
            value += one * self.second
        if rank + 2 < places:
            value += (1.0 - none - one) * self.second
        return value

    def share_of(
        self, table: DiceTable, seat: int, counts: list[float], extra: list[float], places: list[int]
    ) -> float:
        """The share of a seat, if every owner's points are as the types and `extra` promise."""
        scale = self.near + self.far * (ROUNDS - table.round)
        own = 0.0
        total = 0.0
        target = 0.0
        for rival in range(table.players):
            value = table.points[rival] + extra[rival] + self.turn * table.markers[rival]
            for kind in range(TYPES):
                value += self.majority(table, rival, kind, counts)
            if rival == 0:
                target = value
            total += exp((value - target) / scale)
            if rival == seat:
                own = exp((value - target) / scale)
        return own / total

    def majority(self, table: DiceTable, owner: int, kind: int, counts: list[float]) -> float:
        """What an owner may expect from a type in all scorings to come."""
        if not cython.compiled:
            chances = [0.0] * 3
        total = 0.0
        for scoring in range(table.round // 2, 3):
            spread = self.close + self.drift * (2 * scoring + 1 - table.round)
            chances[0] = 1.0
            chances[1] = 0.0
            chances[2] = 0.0
            for other in range(table.owners):
                if other != owner:
                    gap = (counts[kind * OWNERS + other] - counts[kind * OWNERS + owner]) / spread
                    ahead = 0.5 + 0.5 * gap / (1.0 + abs(gap))
                    chances[2] = chances[2] * (1.0 - ahead) + chances[1] * ahead
                    chances[1] = chances[1] * (1.0 - ahead) + chances[0] * ahead
                    chances[0] *= 1.0 - ahead
            for place in range(scoring + 1):
                total += chances[place] * prize(scoring, kind, place)
        return total

    def moment(self, table: DiceTable, counts: list[float], places: list[int], black: int) -> float:
        """What the turn being rolled will bring: the best type to aim at, and the best roll to stop at."""
        if not cython.compiled:
            steps = [0.0] * CELLS
        best = 0.0
        for kind in range(TYPES):
            before = self.majority(table, table.seat, kind, counts)
            counts[kind * OWNERS + table.seat] += 1.0
            weight = self.majority(table, table.seat, kind, counts) - before
            counts[kind * OWNERS + table.seat] -= 1.0
            if weight > 0.0:
                self.promise(table, kind, places[kind], steps)
                best = max(best, weight * self.aim(table, kind, black, steps))
        return best

    def aim(self, table: DiceTable, kind: int, black: int, steps: list[float]) -> float:
        """The steps that the turn brings on average, if all its rolls are for one type."""
        kept = table.dice[kind] + (1 if black == kind + 1 else 0)
        free = table.thrown if table.thrown > 0 else DICE - table.dice[kind]
        best = 0.0
        if table.thrown == 0 and kept > 0:
            best = steps[cell_of(kept, table.rolls)]
        for rolls in range(MOST_ROLLS - table.rolls):
            value = 0.0
            for more in range(free + 1):
                if kept + more > 0 and FALL[rolls][free][more] > 0.001:
                    value += FALL[rolls][free][more] * steps[cell_of(kept + more, table.rolls + rolls + 1)]
            best = max(best, value)
        return best

    def roll_on(self, table: DiceTable, choices: Choices, counts: list[float], places: list[int], black: int) -> int:
        """Place on the best type, or throw everything else again, whichever brings more; -1 if neither is allowed."""
        if not cython.compiled:
            steps = [0.0] * CELLS
        best = 0.0
        chosen = -1
        for kind in range(TYPES):
            before = self.majority(table, table.seat, kind, counts)
            counts[kind * OWNERS + table.seat] += 1.0
            weight = self.majority(table, table.seat, kind, counts) - before
            counts[kind * OWNERS + table.seat] -= 1.0
            kept = table.dice[kind] + (1 if black == kind + 1 else 0)
            if weight > 0.0:
                self.promise(table, kind, places[kind], steps)
                if kept > 0 and weight * steps[cell_of(kept, table.rolls)] >= best:
                    best = weight * steps[cell_of(kept, table.rolls)]
                    chosen = self.listed(table, choices, kind, False)
                if table.rolls < MOST_ROLLS and weight * self.aim(table, kind, black, steps) > best:
                    best = weight * self.aim(table, kind, black, steps)
                    chosen = self.listed(table, choices, kind, True)
        return chosen

    def listed(self, table: DiceTable, choices: Choices, kind: int, rolling: bool) -> int:
        """Among the choices, to place on a type, or to throw all dice again that do not show it; -1 if not listed."""
        for index in range(choices.count):
            action = choices.actions[index]
            if rolling and REROLL <= action < OWN_ACTIONS and self.keeps(table, action - REROLL, kind):
                return action
            if not rolling and action == PLACE + kind:
                return action
        return -1

    def keeps(self, table: DiceTable, number: int, kind: int) -> bool:
        """Whether throwing these dice again keeps exactly those of one type."""
        same = True
        for other in range(TYPES):
            same = same and COUNTS[number][other] == (0 if other == kind else table.dice[other])
        return same

    def promise(self, table: DiceTable, kind: int, places: int, steps: list[float]) -> None:
        """The steps that a new marker would take, for every result in a column; it falls to the next free cell."""
        rivals = self.rival_turns(table, table.seat)
        rank = 0
        for cell in range(CELLS):
            if table.area[kind][cell] > 0:
                rank += 1
        value = 0.0
        for below in range(CELLS):
            cell = CELLS - 1 - below
            if table.area[kind][cell] > 0:
                rank -= 1
            else:
                value = self.stay(rivals, cell, rank, places) if rank < places else 0.0
            steps[cell] = value

    def is_aimed(self, table: DiceTable, number: int) -> bool:
        """Whether throwing these dice again keeps all dice of one type and no others."""
        kinds = 0
        part = False
        for kind in range(TYPES):
            if table.dice[kind] > COUNTS[number][kind]:
                kinds += 1
                part = part or COUNTS[number][kind] > 0
        return kinds <= 1 and not part

    def keep_aimed(self, table: DiceTable, choices: Choices) -> int:
        """Of all ways to roll again, weigh only those that aim at one type."""
        kept = 0
        for index in range(choices.count):
            action = choices.actions[index]
            if action < REROLL or action >= OWN_ACTIONS or self.is_aimed(table, action - REROLL):
                choices.actions[kept] = action
                kept += 1
        choices.count = kept
        return 0
