"""The table in the terminal: boards drawn, moves in words, matches played and told again.

It draws views, never positions, and offers what `legal` lists; it knows no rules.
"""

from alcaide.terminal.drawing import drawing_of
from alcaide.terminal.keys import can_read_keys, keys
from alcaide.terminal.orders import Left
from alcaide.terminal.replay import step_through, tell_match
from alcaide.terminal.rules import rules_text
from alcaide.terminal.screen import Screen
from alcaide.terminal.table import Table
from alcaide.terminal.words import names_of, tell

__all__ = [
    "Left", "Screen", "Table", "can_read_keys", "drawing_of", "keys", "names_of", "rules_text",
    "step_through", "tell", "tell_match",
]  # fmt: skip
