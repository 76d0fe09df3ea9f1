"""Slider: how far a match has been shown; a click or a drag goes elsewhere."""

from rich.text import Text
from textual.events import MouseDown, MouseMove, MouseUp
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget


class Slider(Widget):
    """A line from 0 to `last` with a knob on it."""

    at: reactive[int] = reactive(0)

    class Moved(Message):
        """The knob was put somewhere."""

        def __init__(self, at: int) -> None:
            super().__init__()
            self.at = at

    def __init__(self, last: int) -> None:
        super().__init__()
        self.last = last

    def render(self) -> Text:
        """The part that was shown, the knob, the rest."""
        rest = max(1, self.size.width) - 1
        shown = rest * self.at // self.last if self.last else 0
        return Text("━" * shown, "bold").append("●", "bold").append("─" * (rest - shown), "dim")

    def step_at(self, column: int) -> int:
        """The step that a column stands for."""
        rest = max(1, self.size.width - 1)
        return min(max(round(column * self.last / rest), 0), self.last)

    def on_mouse_down(self, event: MouseDown) -> None:
        """Take the knob."""
        self.capture_mouse()
        self.post_message(self.Moved(self.step_at(event.x)))

    def on_mouse_move(self, event: MouseMove) -> None:
        """Drag it."""
        if self.app.mouse_captured is self:
            self.post_message(self.Moved(self.step_at(event.x)))

    def on_mouse_up(self, event: MouseUp) -> None:
        """Let it go."""
        self.release_mouse()
