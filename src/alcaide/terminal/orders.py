"""What a person may tell the table itself, beside the moves: undo, hint, rules, save and so on."""

import difflib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rich.markdown import Markdown

from alcaide.core import BadSetting, shorten
from alcaide.terminal.rules import rules_about, rules_text
from alcaide.terminal.tables.scene import Scene

if TYPE_CHECKING:
    from alcaide.terminal.table import Table


class Left(Exception):
    """A person has left the table, or the input is at its end."""


@dataclass(frozen=True)
class Order:
    """One thing that the table can be told."""

    about: str
    obey: Callable[["Table", Scene, str], bool]
    """Gets the table, what is seen of it, and the rest of the line; whether the match goes on."""


def undo(table: "Table", scene: Scene, rest: str) -> bool:
    """Take back the last decision, or ask the others whether that may be."""
    table.usher.do(table.table.undo(scene))
    return True


def allow(table: "Table", scene: Scene, rest: str) -> bool:
    """Let somebody take back."""
    table.usher.do(table.table.allow_undo(scene, True))
    return True


def deny(table: "Table", scene: Scene, rest: str) -> bool:
    """Let nobody take back."""
    table.usher.do(table.table.allow_undo(scene, False))
    return True


def hint(table: "Table", scene: Scene, rest: str) -> bool:
    """The best few moves with their numbers in the list, from the best down."""
    numbers = {choice.words: number for number, choice in enumerate(scene.choices, start=1)}
    for advice in table.usher.do(table.table.hints(scene)):
        table.screen.say(f"{numbers.get(advice.words, ''):>3}  {advice}", "green")
    return False


def rules(table: "Table", scene: Scene, rest: str) -> bool:
    """The whole rules, or what they say about a word."""
    text = rules_text(scene.game)
    if rest:
        found = rules_about(text, rest)
        if not found:
            raise BadSetting(f"The rules do not mention {shorten(rest)}.")
        text = "\n\n".join(found)
    table.screen.show(Markdown(text) if table.screen.is_live else text)
    return False


def save(table: "Table", scene: Scene, rest: str) -> bool:
    """Write the match to a file."""
    try:
        path = Path(rest).expanduser() if rest else None
    except RuntimeError:
        raise BadSetting(f"There is no such home: {shorten(rest)}.") from None
    table.screen.say(table.usher.do(table.table.save(path)), "green")
    return False


def say(table: "Table", scene: Scene, rest: str) -> bool:
    """Say something to everyone at the table."""
    if not rest:
        raise BadSetting("Say what? For example: say hello")
    table.usher.do(table.table.say(rest))
    return False


def board(table: "Table", scene: Scene, rest: str) -> bool:
    """Draw the table again."""
    table.draw(scene)
    return moves(table, scene, rest)


def moves(table: "Table", scene: Scene, rest: str) -> bool:
    """List every legal move."""
    table.list_moves(scene, most=10_000)
    return False


def explain(table: "Table", scene: Scene, rest: str) -> bool:
    """Say what can be typed."""
    table.screen.say("Type the number of a move, or its words. Everything after # is a remark. And:")
    for name, order in ORDERS.items():
        table.screen.say(f"  {name:<8}{order.about}")
    return False


def leave(table: "Table", scene: Scene, rest: str) -> bool:
    """Go; what was not saved is gone."""
    raise Left


ORDERS: dict[str, Order] = {
    "undo": Order("take back your last decision; where luck or others have answered it, a server asks them", undo),
    "yes": Order("let somebody take back who asks you", allow),
    "no": Order("or do not", deny),
    "hint": Order("the best few moves, and why", hint),
    "rules": Order("the rules; rules WORD for what they say about something", rules),
    "board": Order("draw the table again", board),
    "moves": Order("list every legal move", moves),
    "save": Order("save FILE, to take the match up again later; at a server, when it is over", save),
    "say": Order("say TEXT to everyone at a table of a server", say),
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
