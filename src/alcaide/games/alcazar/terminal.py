"""Alcazar drawn for a terminal: the grid with heights, values, bridges and nobles, and under it the table.

Colours are never needed: seats have letters, castles flags, and bridges are drawn.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from string import ascii_uppercase
from typing import cast

from alcaide.core import OVER, View
from alcaide.games.alcazar.view import AlcazarView, Building, Column
from alcaide.pictures.ink import ConsoleDimensions, Group, RenderableType, Text

SIDE = 11
INK = ("bright_red", "bright_blue", "bright_green", "bright_yellow", "bright_magenta")
BUILT = "on bright_black"
NOBLES = {"baron": "♟", "grande": "♛"}
CASTLE, PALACE = "⚑", "⌂"
ACROSS, DOWN, BOTH = "═", "║", "╬"
LEGEND = " 8* in hand · 8+ open · ⚑ castle, ⌂ palace: value · below: height, ═ ║ ╬ bridge, ♛ Grande, ♟ Baron"
ROOMY = 45
"""Rows from which on every cell is drawn in two."""


@dataclass(frozen=True)
class Cell:
    """One column, and what is to be drawn of its surroundings."""

    column: Column
    mark: str
    """* for a card in hand, + for an open one."""
    building: Building | None
    left: bool
    """Whether a bridge runs to the left."""
    right: bool
    down: bool
    """Whether a bridge runs up or down."""

    @property
    def number(self) -> str:
        """The number of a space, with its mark."""
        cell = self.column.cell
        return f"{cell:>2}{self.mark or ' '}" if isinstance(cell, int) else "   "

    @property
    def worth(self) -> str:
        """The flag of a castle, or the roof of a palace, and the value."""
        if self.building is None:
            return "   "
        return f"{CASTLE if self.building.crest else PALACE}{self.building.value:<2}"

    @property
    def bridge(self) -> str:
        """How bridges run here."""
        across = self.left or self.right
        return BOTH if across and self.down else ACROSS if across else DOWN if self.down else " "

    @property
    def noble(self) -> str:
        """Who stands on top; nothing if nobody does."""
        column = self.column
        if column.owner is None or column.noble is None:
            return ""
        return f"{NOBLES[column.noble]}{ascii_uppercase[column.owner]}"

    @property
    def height(self) -> str:
        """How high it is; nothing where nothing stands."""
        return f"{len(self.column.parts) or '':>2}"

    @property
    def ink(self) -> str:
        """The colour of its noble, and of its ground."""
        if not self.column.parts:
            return "bold" if self.mark else "dim"
        return BUILT if self.column.owner is None else f"bold {INK[self.column.owner]} {BUILT}"


def draw(view: View, names: Sequence[str], room: ConsoleDimensions) -> RenderableType:
    """The whole table, in 80 to 100 columns; in a low window with one row for each row of the board."""
    table = cast(AlcazarView, view)
    roomy = room.height >= ROOMY
    width = 8 if room.width >= 100 else 7
    lines: list[Text] = []
    rows = cells(table)
    for row in rows:
        lines += high_row(row, width) if roomy else [low_row(row, width)]
    lines += [] if roomy else wrapped("buildings", worths(table), room.width)
    for number, seat in enumerate(table.seats):
        lines += [seat_line(table, number, names), *wrapped("    seen", [*map(str, seat.known)], room.width)]
    lines += [*wrapped("bridges", spans(table), room.width), *stock(table, room.width)]
    return Group(*lines, *([Text(LEGEND, "dim")] if roomy else []))


def cells(view: AlcazarView) -> list[list[Cell]]:
    """The grid, row by row."""
    buildings = {building.number: building for building in view.buildings}
    places = {column.cell: (column.row, column.column) for column in view.columns}
    left, right, down = set(), set(), set()
    for bridge in view.bridges:
        line = [places[cell] for cell in bridge.cells]
        if line[0][0] != line[2][0]:
            down.update(line)
        else:
            left.update(line[1:])
            right.update(line[:2])
    marks = dict.fromkeys(view.open_cards, "+") | dict.fromkeys(view.hand or (), "*")
    drawn = [
        Cell(
            column,
            marks.get(column.cell, "") if isinstance(column.cell, int) else "",
            buildings.get(column.building),
            places[column.cell] in left,
            places[column.cell] in right,
            places[column.cell] in down,
        )
        for column in view.columns
    ]
    return [drawn[start : start + SIDE] for start in range(0, len(drawn), SIDE)]


def high_row(row: Sequence[Cell], width: int) -> list[Text]:
    """A row of the board in two rows: numbers and values, then heights, bridges and nobles."""
    upper, lower = Text(" "), Text(" ")
    for cell in row:
        upper.append(f"{cell.number}{cell.worth}".ljust(width - 1), cell.ink).append(" ")
        lower.append(fitted(f"{cell.height}{cell.bridge}{cell.noble}", cell, width), cell.ink)
    return [upper, lower]


def low_row(row: Sequence[Cell], width: int) -> Text:
    """A row of the board in one row: numbers, heights, nobles, and bridges where there is room."""
    line = Text(" ")
    for cell in row:
        content = f"{cell.number}{cell.height.strip()}{cell.noble}"
        line.append(fitted(f"{content}{DOWN if cell.down else ''}", cell, width), cell.ink)
    return line


def fitted(content: str, cell: Cell, width: int) -> str:
    """As wide as a cell, with the bridge going on to the right."""
    return content.ljust(width, ACROSS if cell.right else " ")[:width]


def seat_line(view: AlcazarView, number: int, names: Sequence[str]) -> Text:
    """What everyone sees of a seat."""
    seat = view.seats[number]
    turn = view.seat == number and view.to_act != OVER
    line = Text(f"{'▶' if turn else ' '}{ascii_uppercase[number]} ", INK[number])
    line.append(f"{names[number]:<16.16}", "bold" if turn else "")
    line.append(f"{seat.points:>4} points {seat.money:>4} reales  ", "bold")
    line.append(f"{NOBLES['grande']}{seat.grandes} {NOBLES['baron']}{seat.barons} in reserve  ")
    line.append(f"{counted(seat.cards, 'card')}, {counted(seat.towers, 'tower')}")
    return line.append("  out" if seat.out else "")


def counted(number: int, thing: str) -> str:
    """How many there are of something.

    >>> counted(1, "tower"), counted(0, "card")
    ('1 tower', '0 cards')
    """
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def worths(view: AlcazarView) -> list[str]:
    """Every building by its lowest space, with its value."""
    return [f"{building.space}{CASTLE if building.crest else PALACE}{building.value}" for building in view.buildings]


def spans(view: AlcazarView) -> list[str]:
    """Every bridge with its level."""
    return [f"{bridge.cells[0]}-{bridge.cells[2]} on {bridge.level}" for bridge in view.bridges]


def stock(view: AlcazarView, width: int) -> list[Text]:
    """What lies beside the board, and the own hand."""
    lines = wrapped("open", [*map(str, view.open_cards)], width)
    left = (
        f"left: {counted(view.pile, 'card')} at 5 · {counted(view.tower_pile, 'tower')} at 10 · "
        f"{counted(view.bridges_left, 'bridge')} at 15 · {counted(view.blocks_left, 'block')} · "
        f"{counted(view.crests_left, 'crest')}"
    )
    lines.append(Text(f" {left}"))
    return lines if view.hand is None else [*lines, *wrapped("hand", [*map(str, view.hand)], width)]


def wrapped(name: str, items: Sequence[str], width: int) -> list[Text]:
    """A list with its name before it, on as many lines as it needs; nothing if it is empty."""
    lines: list[Text] = []
    line = f" {name}:"
    for item in items:
        if len(line) + len(item) + 2 > min(width, 100):
            lines.append(Text(line))
            line = " " * (len(name) + 2)
        line = f"{line} {item}{',' if ' ' in item and item is not items[-1] else ''}"
    return [*lines, Text(line)] if items else []


def standing_of(view: View, seat: int) -> str:
    """How a seat stands, in a few words."""
    shown = cast(AlcazarView, view).seats[seat]
    return f"{shown.points} points · {shown.money} reales · {counted(shown.cards, 'card')}"
