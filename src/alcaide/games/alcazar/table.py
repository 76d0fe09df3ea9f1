"""The table of Alcazar beside the board: who holds which card, the money, and what of it is secret (R7).

The pile has no order: a card is drawn when it is drawn.
"""

from collections.abc import Mapping, Sequence
from typing import TypedDict, TypeVar, cast

try:
    import cython
except ImportError:  # uncompiled, and without Cython
    from alcaide.core import plain as cython

from alcaide.core.luck import Luck
from alcaide.games.alcazar.spans import Spans

if not cython.compiled:  # compiled code has these from table.pxd
    from alcaide.core.codes import CHANCE, OVER
    from alcaide.games.alcazar.codes import *


Item = TypeVar("Item")


class State(TypedDict):
    """A whole position as plain values: lists by cell, building, pair, card or seat, as in `Buildings` and `Table`."""

    to_act: int
    players: int
    board: int
    cap: bool
    height: list[int]
    noble: list[int]
    building: list[int]
    value: list[int]
    crest: list[int]
    bridges: list[list[int]]
    """In the order they were built: site, level, height of the column under the middle."""
    blocks: int
    holder: list[int]
    known: list[bool]
    towers: list[int]
    tower_pile: int
    money: list[int]
    out: list[bool]
    idle: list[bool]
    seat: int
    stage: int
    withdrawn: bool
    built: list[int]
    home: int
    places: int
    placed: bool


