"""Why an action of Alcazar is not legal, asked of the predicates that `list_legal` asks.

Only what the seat may know is looked at: of a card that it does not hold, never where it is.
"""

import cython

from alcaide.core.position import Choices
from alcaide.games.alcazar.board import BOARDS
from alcaide.games.alcazar.board import CELLS as NAMES
from alcaide.games.alcazar.codes import *
from alcaide.games.alcazar.nobles import Nobles

if not cython.compiled:  # compiled code has these from obstacles.pxd
    from alcaide.games.alcazar.buildings import along, first_of


class Obstacles(Nobles):
    """What stands in the way of an action, as a number; 0 is nothing."""

    def obstacle(self, action: int) -> int:
        """What stands in the way of an action, the first thing in the order of the rules; 0 if it is legal."""
        assert 0 <= action < ACTIONS
        if self.to_act < 0 or self.stage != stage_of(action):
            return NOT_ASKED
        if action < BUILD:
            return self.buy_obstacle(action)
        if action < FOUND:
            return 0 if self.holds(action - BUILD) else NO_CARD
        if action < TOWER:
            return self.found_obstacle(action - FOUND)
        if action < BRIDGE:
            return self.tower_obstacle(action - TOWER)
        if action < WITHDRAW:
            return self.bridge_obstacle(action - BRIDGE)
        if action < PASS:
            return self.withdrawal_obstacle(action - WITHDRAW)
        if action == PASS:
            return 0 if action in self.legal() else CAN_ACT
        if action < PLACE:
            return 0 if self.may_claim(action - FLAG) else NO_CLAIM
        return self.step_obstacle(action)

    def holds(self, card: int) -> bool:
        """Whether the seat has the building card in hand."""
        return self.holder[card] == HAND + self.seat

    def is_on_board(self, cell: int) -> bool:
        """Whether the board in use has the cell (R10)."""
        return NAMES[cell] in BOARDS[self.board].places

    def is_in_line(self, site: int) -> bool:
        """Whether the three cells lie in line on the board in use (R10)."""
        return any(self.arm(self.span_cell(site, 0), direction) == site for direction in range(4))

    def has_noble(self, cell: int) -> bool:
        """Whether a noble of the seat stands there."""
        return any(self.where[self.seat][index] == cell for index in range(self.standing[self.seat]))

    # Buying (R23, R24)

    def buy_obstacle(self, action: int) -> int:
        """Why this card cannot be bought."""
        if action == BUY_TOWER:
            if self.tower_pile == 0:
                return NO_TOWERS
            return 0 if self.can_pay(TOWER_PRICE) else TOWER_DEAR
        if action == BUY_TOP and self.pile == 0:
            return NO_PILE
        if action != BUY_TOP and self.holder[action - BUY_OPEN] != OPEN:
            return NOT_OPEN
        return 0 if self.can_pay(CARD_PRICE) else CARD_DEAR

    # Building (R40-R68, R85)

    def found_obstacle(self, window: int) -> int:
        """Why no castle can be founded there."""
        card = window // WINDOWS
        if not self.holds(card):
            return NOT_HELD
        if not self.has_pair():
            return NO_PAIR
        if not self.has_blocks():
            return FEW_BLOCKS
        if any(self.is_column(along(first_of(window), step)) for step in range(3)):
            return NOT_EMPTY
        if not self.is_apart(card):
            return TOO_CLOSE
        windows = Choices()
        self.list_windows(windows, card)
        return 0 if FOUND + window in windows.as_list() and self.has_room(window) else TOO_CLOSE

    def tower_obstacle(self, cell: int) -> int:
        """Why no tower can rise there."""
        if not self.is_on_board(cell):
            return OFF_BOARD
        if self.towers[self.seat] == 0:
            return NO_TOWER_CARD
        if not self.is_column(cell):
            return ON_GROUND
        if not self.may_lift(cell):
            return AT_TOP
        if self.is_rival(cell, self.seat):
            return UNDER_RIVAL
        if self.has_noble(cell):
            return 0
        arms = [self.arm(cell, direction) for direction in range(4)]
        above = [site for site in arms if self.has_noble(self.across(site, cell))]
        above = [site for site in above if self.overlooks(site, self.across(site, cell))]
        if not above:
            return NOT_OVERLOOKED
        return 0 if any(self.is_unspanned(site) for site in above) else SPANNED

    def bridge_obstacle(self, site: int) -> int:
        """Why no bridge can span these cells; one that is there already is the reason, before what follows from it."""
        ends = [self.span_cell(site, 0), self.span_cell(site, 2)]
        if not all(self.is_on_board(self.span_cell(site, part)) for part in range(3)):
            return OFF_BOARD
        if not self.is_in_line(site):
            return OFF_LINE
        if not self.can_pay(BRIDGE_PRICE):
            return BRIDGE_DEAR
        if not self.is_unspanned(site):
            return BRIDGED
        if not all(self.is_column(end) for end in ends):
            return NO_PILLAR
        if not self.is_even(site):
            return UNEVEN
        if not self.is_arched(site):
            return NOT_ARCHED
        if not any(self.has_noble(end) for end in ends) or not self.is_spared(site, self.seat):
            return NO_FOOTHOLD
        return 0 if self.may_join(site) else OVER_LIMIT

    def withdrawal_obstacle(self, cell: int) -> int:
        """Why this noble cannot be withdrawn (R72)."""
        if not self.is_on_board(cell):
            return OFF_BOARD
        if not self.has_noble(cell):
            return NO_NOBLE
        return 0 if WITHDRAW + cell in self.legal() else WITHDREW

    # Nobles (R31-R35)

    def step_obstacle(self, action: int) -> int:
        """Why this noble step cannot be."""
        if action == DONE:
            return 0
        if action < MOVE:
            return self.place_obstacle((action - PLACE) // CELLS, (action - PLACE) % CELLS)
        first, second = divmod(action - (MOVE if action < SWAP else SWAP), CELLS)
        if not (self.is_on_board(first) and self.is_on_board(second)):
            return OFF_BOARD
        if self.placed:
            return HAS_PLACED
        if action < SWAP:
            return self.own_obstacle(first) or self.target_obstacle(second)
        reason = self.own_obstacle(first) or self.own_obstacle(second)
        if reason > 0:
            return reason
        if self.noble[first] == self.noble[second]:
            return SAME_RANK
        return 0 if self.reads_before(first, second) else REVERSED

    def place_obstacle(self, rank: int, cell: int) -> int:
        """Why this noble cannot be placed there."""
        if not self.is_on_board(cell):
            return OFF_BOARD
        reason = self.target_obstacle(cell)
        if reason > 0:
            return reason
        if not self.has_reserve(rank):
            return NO_RESERVE
        return 0 if self.can_pay(self.price_of(rank)) else NOBLE_DEAR

    def target_obstacle(self, cell: int) -> int:
        """Why no noble can come there (R31, R33)."""
        places = [index for index in range(WIDEST) if self.built[index] == cell]
        if not places:
            return NOT_BUILT
        return 0 if self.is_free(places[0]) else OCCUPIED

    def own_obstacle(self, cell: int) -> int:
        """Why the noble there cannot move or swap (R34)."""
        if not self.has_noble(cell):
            return NOT_OWN
        return 0 if self.is_home(cell) else ELSEWHERE

    def noble_price(self, rank: int) -> int:
        """What a noble of that rank costs now (R31)."""
        return self.price_of(rank)


def stage_of(action: int) -> int:
    """When an action is asked for."""
    if action <= PASS:
        return TURN
    return FLAGGING if action < PLACE else NOBLE
