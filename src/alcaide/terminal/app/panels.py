"""Panels beside the board: who sits where and how they stand, and what happened."""

from collections.abc import Sequence

from rich.text import Text
from textual.events import Resize
from textual.widgets import RichLog, Static

from alcaide.terminal.drawing import standing_of
from alcaide.terminal.tables.screen_state import ScreenState

MOST_ROWS = 1_000
"""Rows of the log that are kept."""
LINES_AGAIN = 100
"""Lines of it that are written again where it does not simply go on."""
WORDS = {"you": "you", "person": "", "away": "away", "open": "open"}
"""How the ways to hold a seat are said; everything else is the name of a bot."""


class SeatsPanel(Static):
    """A seat with its player on two lines; whose move it is has a mark."""

    BORDER_TITLE = "Seats"
    rows = -1
    """How many lines it has."""

    def show(self, state: ScreenState) -> None:
        """Say who sits where."""
        text = Text()
        for number, seat in enumerate(state.seats):
            acts = state.to_act == number
            text.append("▶ " if acts else "  ", "bold").append(state.names[number], "bold" if acts else "")
            bot = seat.who not in WORDS
            note = f"bot {seat.who}" if bot and seat.who != seat.name else "bot" if bot else WORDS[seat.who]
            text.append(f"  {note}\n" if note and seat.name else "\n", "dim")
            if state.view is not None:
                text.append(f"  {standing_of(state.game, state.view, number)}\n", "dim")
        if state.watching:
            text.append(f"  {state.watching} {'person' if state.watching == 1 else 'people'} watching\n", "dim")
        text.rstrip()
        rows, self.rows = self.rows, text.plain.count("\n")
        self.update(text, layout=rows != self.rows)


class LogPanel(RichLog, can_focus=True):
    """What happened, the latest last."""

    BORDER_TITLE = "Log"

    def __init__(self) -> None:
        super().__init__(id="log", wrap=True, min_width=1, max_lines=MOST_ROWS)
        self.told: tuple[str, ...] = ()

    def show(self, lines: Sequence[str]) -> None:
        """Show the lines; where they only go on from the ones before, what is new is added."""
        before, self.told = self.told, tuple(lines)
        if self.told[: len(before)] == before:
            self.add(self.told[len(before) :])
        else:
            self.write_anew()

    def add(self, lines: Sequence[str]) -> None:
        """Write some lines, and go to the last one."""
        for line in lines[-LINES_AGAIN:]:
            self.write(Text(line))

    def write_anew(self) -> None:
        """Write all of it again."""
        self.clear()
        self.add(self.told)

    def on_resize(self, event: Resize) -> None:
        """Break the lines anew, once there are some."""
        if self.lines:
            self.write_anew()
