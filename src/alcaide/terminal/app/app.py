"""AlcaideApp: the application, opened at a table, at a replay, or before a server's table."""

from rich.terminal_theme import TerminalTheme
from textual.app import App
from textual.screen import Screen

from alcaide.core import Match
from alcaide.terminal.app.join_screen import JoinScreen
from alcaide.terminal.app.replay_screen import ReplayScreen
from alcaide.terminal.app.table_screen import TableScreen
from alcaide.terminal.tables.join_request import JoinRequest
from alcaide.terminal.tables.open_table import OpenTable

WIDE = 118
"""Columns from which on the moves stand beside the board."""

DARK = TerminalTheme(
    (30, 30, 30), (224, 224, 224),
    [(40, 40, 40), (205, 60, 60), (90, 170, 80), (215, 165, 40), (55, 110, 205), (170, 95, 185), (60, 160, 170),
     (205, 205, 205)],
    [(66, 66, 70), (255, 115, 105), (135, 215, 115), (240, 205, 90), (115, 165, 255), (220, 145, 235),
     (105, 215, 225), (250, 250, 250)],
)  # fmt: skip
LIGHT = TerminalTheme(
    (224, 224, 224), (25, 25, 25),
    [(20, 20, 20), (185, 40, 35), (30, 120, 40), (150, 100, 0), (30, 80, 180), (135, 45, 150), (0, 110, 125),
     (215, 215, 215)],
    [(196, 200, 206), (190, 30, 25), (20, 115, 35), (140, 90, 0), (25, 80, 200), (140, 35, 160), (0, 105, 125),
     (70, 70, 70)],
)  # fmt: skip
"""The sixteen colours of the drawings, so that they can be read on a light ground."""


class AlcaideApp(App[str]):
    """Alcaide in the terminal. It ends with a sentence to tell, or nothing."""

    TITLE = "Alcaide"
    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012 - as its base declares it

    def __init__(self, first: Screen[None]) -> None:
        super().__init__()
        self.ansi_theme_dark = DARK
        self.ansi_theme_light = LIGHT
        self.first = first

    def on_mount(self) -> None:
        """Open the first screen."""
        self.push_screen(self.first)


def play(table: OpenTable, auto: bool = False) -> str:
    """Play at a table; what to tell afterwards."""
    return AlcaideApp(TableScreen(table, auto)).run() or ""


def join(request: JoinRequest) -> str:
    """Play at a table of a server; what to tell afterwards."""
    return AlcaideApp(JoinScreen(request)).run() or ""


def replay(match: Match) -> None:
    """Show a match again."""
    AlcaideApp(ReplayScreen(match)).run()
