"""Alhambra: The Dice Game drawn for a terminal: dice, dice area, tracks, and everyone's chips, in 80 to 100 columns."""

from collections.abc import Sequence
from typing import cast

from alcaide.core import View
from alcaide.games.alhambra.view import AlhambraView
from alcaide.games.dicetable.names import TYPES
from alcaide.games.dicetable.terminal import INKS, area, dice, heading, owner_ink, players, sign, standing_of
from alcaide.pictures.ink import ConsoleDimensions, Group, RenderableType, Text

__all__ = ["draw", "standing_of"]

STEPS = 12
LEGEND = " cells: 1, 2, 3 rolls · ● in hand · ○ fallen off · of a pile the first is best"


def draw(view: View, names: Sequence[str], room: ConsoleDimensions) -> RenderableType:
    """The whole table; in a low window without legend."""
    table = cast(AlhambraView, view)
    lines = [
        heading(table, names),
        *dice(table, table.black),
        *area(table, [chip or "" for chip in table.bonus]),
        *tracks(table, room.width),
        *players(table, names, [chips(hand) for hand in table.chips]),
    ]
    return Group(*lines, *([Text(LEGEND, "dim")] if room.height >= 40 else []))


def chips(hand: dict[str, int]) -> str:
    """Chips in words.

    >>> chips({"p1": 2, "swap": 1})
    'p1 p1 swap'
    """
    return " ".join(name for name, count in hand.items() for _ in range(count))


def tracks(view: AlhambraView, room: int) -> list[Text]:
    """A line for every type: the stones on each of its twelve cells, the lowest of a pile first."""
    width = 7 if room >= 96 and len(view.scores) > 4 else 5
    lines = [Text(" track".ljust(11) + "".join(str(step).ljust(width) for step in range(1, STEPS + 1)), "dim")]
    for kind, name in enumerate(TYPES):
        line = Text().append(f" {name}".ljust(11), f"bold {INKS[kind]}")
        for step in range(1, STEPS + 1):
            pile = [owner for owner, place in enumerate(view.stones[kind]) if place == step]
            for owner in sorted(pile, key=lambda owner, kind=kind: view.under[kind][owner]):  # type: ignore[misc]
                line.append(sign(view, owner), f"bold reverse {owner_ink(view, owner)}")
            line.append("·" if not pile else "", "dim").append(" " * (width - max(1, len(pile))))
        line.rstrip()
        lines.append(line)
    return lines
