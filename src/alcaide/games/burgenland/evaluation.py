"""What a position of Burgen Land is worth: points, castles, red dice, and what the rest of the turn will bring.

The weights were measured, match against match. To weigh a castle more the sooner the crown comes by its colour
sounds wise and lost 70 of 100 matches.

The rest of a turn is an expectimax in which luck is never drawn: of several dice the best landing is taken, and how
often each of six landings is the best of n dice is known beforehand. What two landings of one turn bring is
added up, as if the first did not change the second; that is nearly so, and a thousand times faster than to play them.
"""

import cython

from alcaide.core.arithmetic import power
from alcaide.core.codes import *
from alcaide.core.evaluator import Evaluator
from alcaide.core.position import Position
from alcaide.games.burgenland.codes import *
from alcaide.games.burgenland.rules import Burgenland

if not cython.compiled:  # compiled code has these from evaluation.pxd
    from alcaide.core.evaluator import chance_of
    from alcaide.games.burgenland.rules import card_of, worth

    BEST_OF = [[0.0] * DIE for _ in range(RED_DICE + 2)]

WIN = 100.0
"""Points that a victory is worth."""

for number in range(1, RED_DICE + 2):
    for rank in range(1, DIE):
        BEST_OF[number][rank] = power(rank / 6.0, number) - power((rank - 1) / 6.0, number)
# BEST_OF: how likely the best of that many dice is the landing of that rank, the worst having rank 1.


