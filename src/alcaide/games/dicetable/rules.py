"""The rules that both dice games share (D1-D20, D39, D44, T1-T6). Numbers refer to docs/rules/alhambra.md.

Nothing is hidden: chips and tiles that nobody has seen have no order yet, so a seat that imagines what it cannot see
imagines the position itself.
"""

import cython

from alcaide.core.codes import *
from alcaide.core.luck import Luck
from alcaide.core.position import Choices, Position
from alcaide.games.dicetable.codes import *
from alcaide.games.dicetable.multisets import ALL_MULTISETS, roll_odds, skipped
from alcaide.games.dicetable.state import TableState, read_players

if not cython.compiled:
    HAND = [0] * MULTISETS
    PART = [0] * PARTS
    FIRST_PART = [0] * (HANDS + 1)


class DiceTable(Position):
    """A moment in a match of either dice game.

    `owners` counts the seats and Dirk. `caliph` is this round's start player, `next_caliph` the next one's;
    `start_column` is where the start-player chip lies (-1: nowhere). `seat` is whose turn it is, `stage` what is asked,
    `rolls` how many rolls count, `thrown` how many dice are in the air, `column` the one being laid out or awarded.
    """

    dice: list[int]
    area: list[list[int]]
    markers: list[int]
    fallen: list[int]
    points: list[int]
    owners: int
    round: int
    caliph: int
    next_caliph: int
    start_column: int
    seat: int
    stage: int
    rolls: int
    thrown: int
    column: int

    # Set-up (D1, D6, D7)

    def __init__(self, players: int) -> None:
        self.wipe()
        if FIRST_PART[HANDS] == 0:
            list_parts()
        self.players = read_players(players)
        self.owners = 3 if self.players == 2 else self.players

    # The round (D8-D11)

    def begin_round(self, stage: int) -> None:
        """Every marker in hand, the Caliph with who was named (D39); `stage` says what luck decides first."""
        self.round += 1
        self.caliph = self.next_caliph
        self.start_column = -1
        self.column = 0
        for owner in range(self.owners):
            self.markers[owner] = markers_each(self.players)
        self.stage = stage
        self.to_act = CHANCE
        self.note(ROUND_BEGUN, self.round, self.caliph)

    def clear_up(self) -> None:
        """All markers return to their owners (D33, V12)."""
        for column in range(TYPES):
            for cell in range(CELLS):
                self.area[column][cell] = 0
        for owner in range(self.owners):
            self.fallen[owner] = 0
            self.markers[owner] = markers_each(self.players)
        self.start_column = -1

    def lay_start(self, column: int) -> None:
        """The start-player chip goes to the column that the die shows (D9, V6)."""
        self.start_column = column
        self.note(START_LAID, column)

    def name_start(self, owner: int, next_caliph: int) -> None:
        """Whoever receives the start-player chip says who begins the next round (D39)."""
        self.next_caliph = next_caliph
        self.note(START_NAMED, owner, next_caliph)

    def list_seats(self, choices: Choices) -> None:
        """Any seat may be named, oneself included; never Dirk (D39)."""
        for seat in range(self.players):
            choices.add(NAME_START + seat)

    def is_dirk(self, owner: int) -> bool:
        """Whether this is the third of two, who decides nothing (T1)."""
        return owner >= self.players

    def place_dirk(self, marker: int, column: int) -> None:
        """Dirk's markers stand on the right-hand cells of rows 2 to 6 (T3, T11)."""
        cell = cell_of(2 + marker, MOST_ROLLS)
        self.area[column][cell] = DIRK + 1
        self.markers[DIRK] -= 1
        self.note(DIRK_PLACED, column, cell)

    # The turn (D12, D13)

    def begin_turn(self, seat: int) -> None:
        """All eight dice are thrown (D12)."""
        self.seat = seat
        self.rolls = 0
        self.thrown = DICE
        self.stage = ROLLING
        self.to_act = CHANCE

    def throw_dice(self, luck: Luck) -> int:
        """How the dice in the air fall: one number for all the ways they can, made a multiset."""
        if not cython.compiled:
            faces = [0] * TYPES
        for kind in range(TYPES):
            faces[kind] = 0
        rest = luck.below(FALLS[self.thrown])
        for _die in range(self.thrown):
            faces[rest % TYPES] += 1
            rest = rest // TYPES
        return number_of(faces)

    def land(self, number: int) -> None:
        """The dice lie on the table; one more roll counts (D14)."""
        for kind in range(TYPES):
            self.dice[kind] += COUNTS[number][kind]
        self.thrown = 0
        self.rolls += 1
        self.stage = TURN
        self.to_act = self.seat
        self.note(DICE_ROLLED, self.seat, number, self.rolls)

    def may_roll(self) -> bool:
        """At most three rolls count (D13)."""
        return self.rolls < MOST_ROLLS

    def list_rerolls(self, choices: Choices) -> None:
        """Any dice but none (D13)."""
        hand = HAND[number_of(self.dice)]
        first = FIRST_PART[hand] + 1  # behind the empty part
        many = FIRST_PART[hand + 1] - first
        start = choices.count
        for place in range(many):
            choices.actions[start + place] = REROLL + PART[first + place]
        choices.count = start + many

    def throw_again(self, number: int) -> None:
        """The chosen dice are in the air (D13)."""
        for kind in range(TYPES):
            self.dice[kind] -= COUNTS[number][kind]
            self.thrown += COUNTS[number][kind]
        self.stage = ROLLING
        self.to_act = CHANCE
        self.note(DICE_TAKEN_UP, self.seat, number)

    def next_turn(self) -> bool:
        """The marker is spent; the next seat throws, until all markers are used: then False (D11)."""
        for kind in range(TYPES):
            self.dice[kind] = 0
        self.rolls = 0
        self.markers[self.seat] -= 1
        seat = (self.seat + 1) % self.players
        if self.markers[seat] == 0:
            return False
        self.begin_turn(seat)
        return True

    # The dice area (D16-D20)

    def next_marker(self, column: int, cell: int) -> int:
        """The best cell with a marker, from this one on; CELLS if there is none (D24)."""
        while cell < CELLS and self.area[column][cell] == 0:
            cell += 1
        return cell

    def place_marker(self, column: int, result: int) -> None:
        """On the cell of the result, or the next free one behind (D18); behind the last it falls off (D19)."""
        cell = result
        while cell < CELLS and self.area[column][cell] > 0:
            cell += 1
        if cell < CELLS:
            self.area[column][cell] = self.seat + 1
            self.note(MARKER_PLACED, self.seat, column, cell, result)
        else:
            self.lose_marker(self.seat, column)

    def lose_marker(self, owner: int, column: int) -> None:
        """Out of play for the rest of the round (D19)."""
        self.fallen[owner] += 1
        self.note(MARKER_FELL, owner, column)

    # Scoring and end (D41, D44, V13)

    def pay(self, scoring: int, kind: int, owner: int, points: int) -> None:
        """Points for a place in a type."""
        if points > 0:
            self.points[owner] += points
            self.note(TYPE_SCORED, scoring, kind, owner, points)

    def end_match(self) -> None:
        """The most points win; a tie is shared, and Dirk cannot win (D44, T17)."""
        self.to_act = OVER
        most = 0
        for seat in range(self.players):
            most = max(most, self.points[seat])
        for seat in range(self.players):
            if self.points[seat] == most:
                self.note(WON, seat)

    def points_of(self, seat: int) -> int:
        return self.points[seat]

    def winners(self) -> list[int]:
        if self.to_act != OVER:
            return []
        scores = self.scores()
        return [seat for seat, points in enumerate(scores) if points == max(scores)]

    def dirk_points(self) -> int:
        """What the third of two has scored (T8, T15)."""
        return self.points[DIRK]

    # Luck

    def roll_odds(self) -> list[tuple[int, float]]:
        """Every multiset of the dice in the air, with its odds."""
        return list(roll_odds(self.thrown))

    def can_fall(self, outcome: int) -> bool:
        """Whether the dice in the air can fall like this."""
        if not 0 <= outcome < MULTISETS:
            return False
        dice = 0
        for kind in range(TYPES):
            dice += COUNTS[outcome][kind]
        return dice == self.thrown

    def rolls_are_left(self) -> bool:
        """`may_roll`, for callers in Python."""
        return bool(self.may_roll())

    # The shared part as plain values

    def table_state(self) -> TableState:
        """The shared part of `state`."""
        return {
            "to_act": self.to_act,
            "dice": [self.dice[kind] for kind in range(TYPES)],
            "area": [[self.area[column][cell] for cell in range(CELLS)] for column in range(TYPES)],
            "markers": [self.markers[owner] for owner in range(self.owners)],
            "fallen": [self.fallen[owner] for owner in range(self.owners)],
            "points": [self.points[owner] for owner in range(self.owners)],
            "round": self.round,
            "caliph": self.caliph,
            "next_caliph": self.next_caliph,
            "start_column": self.start_column,
            "seat": self.seat,
            "stage": self.stage,
            "rolls": self.rolls,
            "thrown": self.thrown,
            "column": self.column,
        }

    def restore_table(self, given: TableState) -> None:
        """The shared part of `restore`, from a state that was checked."""
        unused = [0] * (OWNERS - self.owners)
        self.dice = given["dice"]
        self.area = given["area"]
        self.markers = given["markers"] + unused
        self.fallen = given["fallen"] + unused
        self.points = given["points"] + unused
        self.to_act = given["to_act"]
        self.round = given["round"]
        self.caliph = given["caliph"]
        self.next_caliph = given["next_caliph"]
        self.start_column = given["start_column"]
        self.seat = given["seat"]
        self.stage = given["stage"]
        self.rolls = given["rolls"]
        self.thrown = given["thrown"]
        self.column = given["column"]


