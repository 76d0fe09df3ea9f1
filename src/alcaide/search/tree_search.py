"""Tree search: trials that remember, move by move, what came of what was tried before.

Open-loop MCTS over what a seat knows (Cowling, Powley and Whitehouse 2012): a node is a row of moves, and
luck and hidden cards are drawn anew with every descent. At a decision only the moves that are legal now take part, and
a move counts how often it could have been made. Which one is tried next depends on what it brought to the seat that
makes it, on its first sight, and on how seldom it was tried (Rosin 2011). A move that was never followed up is, once:
its replies are evaluated, the best is made, a greedy rollout goes on for a little, and the evaluation of every seat is
carried back.
"""

import cython

from alcaide.core.codes import *
from alcaide.core.evaluator import Evaluator
from alcaide.core.luck import Luck
from alcaide.core.position import Position
from alcaide.core.uncompiled import *
from alcaide.search.flat_monte_carlo import FlatMonteCarlo

if not cython.compiled:  # compiled code has these from tree.pxd
    from collections import defaultdict
    from collections.abc import Mapping
    from math import sqrt

    from alcaide.core.arithmetic import exp

    DEEPEST = 64
    MOST_NODES = 1 << 20
    MOST_SEATS = 8

    class PlainNode:
        """One move in the tree."""

        key = 0
        """The move and the seat that makes it."""
        child = -1
        """Its first reply, the others behind it by their keys."""
        after = -1
        """The next move beside it."""
        times = 0
        """How often it was made."""
        available = 0
        """How often it could have been made."""
        prior = 0.0
        """What the seat expects of it at first sight."""
        weight = 1.0
        """How much sooner than others it is tried for that."""
        total = 0.0
        """What it brought the seat."""

    def renew_nodes(nodes: Mapping[int, PlainNode], room: int) -> Mapping[int, PlainNode]:
        """Room for that many nodes instead of those."""
        return defaultdict(PlainNode)

    def free_nodes(nodes: Mapping[int, PlainNode]) -> None:
        """Nothing to free."""


TURNS = 2
"""How many turns, at least, are played on where the tree ends."""
TRUST = 2.0
"""How many trials the first sight of a move in the tree counts for."""
CURIOSITY = 0.2
"""How much moves that were seldom tried are preferred."""
DOUBT = 0.05
"""How much better than another a move looks that is, for its looks, tried nearly three times as often."""
WORST = -1e300
"""Liked less than anything."""


