"""What a person may type or press beside the moves, the same at every table."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from alcaide.core import AlcaideError, BadSetting
from alcaide.terminal.app.dialogs import FileDialog, HintDialog, TextDialog
from alcaide.terminal.app.keys import KEYS, REPLAY_KEYS
from alcaide.terminal.app.replay_screen import ReplayScreen
from alcaide.terminal.rules import rules_text
from alcaide.terminal.tables.screen_state import ScreenState

if TYPE_CHECKING:
    from alcaide.terminal.app.table_screen import TableScreen


@dataclass(frozen=True)
class AppCommand:
    """One thing that the table can be told."""

    about: str
    obey: Callable[["TableScreen", ScreenState, str], None]
    """Gets the screen, what is seen there, and the rest of the line."""


def undo(screen: "TableScreen", state: ScreenState, rest: str) -> None:
    """Take back the last decision; what is decided there anew does not play itself."""
    screen.taken_back = state.turn - 1
    screen.attempt(screen.table.undo(state))


def hint(screen: "TableScreen", state: ScreenState, rest: str) -> None:
    """Show the best few moves."""
    screen.attempt(show_hints(screen, state))


async def show_hints(screen: "TableScreen", state: ScreenState) -> None:
    """Think, and show what came of it unless the match has gone on meanwhile; the best move is marked from then on."""
    if screen.is_covered:
        return
    screen.say("Thinking about a hint ...")
    hints = await screen.table.hints(state)
    screen.say("")
    if screen.state is None or screen.state.turn != state.turn:
        return
    screen.moves.point_to(hints[0].words)
    words = await screen.app.push_screen_wait(HintDialog(hints))
    choice = next((choice for choice in state.choices if choice.words == words), None)
    if choice is not None:
        screen.act(choice.said)


def rules(screen: "TableScreen", state: ScreenState, word: str) -> None:
    """Open the rules of the game at hand."""
    try:
        screen.app.push_screen(TextDialog(f"The rules of {state.game.title}", rules_text(state.game), word))
    except AlcaideError as error:
        screen.say(error.sentence)


def save(screen: "TableScreen", state: ScreenState, name: str) -> None:
    """Save the match."""
    screen.attempt(save_as(screen, state, name))


async def save_as(screen: "TableScreen", state: ScreenState, name: str) -> None:
    """Save the match, under a name that is asked for unless it is given."""
    if not name:
        asked = await screen.app.push_screen_wait(FileDialog(f"{state.game.name}.jsonl"))
        if asked is None:
            return
        name = asked
    try:
        path = Path(name).expanduser()
    except RuntimeError:
        raise BadSetting(f"There is no such home: {name}.") from None
    screen.say(await screen.table.save(path))


def auto(screen: "TableScreen", state: ScreenState, rest: str) -> None:
    """Let moves without an alternative play themselves, or no longer."""
    screen.auto = not screen.auto
    screen.say(f"Moves without an alternative {'now play themselves' if screen.auto else 'wait for you'}.")
    if screen.auto and not screen.is_covered:
        screen.play_itself(state)


def replay(screen: "TableScreen", state: ScreenState, rest: str) -> None:
    """Look at a finished match again."""
    screen.attempt(open_replay(screen))


async def open_replay(screen: "TableScreen") -> None:
    """Fetch the record, and open it."""
    screen.app.push_screen(ReplayScreen(await screen.table.record(), over_table=True))


def say(screen: "TableScreen", state: ScreenState, text: str) -> None:
    """Say something to everyone at the table."""
    if text:
        screen.attempt(screen.table.say(text))
    else:
        screen.say("Say what? For example: say hello")


def theme(screen: "TableScreen", state: ScreenState, rest: str) -> None:
    """Light or dark."""
    screen.app.theme = "textual-light" if screen.app.current_theme.dark else "textual-dark"


def explain(screen: "TableScreen", state: ScreenState, rest: str) -> None:
    """Say what can be pressed and typed."""
    screen.app.push_screen(TextDialog("Help", help_text()))


def leave(screen: "TableScreen", state: ScreenState, rest: str) -> None:
    """Go, and say how to come back."""
    screen.app.exit(screen.table.farewell())


COMMANDS: dict[str, AppCommand] = {
    "help": AppCommand("this page", explain),
    "hint": AppCommand("the best few moves, and why", hint),
    "undo": AppCommand("take back your last decision; where luck or others have answered it, they are asked", undo),
    "rules": AppCommand("the rules of this game; rules WORD for what they say about something", rules),
    "save": AppCommand("save FILE, to take the match up again later; at a server, when it is over", save),
    "auto": AppCommand("where there is only one move, play it; or no longer", auto),
    "theme": AppCommand("light or dark", theme),
    "replay": AppCommand("look at the match again, step by step, once it is over", replay),
    "say": AppCommand("say TEXT to everyone at a table of a server", say),
    "quit": AppCommand("leave the table", leave),
}


def help_text() -> str:
    """The help page, in Markdown."""
    lines = ["# Keys", "", *(f"- **{key}**: {about}" for key, about in KEYS.items())]
    lines += ["", "# Words to type", "", *(f"- **{word}**: {command.about}" for word, command in COMMANDS.items())]
    lines += ["", "# In a replay", "", *(f"- **{key}**: {about}" for key, about in REPLAY_KEYS.items())]
    return "\n".join(lines)