class BurgenlandEvaluator(Evaluator):
    """Weights, in points: what castles and dice bring over a match, and what it is worth to begin a turn."""

    def __init__(
        self,
        castle: float = 1.3,
        red_die: float = 0.8,
        tempo: float = 1.5,
        near: float = 4.0,
        far: float = 0.4,
        depth: int = 2,
        rollout_turns: int = 2,
        breadth: int = 16,
        prior_weight: float = 60.0,
    ) -> None:
        """A lead of `near` points, and `far` more for each point that the leader still needs, wins 73 %."""
        super().__init__(rollout_turns, breadth, prior_weight)
        self.castle = castle
        """For each point that a castle is ahead of the rival's."""
        self.red_die = red_die
        self.tempo = tempo
        self.near = near
        self.far = far
        self.depth = depth
        """How many rolls of a turn are looked at."""

    def evaluate(self, position: Position, seat: int) -> float:
        return self.win_share_of(cython.cast(Burgenland, position), seat)

    def lead(self, position: Position, seat: int) -> float:
        return self.lead_on(cython.cast(Burgenland, position), seat)

    def lead_on(self, table: Burgenland, seat: int) -> float:
        """Points, castles and dice, without the rest of the turn: an expectimax looks through that itself."""
        if table.to_act == OVER:
            return WIN if table.points[seat] > table.points[1 - seat] else -WIN
        return self.standing(table, seat)

    def win_share_of(self, table: Burgenland, seat: int) -> float:
        """The lead as a chance to win: the nearer the end, the more of it is certain."""
        if table.to_act == OVER:
            return 1.0 if table.points[seat] >= GOAL else 0.0
        lead = self.standing(table, table.seat) + self.moment(table)
        left = GOAL - max(table.points[0], table.points[1])
        return chance_of(lead if seat == table.seat else -lead, self.near + self.far * left)

    def standing(self, table: Burgenland, seat: int) -> float:
        """How far a seat leads, if nobody moved any more."""
        rival = 1 - seat
        castles = 0
        for colour in range(3):
            castles += table.value(seat, colour) - table.value(rival, colour)
        dice = table.red[seat] - table.red[rival]
        return table.points[seat] - table.points[rival] + self.castle * castles + self.red_die * dice

    def moment(self, table: Burgenland) -> float:
        """What the rest of this turn will bring the seat whose turn it is."""
        if table.to_act == CHANCE:
            return (
                self.rolling(table, table.seat, table.crown, table.colour, table.thrown, table.thrown, self.depth)
                - self.tempo
            )
        if table.stage == ROLLING:
            if table.colour < 0:
                return (
                    self.rolling(table, table.seat, table.crown, -1, 0, table.red[table.seat], self.depth) - self.tempo
                )
            return self.going_on(table, table.seat, table.crown, table.colour, table.red[table.seat])
        if table.stage == ACTING:
            return self.acting(table, table.seat, table.crown) + self.going_on(
                table, table.seat, table.crown, table.colour, table.red[table.seat]
            )
        if table.stage == LOSING:
            return self.busting(table, table.seat, table.colour) - self.tempo
        best = -1000.0
        for value in range(1, DIE):
            if table.shown[value]:
                best = max(
                    best, self.landing(table, table.seat, (table.crown + value) % SPACES, table.colour, self.depth)
                )
        return best - self.tempo

    def going_on(self, table: Burgenland, seat: int, crown: int, colour: int, dice: int) -> float:
        """Between two rolls: the better of rolling and of leaving the crown to the rival."""
        return max(
            self.rolling(table, seat, crown, colour, 0, dice, self.depth) - self.tempo,
            self.tempo - self.rolling(table, 1 - seat, crown, -1, 0, 0, self.depth),
        )

    def rolling(
        self, table: Burgenland, seat: int, crown: int, colour: int, least: int, most: int, depth: int
    ) -> float:
        """What a roll brings on average, with the best number of red dice from `least` to `most`."""
        if not cython.compiled:
            landings = [0.0] * DIE
        for value in range(1, DIE):
            landing = self.landing(table, seat, (crown + value) % SPACES, colour, depth)
            place = value
            while place > 1 and landings[place - 1] > landing:
                landings[place] = landings[place - 1]
                place -= 1
            landings[place] = landing
        best = -1000.0
        for dice in range(least, most + 1):
            number = -self.red_die * dice
            for value in range(1, DIE):
                number += BEST_OF[dice + 1][value] * landings[value]
            best = max(best, number)
        return best

    def landing(self, table: Burgenland, seat: int, crown: int, colour: int, depth: int) -> float:
        """What it brings to land on a space, and to go on from there with one's own die while that pays."""
        if colour >= 0 and crown // AREA != colour:
            return self.busting(table, seat, colour)
        gain = self.acting(table, seat, crown)
        if depth == 1 or crown % AREA == AREA - 1:
            return gain
        return gain + max(0.0, self.rolling(table, seat, crown, crown // AREA, 0, 0, depth - 1))

    def busting(self, table: Burgenland, seat: int, colour: int) -> float:
        """The dearer outermost card is lost (K28)."""
        length = table.lengths[seat][colour]
        if length == 0:
            return 0.0
        left = worth(table.castles[seat][colour][0])
        right = worth(table.castles[seat][colour][length - 1])
        return -self.castle * max(left, right)

    def scoring(self, table: Burgenland, seat: int, colour: int) -> float:
        """The difference of the castles, for whoever is ahead (K26)."""
        return table.value(seat, colour) - table.value(1 - seat, colour)

    def acting(self, table: Burgenland, seat: int, crown: int) -> float:
        """The best that a space allows: its card, dice, or scoring (K18-K23)."""
        kind = table.kinds[crown % AREA]
        if kind == CROWN:
            return self.scoring(table, seat, crown // AREA)
        card = card_of(kind)
        value = worth(card)
        gain = self.red_die * min(value, table.supply)
        if value > table.supply:
            gain += 2 * self.red_die * min(value - table.supply, table.red[1 - seat])
        if kind == WALL_CROWN:
            gain = max(gain, self.scoring(table, seat, crown // AREA))
        if self.has_room(table, seat, crown // AREA, card):
            if table.piles[crown // AREA][card] > 0:
                gain = max(gain, self.castle * value)
            elif self.can_steal(table, seat, crown // AREA, card):
                gain = max(gain, 2 * self.castle * value)
        return gain

    def has_room(self, table: Burgenland, seat: int, colour: int, card: int) -> bool:
        """Whether a card fits at an end of a castle (K24)."""
        length = table.lengths[seat][colour]
        if card == WALL:
            return True
        return length > 0 and (
            table.castles[seat][colour][0] == WALL or table.castles[seat][colour][length - 1] == WALL
        )

    def can_steal(self, table: Burgenland, seat: int, colour: int, card: int) -> bool:
        """Whether the rival's castle has such a card (K23)."""
        found = False
        for slot in range(table.lengths[1 - seat][colour]):
            found = found or table.castles[1 - seat][colour][slot] == card
        return found
