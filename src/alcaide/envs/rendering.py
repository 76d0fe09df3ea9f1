"""How environments show a match: as text, or as an array of pixels; always with the eyes of a spectator."""

from typing import Any

import numpy as np
import numpy.typing as npt

from alcaide.core import Game, Position, UnknownName
from alcaide.pictures import pixels_of
from alcaide.pictures.text import draw_text

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
        names = [f"seat {seat}" for seat in range(position.players)]
        return draw_text(self.game, self.game.view(position, None), names, colours=True)

    def pixels(self, position: Position) -> npt.NDArray[np.uint8]:
        """The table as the pictures draw it: rows, columns, red-green-blue."""
        picture: Any = pixels_of(self.game.view(position, None))
        return np.asarray(picture, np.uint8)
