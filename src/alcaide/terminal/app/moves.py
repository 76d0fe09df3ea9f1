"""Moves: the legal ones in a list that typing shortens; Enter or a click plays the one that is marked."""

from collections.abc import Collection, Sequence

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from alcaide.terminal.tables.screen_state import MenuEntry

CUT = 7
"""What the list needs beside the words of a move; longer ones are cut there, and said in full below."""


def fitting(choices: Sequence[MenuEntry], typed: str) -> list[int]:
    """Which choices fit what was typed, the best first: its number, its very words, their beginning, words of it.

    >>> roll, stop = MenuEntry(None, "roll with 1 red", ""), MenuEntry(None, "roll", "")
    >>> fitting([roll, stop], "roll"), fitting([roll, stop], "1"), fitting([roll, stop], "red rol")
    ([1, 0], [0], [0])
    """
    asked = typed.lower().split()
    line = " ".join(asked)
    ranked = []
    for index, choice in enumerate(choices):
        words = choice.words.lower()
        if line == str(index + 1):
            rank = 0
        elif line == words:
            rank = 1
        elif words.startswith(line):
            rank = 2
        elif all(any(word.startswith(part) for word in words.split()) for part in asked):
            rank = 3
        else:
            continue
        ranked.append((rank, index))
    return [index for _, index in sorted(ranked)]


class MoveList(OptionList, can_focus=False):
    """The list itself; the line under it keeps the keyboard."""


class MovesPanel(Vertical):
    """The list, what the marked move brings, and the line in which one types."""

    BORDER_TITLE = "Moves"

    class Chosen(Message):
        """A move was picked."""

        def __init__(self, choice: MenuEntry) -> None:
            super().__init__()
            self.choice = choice

    class Typed(Message):
        """A line was typed that is no move of the list: an command to the table, or a move that is not legal."""

        def __init__(self, line: str) -> None:
            super().__init__()
            self.line = line

    def __init__(self, commands: Collection[str]) -> None:
        """`commands` are the words that tell the table itself something."""
        super().__init__(id="moves")
        self.commands = commands
        self.choices: tuple[MenuEntry, ...] = ()
        self.listed: list[int] = []
        """The choices that are in the list now."""

    def compose(self) -> ComposeResult:
        yield MoveList(id="list", compact=True)
        yield Static(id="brings")
        yield Input(id="line", placeholder="type a move, or help", compact=True)

    def show(self, choices: tuple[MenuEntry, ...]) -> None:
        """Offer these; what was typed before is forgotten."""
        if not choices and not self.choices:
            return
        self.choices = choices
        self.border_subtitle = f"{len(choices)}" if len(choices) > 1 else ""
        with self.prevent(Input.Changed):
            self.line.value = ""
        self.list_fitting("")

    def list_fitting(self, typed: str) -> None:
        """List what fits, the best marked."""
        self.listed = fitting(self.choices, typed)
        width = len(str(len(self.choices)))
        options = [
            Option(Text(f"{index + 1:>{width}} ", "dim").append(self.choices[index].words, "not dim bold"))
            for index in self.listed
        ]
        self.list.set_options(options)
        self.list.highlighted = 0 if options else None
        self.tell_brings()

    def mark(self, step: int) -> None:
        """Mark the next move, or the one before; after the last comes the first."""
        if self.listed:
            self.list.highlighted = ((self.list.highlighted or 0) + step) % len(self.listed)

    def point_to(self, words: str) -> None:
        """Mark the move with these words; if what was typed hides it, that is forgotten."""
        if not any(self.choices[index].words == words for index in self.listed):
            with self.prevent(Input.Changed):
                self.line.value = ""
            self.list_fitting("")
        for row, index in enumerate(self.listed):
            if self.choices[index].words == words:
                self.list.highlighted = row

    def marked(self) -> MenuEntry | None:
        """The move that is marked."""
        highlighted = self.list.highlighted
        return self.choices[self.listed[highlighted]] if highlighted is not None and self.listed else None

    def tell_brings(self) -> None:
        """Say what the marked move would bring."""
        marked = self.marked()
        text = Text(marked.brings if marked else "")
        if marked is not None and len(marked.words) > self.size.width - CUT:
            text = Text(marked.words, "bold").append(f"\n{marked.brings}" if marked.brings else "", "not bold")
        self.query_one("#brings", Static).update(text, layout=False)

    @property
    def list(self) -> MoveList:
        """The list."""
        return self.query_one("#list", MoveList)

    @property
    def line(self) -> Input:
        """Where one types."""
        return self.query_one("#line", Input)

    @on(Input.Changed)
    def shorten(self, event: Input.Changed) -> None:
        """Keep what fits."""
        event.stop()
        self.list_fitting(event.value)

    @on(Input.Submitted)
    def enter(self, event: Input.Submitted) -> None:
        """Play the marked move, or hand on a line that is none."""
        event.stop()
        marked, line = self.marked(), " ".join(event.value.split())
        if marked is not None and line.partition(" ")[0] not in self.commands:
            self.post_message(self.Chosen(marked))
        else:
            self.post_message(self.Typed(line))

    @on(OptionList.OptionSelected)
    def click(self, event: OptionList.OptionSelected) -> None:
        """Play what was clicked."""
        event.stop()
        self.post_message(self.Chosen(self.choices[self.listed[event.option_index]]))

    @on(OptionList.OptionHighlighted)
    def follow(self, event: OptionList.OptionHighlighted) -> None:
        """Say what the newly marked move would bring."""
        event.stop()
        self.tell_brings()
