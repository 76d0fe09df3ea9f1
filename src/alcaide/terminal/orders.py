"""What a person may tell the table itself, beside the moves: undo, hint, rules, save and so on."""

import difflib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rich.markdown import Markdown

from alcaide.kernel import CHANCE, BadSetting, shorten
from alcaide.terminal.rules import rules_about, rules_text

if TYPE_CHECKING:
    from alcaide.terminal.table import Table


class Left(Exception):
    """A person has left the table, or the input is at its end."""


@dataclass(frozen=True)
class Order:
    """One thing that the table can be told."""

    about: str
    obey: Callable[["Table", str], None]
    """Gets the rest of the line."""


def undo(table: "Table", rest: str) -> None:
    """Take back the last decision of a person, as far as nothing has answered it."""
    table.happened(table.host.undo())


def hint(table: "Table", rest: str) -> None:
    """The best few moves with their numbers in the list, from the best down."""
    hints = table.host.hints()
    numbers = {str(action): number for number, action in enumerate(table.match.legal(), start=1)}
    for advice in hints:
        table.screen.say(f"{numbers[advice.words]:>3}  {advice}", "green")


def rules(table: "Table", rest: str) -> None:
    """The whole rules, or what they say about a word."""
    text = rules_text(table.match.game)
    if rest:
        found = rules_about(text, rest)
        if not found:
            raise BadSetting(f"The rules do not mention {shorten(rest)}.")
        text = "\n\n".join(found)
    table.screen.show(Markdown(text) if table.screen.is_live else text)


def save(table: "Table", rest: str) -> None:
    """Write the match to a file, from which it can be taken up again."""
    table.screen.say(table.host.save(Path(rest).expanduser() if rest else None), "green")


def board(table: "Table", rest: str) -> None:
    """Draw the table again."""
    table.draw()
    moves(table, rest)


def moves(table: "Table", rest: str) -> None:
    """List every legal move."""
    if table.match.position.to_act != CHANCE:
        table.list_moves(most=10_000)


def explain(table: "Table", rest: str) -> None:
    """Say what can be typed."""
    table.screen.say("Type the number of a move, or its words. Everything after # is a remark. And:")
    for name, order in ORDERS.items():
        table.screen.say(f"  {name:<8}{order.about}")


def leave(table: "Table", rest: str) -> None:
    """Go; what was not saved is gone."""
    raise Left


ORDERS: dict[str, Order] = {
    "undo": Order("take back your last decision, until luck or another player has answered it", undo),
    "hint": Order("the best few moves, and why", hint),
    "rules": Order("the rules; rules WORD for what they say about something", rules),
    "board": Order("draw the table again", board),
    "moves": Order("list every legal move", moves),
    "save": Order("save FILE, to take the match up again later", save),
    "help": Order("this", explain),
    "quit": Order("leave the table", leave),
}


def nearest(line: str, moves: Sequence[str]) -> str:
    """What could have been meant, or what is possible."""
    near = difflib.get_close_matches(line.lower(), [*moves, *ORDERS], n=1, cutoff=0.6)
    if near:
        return f"Did you mean {near[0]!r}?"
    listed = ", ".join(moves[:5]) + (f" and {len(moves) - 5} more" if len(moves) > 5 else "")
    return f"You can: {listed}; or type help."
