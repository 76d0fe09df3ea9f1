"""What a person may type or press beside the moves, the same at every table."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from alcaide.core import AlcaideError, BadSetting
from alcaide.terminal.app.keys import KEYS, REPLAY_KEYS
from alcaide.terminal.app.pages import AskFile, Hints, Page
from alcaide.terminal.app.replay_screen import ReplayScreen
from alcaide.terminal.rules import rules_text
from alcaide.terminal.tables.scene import Scene

if TYPE_CHECKING:
    from alcaide.terminal.app.table_screen import TableScreen


@dataclass(frozen=True)
class Order:
    """One thing that the table can be told."""

    about: str
    obey: Callable[["TableScreen", Scene, str], None]
    """Gets the screen, what is seen there, and the rest of the line."""


def undo(screen: "TableScreen", scene: Scene, rest: str) -> None:
    """Take back the last decision; what is decided there anew does not play itself."""
    screen.taken_back = scene.turn - 1
    screen.attempt(screen.table.undo(scene))


def hint(screen: "TableScreen", scene: Scene, rest: str) -> None:
    """Show the best few moves."""
    screen.attempt(show_hints(screen, scene))


async def show_hints(screen: "TableScreen", scene: Scene) -> None:
    """Think, and show what came of it unless the match has gone on meanwhile; the best move is marked from then on."""
    if screen.is_covered:
        return
    screen.say("Thinking about a hint ...")
    hints = await screen.table.hints(scene)
    screen.say("")
    if screen.scene is None or screen.scene.turn != scene.turn:
        return
    screen.moves.point_to(hints[0].words)
    words = await screen.app.push_screen_wait(Hints(hints))
    choice = next((choice for choice in scene.choices if choice.words == words), None)
    if choice is not None:
        screen.act(choice.said)


def rules(screen: "TableScreen", scene: Scene, word: str) -> None:
    """Open the rules of the game at hand."""
    try:
        screen.app.push_screen(Page(f"The rules of {scene.game.title}", rules_text(scene.game), word))
    except AlcaideError as error:
        screen.say(error.sentence)


def save(screen: "TableScreen", scene: Scene, name: str) -> None:
    """Save the match."""
    screen.attempt(save_as(screen, scene, name))


async def save_as(screen: "TableScreen", scene: Scene, name: str) -> None:
    """Save the match, under a name that is asked for unless it is given."""
    if not name:
        asked = await screen.app.push_screen_wait(AskFile(f"{scene.game.name}.jsonl"))
        if asked is None:
            return
        name = asked
    try:
        path = Path(name).expanduser()
    except RuntimeError:
        raise BadSetting(f"There is no such home: {name}.") from None
    screen.say(await screen.table.save(path))


def auto(screen: "TableScreen", scene: Scene, rest: str) -> None:
    """Let moves without an alternative play themselves, or no longer."""
    screen.auto = not screen.auto
    screen.say(f"Moves without an alternative {'now play themselves' if screen.auto else 'wait for you'}.")
    if screen.auto and not screen.is_covered:
        screen.play_itself(scene)


def replay(screen: "TableScreen", scene: Scene, rest: str) -> None:
    """Look at a finished match again."""
    screen.attempt(open_replay(screen))


async def open_replay(screen: "TableScreen") -> None:
    """Fetch the record, and open it."""
    screen.app.push_screen(ReplayScreen(await screen.table.record(), over_table=True))


def say(screen: "TableScreen", scene: Scene, text: str) -> None:
    """Say something to everyone at the table."""
    if text:
        screen.attempt(screen.table.say(text))
    else:
        screen.say("Say what? For example: say hello")


def theme(screen: "TableScreen", scene: Scene, rest: str) -> None:
    """Light or dark."""
    screen.app.theme = "textual-light" if screen.app.current_theme.dark else "textual-dark"


def explain(screen: "TableScreen", scene: Scene, rest: str) -> None:
    """Say what can be pressed and typed."""
    screen.app.push_screen(Page("Help", help_text()))


def leave(screen: "TableScreen", scene: Scene, rest: str) -> None:
    """Go, and say how to come back."""
    screen.app.exit(screen.table.farewell())


ORDERS: dict[str, Order] = {
    "help": Order("this page", explain),
    "hint": Order("the best few moves, and why", hint),
    "undo": Order("take back your last decision; where luck or others have answered it, they are asked", undo),
    "rules": Order("the rules of this game; rules WORD for what they say about something", rules),
    "save": Order("save FILE, to take the match up again later; at a server, when it is over", save),
    "auto": Order("where there is only one move, play it; or no longer", auto),
    "theme": Order("light or dark", theme),
    "replay": Order("look at the match again, step by step, once it is over", replay),
    "say": Order("say TEXT to everyone at a table of a server", say),
    "quit": Order("leave the table", leave),
}


def help_text() -> str:
    """The help page, in Markdown."""
    lines = ["# Keys", "", *(f"- **{key}**: {about}" for key, about in KEYS.items())]
    lines += ["", "# Words to type", "", *(f"- **{word}**: {order.about}" for word, order in ORDERS.items())]
    lines += ["", "# In a replay", "", *(f"- **{key}**: {about}" for key, about in REPLAY_KEYS.items())]
    return "\n".join(lines)
