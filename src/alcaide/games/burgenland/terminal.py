"""Burgen Land drawn for a terminal: the track with the crown, and both players' castles, card by card.

Colours are always written out too, so that the table can be read without them.
"""

from collections.abc import Sequence
from typing import cast

from alcaide.core import OVER, View
from alcaide.games.burgenland.names import COLOURS, Colour
from alcaide.games.burgenland.view import BurgenlandView, Castle
from alcaide.pictures.ink import ConsoleDimensions, Group, RenderableType, Text

INK = {"blue": "bright_blue", "yellow": "yellow", "red": "bright_red"}
CARD_INK = {"blue": "bold white on blue", "yellow": "bold black on yellow", "red": "bold white on red"}
SPACES = {
    "wall": "wall",
    "open_tower": "tower",
    "house": "house",
    "roofed_tower": "roofed",
    "crown": "crown",
    "wall_crown": "w/crown",
}
LETTERS = {"wall": "W", "open_tower": "T", "house": "H", "roofed_tower": "R"}
ROOFS = {"wall": "▂ ▂", "open_tower": "█▄█", "house": "▟█▙", "roofed_tower": "▗█▖", "empty": "   "}
LEGEND = " W wall 1 · T open tower 2 · H house 3 · R roofed tower 5 · piles on the left"
AREA = 8
LABEL = 13
CARD = 3
GOAL = 30
BAR = 15


def draw(view: View, names: Sequence[str], room: ConsoleDimensions) -> RenderableType:
    """The whole table, in 80 to 100 columns; in a low window without frame and legend."""
    table = cast(BurgenlandView, view)
    roomy = room.height >= 30
    half = (min(max(room.width, 80), 100) - LABEL) // 2
    lines = [*track(table, 9 if room.width >= 100 else 7, roomy), *players(table, names, half)]
    for colour in COLOURS:
        lines += castles(table, colour, half)
    return Group(*lines, *([Text(LEGEND, "dim")] if roomy else []))


def track(view: BurgenlandView, cell: int, framed: bool) -> list[Text]:
    """Three areas of eight spaces; under each space the die that leads the crown there."""
    lines = [frame("╭┬╮", cell)]
    for area, colour in enumerate(COLOURS):
        name = f" {colour}" if view.colour != colour else f"▶{colour}"
        kinds, marks = Text().append(name.ljust(LABEL), f"bold {INK[colour]}"), Text(" " * LABEL)
        for space in range(area * AREA, (area + 1) * AREA):
            ahead = (space - view.crown) % len(view.spaces)
            style = "reverse bold" if ahead == 0 else "bold" if ahead <= 6 else "dim"
            mark = "♛" if ahead == 0 else str(ahead) if ahead <= 6 else ""
            kinds.append("│", "dim").append(f"{SPACES[view.spaces[space]]:^{cell}}", f"{style} {INK[colour]}")
            marks.append("│", "dim").append(f"{mark:^{cell}}", f"{style} {INK[colour]}")
        lines += [kinds.append("│", "dim"), marks.append("│", "dim"), frame("├┼┤" if area < 2 else "╰┴╯", cell)]
    return lines if framed else [line for number, line in enumerate(lines) if number % 3]


def frame(corners: str, cell: int) -> Text:
    """A line of the track's frame: left end, crossing, right end."""
    line = corners[0] + corners[1].join(["─" * cell] * AREA) + corners[2]
    return Text(" " * LABEL + line, "dim")


def players(view: BurgenlandView, names: Sequence[str], half: int) -> list[Text]:
    """Names, points on the way to 30, and red dice."""
    who, points, dice = Text(" " * LABEL), Text(" points".ljust(LABEL)), Text(" red dice".ljust(LABEL))
    for seat in range(2):
        turn = view.seat == seat and view.to_act != OVER
        who.append(f"{'▶' if turn else ' '}{names[seat]}"[: half - 1].ljust(half), "bold" if turn else "")
        bar = min(view.scores[seat], GOAL) * BAR // GOAL
        points.append(f" {view.scores[seat]:<3}", "bold").append("█" * bar).append("░" * (BAR - bar), "dim")
        points.append(" " * (half - BAR - 4))
        dice.append(" ").append(("◆" * view.red[seat]).ljust(5), INK["red"])
        board = f"on the board {'◆' * view.supply or 'none'}" if seat == 1 else ""
        dice.append(board.rjust(half - 6), "dim")
    return [who, points, dice]


def castles(view: BurgenlandView, colour: Colour, half: int) -> list[Text]:
    """Both castles of a colour, side by side; long ones go on below."""
    pile = view.piles[colour]
    stock = " ".join(f"{letter}{pile[card]}" for card, letter in LETTERS.items())
    sides = [castle(view.castles[seat][colour], colour, pile, half) for seat in range(2)]
    height = max(map(len, sides))
    name, piles = f" {colour}".ljust(LABEL), f" {stock}".ljust(LABEL)
    labels = [Text().append(name, f"bold {INK[colour]}"), Text().append(piles, "dim")]
    lines = []
    for row in range(height):
        line = labels[row] if row < len(labels) else Text(" " * LABEL)
        for side in sides:
            line.append_text(side[row] if row < len(side) else Text(" " * half))
        lines.append(line)
    return lines


def castle(shown: Castle, colour: str, pile: dict[str, int], half: int) -> list[Text]:
    """A castle: what it is worth, and its cards in as many double rows as they need."""
    room = (half - 6) // CARD
    slots = list(enumerate(shown.slots))
    rows = [slots[start : start + room] for start in range(0, len(slots), room)] or [[]]
    lines = []
    for number, row in enumerate(rows):
        worth = f" {shown.value:>2} = " if number == 0 else ""
        roofs, cards = Text(" " * 6), Text().append(worth.ljust(6), "bold")
        for slot, card in row:
            roofs.append(ROOFS[card], colour)
            cards.append(face(slot, card, pile), CARD_INK[colour] if card != "empty" else "dim")
        padding = " " * (half - 6 - CARD * len(row))
        lines += [roofs.append(padding), cards.append(padding)]
    if not slots:
        lines[1] = Text(f"  0 = {'no castle'.ljust(half - 6)}", "dim")
    return lines


def face(slot: int, card: str, pile: dict[str, int]) -> str:
    """A card's letter; with the number of its slot where one may name it: a hole, or a card that can be stolen."""
    if card == "empty":
        return str(slot).center(CARD, "·")
    return f"{LETTERS[card]}{slot}".ljust(CARD) if pile[card] == 0 else f" {LETTERS[card]} "


def standing_of(view: View, seat: int) -> str:
    """How a seat stands, in a few words."""
    table = cast(BurgenlandView, view)
    return f"{table.scores[seat]} points · {table.red[seat]} red dice"
