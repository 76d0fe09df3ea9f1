"""What a seat knows of Burgen Land as numbers: the whole table (K6), its own part first."""

import cython

from alcaide.core.observer import ACTING as WHO_ACTS
from alcaide.core.observer import WHO, Field, Numbers, Observer
from alcaide.core.position import Position
from alcaide.core.uncompiled import *
from alcaide.games.burgenland.codes import *
from alcaide.games.burgenland.rules import Burgenland

if not cython.compiled:  # compiled code has these from observer.pxd
    from alcaide.core.observer import acting, relative


FIELDS = (
    WHO,
    WHO_ACTS,
    Field("turn", (1,), 1, "whose turn it is, from the observer on"),
    Field("asked", (1,), 3, "0 roll, 1 move, 2 space, 3 lose"),
    Field("colour", (1,), 3, "the turn's colour: 0 none yet, 1 blue, 2 yellow, 3 red"),
    Field("crown", (1,), 23, "the space the crown stands on, from blue 1 clockwise"),
    Field("thrown", (1,), 5, "red dice in the air, while luck decides"),
    Field("supply", (1,), 5, "red dice on the board"),
    Field("spaces", (8,), 6, "of an area: 1 wall, 2 open tower, 3 house, 4 roofed tower, 5 crown, 6 wall/crown"),
    Field("shown", (6,), 1, "whether a die shows 1, 2, ... 6"),
    Field("points", (2,), 100, "of each seat"),
    Field("red", (2,), 5, "red dice of each seat"),
    Field("piles", (3, 4), 9, "cards left, by colour: walls, open towers, houses, roofed towers"),
    Field("values", (2, 3), 60, "what each castle would count for now, by seat and colour"),
    Field("castles", (2, 3, 40), 4, "the slots of each castle from the left: 0 empty, 1-4 as `spaces`"),
)  # fmt: skip


class BurgenlandObserver(Observer):
    """The layout of Burgen Land."""

    of = Burgenland

    def fields(self, players: int) -> tuple[Field, ...]:
        return FIELDS

    def write(self, position: Position, seat: int, out: Numbers) -> int:
        return self.write_table(cython.cast(Burgenland, position), seat, out)

    def write_table(self, table: Burgenland, seat: int, out: Numbers) -> int:
        """The fields in their order, the castles last."""
        out[0] = seat
        out[1] = acting(table, seat)
        out[2] = relative(table.seat, seat, 2)
        out[3] = table.stage
        out[4] = table.colour + 1
        out[5] = table.crown
        out[6] = table.thrown
        out[7] = table.supply
        at = copy_small(table.kinds, out, 8, AREA)
        for value in range(1, DIE):
            out[at + value - 1] = table.shown[value]
        at += DIE - 1
        for other in range(2):
            out[at + other] = table.points[seat if other == 0 else 1 - seat]
            out[at + 2 + other] = table.red[seat if other == 0 else 1 - seat]
        at += 4
        for colour in range(3):
            for card in range(WALL, ROOFED_TOWER + 1):
                out[at] = table.piles[colour][card]
                at += 1
        return self.write_castles(table, seat, out, at)

    def write_castles(self, table: Burgenland, seat: int, out: Numbers, at: int) -> int:
        """What the castles are worth, and their slots."""
        for other in range(2):
            owner = seat if other == 0 else 1 - seat
            for colour in range(3):
                out[at] = table.value(owner, colour)
                at += 1
        for other in range(2):
            owner = seat if other == 0 else 1 - seat
            for colour in range(3):
                at = copy_small(table.castles[owner][colour], out, at, SLOTS)
        return at


OBSERVER = BurgenlandObserver()