class TreeSearch(FlatMonteCarlo):
    """One decision being thought about with a memory; `stopped` may be set from another thread."""

    def __init__(self, position: Position, seat: int, evaluator: Evaluator, luck: Luck) -> None:
        FlatMonteCarlo.__init__(self, position, seat, evaluator, luck)
        if not cython.compiled:
            self.path = [0] * DEEPEST
            self.results = [0.0] * MOST_SEATS
            self.open = [0] * MOST_CHOICES
            self.nodes: Mapping[int, PlainNode] = {}
        self.room = 0
        self.used = 0
        self.depth = 0

    def think(self, steps: int, widest: int, seconds: float = 0.0) -> int:
        self.room = self.count + min(steps, MOST_NODES)
        self.nodes = renew_nodes(self.nodes, self.room)
        self.used = 0
        for index in range(self.count):
            self.new_node(self.actions[index] * MOST_SEATS + self.seat)
        return FlatMonteCarlo.think(self, steps, widest, seconds)

    def __dealloc__(self) -> None:
        free_nodes(self.nodes)

    def attempt(self, index: int) -> int:
        self.trial.assume(self.root)
        self.trial.redeal(self.seat, self.luck)
        self.depth = 0
        self.follow(index)
        self.roll_out(self.descend(index))
        for seat in range(self.trial.players):
            self.results[seat] = self.evaluator.evaluate(self.trial, seat)
        self.carry_back()
        self.total[index] += self.results[self.seat]
        self.squares[index] += self.results[self.seat] * self.results[self.seat]
        self.times[index] += 1
        return 0

    def roll_out(self, last: int) -> int:
        """Go on to the end of a turn, always of the same seat: whoever has just moved looks better than they are."""
        turns = TURNS
        while (last + turns) % self.trial.players != (self.seat + self.evaluator.rollout_turns) % self.trial.players:
            turns += 1
        return self.greedy.rollout(self.trial, self.luck, turns, last)

    # The way down and back

    def descend(self, node: int) -> int:
        """Follow the tree to its end, and one move further; the seat that moved last."""
        last = self.seat
        fresh = False
        while self.trial.to_act != OVER and not fresh and self.depth < DEEPEST:
            if self.trial.to_act == CHANCE:
                self.trial.become(self.trial.draw(self.luck))
                self.greedy.steps += 1
                continue
            last = self.trial.to_act
            self.choices.count = 0
            self.trial.list_legal(self.choices)
            self.evaluator.prune(self.trial, self.choices)
            if self.choices.count == 1:
                self.trial.become(self.choices.actions[0])
                continue
            if self.used + self.choices.count > self.room:
                break
            fresh = self.nodes[node].child < 0
            self.meet(node, last)
            node = self.prefer_open(self.choices.count)
            self.follow(node)
        return last

    def follow(self, node: int) -> int:
        """Make a move of the tree."""
        self.path[self.depth] = node
        self.depth += 1
        self.trial.become(self.nodes[node].key // MOST_SEATS)
        self.greedy.steps += 1
        return 0

    def carry_back(self) -> None:
        """Tell every move on the way what its seat may expect now."""
        for place in range(self.depth):
            node = self.path[place]
            self.nodes[node].times += 1
            self.nodes[node].total += self.results[self.nodes[node].key % MOST_SEATS]

    # Moves

    def meet(self, node: int, seat: int) -> int:
        """Find the node of every choice, or make it: both stand in the order of their keys."""
        before = -1
        after = self.nodes[node].child
        for index in range(self.choices.count):
            key = self.choices.actions[index] * MOST_SEATS + seat
            while after >= 0 and self.nodes[after].key < key:
                before = after
                after = self.nodes[after].after
            if after < 0 or self.nodes[after].key != key:
                made = self.new_node(key)
                self.nodes[made].after = after
                self.nodes[made].prior = self.greedy.look(self.trial, self.choices.actions[index], seat)
                self.nodes[made].weight = exp(self.nodes[made].prior / DOUBT)
                if before < 0:
                    self.nodes[node].child = made
                else:
                    self.nodes[before].after = made
                after = made
            self.open[index] = after
        return 0

    def new_node(self, key: int) -> int:
        """A move that nobody has made yet; its place."""
        made = self.used
        self.used += 1
        self.nodes[made].key = key
        self.nodes[made].child = -1
        self.nodes[made].after = -1
        self.nodes[made].times = 0
        self.nodes[made].available = 0
        self.nodes[made].prior = 0.0
        self.nodes[made].weight = 1.0
        self.nodes[made].total = 0.0
        return made

    def prefer_open(self, count: int) -> int:
        """Of the moves that can be made now, the one to try next."""
        weights = 0.0
        times = 0
        surplus = 0.0
        for index in range(count):
            node = self.open[index]
            weights += self.nodes[node].weight
            times += self.nodes[node].times
            surplus += self.nodes[node].total - self.nodes[node].times * self.nodes[node].prior
        surplus = surplus / times if times > 0 else 0.0
        best = WORST
        chosen = self.open[0]
        for index in range(count):
            node = self.open[index]
            self.nodes[node].available += 1
            value = self.mean_of(node, surplus) + self.interest(node, weights)
            if value > best:
                best = value
                chosen = node
        return chosen

    def mean_of(self, node: int, surplus: float) -> float:
        """What a move has brought, its first sight counted as a few trials, with what those beside it brought more."""
        prior = self.nodes[node].prior + surplus
        return (TRUST * prior + self.nodes[node].total) / (TRUST + self.nodes[node].times)

    def interest(self, node: int, weights: float) -> float:
        """How much a move should be tried for being promising and seldom tried."""
        share = self.nodes[node].weight / weights
        return CURIOSITY * share * sqrt(self.nodes[node].available) / (1.0 + self.nodes[node].times)
