"""Alcazaba drawn for a terminal: dice, dice area, tiles on show, and every seat's Alhambra with its walls.

A tile is the letter of its type and its number; walls are thick lines, sides without a wall are open.
"""

from collections.abc import Sequence
from typing import cast

from alcaide.core import View
from alcaide.games.alcazaba.view import AlcazabaView, Tile
from alcaide.games.dicetable.names import TYPES
from alcaide.games.dicetable.terminal import INKS, LETTERS, area, dice, heading, owner_ink, players, sign, standing_of
from alcaide.pictures.ink import ConsoleDimensions, Group, RenderableType, Text

__all__ = ["draw", "standing_of"]

NARROWEST = 80
WIDEST = 100
GAP = 3
MARGIN = 4
"""Columns for the number of a row."""
LEGEND = " G03: garden-03 · thick lines: walls · x, y beside · ● in hand · ○ fallen off"


def draw(view: View, names: Sequence[str], room: ConsoleDimensions) -> RenderableType:
    """The whole table; in a low window without legend."""
    table = cast(AlcazabaView, view)
    width = min(max(room.width, NARROWEST), WIDEST)
    on_show = [
        f"{len(column)} {'+ start' if table.start_column == kind else 'tile' if len(column) == 1 else 'tiles'}"
        for kind, column in enumerate(table.show)
    ]
    lines = [
        heading(table, names),
        *dice(table),
        *area(table, on_show),
        *shown(table, width),
        *players(table, names, [standing(table, owner) for owner in range(len(table.scores))]),
        *side_by_side([ground(table, names, seat) for seat in range(len(table.alhambras))], width),
    ]
    if table.taken:
        lines.append(Text().append(" in hand: ", "bold").append_text(tile_words(table, table.taken)))
    return Group(*lines, *([Text(LEGEND, "dim")] if room.height >= 50 else []))


def shown(view: AlcazabaView, width: int) -> list[Text]:
    """The tiles on show with their walls, the lowest of a column first."""
    lines = []
    line = Text(" on show: ", "bold")
    for column in view.show:
        for tile in column:
            words = tile_words(view, tile)
            if len(line) + len(words) + 2 > width:
                lines.append(line)
                line = Text(" " * 10)
            line.append_text(words).append("  ")
    return [*lines, line] if any(view.show) else []


def tile_words(view: AlcazabaView, tile: str) -> Text:
    """A tile by its name, with its walled sides."""
    walls = view.walls[tile]
    return Text().append(tile, f"bold {INKS[kind_of(tile)]}").append(f" {walls}" if walls else "")


def standing(view: AlcazabaView, owner: int) -> str:
    """How many tiles of each type count for an owner, its wall and its reserve."""
    tiles = " ".join(f"{letter}{view.majorities[kind][owner]}" for kind, letter in enumerate(LETTERS))
    if owner >= len(view.reserves):
        return tiles
    resting = f" · {view.resting[owner]} resting" if view.resting[owner] else ""
    return f"{tiles} · wall {view.wall_lengths[owner]}{resting}"


def kind_of(tile: str) -> int:
    """The type of a tile."""
    return TYPES.index(tile.partition("-")[0])


def short(tile: str) -> str:
    """A tile in three letters.

    >>> short("garden-03"), short("fountain")
    ('G03', ' ◉ ')
    """
    return " ◉ " if tile == "fountain" else f"{LETTERS[kind_of(tile)]}{tile[-2:]}"


def ground(view: AlcazabaView, names: Sequence[str], seat: int) -> list[Text]:
    """One Alhambra under its owner's name, with the numbers of its columns and rows, and the reserve below."""
    tiles = {(tile.x, tile.y): tile for tile in view.alhambras[seat]}
    columns = range(min(x for x, _ in tiles), max(x for x, _ in tiles) + 1)
    rows = range(min(y for _, y in tiles), max(y for _, y in tiles) + 1)
    cell = 3 if MARGIN + 4 * len(columns) + 1 <= WIDEST else 1
    title = (
        Text(" ").append(sign(view, seat), f"bold reverse {owner_ink(view, seat)}").append(f" {names[seat]}", "bold")
    )
    numbers = Text(" " * MARGIN + " " + " ".join(f"{x:^{cell}}" for x in columns), "dim")
    lines = [title, numbers]
    for y in rows:
        lines += [crossings(tiles, columns, y, cell), inside(tiles, columns, y, cell)]
    lines.append(crossings(tiles, columns, rows[-1] + 1, cell))
    reserve = view.reserves[seat]
    for start in range(0, len(reserve), 3):
        words = [f"{short(tile)} {view.walls[tile]}".strip() for tile in reserve[start : start + 3]]
        lines.append(Text().append(" reserve " if start == 0 else " " * 9, "dim").append(", ".join(words)))
    return lines


def has_wall(tiles: dict[tuple[int, int], Tile], x: int, y: int, side: str) -> bool:
    """Whether the tile there, if any, has a wall on that side."""
    return (x, y) in tiles and side in tiles[x, y].walls


def crossings(tiles: dict[tuple[int, int], Tile], columns: range, y: int, cell: int) -> Text:
    """The line above row y: walls of the tiles below and above it."""
    line = Text(" " * MARGIN)
    for x in columns:
        walled = has_wall(tiles, x, y, "N") or has_wall(tiles, x, y - 1, "S")
        line.append("+" if touches(tiles, x, y) else " ", "dim").append(("━" if walled else " ") * cell, "bold")
    return line.append("+" if touches(tiles, columns[-1] + 1, y) else " ", "dim")


def touches(tiles: dict[tuple[int, int], Tile], x: int, y: int) -> bool:
    """Whether a tile lies at this corner, the north-west one of x, y."""
    return any(place in tiles for place in ((x, y), (x - 1, y), (x, y - 1), (x - 1, y - 1)))


def inside(tiles: dict[tuple[int, int], Tile], columns: range, y: int, cell: int) -> Text:
    """Row y: the tiles, and walls between them."""
    line = Text().append(f"{y:>{MARGIN - 1}} ", "dim")
    for x in range(columns[0], columns[-1] + 2):
        walled = has_wall(tiles, x, y, "W") or has_wall(tiles, x - 1, y, "E")
        line.append("┃" if walled else " ", "bold")
        if x in columns:
            tile = tiles.get((x, y))
            text = short(tile.tile) if tile else " " * 3
            ink = "bold" if tile is None or tile.tile == "fountain" else f"bold {INKS[kind_of(tile.tile)]}"
            line.append(text if cell == 3 else text.strip()[:1].ljust(1), ink)
    return line


def side_by_side(blocks: Sequence[list[Text]], width: int) -> list[Text]:
    """Blocks of lines beside each other, as many as fit, the others below."""
    lines: list[Text] = []
    row: list[list[Text]] = []
    for block in [*blocks, []]:
        taken = sum(wide(each) + GAP for each in row)
        if row and (not block or taken + wide(block) > width):
            lines += joined(row)
            row = []
        row.append(block)
    return lines


def wide(block: list[Text]) -> int:
    """How many columns a block takes."""
    return max((len(line) for line in block), default=0)


def joined(row: list[list[Text]]) -> list[Text]:
    """Blocks of one row, padded to their widths."""
    lines = []
    for number in range(max(map(len, row))):
        line = Text()
        for block in row:
            part = block[number] if number < len(block) else Text()
            line.append_text(part).append(" " * (wide(block) + GAP - len(part)))
        line.rstrip()
        lines.append(line)
    return lines
