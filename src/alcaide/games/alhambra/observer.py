"""What a seat knows of the dice game as numbers: the whole table, owners from its own seat on."""

import cython

from alcaide.core.observer import Field, Numbers
from alcaide.core.position import Position
from alcaide.core.uncompiled import *
from alcaide.games.alhambra.codes import *
from alcaide.games.alhambra.rules import Alhambra
from alcaide.games.dicetable.codes import *
from alcaide.games.dicetable.observer import TableObserver, table_fields

ASKED = "0 start die, 1 roll, 2 turn, 3 name the start player, 4 chip, 5 Dirk's die, 6 award, 7 swap"
KINDS_OF_CHIPS = "p1, p2, p3, swap, displace, cancel, black"


class AlhambraObserver(TableObserver):
    """The layout of the dice game."""

    of = Alhambra

    def fields(self, players: int) -> tuple[Field, ...]:
        owners = 3 if players == 2 else players
        return (
            *table_fields(players, ASKED),
            Field("fresh", (1,), 1, "whether the last thing that happened is a roll that a chip could cancel"),
            Field("black", (1,), 6, "the black die: 0 not in use, 1 pavilion ... 6 tower"),
            Field("receiver", (1,), owners, "who receives an award: 0 nobody, 1 the observer, 2 the next owner, ..."),
            Field("due", (1,), 24, "building points the receiver still gets"),
            Field("chip_due", (1,), 1, "whether the receiver then gets the chip"),
            Field("second", (1,), owners, "who receives after that, as `receiver`"),
            Field("second_due", (1,), 24, "building points of the second"),
            Field("former", (6,), 8, "the dice before the roll just made, while it can be cancelled"),
            Field("bonus", (6,), 8, f"the chip on every column: 0 none, 1-7 {KINDS_OF_CHIPS}, 8 start player"),
            Field("chips", (owners, 7), 16, f"of each owner: {KINDS_OF_CHIPS}"),
            Field("unseen", (2, 7), 16, f"chips nobody has seen, light and dark: {KINDS_OF_CHIPS}"),
            Field("stones", (owners, 6), 12, "how far up each track an owner's stone stands; 0 is off it"),
            Field("under", (owners, 6), 5, "how many stones lie under it"),
        )

    def write(self, position: Position, seat: int, out: Numbers) -> int:
        return self.write_table(cython.cast(Alhambra, position), seat, out)

    def write_table(self, table: Alhambra, seat: int, out: Numbers) -> int:
        """The shared part, the awards, then what lies on the table."""
        at = self.write_shared(table, seat, out)
        out[at] = table.fresh
        out[at + 1] = table.black
        out[at + 2] = 0
        if table.due > 0 or table.chip_due:
            out[at + 2] = 1 + self.place_of(table, table.receiver, seat)
        out[at + 3] = table.due
        out[at + 4] = table.chip_due
        out[at + 5] = 0 if table.second == 0 else 1 + self.place_of(table, table.second - 1, seat)
        out[at + 6] = table.second_due
        at = copy_small(table.former, out, at + 7, TYPES)
        at = copy_small(table.bonus, out, at, TYPES)
        return self.write_owners(table, seat, out, at)

    def write_owners(self, table: Alhambra, seat: int, out: Numbers, at: int) -> int:
        """Chips, those that nobody has seen, and stones."""
        for place in range(table.owners):
            owner = self.owner_at(table, place, seat)
            for chip in range(1, CHIPS):
                out[at] = table.hands[owner][chip]
                at += 1
        for pile in range(2):
            for chip in range(1, CHIPS):
                out[at] = table.unseen[pile][chip]
                at += 1
        for place in range(table.owners):
            owner = self.owner_at(table, place, seat)
            for kind in range(TYPES):
                out[at + kind] = table.stones[kind][owner]
                out[at + TYPES * table.owners + kind] = table.under[kind][owner]
            at += TYPES
        return at + TYPES * table.owners


OBSERVER = AlhambraObserver()
