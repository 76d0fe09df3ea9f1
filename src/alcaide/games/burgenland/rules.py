"""The rules of Burgen Land, in the order of the rulebook. Rule numbers (K12) refer to docs/rules/burgenland.md.

Nothing is hidden, so everybody's view of a position is the whole of it (K6).
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import factorial

import cython

from alcaide.core.codes import *
from alcaide.core.luck import Luck
from alcaide.core.position import Choices, Position, index_of
from alcaide.games.burgenland.codes import *
from alcaide.games.burgenland.state import State, read_state

POWERS = [DIE**number for number in range(RED_DICE + 1)]


class Burgenland(Position):
    """A moment in a match of Burgen Land.

    `seat` is whose turn it is, `colour` the turn's colour (-1 before the first landing), `stage` what is asked,
    `thrown` how many red dice are in the air, `shown` which values lie there to choose from; `lengths` counts the slots
    of a castle, `holes` those of them that are empty.
    """

    crown: int
    seat: int
    colour: int
    stage: int
    thrown: int
    supply: int
    red: list[int]
    shown: list[int]
    kinds: list[int]
    points: list[int]
    lengths: list[list[int]]
    holes: list[list[int]]
    piles: list[list[int]]
    castles: list[list[list[int]]]

    # Set-up (K7-K10)

    def __init__(self, kinds: Sequence[int], crown: int) -> None:
        """The start of a match on areas of these kinds of spaces, with the crown on that space."""
        self.restore(
            {
                "to_act": 0,
                "kinds": kinds,
                "castles": [[[WALL]] * 3] * 2,
                "piles": [[7, 3, 3, 4]] * 3,
                "red": [0, 0],
                "supply": RED_DICE,
                "shown": [],
                "points": [0, 0],
                "crown": crown,
                "seat": 0,
                "colour": -1,
                "stage": ROLLING,
                "thrown": 0,
            }
        )

    def list_legal(self, choices: Choices) -> int:
        if self.stage == ROLLING:
            self.list_rolls(choices)
        elif self.stage == MOVING:
            self.list_moves(choices)
        elif self.stage == ACTING:
            self.list_actions(choices)
        else:
            choices.add(LOSE_LEFT)
            choices.add(LOSE_RIGHT)
        return 0

    def become(self, action: int) -> int:
        if self.to_act == CHANCE:
            self.read_roll(action)
        elif action >= CARD:
            self.take_card(action - CARD)
        elif action < STOP:
            self.throw(action - ROLL)
        elif action == STOP:
            self.end_turn()
        elif action < DICE:
            self.move(action - MOVE)
        elif action == DICE:
            self.take_dice()
        elif action == SCORE:
            self.score()
        else:
            self.lose(LEFT if action == LOSE_LEFT else RIGHT)
        return 0

    # The turn: roll, move, act, and again (K11-K17)

    def list_rolls(self, choices: Choices) -> None:
        """With any number of red dice, or not at all."""
        for dice in range(RED_DICE + 1):
            choices.add_if(self.may_throw(dice), ROLL + dice)
        choices.add_if(self.may_stop(), STOP)

    def may_throw(self, dice: int) -> bool:
        """Any number of the seat's red dice may join its own die (K12)."""
        return dice <= self.red[self.seat]

    def may_stop(self) -> bool:
        """Only the first roll of a turn is compulsory (K11)."""
        return self.colour >= 0

    def throw(self, dice: int) -> None:
        """The dice are in the air; luck says how they fall."""
        self.thrown = dice
        self.to_act = CHANCE

    def draw(self, luck: Luck) -> int:
        return 1 + luck.below(6) + (self.throw_red(luck) if self.thrown > 0 else 0)

    def throw_red(self, luck: Luck) -> int:
        """Throw the red dice; their part of the roll's number, ascending."""
        if not cython.compiled:
            fallen = [0] * DIE
        for value in range(1, DIE):
            fallen[value] = 0
        for _die in range(self.thrown):
            fallen[1 + luck.below(6)] += 1
        code = 0
        place = DIE
        for value in range(1, DIE):
            beyond = place * POWERS[fallen[value]]
            code += value * ((beyond - place) // (DIE - 1))  # value, as a digit, as often as it fell
            place = beyond
        return code

    def read_roll(self, outcome: int) -> None:
        """The red dice go back to the board at once (K13); one value is chosen, alone it is the choice (K14)."""
        self.red[self.seat] -= self.thrown
        self.supply += self.thrown
        self.note(ROLLED, self.seat, outcome)
        different = 0
        value = 0
        rest = outcome
        while rest > 0:
            value = rest % DIE
            rest = rest // DIE
            different += self.shown[value] == 0
            self.shown[value] = 1
        self.thrown = 0
        self.to_act = self.seat
        if different > 1:
            self.stage = MOVING
        else:
            self.move(value)

    def list_moves(self, choices: Choices) -> None:
        """Any value shown, never a sum, even one that busts (K14)."""
        for value in range(1, DIE):
            choices.add_if(self.is_shown(value), MOVE + value)

    def is_shown(self, value: int) -> bool:
        """Whether a die shows it."""
        return self.shown[value] > 0

    def move(self, steps: int) -> None:
        """The first landing gives the turn its colour (K15); a later one in another colour is a bust (K16)."""
        for value in range(1, DIE):
            self.shown[value] = 0
        start = self.crown
        self.crown = (start + steps) % SPACES
        self.note(MOVED, self.seat, start, self.crown)
        colour = self.crown // AREA
        if self.colour < 0:
            self.colour = colour
        if colour != self.colour:
            self.bust()
        elif self.kinds[self.crown % AREA] == CROWN:
            self.score()  # K20: compulsory, and nothing else
        else:
            self.stage = ACTING

    def finish_action(self) -> None:
        """After a completed action the player rolls again or stops (K17)."""
        self.stage = ROLLING

    def end_turn(self) -> None:
        """The other player goes on from where the crown stands; red dice not rolled are kept (K17)."""
        self.note(TURN_ENDED, self.seat)
        self.seat = 1 - self.seat
        self.to_act = self.seat
        self.colour = -1
        self.stage = ROLLING

    # Actions on a space of the turn's colour (K18-K26)

    def list_actions(self, choices: Choices) -> None:
        """Dice always (K22), scoring on a wall/crown space (K21), and the space's card where it can be laid."""
        choices.add(DICE)
        if self.may_score():
            choices.add(SCORE)
        card = card_of(self.kinds[self.crown % AREA])
        if self.is_available(card):
            self.list_places(choices, card)

    def may_score(self) -> bool:
        """Only a wall/crown space lets the player choose to score (K21)."""
        return self.kinds[self.crown % AREA] == WALL_CROWN

    def is_available(self, card: int) -> bool:
        """A card comes from the pile or else from the rival (K23); with neither, `list_sources` lists none."""
        return self.is_in_pile(card) or self.lengths[1 - self.seat][self.colour] > 0

    def is_in_pile(self, card: int) -> bool:
        """While the pile of the turn's colour has the card, it comes from there (K23)."""
        return self.piles[self.colour][card] > 0

    def is_at_rival(self, slot: int, card: int) -> bool:
        """Whether the rival's castle has the card in this slot (K25)."""
        return self.castles[1 - self.seat][self.colour][slot] == card

    def list_places(self, choices: Choices, card: int) -> None:
        """At the left end, at the right end, or in an empty slot (K24)."""
        length = self.lengths[self.seat][self.colour]
        if (length > 0) & self.may_extend(LEFT, card):
            self.list_sources(choices, LEFT, card)
        if self.may_extend(RIGHT, card):
            self.list_sources(choices, RIGHT, card)
        if self.holes[self.seat][self.colour] > 0:
            for slot in range(1, length - 1):
                if self.is_empty(slot) and self.may_fill(slot, card):
                    self.list_sources(choices, SLOT + slot, card)

    def list_sources(self, choices: Choices, place: int, card: int) -> None:
        """The pile while it lasts, then any such card of the rival's castle, the middle included (K23, K25)."""
        action = CARD + place * SOURCES
        if self.is_in_pile(card):
            choices.add(action + PILE)
            return
        for slot in range(self.lengths[1 - self.seat][self.colour]):
            if self.is_at_rival(slot, card):
                choices.add(action + RIVAL + slot)

    def may_extend(self, place: int, card: int) -> bool:
        """A wall at either end; a building only beside a wall; in an empty castle only a wall (K24, K5)."""
        return self.has_slot() & self.is_beside_wall(place, card)

    def has_slot(self) -> bool:
        """Whether the castle may grow (K5)."""
        return self.lengths[self.seat][self.colour] < SLOTS

    def is_beside_wall(self, place: int, card: int) -> bool:
        """Whether the card is a wall, or the one at this end is (K24)."""
        last = max(0, self.lengths[self.seat][self.colour] - 1)
        return (card == WALL) | (self.castles[self.seat][self.colour][0 if place == LEFT else last] == WALL)

    def is_empty(self, slot: int) -> bool:
        """Whether no card is in this slot of the castle."""
        return self.castles[self.seat][self.colour][slot] == EMPTY

    def may_fill(self, slot: int, card: int) -> bool:
        """In a hole a wall needs any card beside it, a building a wall and no other building (K24)."""
        left = self.castles[self.seat][self.colour][slot - 1]
        right = self.castles[self.seat][self.colour][slot + 1]
        if card == WALL:
            return left != EMPTY or right != EMPTY
        return (left == WALL or right == WALL) and left <= WALL and right <= WALL

    def take_dice(self) -> None:
        """As many as the card is worth: from the board first, then from the rival (K18, K19, K22)."""
        rival = 1 - self.seat
        due = worth(card_of(self.kinds[self.crown % AREA]))
        supplied = min(due, self.supply)
        stolen = min(due - supplied, self.red[rival])
        self.supply -= supplied
        self.red[rival] -= stolen
        self.red[self.seat] += supplied + stolen
        self.note(DICE_TAKEN, self.seat, supplied, stolen)
        self.finish_action()

    def take_card(self, choice: int) -> None:
        """Take the space's card from the pile, or from the rival's slot named, and lay it (K18, K19, K23-K25)."""
        card = card_of(self.kinds[self.crown % AREA])
        place = choice // SOURCES
        source = choice % SOURCES
        if source == PILE:
            self.piles[self.colour][card] -= 1
            self.note(CARD_TAKEN, self.seat, self.colour, card, place)
        else:
            self.remove(1 - self.seat, self.colour, source - RIVAL)
            self.note(CARD_STOLEN, self.seat, self.colour, card, place, source - RIVAL)
        self.lay(card, place)
        self.finish_action()

    def lay(self, card: int, place: int) -> None:
        """Castles grow at their ends, except where a hole is filled (K24)."""
        length = self.lengths[self.seat][self.colour]
        if place >= SLOT:
            self.castles[self.seat][self.colour][place - SLOT] = card
            self.holes[self.seat][self.colour] -= 1
            return
        for slot in range(0 if place == LEFT else length, length + 1):
            pushed = self.castles[self.seat][self.colour][slot]
            self.castles[self.seat][self.colour][slot] = card
            card = pushed
        self.lengths[self.seat][self.colour] = length + 1

    def score(self) -> None:
        """The owner of the more valuable castle gains the difference, whoever moved (K26); 30 points win (K29)."""
        first = self.value(0, self.colour)
        second = self.value(1, self.colour)
        winner = 0 if first > second else 1
        gain = abs(first - second)
        self.points[winner] += gain
        self.note(SCORED, self.colour, first, second)
        if self.points[winner] >= GOAL:
            self.to_act = OVER
            self.note(WON, winner)
        else:
            self.finish_action()

    # Castles (K5, K25, K26)

    def value(self, seat: int, colour: int) -> int:
        """What the most valuable part of a castle is worth; holes divide it into parts (K26)."""
        best = 0
        part = 0
        for slot in range(self.lengths[seat][colour]):
            if self.castles[seat][colour][slot] == EMPTY:
                part = 0
            else:
                part += worth(self.castles[seat][colour][slot])
                best = max(best, part)
        return best

    def remove(self, seat: int, colour: int, taken: int) -> None:
        """Take a card out of a castle: inside it leaves a hole, empty ends are trimmed (K5, K25)."""
        self.castles[seat][colour][taken] = EMPTY
        length = self.lengths[seat][colour]
        while length > 0 and self.castles[seat][colour][length - 1] == EMPTY:
            length -= 1
        empty = 0
        while empty < length and self.castles[seat][colour][empty] == EMPTY:
            empty += 1
        length -= empty
        if empty > 0:
            for slot in range(length):
                self.castles[seat][colour][slot] = self.castles[seat][colour][slot + empty]
            for slot in range(length, length + empty):
                self.castles[seat][colour][slot] = EMPTY
        self.holes[seat][colour] += 1 + length - self.lengths[seat][colour]
        self.lengths[seat][colour] = length

    # Bust (K27, K28)

    def bust(self) -> None:
        """The dearer outermost card of the turn's colour is lost; of two equal ones the owner chooses (K28)."""
        length = self.lengths[self.seat][self.colour]
        self.note(BUST, self.seat, self.colour)
        if length == 0:
            self.end_turn()
            return
        left = worth(self.castles[self.seat][self.colour][0])
        right = worth(self.castles[self.seat][self.colour][length - 1])
        if length > 1 and left == right:
            self.stage = LOSING
        else:
            self.lose(LEFT if left > right else RIGHT)

    def lose(self, place: int) -> None:
        """The card at that end goes back to its pile (K28)."""
        slot = 0 if place == LEFT else self.lengths[self.seat][self.colour] - 1
        card = self.castles[self.seat][self.colour][slot]
        self.piles[self.colour][card] += 1
        self.remove(self.seat, self.colour, slot)
        self.note(CARD_LOST, self.seat, self.colour, card, place)
        self.end_turn()

    # Why an action is not legal, asked of the same predicates

    def obstacle(self, action: int) -> int:
        """What stands in the way of an action, the first thing in the order of the rules; 0 if it is legal."""
        assert 0 <= action < ACTIONS
        if self.to_act < 0 or self.stage != stage_of(action):
            return NOT_ASKED
        if action < STOP:
            return 0 if self.may_throw(action - ROLL) else TOO_MANY_DICE
        if action == STOP:
            return 0 if self.may_stop() else FIRST_ROLL
        if action < DICE:
            return 0 if self.is_shown(action - MOVE) else NOT_SHOWN
        if action == SCORE:
            return 0 if self.may_score() else NO_SCORING
        if action < CARD:
            return 0
        card = self.card_here()
        place, source = divmod(action - CARD, SOURCES)
        return self.source_obstacle(source, card) or self.place_obstacle(place, card)

    def source_obstacle(self, source: int, card: int) -> int:
        """Why the card does not come from there (K23, K25)."""
        if self.is_in_pile(card):
            return 0 if source == PILE else IN_PILE
        if not any(self.is_at_rival(slot, card) for slot in range(SLOTS)):
            return ALL_OWNED
        if source == PILE:
            return PILE_EMPTY
        return 0 if self.is_at_rival(source - RIVAL, card) else NOT_AT_RIVAL

    def place_obstacle(self, place: int, card: int) -> int:
        """Why the card may not lie there (K5, K24)."""
        length = self.lengths[self.seat][self.colour]
        if length == 0:
            return 0 if place == RIGHT and self.may_extend(place, card) else NO_CASTLE
        if place >= SLOT:
            if place - SLOT >= length or not self.is_empty(place - SLOT):
                return NO_HOLE
            return 0 if self.may_fill(place - SLOT, card) else MISFIT
        if not self.has_slot():
            return NO_SLOT
        return 0 if self.is_beside_wall(place, card) else NO_WALL

    # What luck may bring, and how the match stands

    def outcomes(self) -> list[tuple[int, float]]:
        return list(roll_odds(self.thrown)) if self.to_act == CHANCE else []

    def may_bring(self, outcome: int) -> bool:
        return self.can_fall(outcome)

    def can_fall(self, outcome: int) -> bool:
        """As many digits as dice are in the air, none of them 0, the red ones ascending."""
        rest = max(outcome, 0) // DIE
        value = 1
        for _die in range(self.thrown):
            if rest % DIE < value:
                return False
            value = rest % DIE
            rest = rest // DIE
        return rest == 0 and outcome > 0 and outcome % DIE > 0

    def points_of(self, seat: int) -> int:
        return self.points[seat]

    def winners(self) -> list[int]:
        return [seat for seat in range(2) if self.points[seat] >= GOAL]

    # The position as plain values

    def castle(self, seat: int, colour: int) -> list[int]:
        """The slots of a castle from the left, empty ones included."""
        owner, of = index_of(seat, 2, "seat"), index_of(colour, 3, "colour")
        return [self.castles[owner][of][slot] for slot in range(self.lengths[owner][of])]

    def red_dice(self, seat: int) -> int:
        """How many red dice a seat owns."""
        return self.red[index_of(seat, 2, "seat")]

    def pile(self, colour: int, card: int) -> int:
        """How many cards are left in a pile."""
        return self.piles[index_of(colour, 3, "colour")][index_of(card, ROOFED_TOWER + 1, "card")]

    def castle_value(self, seat: int, colour: int) -> int:
        """What a castle would count for if it were scored now (K26)."""
        return self.value(index_of(seat, 2, "seat"), index_of(colour, 3, "colour"))

    def card_here(self) -> int:
        """The card that the crown's space gives; EMPTY on a crown space."""
        return card_of(self.kinds[self.crown % AREA])

    def state(self) -> State:
        return {
            "to_act": self.to_act,
            "kinds": [self.kinds[place] for place in range(AREA)],
            "castles": [[self.castle(seat, colour) for colour in range(3)] for seat in range(2)],
            "piles": [[self.piles[colour][card] for card in range(WALL, ROOFED_TOWER + 1)] for colour in range(3)],
            "red": [self.red[0], self.red[1]],
            "supply": self.supply,
            "shown": [value for value in range(1, DIE) if self.shown[value]],
            "points": [self.points[0], self.points[1]],
            "crown": self.crown,
            "seat": self.seat,
            "colour": self.colour,
            "stage": self.stage,
            "thrown": self.thrown,
        }

    def restore(self, state: Mapping[str, object]) -> None:
        given = read_state(state)
        self.wipe()
        self.players = 2
        self.kinds = given["kinds"]
        for colour in range(3):
            self.piles[colour] = [0, *given["piles"][colour]]
            for seat in range(2):
                castle = given["castles"][seat][colour]
                self.lengths[seat][colour] = len(castle)
                self.holes[seat][colour] = castle.count(EMPTY)
                self.castles[seat][colour] = castle + [EMPTY] * (SLOTS - len(castle))
        self.shown = [value in given["shown"] for value in range(DIE)]
        self.red = given["red"]
        self.points = given["points"]
        self.to_act = given["to_act"]
        self.supply = given["supply"]
        self.crown = given["crown"]
        self.seat = given["seat"]
        self.colour = given["colour"]
        self.stage = given["stage"]
        self.thrown = given["thrown"]


@cache
def roll_odds(thrown: int) -> tuple[tuple[int, float], ...]:
    """Every way that a player's own die and this many red ones can fall, with its odds."""
    odds = []
    for red in combinations_with_replacement(range(1, DIE), thrown):
        ways = factorial(thrown)
        for times in Counter(red).values():
            ways //= factorial(times)
        code = sum(value * DIE ** (place + 1) for place, value in enumerate(red))
        odds += [(own + code, ways / 6 ** (thrown + 1)) for own in range(1, DIE)]
    return tuple(sorted(odds))


def stage_of(action: int) -> int:
    """When an action is asked for."""
    if action <= STOP:
        return ROLLING
    if action < DICE:
        return MOVING
    return LOSING if action in (LOSE_LEFT, LOSE_RIGHT) else ACTING


def worth(card: int) -> int:
    """What a card counts for, in points and in dice (K2)."""
    return 5 if card == ROOFED_TOWER else card


def card_of(kind: int) -> int:
    """The card that a space of this kind gives; EMPTY on a crown space (K18-K21)."""
    if kind == WALL_CROWN:
        return WALL
    if kind == CROWN:
        return EMPTY
    return kind