class Table(Spans):
    """The board with the cards and the money around it, and how far the turn has come.

    `holder` says where each building card is, `known` which cards in a hand everybody saw being bought; the `row` has
    the `opened` cards, ascending. `hand` and `towers` are how many building and tower cards a seat holds, `cards` the
    building cards, ascending. A seat that passed for good is `out`; one that did nothing since the last buy or build is
    `idle`.

    `seat` is whose turn it is, `stage` what is asked or dealt, `withdrawn` whether the seat has taken a noble back this
    turn. After a build, `built` are the `width` cells built on, ascending, `home` is their building, `places` how many
    nobles may yet be placed and `placed` whether one was.
    """

    # Set-up (R1-R7)

    def set_up(self, players: int, board: int, cap: bool) -> None:
        """Everything before the first card is dealt (R1-R6)."""
        if not cython.compiled:
            self.holder = [PILE] * CARDS
            self.known = [False] * CARDS
            self.row = [0] * OPEN_CARDS
            self.cards = [[0] * SPACES for _ in range(SEATS)]
            self.hand = [0] * SEATS
            self.towers = [0] * SEATS
            self.money = [0] * SEATS
            self.out = [False] * SEATS
            self.idle = [False] * SEATS
            self.built = [0] * WIDEST
        self.players = players
        self.clear(board, cap)
        for seat in range(players):
            self.money[seat] = START_MONEY
        self.pile = SPACES
        self.opened = 0
        self.tower_pile = TOWERS
        self.seat = 0
        self.withdrawn = False
        self.width = 0
        self.home = 0
        self.places = 0
        self.placed = False
        self.stage = 0

    # Cards and money (R4, R23-R25)

    def draw(self, luck: Luck) -> int:
        return self.draw_card(luck)

    def draw_card(self, luck: Luck) -> int:
        """Any card of the pile, each as likely."""
        rest = luck.below(self.pile)
        card = 0
        while rest >= 0:
            card += 1
            rest -= self.holder[card] == PILE
        return card

    def take(self, card: int) -> None:
        """The card goes to the hand of the seat."""
        self.holder[card] = HAND + self.seat
        place = self.hand[self.seat]
        while place > 0 and self.cards[self.seat][place - 1] > card:
            self.cards[self.seat][place] = self.cards[self.seat][place - 1]
            place -= 1
        self.cards[self.seat][place] = card
        self.hand[self.seat] += 1

    def take_open(self, card: int) -> None:
        """An open card goes to the hand of the seat, before everybody's eyes."""
        self.take(card)
        self.known[card] = True
        self.opened -= 1
        take_out(self.row, OPEN_CARDS - 1, card)

    def open_card(self, card: int) -> None:
        """The card lies open."""
        self.holder[card] = OPEN
        place = self.opened
        while place > 0 and self.row[place - 1] > card:
            self.row[place] = self.row[place - 1]
            place -= 1
        self.row[place] = card
        self.opened += 1
        self.note(CARD_OPENED, card)

    def discard(self, card: int) -> None:
        """A played card leaves the match (R25)."""
        self.holder[card] = DISCARDED
        self.known[card] = False
        take_out(self.cards[self.seat], max(self.hand[self.seat], USUAL_HAND), card)
        self.hand[self.seat] -= 1

    def is_for_sale(self) -> bool:
        """Whether any card is left to buy, whatever it costs (R76, R77)."""
        return self.opened > 0 or self.pile > 0 or self.tower_pile > 0

    def earn(self, amount: int) -> None:
        """The seat is paid by the bank, which never runs dry (R4)."""
        self.money[self.seat] += amount
        self.note(INCOME, self.seat, amount)

    # What a seat cannot see (R7)

    def redeal(self, seat: int, luck: Luck) -> int:
        return self.deal_unseen(seat, luck)

    def deal_unseen(self, seat: int, luck: Luck) -> int:
        """Lay the cards in rivals' hands that nobody saw back on the pile, and deal as many anew.

        All that comes of it follows from the luck and from what the seat may know.
        """
        for card in range(1, CARDS):
            if self.is_unseen(card, seat) and self.holder[card] != PILE:
                self.holder[card] = PILE
                self.pile += 1
        for rival in range(self.players):
            for _missing in range(self.hand[rival] - self.held_by(rival)):
                drawn = self.draw_card(luck)
                self.holder[drawn] = HAND + rival
                self.pile -= 1
        self.sort_hands()
        return 0

    def held_by(self, seat: int) -> int:
        """How many building cards lie in a hand."""
        count = 0
        for card in range(1, CARDS):
            if self.holder[card] == HAND + seat:
                count += 1
        return count

    def sort_hands(self) -> None:
        """Write every hand down anew, from who holds which card."""
        for seat in range(SEATS):
            self.hand[seat] = 0
            for place in range(SPACES):
                self.cards[seat][place] = 0
        for card in range(1, CARDS):
            if HAND <= self.holder[card] < OPEN:
                seat = self.holder[card] - HAND
                self.cards[seat][self.hand[seat]] = card
                self.hand[seat] += 1

    def is_unseen(self, card: int, seat: int) -> bool:
        """Whether a seat cannot know where this card is: bought from the open row it is known to all."""
        holder = self.holder[card]
        return holder == PILE or (holder < OPEN and holder != HAND + seat and not self.known[card])

    # What luck may bring, and how the match stands

    def outcomes(self) -> list[tuple[int, float]]:
        return [(card, 1.0 / self.pile) for card in range(1, CARDS) if self.holder[card] == PILE]

    def possible(self, outcome: int) -> bool:
        return self.to_act == CHANCE and 0 < outcome < CARDS and self.holder[outcome] == PILE

    def points_of(self, seat: int) -> int:
        return self.points_standing(seat) + self.money[seat] // REALES_A_POINT  # R90

    def winners(self) -> list[int]:
        if self.to_act != OVER:
            return []
        results = [(score, self.money[seat] % REALES_A_POINT) for seat, score in enumerate(self.scores())]
        return [seat for seat, result in enumerate(results) if result == max(results)]  # R91

    # The position as plain values

    def money_of(self, seat: int) -> int:
        """How many reales a seat has."""
        return self.money[seat]

    def towers_of(self, seat: int) -> int:
        """How many tower cards a seat holds."""
        return self.towers[seat]

    def cards_of(self, seat: int) -> list[int]:
        """The building cards in a seat's hand, ascending."""
        return [self.cards[seat][place] for place in range(self.hand[seat])]

    def nobles_of(self, seat: int) -> list[tuple[int, int]]:
        """Where a seat's nobles stand, and of which rank each is."""
        cells = [self.where[seat][index] for index in range(self.standing[seat])]
        return [(cell, (self.noble[cell] - 1) % RANKS) for cell in cells]

    def height_of(self, cell: int) -> int:
        """How high a column is."""
        return self.height[cell]

    def value_of(self, cell: int) -> int:
        """The value of the building on a cell, as the track shows it (R15)."""
        return self.castle_value(self.building[cell])

    def state(self) -> State:
        built = range(BRIDGES - self.bridges)
        seats = range(self.players)
        return {
            "to_act": self.to_act,
            "players": self.players,
            "board": self.board,
            "cap": bool(self.cap),
            "height": [self.height[cell] for cell in range(CELLS)],
            "noble": [self.noble[cell] for cell in range(CELLS)],
            "building": [self.building[cell] for cell in range(CELLS)],
            "value": [self.value[building] for building in range(BUILDINGS)],
            "crest": [self.crest[building] for building in range(BUILDINGS)],
            "bridges": [[self.spans[index], self.level[self.spans[index]], self.under[index]] for index in built],
            "blocks": self.blocks,
            "holder": [self.holder[card] for card in range(CARDS)],
            "known": [bool(self.known[card]) for card in range(CARDS)],
            "towers": [self.towers[seat] for seat in seats],
            "tower_pile": self.tower_pile,
            "money": [self.money[seat] for seat in seats],
            "out": [bool(self.out[seat]) for seat in seats],
            "idle": [bool(self.idle[seat]) for seat in seats],
            "seat": self.seat,
            "stage": self.stage,
            "withdrawn": bool(self.withdrawn),
            "built": [self.built[index] for index in range(self.width)],
            "home": self.home,
            "places": self.places,
            "placed": bool(self.placed),
        }

    def restore(self, state: Mapping[str, object]) -> None:
        given = cast(State, state)
        self.players = given["players"]
        self.restore_board(given)
        self.restore_cards(given)
        self.restore_turn(given)

    def restore_board(self, given: "State") -> None:
        """What stands on the board."""
        self.board = given["board"]
        self.cap = given["cap"]
        self.blocks = given["blocks"]
        self.bridges = BRIDGES - len(given["bridges"])
        for site in range(SITES):
            self.level[site] = 0
        for index, (site, level, under) in enumerate(padded(given["bridges"], BRIDGES, [0, 0, 0])):
            self.spans[index] = site
            self.under[index] = under
            self.level[site] = level
        self.pairs = PAIRS - 1
        for pair in range(PAIRS):
            self.castle[pair] = 0
        for building in range(BUILDINGS):
            self.value[building] = given["value"][building]
            self.crest[building] = given["crest"][building]
            if given["crest"][building]:
                self.castle[given["crest"][building]] = building
                self.pairs -= 1
        self.restore_nobles(given)

    def restore_nobles(self, given: "State") -> None:
        """The columns, and the nobles on them; the others are in reserve."""
        for seat in range(SEATS):
            self.standing[seat] = 0
            self.reserve[seat][BARON] = BARONS if seat < self.players else 0
            self.reserve[seat][GRANDE] = GRANDES if seat < self.players else 0
            for index in range(NOBLES):
                self.where[seat][index] = 0
        for cell in range(CELLS):
            self.height[cell] = given["height"][cell]
            self.building[cell] = given["building"][cell]
            self.noble[cell] = 0
            if given["noble"][cell]:
                seat, rank = divmod(given["noble"][cell] - 1, RANKS)
                self.reserve[seat][rank] -= 1
                self.stand(seat, rank, cell)

    def restore_cards(self, given: "State") -> None:
        """Who holds what."""
        for card in range(CARDS):
            self.holder[card] = given["holder"][card]
            self.known[card] = given["known"][card]
        for seat in range(SEATS):
            self.towers[seat] = padded(given["towers"], SEATS, 0)[seat]
            self.money[seat] = padded(given["money"], SEATS, 0)[seat]
        self.sort_hands()
        self.pile = given["holder"][1:].count(PILE)
        self.opened = given["holder"].count(OPEN)
        row = [card for card in range(CARDS) if given["holder"][card] == OPEN]
        for place in range(OPEN_CARDS):
            self.row[place] = padded(row, OPEN_CARDS, 0)[place]
        self.tower_pile = given["tower_pile"]

    def restore_turn(self, given: "State") -> None:
        """Whose turn it is, and how far it has come."""
        self.to_act = given["to_act"]
        self.seat = given["seat"]
        self.stage = given["stage"]
        self.withdrawn = given["withdrawn"]
        self.width = len(given["built"])
        self.home = given["home"]
        self.places = given["places"]
        self.placed = given["placed"]
        for index in range(WIDEST):
            self.built[index] = padded(given["built"], WIDEST, 0)[index]
        for seat in range(SEATS):
            self.out[seat] = padded(given["out"], SEATS, False)[seat]
            self.idle[seat] = padded(given["idle"], SEATS, False)[seat]


def take_out(cards: list[int], last: int, card: int) -> None:
    """Close the gap that a card leaves in a sorted row with zeros behind it, of which the place `last` is the end.

    Every card moves up or stays, in a loop that always goes to the end: so a processor has nothing to foresee.
    """
    for place in range(last):
        here = cards[place]
        beyond = cards[place + 1]
        cards[place] = beyond if here >= card else here
    cards[last] = 0


def padded(values: Sequence[Item], length: int, blank: Item) -> list[Item]:
    """The values, followed by as many blanks as are missing."""
    return [*values, *[blank] * (length - len(values))]
