"""Where towers and bridges may stand in Alcazar: along the straight lines of three cells that every board has.

Rule numbers (R61) refer to docs/rules/alcazar.md.
"""

import cython

from alcaide.core.position import Choices
from alcaide.games.alcazar.board import BOARDS, LINES, NUMBERS, SIDE, sites_at
from alcaide.games.alcazar.buildings import Buildings
from alcaide.games.alcazar.codes import *

if not cython.compiled:
    SITE_CELLS = [[0] * 3 for _ in range(SITES)]
    ARMS = [[[0] * 4 for _ in range(CELLS)] for _ in range(2)]
    GRID = [[0] * CELLS for _ in range(2)]


class Spans(Buildings):
    """The board seen along its lines: what a seat may raise or join from where its nobles stand."""

    # Tower cards (R52-R56)

    def list_towers(self, choices: Choices, seat: int) -> None:
        """Under a noble of the seat, or on a free column that could carry a bridge from its higher one (R53)."""
        start = choices.count
        for index in range(self.standing[seat]):
            cell = self.where[seat][index]
            choices.add_if(self.may_lift(cell), cell)
            for direction in range(4):
                site = self.arm(cell, direction)
                choices.add_if(self.may_prepare(site, cell), self.across(site, cell))
        end = choices.count
        choices.count = start
        for index in range(start, end):
            file_in(choices, start, TOWER + choices.actions[index])

    def may_lift(self, cell: int) -> bool:
        """Whether a tower card still fits there: it reaches the fifth level (R52)."""
        return self.height[cell] < TOP_TOWER

    def may_prepare(self, site: int, pillar: int) -> bool:
        """Whether the other end of the site may be raised towards a bridge from the seat's pillar (D2 of R53, R54)."""
        other = self.across(site, pillar)
        fitting = self.is_column(other) & self.may_lift(other) & self.overlooks(site, pillar)
        return fitting & (self.noble[other] == 0) & self.is_unspanned(site)

    def is_column(self, cell: int) -> bool:
        """Whether anything stands there (R12, R52)."""
        return self.height[cell] > 0

    def overlooks(self, site: int, pillar: int) -> bool:
        """Whether the pillar is higher than the other end of the site (D2 of R53)."""
        return self.height[self.across(site, pillar)] < self.height[pillar]

    def is_unspanned(self, site: int) -> bool:
        """Whether the three cells carry no bridge yet (R63, D2 of R53)."""
        return self.level[site] == 0

    # Bridges (R60-R68)

    def list_bridges(self, choices: Choices, seat: int) -> None:
        """Wherever a noble of the seat stands on a pillar, and the rest fits."""
        start = choices.count
        for index in range(self.standing[seat]):
            cell = self.where[seat][index]
            for direction in range(4):
                site = self.arm(cell, direction)
                choices.add_if(self.is_level(site), site)
        end = choices.count
        choices.count = start
        for index in range(start, end):
            if self.may_bridge(choices.actions[index], seat):
                file_in(choices, start, BRIDGE + choices.actions[index])

    def is_level(self, site: int) -> bool:
        """Whether pillars of one height stand there, nothing between them is as high, and no bridge (R61, R63)."""
        return self.is_even(site) & self.is_arched(site) & self.is_unspanned(site)

    def is_even(self, site: int) -> bool:
        """Whether its pillars are equally high (R61)."""
        return self.height[SITE_CELLS[site][2]] == self.height[SITE_CELLS[site][0]]

    def is_arched(self, site: int) -> bool:
        """Whether the middle is lower than the pillars (R61)."""
        return self.height[SITE_CELLS[site][1]] < self.height[SITE_CELLS[site][0]]

    def may_bridge(self, site: int, seat: int) -> bool:
        """Whether this seat, one of whose nobles stands on a pillar of the level site, may bridge it (R62, R85)."""
        return self.is_spared(site, seat) & self.may_join(site)

    def is_spared(self, site: int, seat: int) -> bool:
        """Whether no rival stands on a pillar (R62)."""
        return not (self.is_rival(SITE_CELLS[site][0], seat) | self.is_rival(SITE_CELLS[site][2], seat))

    def may_join(self, site: int) -> bool:
        """Whether the buildings of the pillars may merge by a bridge (R85)."""
        first = SITE_CELLS[site][0]
        last = SITE_CELLS[site][2]
        return self.may_merge(self.building[first], self.building[last], 3 * (self.height[first] + 1))

    def lay_bridge(self, site: int) -> int:
        """Span three cells one level above the pillars, whose buildings it joins (R65, R68); the building's number."""
        first = SITE_CELLS[site][0]
        middle = SITE_CELLS[site][1]
        last = SITE_CELLS[site][2]
        level = self.height[first] + 1
        home = self.building[first]
        below = self.building[middle]
        assert below == 0 or below == home or below == self.building[last], "three buildings at once (R86)"
        self.level[site] = level
        self.spans[BRIDGES - self.bridges] = site
        self.under[BRIDGES - self.bridges] = self.height[middle]
        self.bridges -= 1
        if home != self.building[last]:
            home = self.merge(home, self.building[last])
        for part in range(3):
            self.height[SITE_CELLS[site][part]] = level
            self.building[SITE_CELLS[site][part]] = home
        self.value[home] += 3 * level
        return home

    # Lines of three cells

    def span_cell(self, site: int, part: int) -> int:
        """A cell of a site: 0 and 2 are its ends, 1 its middle."""
        return SITE_CELLS[site][part]

    def across(self, site: int, pillar: int) -> int:
        """The other end of a site."""
        return SITE_CELLS[site][2] if SITE_CELLS[site][0] == pillar else SITE_CELLS[site][0]

    def arm(self, cell: int, direction: int) -> int:
        """One of the up to four sites of which a cell is an end; where there is none, 0: nothing ever stands there."""
        return ARMS[self.board][cell][direction]

    def reads_before(self, cell: int, other: int) -> bool:
        """Whether a cell comes first, row by row, on this board."""
        return GRID[self.board][cell] < GRID[self.board][other]


def file_in(choices: Choices, start: int, action: int) -> None:
    """Add an action in its order among those from `start` on, once only."""
    place = choices.count
    while place > start and choices.actions[place - 1] > action:
        place -= 1
    if place > start and choices.actions[place - 1] == action:
        return
    index = choices.count
    while index > place:
        choices.actions[index] = choices.actions[index - 1]
        index -= 1
    choices.actions[place] = action
    choices.count += 1


def fill_tables() -> None:
    """Write the geometry of the boards where compiled code can read it."""
    for site, line in enumerate(LINES):
        for part, name in enumerate(line):
            SITE_CELLS[site][part] = NUMBERS[name]
    for index, board in enumerate(BOARDS):
        for name, (row, column) in board.places.items():
            GRID[index][NUMBERS[name]] = row * SIDE + column
        for cell, sites in sites_at(board).items():
            for direction, site in enumerate(sites):
                ARMS[index][cell][direction] = site


fill_tables()
