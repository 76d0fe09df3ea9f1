"""The rules of Alcazaba, in the order of the rulebook.

The dice and their table stand in `dicetable`, what is built in `alhambras`.
Rule numbers (V14, T12) refer to docs/rules/alcazaba.md.
"""

from collections.abc import Mapping, Sequence

import cython

from alcaide.core.codes import *
from alcaide.core.luck import Luck
from alcaide.core.position import Choices, index_of
from alcaide.games.alcazaba.alhambras import Alhambras
from alcaide.games.alcazaba.codes import *
from alcaide.games.alcazaba.state import State, read_state
from alcaide.games.dicetable.codes import *

if not cython.compiled:
    from alcaide.core.position import run_out
    from alcaide.games.alcazaba.alhambras import FIRST, KINDS
    from alcaide.games.dicetable.rules import cell_of, prize


class Alcazaba(Alhambras):
    """A moment in a match of Alcazaba.

    `drawn` counts the tiles that the bag gave in this round, `taken` is the tile in hand + 1, 0 if there is none.
    """

    show: list[list[int]]
    shown: list[int]
    bag: list[int]
    resting: list[int]
    drawn: int
    taken: int

    # Set-up (V2-V4)

    def __init__(self, players: int, walls: Sequence[int]) -> None:
        """The start of a match with tiles that have these walls, the extra tower last."""
        super().__init__(players, walls)
        for kind in range(TYPES):
            self.bag[kind] = FIRST[kind + 1] - FIRST[kind] - ROUNDS
        self.bag[TYPES - 1] -= 1  # the extra tower is counted by itself
        self.begin_round(STACK_DRAW)

    def list_legal(self, choices: Choices) -> int:
        if self.stage == TURN:
            self.list_turn(choices)
        elif self.stage == TAKING:
            self.list_takes(choices)
        elif self.stage == FITTING:
            self.list_fits(choices)
        else:
            self.list_seats(choices)
        return 0

    def become(self, action: int) -> int:
        if self.to_act == CHANCE:
            self.read_luck(action)
        elif self.stage == TURN:
            self.take_turn(action)
        elif self.stage == TAKING:
            self.take(action)
        elif self.stage == FITTING:
            self.fit(action)
        else:
            self.name_start(self.to_act, action - NAME_START)
            self.proceed()
        return 0

    def draw(self, luck: Luck) -> int:
        if self.stage == ROLLING:
            return self.throw_dice(luck)
        if self.stage == STACK_DRAW:
            return self.draw_base_tile(self.column, luck)
        if self.stage == BAG_DRAW:
            return self.draw_from_bag(luck)
        return START_COLUMN + luck.below(TYPES)

    # The round: a stack, the bag, the start-player chip, then turns (V5-V7)

    def draw_from_bag(self, luck: Luck) -> int:
        """One of the tiles in the bag, all as likely; which base tiles these are nobody knows (V3)."""
        left = 1 if self.where[EXTRA] == UNSEEN else 0
        for kind in range(TYPES):
            left += self.bag[kind]
        if left == 0:
            return run_out()
        left = luck.below(left)
        for kind in range(TYPES):
            if left < self.bag[kind]:
                return self.draw_base_tile(kind, luck)
            left -= self.bag[kind]
        return DRAW_TILE + EXTRA

    def draw_base_tile(self, kind: int, luck: Luck) -> int:
        """One of the base tiles of a type that nobody has seen, all as likely (V3)."""
        left = luck.below(self.unseen_base(kind))
        tile = FIRST[kind] - 1
        while left >= 0:
            tile += 1
            if tile == FIRST[kind + 1]:
                return run_out()
            left -= self.where[tile] == UNSEEN
        return DRAW_TILE + tile

    def unseen_base(self, kind: int) -> int:
        """Base tiles of a type that nobody has seen: one for every stack to come, and the bag's (V3)."""
        return self.bag[kind] + ROUNDS - self.round + (1 if self.stage == STACK_DRAW and self.column <= kind else 0)

    def read_luck(self, outcome: int) -> None:
        """What a die or a draw brought."""
        if self.stage == ROLLING:
            self.land(outcome)
        elif self.stage == STACK_DRAW:
            self.show_from_stack(outcome - DRAW_TILE)
        elif self.stage == BAG_DRAW:
            self.show_from_bag(outcome - DRAW_TILE)
        else:
            self.lay_start(outcome - START_COLUMN)
            self.begin_turn(self.caliph)

    def show_tile(self, tile: int) -> None:
        """Behind the tiles that lie in its column (V5)."""
        self.where[tile] = SHOWN
        self.show[KINDS[tile]][self.shown[KINDS[tile]]] = tile
        self.shown[KINDS[tile]] += 1
        self.note(TILE_SHOWN, tile)

    def show_from_stack(self, tile: int) -> None:
        """One tile of each type (V5)."""
        self.show_tile(tile)
        self.column += 1
        if self.column == TYPES:
            self.column = 0
            self.stage = BAG_DRAW

    def show_from_bag(self, tile: int) -> None:
        """Five tiles, each with a marker of Dirk's if he takes part (V5, T11); then the start-player chip (V6)."""
        kind = KINDS[tile]
        if tile != EXTRA:
            self.bag[kind] -= 1
        self.show_tile(tile)
        if self.players == 2:
            self.place_dirk(self.drawn, kind)
        self.drawn += 1
        if self.drawn < BAG_TILES:
            return
        self.drawn = 0
        if self.round < ROUNDS:
            self.stage = START_DIE
        else:
            self.begin_turn(self.caliph)

    # The turn (V7, V8)

    def list_turn(self, choices: Choices) -> None:
        """Place on any type that shows (D14), roll again (D13); before a third roll also redesign (V8)."""
        for kind in range(TYPES):
            choices.add_if(self.dice[kind] > 0, PLACE + kind)
        if self.may_roll():
            self.list_rerolls(choices)
            self.list_redesigns(choices)

    def take_turn(self, action: int) -> None:
        """Carry out one decision of the turn."""
        if action < PLACE + TYPES:
            self.place_marker(action - PLACE, cell_of(self.dice[action - PLACE], self.rolls))
            self.end_turn()
        elif action < OWN_ACTIONS:
            self.throw_again(action - REROLL)
        else:
            self.redesign(action)
            self.resting[self.seat] += 1
            self.end_turn()

    def end_turn(self) -> None:
        """After the last turn come the awards (D11, V9)."""
        if not self.next_turn():
            self.proceed()

    # Awards (V9-V12, T12, T14)

    def proceed(self) -> None:
        """While a column holds something and has a marker, the best one's owner takes (V9)."""
        while self.column < TYPES:
            cell = self.next_marker(self.column, 0)
            if cell == CELLS or (self.shown[self.column] == 0 and self.start_column != self.column):
                self.column += 1
            elif self.is_dirk(self.area[self.column][cell] - 1):
                self.take_back(cell)
                self.dirk_takes()
            else:
                self.stage = TAKING
                self.to_act = self.area[self.column][cell] - 1
                return
        self.end_round()

    def list_takes(self, choices: Choices) -> None:
        """Any tile of the column, or the start-player chip: one must be taken (V9)."""
        for tile in range(FIRST[self.column], FIRST[self.column + 1]):
            choices.add_if(self.where[tile] == SHOWN, TAKE + tile)
        if self.start_column == self.column:
            choices.add(TAKE_START)

    def take_back(self, cell: int) -> None:
        """A marker has won something and goes back to its owner (V9)."""
        self.markers[self.area[self.column][cell] - 1] += 1
        self.area[self.column][cell] = 0

    def take(self, action: int) -> None:
        """A tile is dealt with at once (V10), and so is the start-player chip (V11)."""
        self.take_back(self.next_marker(self.column, 0))
        if action == TAKE_START:
            self.start_column = -1
            self.stage = STARTING
            return
        self.leave_column(action - TAKE)
        self.where[action - TAKE] = IN_HAND
        self.taken = action - TAKE + 1
        self.stage = FITTING
        self.note(TILE_TAKEN, self.to_act, action - TAKE)

    def dirk_takes(self) -> None:
        """The lowest tile; the start-player chip only when no tile is left (T12, T6)."""
        if self.shown[self.column] == 0:
            self.start_column = -1
            self.name_start(DIRK, 1 - self.caliph)
            return
        tile = self.show[self.column][0]
        self.leave_column(tile)
        self.where[tile] = BUILT + DIRK
        self.note(TILE_TAKEN, DIRK, tile)

    def leave_column(self, tile: int) -> None:
        """The others keep their order (V5)."""
        kind = KINDS[tile]
        place = 0
        while self.show[kind][place] != tile:
            place += 1
        self.shown[kind] -= 1
        while place < self.shown[kind]:
            self.show[kind][place] = self.show[kind][place + 1]
            place += 1
        self.show[kind][place] = 0

    def list_fits(self, choices: Choices) -> None:
        """Into the reserve always, to Dirk if he takes part, or wherever it may be built (V10, V14, T14)."""
        if not cython.compiled:
            ground, box, sites = [0] * SITES, [0] * 4, [0] * BORDER
        choices.add(TO_RESERVE)
        if self.players == 2:
            choices.add(GIVE)
        self.lay_out(self.to_act, ground, box)
        for index in range(self.border(ground, box, sites)):
            choices.add_if(self.fits(ground, self.taken - 1, sites[index]), BUILD + sites[index])

    def fit(self, action: int) -> None:
        """The tile in hand finds its place (V10)."""
        tile = self.taken - 1
        self.taken = 0
        if action == TO_RESERVE:
            self.put_in_reserve(tile, self.to_act)
        elif action == GIVE:
            self.where[tile] = BUILT + DIRK
            self.note(TILE_GIVEN, self.to_act, tile)
        else:
            self.build(tile, self.to_act, action - BUILD)
        self.proceed()

    # Scoring and end (V12, V13, V20-V22)

    def end_round(self) -> None:
        """What is left is laid aside (V12); score after rounds 1, 3 and 5; the fifth is the last (V13)."""
        self.clear_up()
        self.column = 0
        for owner in range(self.owners):
            self.resting[owner] = 0
        for kind in range(TYPES):
            for place in range(self.shown[kind]):
                self.where[self.show[kind][place]] = ASIDE
                self.note(TILE_ASIDE, self.show[kind][place])
                self.show[kind][place] = 0
            self.shown[kind] = 0
        if self.round % 2 == 1:
            self.score(self.round // 2)
        if self.round == ROUNDS:
            self.end_match()
        else:
            self.begin_round(STACK_DRAW)

    def score(self, scoring: int) -> None:
        """Majorities in every type (V20); then a point for every segment of a seat's longest wall (V21, T15)."""
        for kind in range(TYPES):
            for owner in range(self.owners):
                self.pay(scoring, kind, owner, self.share(scoring, kind, owner))
        for seat in range(self.players):
            wall = self.wall_of(seat)
            if wall > 0:
                self.points[seat] += wall
                self.note(WALL_SCORED, seat, scoring, wall)

    def share(self, scoring: int, kind: int, owner: int) -> int:
        """The tied share the points of all places they take together, rounded down (V20)."""
        own = self.tiles_of(owner, kind)
        if own == 0:
            return 0
        better = 0
        tied = 0
        for other in range(self.owners):
            tiles = self.tiles_of(other, kind)
            if tiles > own:
                better += 1
            elif tiles == own:
                tied += 1
        points = 0
        for place in range(better, better + tied):
            points += prize(scoring, kind, place)
        return points // tied

    # What luck may bring

    def outcomes(self) -> list[tuple[int, float]]:
        if self.to_act != CHANCE:
            return []
        if self.stage == ROLLING:
            return self.roll_odds()
        if self.stage == STACK_DRAW:
            return self.base_odds(self.column, 1.0)
        if self.stage == BAG_DRAW:
            return self.bag_odds()
        return [(START_COLUMN + kind, 1.0 / TYPES) for kind in range(TYPES)]

    def base_odds(self, kind: int, share: float) -> list[tuple[int, float]]:
        """The unseen base tiles of a type, each as likely, `share` of the chance in all."""
        kind = index_of(kind, TYPES, "type")
        tiles = [tile for tile in range(FIRST[kind], FIRST[kind + 1]) if tile != EXTRA and self.where[tile] == UNSEEN]
        return [(DRAW_TILE + tile, share / len(tiles)) for tile in tiles]

    def bag_odds(self) -> list[tuple[int, float]]:
        """With b of B tiles in the bag of a type and u of it unseen, a base tile has (b / B) / u."""
        extra = int(self.where[EXTRA] == UNSEEN)
        tiles = sum(self.bag[kind] for kind in range(TYPES)) + extra
        odds = [
            chance for kind in range(TYPES) if self.bag[kind] for chance in self.base_odds(kind, self.bag[kind] / tiles)
        ]
        return odds + [(DRAW_TILE + EXTRA, 1 / tiles)] * extra

    def may_bring(self, outcome: int) -> bool:
        if self.stage == ROLLING:
            return self.can_fall(outcome)
        if self.stage == START_DIE:
            return START_COLUMN <= outcome < START_COLUMN + TYPES
        return self.can_draw(outcome - DRAW_TILE)

    def can_draw(self, tile: int) -> bool:
        """Whether the stack, or the bag, can bring this tile."""
        if not 0 <= tile < TILES or self.where[tile] != UNSEEN:
            return False
        if self.stage == STACK_DRAW:
            return tile != EXTRA and KINDS[tile] == self.column
        return tile == EXTRA or self.bag[KINDS[tile]] > 0

    # The position as plain values

    def state(self) -> State:
        return {
            **self.table_state(),
            "walls": [self.walls[tile + 1] for tile in range(TILES + 1)],
            "where": [self.where[tile] for tile in range(TILES)],
            "x": [self.x[tile] for tile in range(TILES)],
            "y": [self.y[tile] for tile in range(TILES)],
            "show": [[self.show[kind][place] for place in range(self.shown[kind])] for kind in range(TYPES)],
            "bag": [self.bag[kind] for kind in range(TYPES)],
            "resting": [self.resting[owner] for owner in range(self.owners)],
            "drawn": self.drawn,
            "taken": self.taken,
        }

    def restore(self, state: Mapping[str, object]) -> None:
        given = read_state(state, self.players)
        self.restore_table(given)
        self.walls = [0, *given["walls"][:TILES], 0]
        self.where = given["where"]
        self.x = given["x"]
        self.y = given["y"]
        self.shown = [len(tiles) for tiles in given["show"]]
        self.show = [tiles + [0] * (COLUMN_TILES - len(tiles)) for tiles in given["show"]]
        self.bag = given["bag"]
        self.resting = given["resting"] + [0] * (OWNERS - self.owners)
        self.drawn = given["drawn"]
        self.taken = given["taken"]
