"""The screen and the keyboard of a table, or the files that stand for them."""

import contextlib
import sys

from rich.console import Console, ConsoleDimensions, RenderableType
from rich.text import Text

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  # arrow keys and history at the prompt


class Screen:
    """Where a match is shown and where lines are typed."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False)
        self.is_live = self.console.is_terminal and sys.stdin.isatty()
        """Whether a person sits in front of it."""

    @property
    def room(self) -> ConsoleDimensions:
        """How many columns and rows there are; paper has no end."""
        return self.console.size if self.is_live else ConsoleDimensions(self.console.width, 1_000)

    def rows(self, drawing: RenderableType) -> int:
        """How many rows a drawing takes."""
        return len(self.console.render_lines(drawing))

    def say(self, text: str, style: str = "") -> None:
        """Print a line of words as it is."""
        self.console.print(Text(text, style), soft_wrap=not self.is_live)

    def show(self, drawing: RenderableType) -> None:
        """Print a drawing."""
        self.console.print(drawing)

    def clear(self) -> None:
        """Begin with an empty screen, if it is one."""
        if self.is_live:
            self.console.clear()

    def ask(self, prompt: str) -> str | None:
        """The next line that is typed; None at the end of input."""
        if self.is_live:
            try:
                return input(prompt)
            except EOFError:
                self.say("")
                return None
        line = sys.stdin.readline()
        if not line:
            return None
        self.say(f"{prompt}{line.rstrip()}")
        return line
