"""ReplayScreen: a match shown again, step by step, with a slider."""

from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Footer, Static

from alcaide.core import Match
from alcaide.terminal.app.board import BoardPanel
from alcaide.terminal.app.dialogs import TextDialog
from alcaide.terminal.app.keys import replay_help
from alcaide.terminal.app.panels import LogPanel
from alcaide.terminal.app.slider import Slider
from alcaide.terminal.replay import Stepper

PACE = 0.8
"""Seconds for a step while it runs by itself."""


class ReplayScreen(Screen[None]):
    """A match, and how far it has been shown."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", "Back", key_display="←", priority=True),
        Binding("right", "step(1)", "On", key_display="→", priority=True),
        Binding("up", "turn(-1)", "Turn back", key_display="↑", priority=True),
        Binding("down", "turn(1)", "Turn on", key_display="↓", priority=True),
        Binding("home", "go(0)", "Begin", show=False, priority=True),
        Binding("end", "go(1000000)", "End", show=False, priority=True),
        Binding("space", "run", "Run", key_display="Space"),
        Binding("v", "look", "Eyes"),
        Binding("pageup", "scroll_board(-1)", show=False),
        Binding("pagedown", "scroll_board(1)", show=False),
        Binding("f1", "help", "Help", key_display="F1"),
        Binding("q,escape,f10,ctrl+q,ctrl+c", "leave", "Quit", key_display="Q", priority=True),
    ]

    def __init__(self, match: Match, over_table: bool = False) -> None:
        """`over_table` says that there is a table under it to go back to."""
        super().__init__()
        self.stepper = Stepper(match)
        self.over_table = over_table
        self.eyes: int | None = None
        """Through whose eyes the match is seen; None for a spectator."""
        self.running: Timer | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Container(id="table", classes="replay"):
            yield BoardPanel()
            yield LogPanel()
        yield Slider(len(self.stepper.lines))
        yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        """Show the first step."""
        self.action_go(0)

    def action_go(self, step: int) -> None:
        """Show the match at a step."""
        stepper = self.stepper
        stepper.go(step)
        self.query_one(Slider).at = stepper.at
        self.query_one("#title", Static).update(self.heading())
        view = stepper.match.game.view(stepper.match.position, self.eyes)
        self.query_one(BoardPanel).show(stepper.match.game, view, stepper.names)
        self.query_one(LogPanel).show(stepper.told())

    def heading(self) -> Text:
        """The game, the step, and through whose eyes it is seen."""
        stepper = self.stepper
        text = Text(f" {stepper.match.game.title} ", "bold reverse", no_wrap=True, overflow="ellipsis")
        text.append(f"  step {stepper.at} of {len(stepper.steps)}", "bold not reverse")
        return text.append(f"  as {stepper.names[self.eyes]} sees it" if self.eyes is not None else "", "not reverse")

    @on(Slider.Moved)
    def slide(self, event: Slider.Moved) -> None:
        """Go where the knob is."""
        self.action_go(event.at)

    def action_step(self, steps: int) -> None:
        """Go a step on, or back."""
        self.action_go(self.stepper.at + steps)

    def action_turn(self, direction: int) -> None:
        """Go to where another seat begins to decide."""
        self.action_go(self.stepper.next_turn() if direction > 0 else self.stepper.turn_before())

    def action_run(self) -> None:
        """Let it run by itself, or stop it."""
        if self.running is not None:
            self.running.stop()
            self.running = None
        else:
            self.running = self.set_interval(PACE, self.run_on)

    def run_on(self) -> None:
        """One step, and stop at the end."""
        self.action_step(1)
        if self.stepper.at == len(self.stepper.lines) and self.running is not None:
            self.action_run()

    def action_look(self) -> None:
        """Look through the next pair of eyes, where that makes a difference."""
        if self.stepper.match.game.hidden:
            eyes = 0 if self.eyes is None else self.eyes + 1
            self.eyes = eyes if eyes < len(self.stepper.names) else None
            self.action_go(self.stepper.at)

    def action_scroll_board(self, pages: int) -> None:
        """Scroll the board."""
        board = self.query_one(BoardPanel)
        board.scroll_relative(y=pages * max(1, board.size.height - 1), animate=False)

    def action_help(self) -> None:
        """Say what the keys do."""
        self.app.push_screen(TextDialog("Help", replay_help()))

    def action_leave(self) -> None:
        """Go back to the table, or out."""
        if self.over_table:
            self.dismiss()
        else:
            self.app.exit()
