"""What a seat knows of Alcazar as numbers: board, table, its own cards, and of the others' those all have seen (R7)."""

import cython

from alcaide.core.observer import ACTING, WHO, Field, Numbers, Observer
from alcaide.core.position import Position
from alcaide.core.uncompiled import *
from alcaide.games.alcazar.codes import *
from alcaide.games.alcazar.rules import Alcazar

if not cython.compiled:  # compiled code has these from observer.pxd
    from alcaide.core.observer import acting, relative


class AlcazarObserver(Observer):
    """The layout of Alcazar; cells, sites and cards by the core's numbers."""

    of = Alcazar

    def fields(self, players: int) -> tuple[Field, ...]:
        return (
            WHO,
            ACTING,
            Field("turn", (1,), players - 1, "whose turn it is, from the observer on"),
            Field("asked", (1,), 5, "0 deal, 1 turn, 2 draw, 3 refill, 4 flag, 5 noble"),
            Field("board", (1,), 1, "0 board B, 1 board A"),
            Field("cap", (1,), 1, "whether castles may merge over 50"),
            Field("pile", (1,), 72, "cards in the pile"),
            Field("tower_pile", (1,), 20, "tower cards left"),
            Field("blocks", (1,), 84, "blocks left"),
            Field("bridges", (1,), 20, "bridges left"),
            Field("crests", (1,), 9, "pairs of crest and flag left"),
            Field("withdrawn", (1,), 1, "whether the seat whose turn it is has withdrawn a noble"),
            Field("home", (1,), 36, "in the noble step: the building just built on"),
            Field("places", (1,), 2, "in the noble step: nobles that may yet be placed"),
            Field("placed", (1,), 1, "in the noble step: whether one was placed"),
            Field("built", (3,), 129, "in the noble step: the cells just built on, ascending; 0 none"),
            Field("points", (players,), 1000, "what each seat would score now"),
            Field("money", (players,), 32767, "reales of each seat"),
            Field("hands", (players,), 72, "building cards of each seat"),
            Field("towers", (players,), 20, "tower cards of each seat"),
            Field("barons", (players,), 6, "in reserve, of each seat"),
            Field("grandes", (players,), 2, "in reserve, of each seat"),
            Field("out", (players,), 1, "whether a seat has passed for good"),
            Field("idle", (players,), 1, "whether a seat has done nothing since the last buy or build"),
            Field("cards", (72,), 7, "of each: 0 not known, 1 in the own hand, 2 in the next ... 6 open, 7 played"),
            Field("known", (72,), 1, "whether everybody knows who holds this card"),
            Field("height", (130,), 104, "of every cell's column; cell 0 is none, 1-72 the spaces, then the gaps"),
            Field("noble", (130,), 2 * players, "on every cell: 0 none, 1 own Baron, 2 own Grande, 3 next Baron ..."),
            Field("building", (130,), 36, "the number of the building on every cell; 0 none"),
            Field("value", (37,), 500, "of every building"),
            Field("crest", (37,), 8, "of every building; 0 for a palace"),
            Field("spans", (20, 3), 295, "every bridge in the order built: site, level, height under its middle"),
        )  # fmt: skip

    def witness(self, position: Position) -> int:
        """Cards dealt and cards bought unseen are shown to their owner only."""
        table = cython.cast(Alcazar, position)
        return self.seat_shown(table)

    def seat_shown(self, table: Alcazar) -> int:
        """Whose hand the next card goes to; -1 if it will lie open."""
        if table.stage == DRAWING or (table.stage == DEALING and table.hand[table.seat] < DEALT):
            return table.seat
        return -1

    def write(self, position: Position, seat: int, out: Numbers) -> int:
        return self.write_table(cython.cast(Alcazar, position), seat, out)

    def write_table(self, table: Alcazar, seat: int, out: Numbers) -> int:
        """The turn, the seats, the cards, the board."""
        out[0] = seat
        out[1] = acting(table, seat)
        out[2] = relative(table.seat, seat, table.players)
        out[3] = table.stage
        out[4] = table.board
        out[5] = table.cap
        out[6] = table.pile
        out[7] = table.tower_pile
        out[8] = table.blocks
        out[9] = table.bridges
        out[10] = table.pairs
        out[11] = table.withdrawn
        out[12] = table.home
        out[13] = table.places
        out[14] = table.placed
        for index in range(3):
            out[15 + index] = table.built[index]
        at = self.write_seats(table, seat, out, 18)
        at = self.write_cards(table, seat, out, at)
        return self.write_board(table, seat, out, at)

    def write_seats(self, table: Alcazar, seat: int, out: Numbers, at: int) -> int:
        """What everyone sees of every seat."""
        players = table.players
        for place in range(players):
            other = (seat + place) % players
            out[at] = table.points_of(other)
            out[at + players] = table.money[other]
            out[at + 2 * players] = table.hand[other]
            out[at + 3 * players] = table.towers[other]
            out[at + 4 * players] = table.reserve[other][BARON]
            out[at + 5 * players] = table.reserve[other][GRANDE]
            out[at + 6 * players] = table.out[other]
            out[at + 7 * players] = table.idle[other]
            at += 1
        return at + 7 * players

    def write_cards(self, table: Alcazar, seat: int, out: Numbers, at: int) -> int:
        """Where the seat knows each card to be."""
        for card in range(1, CARDS):
            holder = table.holder[card]
            if table.is_unseen(card, seat):
                holder = 0
            elif holder < OPEN:
                holder = HAND + relative(holder - HAND, seat, table.players)
            out[at] = holder
            out[at + SPACES] = table.known[card]
            at += 1
        return at + SPACES

    def write_board(self, table: Alcazar, seat: int, out: Numbers, at: int) -> int:
        """Columns, buildings and bridges."""
        at = copy_bytes(table.height, out, at, CELLS)
        copy_bytes(table.noble, out, at, CELLS)
        for owner in range(table.players):
            for index in range(table.standing[owner]):
                cell = table.where[owner][index]
                out[at + cell] = table.noble[cell] + (relative(owner, seat, table.players) - owner) * RANKS
        at = copy_bytes(table.building, out, at + CELLS, CELLS)
        for index in range(BUILDINGS):
            out[at + index] = table.value[index]
            out[at + BUILDINGS + index] = table.crest[index]
        at += 2 * BUILDINGS
        for index in range(BRIDGES):
            site = table.spans[index]
            out[at] = site
            out[at + 1] = table.level[site] if site > 0 else 0
            out[at + 2] = table.under[index]
            at += 3
        return at


OBSERVER = AlcazarObserver()
