"""The rules of Alhambra: The Dice Game, in the order of the rulebook; what Alcazaba shares stands in `dicetable`.

Rule numbers (D36, T3) refer to docs/rules/alhambra.md.
"""

from collections.abc import Mapping, Sequence

import cython

from alcaide.core.codes import *
from alcaide.core.luck import Luck
from alcaide.core.position import Choices, index_of
from alcaide.games.alhambra.codes import *
from alcaide.games.alhambra.state import State, read_pile, read_state
from alcaide.games.dicetable.codes import *
from alcaide.games.dicetable.rules import DiceTable

if not cython.compiled:
    from alcaide.core.position import run_out
    from alcaide.games.dicetable.rules import cell_of, prize


class Alhambra(DiceTable):
    """A moment in a match of the dice game.

    `fresh` says that a roll was made just now (D37), `black` is 0 or the black die's type + 1. In the awards
    `receiver` still gets `due` points, then the chip if `chip_due`; then `second` (0 or owner + 1) gets `second_due`.
    """

    hands: list[list[int]]
    unseen: list[list[int]]
    bonus: list[int]
    stones: list[list[int]]
    under: list[list[int]]
    former: list[int]
    fresh: bool
    black: int
    receiver: int
    due: int
    chip_due: bool
    second: int
    second_due: int

    # Set-up (D4-D7)

    def __init__(self, players: int, light: Sequence[int], dark: Sequence[int]) -> None:
        """The start of a match; `light` and `dark` say how many point chips are worth 1, 2 and 3 (D4c)."""
        piles = [[0, *read_pile(light, 10), 2, 2, 3, 3], [0, *read_pile(dark, 6), 0, 0, 0, 0]]
        super().__init__(players)
        self.unseen = piles
        self.set_up_round()

    def list_legal(self, choices: Choices) -> int:
        if self.stage == TURN:
            self.list_turn(choices)
        elif self.stage == AWARDING:
            choices.add(AWARD_POINTS)
            choices.add(AWARD_CHIP)
        elif self.stage == SWAPPING:
            self.list_swaps(choices)
        else:
            self.list_seats(choices)
        return 0

    def become(self, action: int) -> int:
        if self.to_act == CHANCE:
            self.read_luck(action)
        elif self.stage == TURN:
            self.take_turn(action)
        elif self.stage == AWARDING:
            self.award(2 if action == AWARD_POINTS else 1)
            self.proceed()
        elif self.stage == SWAPPING:
            self.swap(action)
            self.proceed()
        else:
            self.name_start(self.receiver, action - NAME_START)
            self.proceed()
        return 0

    def draw(self, luck: Luck) -> int:
        if self.stage == ROLLING:
            return self.throw_dice(luck)
        if self.stage == CHIP_DRAW:
            return self.draw_chip(luck)
        if self.stage == START_DIE:
            return START_COLUMN + luck.below(TYPES)
        return DIRK_COLUMN + luck.below(TYPES)

    # The round: chips, then Dirk, then turns (D8-D11, T3)

    def set_up_round(self) -> None:
        """A die for the start-player chip (D9); in the last round there is none (D10)."""
        self.begin_round(START_DIE if self.round < ROUNDS - 1 else CHIP_DRAW)

    def draw_chip(self, luck: Luck) -> int:
        """One of the chips of this round's back that nobody has seen, all as likely (D5)."""
        pile = LIGHT if self.round < ROUNDS else DARK
        left = 0
        for chip in range(1, CHIPS):
            left += self.unseen[pile][chip]
        if left == 0:
            return run_out()
        left = luck.below(left)
        chip = 1
        while left >= self.unseen[pile][chip]:
            left -= self.unseen[pile][chip]
            chip += 1
        return DRAW_CHIP + chip

    def read_luck(self, outcome: int) -> None:
        """What a die or a draw brought."""
        if self.stage == ROLLING:
            self.fresh = True
            self.land(outcome)
        elif self.stage == CHIP_DRAW:
            self.lay_chip(outcome - DRAW_CHIP)
        elif self.stage == START_DIE:
            self.lay_start(outcome - START_COLUMN)
            self.bonus[self.start_column] = START
            self.stage = CHIP_DRAW
            self.lay_chips()
        else:
            self.place_dirks(outcome - DIRK_COLUMN)

    def lay_chip(self, chip: int) -> None:
        """Face up on the leftmost bonus field that is free (D9, D10)."""
        self.unseen[LIGHT if self.round < ROUNDS else DARK][chip] -= 1
        self.bonus[self.column] = chip
        self.note(CHIP_LAID, self.column, chip)
        self.lay_chips()

    def lay_chips(self) -> None:
        """Go to the next free bonus field; when all are full, to Dirk's markers and the first turn."""
        while self.column < TYPES and self.bonus[self.column] != NO_CHIP:
            self.column += 1
        if self.column < TYPES:
            return
        self.column = 0
        if self.players == 2:
            self.stage = DIRK_DIE
        else:
            self.begin_turn(self.caliph)

    def place_dirks(self, column: int) -> None:
        """The die shows his first column, the others follow to the right and round (T3)."""
        for marker in range(5):
            self.place_dirk(marker, (column + marker) % TYPES)
        self.begin_turn(self.caliph)

    # The turn (D12-D21, D36-D38)

    def list_turn(self, choices: Choices) -> None:
        """Place on any type that shows (D14), roll again (D13), or use a chip."""
        for kind in range(TYPES):
            if self.symbols(kind) > 0:
                choices.add(PLACE + kind)
        if self.may_roll():
            self.list_rerolls(choices)
        if self.hands[self.seat][DISPLACE] > 0:
            for kind in range(TYPES):
                if self.may_displace(kind):
                    choices.add(PLACE_DISPLACING + kind)
        if self.fresh and self.hands[self.seat][CANCEL] > 0:
            choices.add(CANCEL_ROLL)
        if self.rolls == 1 and self.black == 0 and self.hands[self.seat][BLACK] > 0:
            for kind in range(TYPES):
                choices.add(SET_BLACK + kind)

    def symbols(self, kind: int) -> int:
        """How many dice show a type, the black one included (D38)."""
        return self.dice[kind] + (1 if self.black == kind + 1 else 0)

    def target_cell(self, kind: int) -> int:
        """The cell of a result in a type that shows (D17)."""
        return cell_of(self.symbols(kind), self.rolls)

    def may_displace(self, kind: int) -> bool:
        """Only the very cell of the result, and only another's marker (D36)."""
        if self.symbols(kind) == 0:
            return False
        holder = self.area[kind][self.target_cell(kind)]
        return holder > 0 and holder != self.seat + 1

    def take_turn(self, action: int) -> None:
        """Carry out one decision of the turn."""
        if action < PLACE + TYPES:
            self.place(action - PLACE)
        elif action < OWN_ACTIONS:
            self.reroll(action - REROLL)
        elif action < CANCEL_ROLL:
            self.displace(action - PLACE_DISPLACING)
        elif action == CANCEL_ROLL:
            self.cancel_roll()
        else:
            self.set_black(action - SET_BLACK)

    def reroll(self, number: int) -> None:
        """The roll before can no longer be cancelled; the one to come can (D37)."""
        self.settle()
        for kind in range(TYPES):
            self.former[kind] = self.dice[kind]
        self.throw_again(number)

    def settle(self) -> None:
        """From here on the last roll stands (D37)."""
        self.fresh = False
        for kind in range(TYPES):
            self.former[kind] = 0

    def cancel_roll(self) -> None:
        """The dice and the count go back to what they were; a first roll is repeated at once (D37)."""
        self.hands[self.seat][CANCEL] -= 1
        self.note(ROLL_CANCELLED, self.seat, self.rolls)
        for kind in range(TYPES):
            self.dice[kind] = self.former[kind]
        self.settle()
        self.rolls -= 1
        if self.rolls == 0:
            self.begin_turn(self.seat)

    def set_black(self, kind: int) -> None:
        """One more symbol for the rest of the turn (D38)."""
        self.hands[self.seat][BLACK] -= 1
        self.black = kind + 1
        self.settle()
        self.note(BLACK_SET, self.seat, kind)

    def place(self, kind: int) -> None:
        """The marker goes to the column of the chosen type (D14, D15)."""
        self.place_marker(kind, self.target_cell(kind))
        self.end_turn()

    def displace(self, kind: int) -> None:
        """Take the cell; the unbroken run of markers from there moves back by one, its order kept (D36)."""
        self.hands[self.seat][DISPLACE] -= 1
        cell = self.target_cell(kind)
        carried = self.area[kind][cell]
        self.area[kind][cell] = self.seat + 1
        self.note(MARKER_PLACED, self.seat, kind, cell, cell)
        while carried > 0 and cell < CELLS - 1:
            cell += 1
            pushed = self.area[kind][cell]
            self.area[kind][cell] = carried
            self.note(MARKER_PUSHED, carried - 1, kind, cell)
            carried = pushed
        if carried > 0:
            self.lose_marker(carried - 1, kind)
        self.end_turn()

    def end_turn(self) -> None:
        """The black die is put away; after the last turn come the awards (D11, D24)."""
        self.settle()
        self.black = 0
        if not self.next_turn() and not self.open_column():
            self.proceed()

    # Awards (D24-D32, D35, D39)

    def proceed(self) -> None:
        """Give what is due until a seat is asked: points, chip, the second marker's award, the next column."""
        while True:
            if not self.give():
                return
            if self.second_due > 0:
                self.grant(self.second - 1, self.second_due)
                self.second = 0
                self.second_due = 0
                continue
            self.column += 1
            if self.column == TYPES:
                self.end_round()
                return
            if self.open_column():
                return

    def open_column(self) -> bool:
        """Ask the owner of the best marker (D25), or let Dirk take his points (T5); whether somebody is asked."""
        best = self.next_marker(self.column, 0)
        if best == CELLS:
            return False
        best = self.area[self.column][best] - 1
        if self.is_dirk(best):
            self.award(2)
            return False
        self.stage = AWARDING
        self.to_act = best
        return True

    def award(self, due: int) -> None:
        """The best takes 2 points, or 1 and the chip; the second marker's owner gets the other award (D25-D27)."""
        cell = self.next_marker(self.column, 0)
        self.grant(self.area[self.column][cell] - 1, due)
        cell = self.next_marker(self.column, cell + 1)
        if cell < CELLS:
            self.second = self.area[self.column][cell]
            self.second_due = 3 - due

    def grant(self, owner: int, due: int) -> None:
        """Two points, or one and then the chip."""
        self.receiver = owner
        self.due = due
        self.chip_due = due == 1
        self.note(AWARDED, owner, self.column, due)

    def give(self) -> bool:
        """Hand over points and chip; False as soon as the receiver is asked something."""
        while self.due > 0:
            if not self.is_dirk(self.receiver) and self.hands[self.receiver][SWAP] > 0:
                self.stage = SWAPPING
                self.to_act = self.receiver
                return False
            self.receive_point(self.column)
        return not self.chip_due or self.receive_chip()

    def list_swaps(self, choices: Choices) -> None:
        """Keep the point, or send it to another type, be it full (D35)."""
        choices.add(KEEP)
        for kind in range(TYPES):
            if kind != self.column:
                choices.add(SWAP_POINT + kind)

    def swap(self, action: int) -> None:
        """One point comes, here or in another type (D35)."""
        if action == KEEP:
            self.receive_point(self.column)
            return
        self.hands[self.receiver][SWAP] -= 1
        self.note(POINT_SWAPPED, self.receiver, self.column, action - SWAP_POINT)
        self.receive_point(action - SWAP_POINT)

    def receive_point(self, kind: int) -> None:
        """One building point of the award."""
        self.due -= 1
        self.advance(self.receiver, kind)

    def receive_chip(self) -> bool:
        """A chip is kept; who gets the start-player chip names a seat (D32, D39, T6, T7). False if one is asked."""
        chip = self.bonus[self.column]
        self.chip_due = False
        self.bonus[self.column] = NO_CHIP
        if chip == START:
            self.start_column = -1
            if not self.is_dirk(self.receiver):
                self.stage = STARTING
                self.to_act = self.receiver
                return False
            self.name_start(self.receiver, 1 - self.caliph)
        elif self.is_dirk(self.receiver) and chip > POINT_3:
            self.note(CHIP_REMOVED, self.receiver, chip)
        else:
            self.hands[self.receiver][chip] += 1
            self.note(CHIP_WON, self.receiver, chip)
        return True

    def advance(self, owner: int, kind: int) -> None:
        """One step up the track, on top of the stones there; beyond the end the point is lost (D29-D31)."""
        place = self.stones[kind][owner]
        if place == TRACK:
            self.note(POINT_LOST, owner, kind)
            return
        beneath = 0
        for other in range(self.owners):
            if place > 0 and self.stones[kind][other] == place and self.under[kind][other] > self.under[kind][owner]:
                self.under[kind][other] -= 1
            elif self.stones[kind][other] == place + 1:
                beneath += 1
        self.stones[kind][owner] = place + 1
        self.under[kind][owner] = beneath
        self.note(STONE_MOVED, owner, kind, place + 1)

    # Scoring and end (D33, D34, D41-D44)

    def end_round(self) -> None:
        """Clear up; score after rounds 1, 3 and 5; the fifth is the last (D33, D41, D44)."""
        self.clear_up()
        self.receiver = 0
        for column in range(TYPES):
            self.bonus[column] = NO_CHIP
        if self.round % 2 == 1:
            self.score(self.round // 2)
        if self.round == ROUNDS:
            self.column = 0
            self.end_match()
        else:
            self.set_up_round()

    def score(self, scoring: int) -> None:
        """Every type by its table, stones off the track left out (D41, D42); then the point chips (D43)."""
        for kind in range(TYPES):
            for owner in range(self.owners):
                if self.stones[kind][owner] > 0:
                    self.pay(scoring, kind, owner, prize(scoring, kind, self.place_in(kind, owner)))
        for owner in range(self.owners):
            self.score_chips(owner, scoring)

    def place_in(self, kind: int, owner: int) -> int:
        """How many stones are further up, or lower in the same pile (D41)."""
        better = 0
        for other in range(self.owners):
            if self.stones[kind][other] > self.stones[kind][owner] or (
                self.stones[kind][other] == self.stones[kind][owner]
                and self.under[kind][other] < self.under[kind][owner]
            ):
                better += 1
        return better

    def score_chips(self, owner: int, scoring: int) -> None:
        """Every point chip counts at every scoring (D34)."""
        points = 0
        for value in range(1, POINT_3 + 1):
            points += value * self.hands[owner][value]
        if points > 0:
            self.points[owner] += points
            self.note(CHIPS_SCORED, owner, scoring, points)

    # What luck may bring

    def outcomes(self) -> list[tuple[int, float]]:
        if self.to_act != CHANCE:
            return []
        if self.stage == ROLLING:
            return self.roll_odds()
        if self.stage == CHIP_DRAW:
            pile = self.unseen_chips(self.round == ROUNDS)
            return [(DRAW_CHIP + chip, count / sum(pile)) for chip, count in enumerate(pile) if count]
        first = START_COLUMN if self.stage == START_DIE else DIRK_COLUMN
        return [(first + kind, 1.0 / TYPES) for kind in range(TYPES)]

    def may_bring(self, outcome: int) -> bool:
        if self.stage == ROLLING:
            return self.can_fall(outcome)
        if self.stage == CHIP_DRAW:
            return self.can_draw(outcome - DRAW_CHIP)
        if self.stage == START_DIE:
            return START_COLUMN <= outcome < START_COLUMN + TYPES
        return DIRK_COLUMN <= outcome < DIRK_COLUMN + TYPES

    def can_draw(self, chip: int) -> bool:
        """Whether a chip of this kind with this round's back is unseen."""
        return NO_CHIP < chip < CHIPS and self.unseen[LIGHT if self.round < ROUNDS else DARK][chip] > 0

    # The position as plain values

    def unseen_chips(self, dark: bool) -> list[int]:
        """How many chips of each code with that back nobody has seen."""
        return [self.unseen[DARK if dark else LIGHT][chip] for chip in range(CHIPS)]

    def chips(self, owner: int, chip: int) -> int:
        """How many chips of a kind an owner has."""
        return self.hands[index_of(owner, self.owners, "owner")][index_of(chip, CHIPS, "chip")]

    def shows(self, kind: int) -> int:
        """How many dice show a type, the black one included."""
        return self.symbols(index_of(kind, TYPES, "type"))

    def holder(self, kind: int, cell: int) -> int:
        """0, or who has a marker on that cell, + 1."""
        return self.area[index_of(kind, TYPES, "type")][index_of(cell, CELLS, "cell")]

    def state(self) -> State:
        return {
            **self.table_state(),
            "hands": [[self.hands[owner][chip] for chip in range(CHIPS)] for owner in range(self.owners)],
            "unseen": [self.unseen_chips(False), self.unseen_chips(True)],
            "bonus": [self.bonus[column] for column in range(TYPES)],
            "stones": [[self.stones[kind][owner] for owner in range(self.owners)] for kind in range(TYPES)],
            "under": [[self.under[kind][owner] for owner in range(self.owners)] for kind in range(TYPES)],
            "former": [self.former[kind] for kind in range(TYPES)],
            "fresh": bool(self.fresh),
            "black": self.black,
            "receiver": self.receiver,
            "due": self.due,
            "chip_due": bool(self.chip_due),
            "second": self.second,
            "second_due": self.second_due,
        }

    def restore(self, state: Mapping[str, object]) -> None:
        given = read_state(state, self.players)
        self.restore_table(given)
        unused = [0] * (OWNERS - self.owners)
        self.hands = given["hands"] + [[0] * CHIPS for _ in unused]
        self.unseen = given["unseen"]
        self.bonus = given["bonus"]
        self.former = given["former"]
        self.stones = [each + unused for each in given["stones"]]
        self.under = [each + unused for each in given["under"]]
        self.fresh = given["fresh"]
        self.black = given["black"]
        self.receiver = given["receiver"]
        self.due = given["due"]
        self.chip_due = given["chip_due"]
        self.second = given["second"]
        self.second_due = given["second_due"]
