"""What a person may tell the table itself, beside the moves: undo, hint, rules, save and so on."""

import difflib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rich.markdown import Markdown

from alcaide.core import BadSetting, shorten
from alcaide.terminal.rules import rules_about, rules_text
from alcaide.terminal.tables.screen_state import ScreenState

if TYPE_CHECKING:
    from alcaide.terminal.line_play import LinePlay


class Left(Exception):
    """A person has left the table, or the input is at its end."""


@dataclass(frozen=True)
class LineCommand:
    """One thing that the table can be told."""

    about: str
    obey: Callable[["LinePlay", ScreenState, str], bool]
    """Gets the table, what is seen of it, and the rest of the line; whether the match goes on."""


def undo(play: "LinePlay", state: ScreenState, rest: str) -> bool:
    """Take back the last decision, or ask the others whether that may be."""
    play.thread.do(play.table.undo(state))
    return True


def allow(play: "LinePlay", state: ScreenState, rest: str) -> bool:
    """Let somebody take back."""
    play.thread.do(play.table.allow_undo(state, True))
    return True


def deny(play: "LinePlay", state: ScreenState, rest: str) -> bool:
    """Let nobody take back."""
    play.thread.do(play.table.allow_undo(state, False))
    return True


def hint(play: "LinePlay", state: ScreenState, rest: str) -> bool:
    """The best few moves with their numbers in the list, from the best down."""
    numbers = {choice.words: number for number, choice in enumerate(state.choices, start=1)}
    for advice in play.thread.do(play.table.hints(state)):
        play.screen.say(f"{numbers.get(advice.words, ''):>3}  {advice}", "green")
    return False


def rules(play: "LinePlay", state: ScreenState, rest: str) -> bool:
    """The whole rules, or what they say about a word."""
    text = rules_text(state.game)
    if rest:
        found = rules_about(text, rest)
        if not found:
            raise BadSetting(f"The rules do not mention {shorten(rest)}.")
        text = "\n\n".join(found)
    play.screen.show(Markdown(text) if play.screen.is_live else text)
    return False


def save(play: "LinePlay", state: ScreenState, rest: str) -> bool:
    """Write the match to a file."""
    try:
        path = Path(rest).expanduser() if rest else None
    except RuntimeError:
        raise BadSetting(f"There is no such home: {shorten(rest)}.") from None
    play.screen.say(play.thread.do(play.table.save(path)), "green")
    return False


def say(play: "LinePlay", state: ScreenState, rest: str) -> bool:
    """Say something to everyone at the table."""
    if not rest:
        raise BadSetting("Say what? For example: say hello")
    play.thread.do(play.table.say(rest))
    return False


def board(play: "LinePlay", state: ScreenState, rest: str) -> bool:
    """Draw the table again."""
    play.draw(state)
    return moves(play, state, rest)


def moves(play: "LinePlay", state: ScreenState, rest: str) -> bool:
    """List every legal move."""
    play.list_moves(state, most=10_000)
    return False


def explain(play: "LinePlay", state: ScreenState, rest: str) -> bool:
    """Say what can be typed."""
    play.screen.say("Type the number of a move, or its words. Everything after # is a remark. And:")
    for name, command in COMMANDS.items():
        play.screen.say(f"  {name:<8}{command.about}")
    return False


def leave(play: "LinePlay", state: ScreenState, rest: str) -> bool:
    """Go; what was not saved is gone."""
    raise Left


COMMANDS: dict[str, LineCommand] = {
    "undo": LineCommand("take back your last decision; where luck or others have answered it, they are asked", undo),
    "yes": LineCommand("let somebody take back who asks you", allow),
    "no": LineCommand("or do not", deny),
    "hint": LineCommand("the best few moves, and why", hint),
    "rules": LineCommand("the rules; rules WORD for what they say about something", rules),
    "board": LineCommand("draw the table again", board),
    "moves": LineCommand("list every legal move", moves),
    "save": LineCommand("save FILE, to take the match up again later; at a server, when it is over", save),
    "say": LineCommand("say TEXT to everyone at a table of a server", say),
    "help": LineCommand("this", explain),
    "quit": LineCommand("leave the table", leave),
}


def nearest(line: str, moves: Sequence[str]) -> str:
    """What could have been meant, or what is possible."""
    near = difflib.get_close_matches(line.lower(), [*moves, *COMMANDS], n=1, cutoff=0.6)
    if near:
        return f"Did you mean {near[0]!r}?"
    listed = ", ".join(moves[:5]) + (f" and {len(moves) - 5} more" if len(moves) > 5 else "")
    return f"You can: {listed}; or type help."
