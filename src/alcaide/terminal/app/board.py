"""The board: a drawing of the view that can be scrolled, drawn anew for every size of the window."""

from rich.console import ConsoleDimensions
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import ScrollableContainer
from textual.events import Resize
from textual.widgets import Static

from alcaide.core import Game, View
from alcaide.terminal.drawing import drawing_of

LIST_BELOW = 6
"""Rows that a drawing leaves free for the moves, which stand elsewhere here."""

NARROWEST = 79
"""Columns below which a board is not broken but scrolled; the style says so too."""


class BoardPanel(ScrollableContainer, can_focus=True):
    """What a seat or a spectator sees of the game."""

    BORDER_TITLE = "Board"

    def __init__(self) -> None:
        super().__init__(id="board")
        self.shown: tuple[Game, View, tuple[str, ...]] | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="drawing")

    def show(self, game: Game, view: View, names: tuple[str, ...]) -> None:
        """Draw a view."""
        self.shown = (game, view, names)
        self.drawing.remove_class("covered")
        self.redraw()

    def cover(self, text: str) -> None:
        """Show words instead of a view."""
        self.shown = None
        self.drawing.add_class("covered")
        self.drawing.update(Text(f"\n\n{text}"))

    def redraw(self) -> None:
        """Draw it again, as large as there is room."""
        if self.shown is not None:
            game, view, names = self.shown
            room = ConsoleDimensions(max(self.size.width, NARROWEST), self.size.height + LIST_BELOW)
            self.drawing.update(drawing_of(game)(view, names, room))

    @property
    def drawing(self) -> Static:
        """Where it is drawn."""
        return self.query_one("#drawing", Static)

    def on_resize(self, event: Resize) -> None:
        """Use the new room."""
        self.redraw()
