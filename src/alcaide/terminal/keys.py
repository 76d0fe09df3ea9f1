"""Single keys from a terminal: arrows, Home, End and letters, without waiting for Enter."""

import os
import re
import sys
from collections.abc import Iterator

try:
    import termios
    import tty
except ImportError:  # not on this system
    can_read_keys = False
else:
    can_read_keys = True

ARROWS = {
    b"\x1b[A": "up", b"\x1b[B": "down", b"\x1b[C": "right", b"\x1b[D": "left", b"\x1b[H": "home", b"\x1b[F": "end",
    b"\x1bOA": "up", b"\x1bOB": "down", b"\x1bOC": "right", b"\x1bOD": "left", b"\x1bOH": "home", b"\x1bOF": "end",
    b"\x1b[1~": "home", b"\x1b[4~": "end", b"\x1b[7~": "home", b"\x1b[8~": "end",
}  # fmt: skip
ONE_KEY = re.compile(rb"\x1b[\[O][0-9;]*[A-Za-z~]|.", re.DOTALL)


def keys() -> Iterator[str]:
    """Every key as it is pressed, until there are no more; the terminal is left as it was."""
    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    try:
        tty.setcbreak(terminal, termios.TCSANOW)  # and keep what was typed already
        while typed := os.read(terminal, 64):
            yield from split(typed)
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)


def split(typed: bytes) -> Iterator[str]:
    r"""The keys in what a terminal sent.

    >>> list(split(b"q\x1b[C\x1b[1~"))
    ['q', 'right', 'home']
    """
    for key in ONE_KEY.findall(typed):
        yield ARROWS.get(key) or key.decode("ascii", "replace")
