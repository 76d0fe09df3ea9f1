"""The rules of Alcazar, in the order of the rulebook. Rule numbers (R43) refer to docs/rules/alcazar.md.

What stands on the board, and whether more may stand there, is in `buildings` and `spans`; who holds which card, and
what of it is secret, is in `table`; where nobles may go after a build is in `nobles`. Here is the turn: what may be
done, and what follows from it.
"""

import cython

from alcaide.core.codes import *
from alcaide.core.position import Choices
from alcaide.games.alcazar.codes import *
from alcaide.games.alcazar.obstacles import Obstacles
from alcaide.games.alcazar.state import read_setting

if not cython.compiled:
    from alcaide.games.alcazar.buildings import along, first_of


class Alcazar(Obstacles):
    """A moment in a match of Alcazar."""

    def __init__(self, players: int, board: int, cap: bool) -> None:
        """The start of a match on that board; `cap` allows castles to merge over 50."""
        seats, layout, capped = read_setting(players, board, cap)
        self.set_up(seats, layout, capped)
        self.stage = DEALING
        self.to_act = CHANCE

    def list_legal(self, choices: Choices) -> int:
        if self.stage == TURN:
            self.list_turn(choices)
        elif self.stage == FLAGGING:
            self.list_flags(choices)
        else:
            self.list_noble_step(choices)
        return 0

    def become(self, action: int) -> int:
        if self.to_act == CHANCE:
            self.receive(action)
        elif self.stage == TURN:
            self.take_turn(action)
        elif self.stage == FLAGGING:
            self.give_flag(action - FLAG)
        else:
            self.step(action)
        return 0

    # Cards that come from the pile (R5, R23)

    def receive(self, card: int) -> None:
        """A card comes from the pile: dealt, bought unseen, or laid open in place of one bought."""
        self.pile -= 1
        if self.stage == DEALING:
            self.deal(card)
        elif self.stage == DRAWING:
            self.take(card)
            self.note(CARD_DRAWN, self.seat, card)
            self.end_turn()
        else:
            self.open_card(card)
            self.end_turn()

    def deal(self, card: int) -> None:
        """Ten cards for each seat in turn, then six open ones (R5)."""
        if self.hand[self.seat] < DEALT:
            self.take(card)
            self.note(CARD_DEALT, self.seat, card)
            if self.hand[self.seat] == DEALT and self.seat + 1 < self.players:
                self.seat += 1
            return
        self.open_card(card)
        if self.opened == OPEN_CARDS:
            self.begin_turn(0)

    # The turn: perhaps withdraw a noble, then buy or build (R20, R72, R76-R78)

    def begin_turn(self, seat: int) -> None:
        """It is this seat's turn."""
        self.seat = seat
        self.to_act = seat
        self.stage = TURN

    def list_turn(self, choices: Choices) -> None:
        """Every buy, build and withdrawal, and the pass of one who can do nothing else."""
        seat = self.seat
        self.list_buys(choices)
        self.list_card_builds(choices)
        if self.towers[seat] > 0:
            self.list_towers(choices, seat)
        if self.money[seat] >= BRIDGE_PRICE:
            self.list_bridges(choices, seat)
        can_act = choices.count > 0
        in_need = not can_act and self.is_for_sale()
        if in_need or not self.withdrawn:  # R72, R76
            self.list_withdrawals(choices)
        if self.is_empty_handed() or (not can_act and (not in_need or self.standing[seat] == 0)):  # R77, R78
            choices.add(PASS)

    def list_withdrawals(self, choices: Choices) -> None:
        """Every noble that stands (R72); all that may are written, as in `list_card_builds`."""
        start = choices.count
        for index in range(NOBLES):
            choices.actions[start + index] = WITHDRAW + self.where[self.seat][index]
        choices.count = start + self.standing[self.seat]

    def take_turn(self, action: int) -> int:
        """Carry out one action of the turn."""
        if action == PASS:
            self.pass_turn()
            return 0
        if action >= WITHDRAW:
            self.withdraw(action - WITHDRAW)
            return 0
        for seat in range(self.players):
            self.idle[seat] = False
        if action < BUILD:
            self.buy(action)
        elif action < FOUND:
            self.build(action - BUILD)
        elif action < TOWER:
            self.found((action - FOUND) // WINDOWS, (action - FOUND) % WINDOWS)
        elif action < BRIDGE:
            self.raise_tower(action - TOWER)
        else:
            self.bridge(action - BRIDGE)
        return 0

    def withdraw(self, cell: int) -> None:
        """Take a noble of one's own back, and be paid what it would cost to place (R72)."""
        paid = self.castle_value(self.building[cell]) * (1 + (self.noble[cell] - 1) % RANKS)
        self.note(WITHDRAWN, self.seat, cell, (self.noble[cell] - 1) % RANKS, paid)
        self.send_home(cell, paid)
        self.withdrawn = True

    def remove_rival(self, cell: int) -> None:
        """A rival's noble goes back to its owner, paid at the value before the build (R50, R66, R75)."""
        if self.is_rival(cell, self.seat):
            paid = self.castle_value(self.building[cell]) * (1 + (self.noble[cell] - 1) % RANKS)
            self.note(REMOVED, (self.noble[cell] - 1) // RANKS, cell, (self.noble[cell] - 1) % RANKS, paid)
            self.send_home(cell, paid)

    def send_home(self, cell: int, paid: int) -> None:
        """A noble returns to its owner's reserve, with that much money (R37)."""
        noble = self.leave(cell)
        owner = (noble - 1) // RANKS
        self.reserve[owner][(noble - 1) % RANKS] += 1
        self.money[owner] += paid

    def is_empty_handed(self) -> bool:
        """Whether the seat has no card and can never have one again: it may pass for good (R77)."""
        return self.hand[self.seat] == 0 and self.towers[self.seat] == 0 and not self.is_for_sale()

    def pass_turn(self) -> None:
        """Pass for good without a card (R77), otherwise skip this turn (R78)."""
        if self.is_empty_handed():
            self.out[self.seat] = True
            self.note(PASSED_OUT, self.seat)
        else:
            self.note(SKIPPED, self.seat)
        self.idle[self.seat] = True
        self.end_turn()

    def end_turn(self) -> None:
        """The next seat that is not out goes on, unless the match has ended (R6, R79)."""
        self.note(TURN_ENDED, self.seat)
        self.withdrawn = False
        self.home = 0
        self.places = 0
        self.placed = False
        for index in range(self.width):
            self.built[index] = 0
        self.width = 0
        if self.blocks == 0 or self.bridges == 0 or self.is_stalled():
            self.to_act = OVER
            self.stage = TURN
            self.note(MATCH_ENDED)
            return
        seat = self.seat
        while True:
            seat = seat + 1 if seat + 1 < self.players else 0
            if not self.out[seat]:
                break
        self.begin_turn(seat)

    def is_stalled(self) -> bool:
        """Whether every seat is out, or has done nothing since the last buy or build (R79)."""
        stalled = 0
        for seat in range(self.players):
            if self.out[seat] or self.idle[seat]:
                stalled += 1
        return stalled == self.players

    # Buying (R23-R25)

    def list_buys(self, choices: Choices) -> None:
        """An open card or the top of the pile for 5, a tower card for 10, while there are any."""
        money = self.money[self.seat]
        if money >= CARD_PRICE:
            for place in range(self.opened):
                choices.add(BUY_OPEN + self.row[place])
        if money >= CARD_PRICE and self.pile > 0:
            choices.add(BUY_TOP)
        if money >= TOWER_PRICE and self.tower_pile > 0:
            choices.add(BUY_TOWER)

    def buy(self, action: int) -> None:
        """Pay and take the card; an open one is replaced while the pile lasts."""
        if action == BUY_TOWER:
            self.money[self.seat] -= TOWER_PRICE
            self.tower_pile -= 1
            self.towers[self.seat] += 1
            self.note(TOWER_BOUGHT, self.seat)
            self.end_turn()
            return
        self.money[self.seat] -= CARD_PRICE
        if action == BUY_TOP:
            self.note(TOP_BOUGHT, self.seat)
            self.stage = DRAWING
            self.to_act = CHANCE
            return
        self.take_open(action - BUY_OPEN)
        self.note(OPEN_BOUGHT, self.seat, action - BUY_OPEN)
        if self.pile > 0:
            self.stage = REFILLING
            self.to_act = CHANCE
        else:
            self.end_turn()

    # Building with a building card (R40-R51)

    def list_card_builds(self, choices: Choices) -> None:
        """Every card in hand can be built with (R51); some can found a castle (R40-R45).

        No fewer cards are written than usual, and counted those that there are: a loop of the same length every time
        is one that a processor foresees.
        """
        start = choices.count
        held = self.hand[self.seat]
        for place in range(max(held, USUAL_HAND)):
            choices.actions[start + place] = BUILD + self.cards[self.seat][place]
        choices.count = start + held
        self.list_foundings(choices, start)

    def found(self, card: int, window: int) -> None:
        """Two blocks on the card's space, one on each of the others, and a crest (R42, R44)."""
        self.discard(card)
        space = first_of(card * WINDOWS + window)
        self.note(FOUNDED, self.seat, card, space)
        home = 0
        for _part in range(3):
            home = self.lay_block(space)
            self.mark_built(space)
            space = along(space, 1)
        self.lay_block(card)
        self.places = 2  # R32
        self.finish_build(home)

    def build(self, card: int) -> None:
        """A palace, an extension, or one block higher, as the board says (R46-R50); over 50 nothing is built (R85)."""
        self.discard(card)
        if self.height[card] == 0 and self.breaks_limit(card):
            self.blocks -= 1
            self.note(BLOCK_LOST, self.seat, card)
            self.earn(TOP_VALUE)
            self.end_turn()
            return
        self.remove_rival(card)
        self.note(BLOCK_LAID, self.seat, card, self.height[card] + 1)
        home = self.lay_block(card)
        self.mark_built(card)
        self.places = 1
        self.finish_build(home)

    # Building with a tower card (R52-R57)

    def raise_tower(self, cell: int) -> None:
        """One block more on that column (R52)."""
        self.towers[self.seat] -= 1
        self.note(TOWER_LAID, self.seat, cell, self.height[cell] + 1)
        home = self.lay_block(cell)
        self.mark_built(cell)
        self.places = 1
        self.finish_build(home)

    # Bridges (R60-R68)

    def bridge(self, site: int) -> int:
        """Pay 15, remove a rival from under the middle, and span (R60, R66)."""
        self.money[self.seat] -= BRIDGE_PRICE
        self.remove_rival(self.span_cell(site, 1))
        self.note(BRIDGE_LAID, self.seat, site, self.height[self.span_cell(site, 0)] + 1)
        home = self.lay_bridge(site)
        for part in range(3):
            self.mark_built(self.span_cell(site, part))
        self.places = 1
        self.finish_build(home)
        return 0

    # After every build: crests, income, nobles (R17, R18, R21, R22)

    def mark_built(self, cell: int) -> None:
        """Nobles may come here this turn."""
        index = self.width
        while index > 0 and self.built[index - 1] > cell:
            self.built[index] = self.built[index - 1]
            index -= 1
        self.built[index] = cell
        self.width += 1

    def finish_build(self, home: int) -> None:
        """A palace worth 5 becomes a castle if a pair is free; then the builder is paid the new value (R21)."""
        self.home = home
        waiting = self.count_claims(home)
        if waiting == 1:
            self.give_crest(self.first_waiting())
        self.earn(self.castle_value(home))
        if waiting > 1:
            self.stage = FLAGGING
        else:
            self.ask_nobles()

    def list_flags(self, choices: Choices) -> None:
        """Of several waiting palaces the seat chooses one, by its lowest space (R18, R87)."""
        for space in range(1, SPACES + 1):
            if self.may_claim(space):
                choices.add(FLAG + space)

    def give_flag(self, space: int) -> None:
        """The freed pair goes to the palace on that space."""
        self.give_crest(self.building[space])
        self.ask_nobles()

    # The noble step (R30-R36)

    def ask_nobles(self) -> None:
        """Place, move, swap or nothing (R30); not asked where only nothing is possible."""
        self.stage = NOBLE
        if not self.may_step():
            self.end_turn()

    def step(self, action: int) -> None:
        """Carry out the noble step; after a castle is founded there may be a second one (R32)."""
        if action < MOVE:
            self.place((action - PLACE) // CELLS, (action - PLACE) % CELLS)
            if self.places > 0 and self.may_place_any():
                return
        elif action < SWAP:
            self.move((action - MOVE) // CELLS, (action - MOVE) % CELLS)
        elif action < DONE:
            self.swap((action - SWAP) // CELLS, (action - SWAP) % CELLS)
        self.end_turn()
