"""The table of Alcazar beside the board: who holds which card, the money, and what of it is secret (R7).

The pile has no order: a card is drawn when it is drawn.
"""

from collections.abc import Mapping

import cython

from alcaide.core.codes import *
from alcaide.core.luck import Luck
from alcaide.core.position import index_of
from alcaide.games.alcazar.codes import *
from alcaide.games.alcazar.spans import Spans
from alcaide.games.alcazar.state import State, read_state

if not cython.compiled:
    from alcaide.core.position import run_out


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

    holder: list[int]
    known: list[int]
    row: list[int]
    cards: list[list[int]]
    hand: list[int]
    towers: list[int]
    money: list[int]
    out: list[int]
    idle: list[int]
    pile: int
    opened: int
    tower_pile: int
    seat: int
    stage: int
    withdrawn: int
    built: list[int]
    width: int
    home: int
    places: int
    placed: int

    # Set-up (R1-R7)

    def set_up(self, players: int, board: int, cap: bool) -> None:
        """Everything before the first card is dealt (R1-R6)."""
        self.wipe()
        self.players = players
        self.clear(board, cap)
        for seat in range(players):
            self.money[seat] = START_MONEY
        self.pile = SPACES
        self.tower_pile = TOWERS

    # Cards and money (R4, R23-R25)

    def draw(self, luck: Luck) -> int:
        return self.draw_card(luck)

    def draw_card(self, luck: Luck) -> int:
        """Any card of the pile, each as likely."""
        if self.pile == 0:
            return run_out()
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
        take_out(self.cards[self.seat], min(max(self.hand[self.seat], USUAL_HAND), SPACES - 1), card)
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
        if self.to_act != CHANCE:
            return []
        return [(card, 1.0 / self.pile) for card in range(1, CARDS) if self.holder[card] == PILE]

    def may_bring(self, outcome: int) -> bool:
        return 0 < outcome < CARDS and self.holder[outcome] == PILE

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
        return self.money[index_of(seat, self.players, "seat")]

    def towers_of(self, seat: int) -> int:
        """How many tower cards a seat holds."""
        return self.towers[index_of(seat, self.players, "seat")]

    def cards_of(self, seat: int) -> list[int]:
        """The building cards in a seat's hand, ascending."""
        seat = index_of(seat, self.players, "seat")
        return [self.cards[seat][place] for place in range(self.hand[seat])]

    def nobles_of(self, seat: int) -> list[tuple[int, int]]:
        """Where a seat's nobles stand, and of which rank each is."""
        seat = index_of(seat, self.players, "seat")
        cells = [self.where[seat][index] for index in range(self.standing[seat])]
        return [(cell, (self.noble[cell] - 1) % RANKS) for cell in cells]

    def height_of(self, cell: int) -> int:
        """How high a column is."""
        return self.height[index_of(cell, CELLS, "cell")]

    def value_of(self, cell: int) -> int:
        """The value of the building on a cell, as the track shows it (R15)."""
        return self.castle_value(self.building[index_of(cell, CELLS, "cell")])

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
        given = read_state(state)
        self.wipe()
        self.players = given["players"]
        self.clear(given["board"], given["cap"])
        self.restore_board(given)
        self.restore_cards(given)
        self.restore_turn(given)

    def restore_board(self, given: State) -> None:
        """What stands on the board; the nobles that do not are in reserve."""
        self.blocks = given["blocks"]
        self.bridges = BRIDGES - len(given["bridges"])
        for index, (site, level, under) in enumerate(given["bridges"]):
            self.spans[index] = site
            self.under[index] = under
            self.level[site] = level
        self.value = given["value"]
        self.crest = given["crest"]
        for building in range(BUILDINGS):
            if self.crest[building] > 0:
                self.castle[self.crest[building]] = building
                self.pairs -= 1
        self.height = given["height"]
        self.building = given["building"]
        for cell, noble in enumerate(given["noble"]):
            if noble:
                seat, rank = divmod(noble - 1, RANKS)
                self.reserve[seat][rank] -= 1
                self.stand(seat, rank, cell)

    def restore_cards(self, given: State) -> None:
        """Who holds what."""
        unused = [0] * (SEATS - self.players)
        self.holder = given["holder"]
        self.known = [*given["known"]]
        self.towers = given["towers"] + unused
        self.money = given["money"] + unused
        self.sort_hands()
        self.pile = given["holder"].count(PILE) - 1
        row = [card for card in range(CARDS) if given["holder"][card] == OPEN]
        self.opened = len(row)
        self.row = row + [0] * (OPEN_CARDS - len(row))
        self.tower_pile = given["tower_pile"]

    def restore_turn(self, given: State) -> None:
        """Whose turn it is, and how far it has come."""
        unused = [0] * (SEATS - self.players)
        self.to_act = given["to_act"]
        self.seat = given["seat"]
        self.stage = given["stage"]
        self.withdrawn = given["withdrawn"]
        self.width = len(given["built"])
        self.home = given["home"]
        self.places = given["places"]
        self.placed = given["placed"]
        self.built = given["built"] + [0] * (WIDEST - len(given["built"]))
        self.out = given["out"] + unused
        self.idle = given["idle"] + unused


def take_out(cards: list[int], last: int, card: int) -> None:
    """Close the gap that a card leaves in a sorted row with zeros behind it, of which the place `last` is the end.

    Every card moves up or stays, in a loop that always goes to the end: so a processor has nothing to foresee.
    """
    for place in range(last):
        here = cards[place]
        beyond = cards[place + 1]
        cards[place] = beyond if here >= card else here
    cards[last] = 0
