"""What both dice games show in a terminal: dice as dice, the dice area with its markers, who plays.

Types have a letter and a colour, seats a number and a colour, so that the table can be read without colours too.
"""

from collections.abc import Sequence
from typing import cast

from alcaide.core import OVER, View
from alcaide.games.dicetable.codes import CELLS, DICE, MOST_ROLLS, ROUNDS
from alcaide.games.dicetable.names import TYPES
from alcaide.games.dicetable.view import TableView
from alcaide.pictures.ink import Text

LETTERS = "PSACGT"
INKS = ("bright_cyan", "bright_red", "dark_orange3", "bright_white", "green", "magenta")
SEAT_INKS = ("bright_blue", "yellow", "bright_green", "bright_magenta", "bright_cyan", "bright_red")
LABEL = 8
COLUMN = 12
NAME = 18


def heading(view: TableView, names: Sequence[str]) -> Text:
    """Round and start player."""
    line = Text().append(f" round {view.round} of {ROUNDS}", "bold")
    line.append(f" · {names[view.start]} began it")
    if view.next_start != view.start:
        line.append(f" · {names[view.next_start]} begins the next")
    return line


def dice(view: TableView, black: int | None = None) -> list[Text]:
    """The white dice by type, dice in the air empty, the black die last."""
    faces: list[tuple[int | None, bool]] = [(kind, False) for kind, many in enumerate(view.dice) for _ in range(many)]
    faces += [(None, False)] * view.thrown
    faces += [(black, True)] if black is not None else []
    rows = [Text(" " * LABEL), Text(f" roll {view.rolls} ".ljust(LABEL), "bold"), Text(" " * LABEL)]
    if not faces:
        return [Text(" no dice on the table", "dim")]
    for kind, is_black in faces:
        letter, ink = (" ", "dim") if kind is None else (LETTERS[kind], INKS[kind])
        edge, style = ("dim", f"bold {ink}") if not is_black else ("bold", f"bold reverse {ink}")
        rows[0].append("╭───╮ " if not is_black else "┏━━━┓ ", edge)
        rows[1].append("│ " if not is_black else "┃ ", edge).append(letter, style)
        rows[1].append(" │ " if not is_black else " ┃ ", edge)
        rows[2].append("╰───╯ " if not is_black else "┗━━━┛ ", edge)
    return rows


def area(view: TableView, above: Sequence[str]) -> list[Text]:
    """Six columns of eight rows of three cells; `above` says what lies on each column."""
    names, lying = Text(" " * LABEL), Text(" " * LABEL)
    for kind, name in enumerate(TYPES):
        mark = "▶" if view.column == kind else " "
        names.append(f"{mark}{name}"[: COLUMN - 1].ljust(COLUMN), f"bold {INKS[kind]}")
        lying.append(f" {above[kind]}"[: COLUMN - 1].ljust(COLUMN))
    rows = []
    for first in range(0, CELLS, MOST_ROLLS):
        row = Text().append(f" {DICE - first // MOST_ROLLS} equal".ljust(LABEL), "dim")
        for kind in range(len(TYPES)):
            for cell in range(first, first + MOST_ROLLS):
                row.append(" ").append_text(marker(view, view.area[kind][cell], INKS[kind])).append(" ")
            row.append(" " * (COLUMN - 3 * MOST_ROLLS))
        rows.append(row)
    for line in (names, lying, *rows):
        line.rstrip()
    return [names, lying, *rows]


def marker(view: TableView, owner: int | None, ink: str) -> Text:
    """An owner's number; a dot in the colour of the column where nobody stands."""
    if owner is None:
        return Text("·", f"dim {ink}")
    return Text(sign(view, owner), f"bold reverse {owner_ink(view, owner)}")


def sign(view: TableView, owner: int) -> str:
    """The number of a seat, D for Dirk."""
    return "D" if is_dirk(view, owner) else str(owner)


def is_dirk(view: TableView, owner: int) -> bool:
    """Whether this is the third of two."""
    return view.dirk and owner == 2


def owner_ink(view: TableView, owner: int) -> str:
    """The colour of an owner."""
    return "white" if is_dirk(view, owner) else SEAT_INKS[owner]


def players(view: TableView, names: Sequence[str], more: Sequence[str]) -> list[Text]:
    """A line for every owner: number, name, points, markers, and what else there is to say."""
    lines = []
    for owner in range(len(view.scores)):
        acts = view.to_act == owner if view.to_act >= 0 else view.seat == owner and view.to_act != OVER
        name = "Dirk" if is_dirk(view, owner) else names[owner]
        line = Text("▶" if acts and not is_dirk(view, owner) else " ")
        line.append(sign(view, owner), f"bold reverse {owner_ink(view, owner)}")
        line.append(f" {name}"[:NAME].ljust(NAME), "bold" if acts else "")
        line.append(f"{view.scores[owner]:>4} points  ", "bold")
        line.append(("●" * view.markers[owner] + "○" * view.fallen[owner]).ljust(6))
        lines.append(line.append(more[owner]))
    return lines


def standing_of(view: View, seat: int) -> str:
    """How a seat stands, in a few words."""
    table = cast(TableView, view)
    return f"{table.scores[seat]} points · {table.markers[seat]} markers in hand"
