"""What both dice games tell a seat in numbers; owners are the seats from the observer on, then Dirk with two."""

import cython

from alcaide.core.observer import ACTING, WHO, Field, Numbers, Observer
from alcaide.core.uncompiled import *
from alcaide.games.dicetable.codes import *
from alcaide.games.dicetable.rules import DiceTable

if not cython.compiled:  # compiled code has these from observer.pxd
    from alcaide.core.observer import acting, relative


def table_fields(players: int, asked: str) -> tuple[Field, ...]:
    """The layout of the shared part; `asked` says what the stages are."""
    owners = 3 if players == 2 else players
    last = players - 1
    return (
        WHO,
        ACTING,
        Field("turn", (1,), last, "whose turn it is, from the observer on"),
        Field("asked", (1,), 7, asked),
        Field("round", (1,), 5, "from 1 to 5"),
        Field("start", (1,), last, "this round's start player, from the observer on"),
        Field("next_start", (1,), last, "who begins the next round as it stands now, from the observer on"),
        Field("start_column", (1,), 6, "where the start-player chip lies: 0 nowhere, 1 pavilion ... 6 tower"),
        Field("rolls", (1,), 3, "how many rolls of this turn count"),
        Field("thrown", (1,), 8, "dice in the air, while luck decides"),
        Field("column", (1,), 6, "the column being laid out or awarded; 6 after the last"),
        Field("dice", (6,), 8, "how many white dice show each type"),
        Field("points", (owners,), 500, "of each owner"),
        Field("markers", (owners,), 5, "in hand, of each owner"),
        Field("fallen", (owners,), 5, "markers that fell off this round, of each owner"),
        Field("area", (6, 24), owners, "for every type and cell, the best first: 0 free, 1 the observer, 2 the next"),
    )  # fmt: skip


class TableObserver(Observer):
    """The shared part of both layouts."""

    def write_shared(self, table: DiceTable, seat: int, out: Numbers) -> int:
        """The fields in their order; how many numbers there were."""
        players = table.players
        out[0] = seat
        out[1] = acting(table, seat)
        out[2] = relative(table.seat, seat, players)
        out[3] = table.stage
        out[4] = table.round
        out[5] = relative(table.caliph, seat, players)
        out[6] = relative(table.next_caliph, seat, players)
        out[7] = table.start_column + 1
        out[8] = table.rolls
        out[9] = table.thrown
        out[10] = table.column
        at = copy_small(table.dice, out, 11, TYPES)
        for place in range(table.owners):
            owner = self.owner_at(table, place, seat)
            out[at + place] = table.points[owner]
            out[at + table.owners + place] = table.markers[owner]
            out[at + 2 * table.owners + place] = table.fallen[owner]
        return self.write_area(table, seat, out, at + 3 * table.owners)

    def write_area(self, table: DiceTable, seat: int, out: Numbers, at: int) -> int:
        """Whose markers stand on which cells."""
        for kind in range(TYPES):
            copy_small(table.area[kind], out, at, CELLS)
            for cell in range(CELLS):
                if table.area[kind][cell] > 0:
                    out[at + cell] = 1 + self.place_of(table, table.area[kind][cell] - 1, seat)
            at += CELLS
        return at

    def place_of(self, table: DiceTable, owner: int, seat: int) -> int:
        """Where an owner stands in the observer's order: seats from its own on, then Dirk."""
        return owner if owner >= table.players else relative(owner, seat, table.players)

    def owner_at(self, table: DiceTable, place: int, seat: int) -> int:
        """The owner who stands there."""
        if place >= table.players:
            return place
        return (place + seat) % table.players
