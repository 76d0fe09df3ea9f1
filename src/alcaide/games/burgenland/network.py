"""The chance to win Burgen Land before a roll: a value network, learnt from matches that it played with itself.

What a position shows is some 70 numbers, seen from the seat whose turn it is; areas are counted from the one where
the crown stands, so that colours do not matter. A network with one hidden layer makes a chance of them. Its weights
stand in `data/`, one file for each level, learnt by `python -m alcaide.games.burgenland.training`.
"""

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

import cython

from alcaide.games.burgenland.codes import *
from alcaide.games.burgenland.rules import Burgenland

if not cython.compiled:  # compiled code has these from network.pxd
    from alcaide.core.arithmetic import exp
    from alcaide.games.burgenland.rules import worth

    HIDDEN = 64
    PER_AREA = 14
    INPUTS = 3 * PER_AREA + 2 + 2 * (RED_DICE + 1) + 2 * AREA

HIDDEN_UNITS = HIDDEN
INPUT_NUMBERS = INPUTS


class ValueNetwork:
    """Inputs, one hidden layer of ReLU, and the logistic function of one output."""

    def __init__(
        self, into: Sequence[Sequence[float]], bias: Sequence[float], out: Sequence[float], middle: float
    ) -> None:
        """Weights from every input into every hidden number, what these begin with, and the same for the chance."""
        if not cython.compiled:
            self.into = [[0.0] * HIDDEN for _ in range(INPUTS)]
            self.bias = [0.0] * HIDDEN
            self.out = [0.0] * HIDDEN
            self.inputs = [0.0] * INPUTS
            self.hidden = [0.0] * HIDDEN
        for unit in range(HIDDEN):
            self.bias[unit] = bias[unit]
            self.out[unit] = out[unit]
            for place in range(INPUTS):
                self.into[place][unit] = into[place][unit]
        self.middle = middle

    def chance(self, table: Burgenland) -> float:
        """The chance of the seat that is to roll: it begins its turn and must, or it may."""
        self.read_table(table)
        return self.answer()

    def answer(self) -> float:
        """What the network makes of its inputs."""
        for unit in range(HIDDEN):
            self.hidden[unit] = self.bias[unit]
        for place in range(INPUTS):
            given = self.inputs[place]
            if given != 0.0:
                for unit in range(HIDDEN):
                    self.hidden[unit] += given * self.into[place][unit]
        total = self.middle
        for unit in range(HIDDEN):
            if self.hidden[unit] > 0.0:
                total += self.out[unit] * self.hidden[unit]
        return 1.0 / (1.0 + exp(-total))

    def read_table(self, table: Burgenland) -> None:
        """What the position shows."""
        seat = table.seat
        rival = 1 - seat
        for area in range(3):
            self.read_area(table, (table.crown // AREA + area) % 3, area * PER_AREA)
        start = 3 * PER_AREA
        self.inputs[start] = table.points[seat] / 30.0
        self.inputs[start + 1] = table.points[rival] / 30.0
        for place in range(start + 2, INPUTS):
            self.inputs[place] = 0.0
        start += 2
        self.inputs[start + table.red[seat]] = 1.0
        start += RED_DICE + 1
        self.inputs[start + table.red[rival]] = 1.0
        start += RED_DICE + 1
        self.inputs[start + table.crown % AREA + (AREA if table.colour >= 0 else 0)] = 1.0

    def read_area(self, table: Burgenland, colour: int, start: int) -> None:
        """Two castles: their values, who would win by scoring, what may be built and lost, and what the piles hold.

        Parts that do not count, because of a hole, are added up too.
        """
        own = table.value(table.seat, colour)
        others = table.value(1 - table.seat, colour)
        self.inputs[start] = own / 10.0
        self.inputs[start + 1] = others / 10.0
        self.inputs[start + 2] = 1.0 if own > others and table.points[table.seat] + own - others >= GOAL else 0.0
        self.inputs[start + 3] = 1.0 if others > own and table.points[1 - table.seat] + others - own >= GOAL else 0.0
        for side in range(2):
            seat = table.seat if side == 0 else 1 - table.seat
            length = table.lengths[seat][colour]
            walls = 0
            dearest = 0
            if length > 0:
                left = table.castles[seat][colour][0]
                right = table.castles[seat][colour][length - 1]
                walls = (1 if left == WALL else 0) + (1 if right == WALL else 0)
                dearest = max(worth(left), worth(right))
            self.inputs[start + 4 + side] = walls / 2.0
            self.inputs[start + 6 + side] = dearest / 5.0
            rest = -own if side == 0 else -others
            for slot in range(length):
                rest += worth(table.castles[seat][colour][slot])
            self.inputs[start + 12 + side] = rest / 5.0
        for card in range(WALL, ROOFED_TOWER + 1):
            self.inputs[start + 7 + card] = table.piles[colour][card] / 4.0

    def learn(self, inputs: Sequence[float], target: float, rate: float) -> None:
        """Move the answer towards the target: one step down the slope of the cross entropy."""
        for place in range(INPUTS):
            self.inputs[place] = inputs[place]
        slope = rate * (target - self.answer())
        self.middle += slope
        for unit in range(HIDDEN):
            if self.hidden[unit] > 0.0:
                back = slope * self.out[unit]
                self.out[unit] += slope * self.hidden[unit]
                self.bias[unit] += back
                for place in range(INPUTS):
                    self.into[place][unit] += back * self.inputs[place]

    def weights(self) -> dict[str, object]:
        """All weights, as they are shipped."""
        return {
            "into": [[round(self.into[place][unit], 4) for unit in range(HIDDEN)] for place in range(INPUTS)],
            "bias": [round(self.bias[unit], 4) for unit in range(HIDDEN)],
            "out": [round(self.out[unit], 4) for unit in range(HIDDEN)],
            "middle": round(self.middle, 4),
        }

    def inputs_of(self, table: Burgenland) -> list[float]:
        """What a position shows, for whoever learns."""
        self.read_table(table)
        return [self.inputs[place] for place in range(INPUTS)]

    def value_of(self, table: Burgenland) -> float:
        """The chance, for everyone."""
        return self.chance(table)


@cache
def shipped(level: str) -> ValueNetwork:
    """The network of a level, with the weights of the package: a knight's has learnt from fewer matches."""
    weights = json.loads((files("alcaide.games.burgenland") / "data" / f"network_{level}.json").read_text())
    return ValueNetwork(weights["into"], weights["bias"], weights["out"], weights["middle"])
