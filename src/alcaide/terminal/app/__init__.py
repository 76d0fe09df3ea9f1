"""The table in the terminal as an application: board, seats, log and moves, by keyboard or mouse.

It needs Textual, which takes a moment to load: import this only where the application opens.
"""

from alcaide.terminal.app.app import AlcaideApp, join, play, replay

__all__ = ["AlcaideApp", "join", "play", "replay"]
