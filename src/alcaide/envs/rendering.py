"""How environments show a match: as text, or as an array of pixels; always with the eyes of a spectator."""

import io
from typing import Any

import numpy as np
import numpy.typing as npt
from rich.console import Console

from alcaide.core import Game, Position, UnknownName
from alcaide.pictures import pixels_of
from alcaide.terminal import drawing_of

RENDER_MODES = ("ansi", "rgb_array")


class Rendering:
    """One way to show a game."""

    def __init__(self, game: Game, mode: str | None) -> None:
        if mode is not None and mode not in RENDER_MODES:
            raise UnknownName("render_mode", mode, RENDER_MODES)
        self.game = game
        self.mode = mode

    def show(self, position: Position) -> str | npt.NDArray[np.uint8] | None:
        """The position, in the mode that was asked for; None without one."""
        if self.mode == "ansi":
            return self.text(position)
        return self.pixels(position) if self.mode == "rgb_array" else None

    def text(self, position: Position) -> str:
        """The table as the terminal draws it."""
        paper = io.StringIO()
        console = Console(file=paper, width=100, height=50, force_terminal=True, color_system="standard")
        names = [f"seat {seat}" for seat in range(position.players)]
        console.print(drawing_of(self.game)(self.game.view(position, None), names, console.size))
        return paper.getvalue()

    def pixels(self, position: Position) -> npt.NDArray[np.uint8]:
        """The table as the pictures draw it: rows, columns, red-green-blue."""
        picture: Any = pixels_of(self.game.view(position, None))
        return np.asarray(picture, np.uint8)