def number_of(dice: list[int]) -> int:
    """The number of a multiset."""
    number = 0
    left = DICE
    for kind in range(TYPES):
        number += SKIPPED[kind][left][dice[kind]]
        left -= dice[kind]
    return number


def list_parts() -> None:
    """Write down the parts of every hand, once, when the first table is set up."""
    filled = 0
    hand = 0
    for number in range(MULTISETS):
        if sum(ALL_MULTISETS[number]) == DICE:
            HAND[number] = hand
            FIRST_PART[hand] = filled
            filled = fill_parts(number, 0, DICE, 0, filled)
            hand += 1
    FIRST_PART[hand] = filled


def fill_parts(number: int, kind: int, left: int, part: int, filled: int) -> int:
    """Every part of a hand in order: `part` is what it has of the types before; how many parts are filled then."""
    if kind == TYPES:
        PART[filled] = part
        return filled + 1
    for count in range(COUNTS[number][kind] + 1):
        filled = fill_parts(number, kind + 1, left - count, part + SKIPPED[kind][left][count], filled)
    return filled


def markers_each(players: int) -> int:
    """Markers in every round (D6)."""
    if players <= 3:
        return 5
    return 4 if players == 4 else 3


def cell_of(symbols: int, rolls: int) -> int:
    """The cell of a result, 0 the best and 23 the worst (D17); nine symbols are as good as eight in one (D21)."""
    if symbols > DICE:
        return 0
    return MOST_ROLLS * (DICE - symbols) + rolls - 1


def result_cell(symbols: int, rolls: int) -> int:
    """`cell_of`, for callers in Python.

    >>> result_cell(5, 3)
    11
    """
    return cell_of(symbols, rolls)


def prize(scoring: int, kind: int, place: int) -> int:
    """What a place in a type is worth in scoring A, B, C (0, 1, 2): 1, 8, 16 for a pavilion, one more a type."""
    if place > scoring:
        return 0
    if place == scoring:
        return kind + 1
    return kind + 8 * (scoring - place)


def place_prize(scoring: int, kind: int, place: int) -> int:
    """`prize`, for callers in Python.

    >>> [place_prize(2, 0, place) for place in range(4)]
    [16, 8, 1, 0]
    """
    return prize(scoring, kind, place)


COUNTS = [list(counts) for counts in ALL_MULTISETS]
FALLS = [TYPES**count for count in range(DICE + 1)]
SKIPPED = [
    [[skipped(kind, left, count) if count <= left else 0 for count in range(DICE + 1)] for left in range(DICE + 1)]
    for kind in range(TYPES)
]
