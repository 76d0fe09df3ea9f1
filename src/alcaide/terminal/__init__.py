"""The table in the terminal: boards drawn, moves in words, matches played and told again.

It draws views, never positions, and offers what `legal` lists; it knows no rules. `app` is the application, `table`
plays line by line, and `tables` is what both kinds of table look like to a screen.
"""

from alcaide.core.sentences import names_of, tell
from alcaide.terminal.drawing import drawing_of
from alcaide.terminal.line_commands import Left
from alcaide.terminal.match_runner import MatchRunner
from alcaide.terminal.replay import result, tell_match
from alcaide.terminal.rules import rules_text
from alcaide.terminal.screen import Screen

__all__ = [
    "Left",
    "MatchRunner",
    "Screen",
    "drawing_of",
    "names_of",
    "result",
    "rules_text",
    "tell",
    "tell_match",
]
