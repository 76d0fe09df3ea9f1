"""Pages and questions that lie over a table for a while: rules, help, hints, a file name, may somebody take back."""

from collections.abc import Sequence
from typing import ClassVar

from rich.table import Table as Grid
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Footer, Input, Markdown, OptionList, Static
from textual.widgets.option_list import Option

from alcaide.terminal.rules import rules_about
from alcaide.terminal.tables.screen_state import ShownHint

BACK = Binding("escape", "dismiss", "Back")


class TextDialog(ModalScreen[None]):
    """A text in Markdown to read; what is typed above it finds the passages with that word."""

    BINDINGS: ClassVar[list[BindingType]] = [
        BACK,
        Binding("down", "roll(1)", "Down", show=False),
        Binding("up", "roll(-1)", "Up", show=False),
        Binding("pagedown", "roll(15)", "Page down"),
        Binding("pageup", "roll(-15)", "Page up"),
    ]

    def __init__(self, title: str, text: str, word: str = "") -> None:
        super().__init__()
        self.heading = title
        self.text = text
        self.word = word

    def compose(self) -> ComposeResult:
        with Vertical(classes="page") as page:
            page.border_title = self.heading
            yield Input(self.word, placeholder="find a word", id="word", compact=True)
            with VerticalScroll(can_focus=False, id="text"):
                yield Markdown(self.found(self.word), open_links=False)
        yield Footer()

    def found(self, word: str) -> str:
        """The whole text, or its passages with that word."""
        if not word.strip():
            return self.text
        return "\n\n".join(rules_about(self.text, word.strip())) or f"Nothing here is about *{word.strip()}*."

    @on(Input.Changed)
    async def find(self, event: Input.Changed) -> None:
        """Show what has the word."""
        await self.query_one(Markdown).update(self.found(event.value))

    def action_roll(self, rows: int) -> None:
        """Scroll the text."""
        self.query_one("#text").scroll_relative(y=rows, animate=False)


class HintDialog(ModalScreen[str | None]):
    """The best few moves; Enter or a click plays one."""

    BINDINGS: ClassVar[list[BindingType]] = [BACK]

    def __init__(self, hints: Sequence[ShownHint]) -> None:
        super().__init__()
        self.hints = hints

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog") as dialog:
            dialog.border_title = "Hint"
            dialog.border_subtitle = "Enter plays it · Esc goes back"
            if any(hint.chance for hint in self.hints):
                yield Static(Text("The chance to win, ± how far single matches lie apart"), id="legend")
            width = max(len(hint.chance) for hint in self.hints)
            yield OptionList(*(Option(hint_row(hint, width)) for hint in self.hints))

    @on(OptionList.OptionSelected)
    def take(self, event: OptionList.OptionSelected) -> None:
        """Play it."""
        self.dismiss(self.hints[event.option_index].words)


def hint_row(hint: ShownHint, width: int) -> Grid:
    """A hint for the list: its chance in a column of that width, the move, and why."""
    row = Grid.grid(expand=True, padding=(0, 2, 0, 0))
    if width:
        row.add_column(width=width + 1, justify="right", no_wrap=True)
    row.add_column(ratio=1)
    why = Text(hint.words, "bold").append(f"\n{hint.sentence}", "not bold")
    row.add_row(*([Text(hint.chance)] if width else []), why)
    return row


class FileDialog(ModalScreen[str | None]):
    """Where to save."""

    BINDINGS: ClassVar[list[BindingType]] = [BACK]

    def __init__(self, usual: str) -> None:
        super().__init__()
        self.usual = usual

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog") as dialog:
            dialog.border_title = "Save the match in"
            dialog.border_subtitle = "Enter saves · Esc goes back"
            yield Input(self.usual)

    @on(Input.Submitted)
    def answer(self, event: Input.Submitted) -> None:
        """Go back with the name."""
        self.dismiss(event.value.strip() or None)


class YesNoDialog(ModalScreen[bool | None]):
    """Something to be answered with yes or no."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "answer(True)", "Yes"),
        Binding("n", "answer(False)", "No"),
        BACK,
    ]

    def __init__(self, sentence: str) -> None:
        super().__init__()
        self.sentence = sentence

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(Text(self.sentence))
            with Horizontal(classes="buttons"):
                yield Button("Yes", id="yes", variant="primary", compact=True)
                yield Button("No", id="no", compact=True)

    @on(Button.Pressed)
    def press(self, event: Button.Pressed) -> None:
        """Answer by button."""
        self.dismiss(event.button.id == "yes")

    def action_answer(self, yes: bool) -> None:
        """Answer by key."""
        self.dismiss(yes)
