"""Programs in any language as bots: a question a line on their standard input, an answer a line on their output.

A question is `{"game", "players", "seat", "view", "legal", "seconds"}`: the view of that seat and its legal moves, as
in records, and nothing else. An answer is `{"choose": n}`, the place of a move in `legal`, from 0 on (docs/bots.md).
"""

import atexit
import json
import os
import selectors
import shlex
import subprocess
import time

from alcaide.core import BadSetting, Limit, Luck, Position, shorten

PREFIX = "run:"
PATIENCE = 10.0
"""Seconds that a program has for an answer unless its limit says otherwise."""
LONGEST_ANSWER = 10_000


class OutsideBot:
    """A bot behind a command, started when it is first asked, ended with this process."""

    about = "a program of yours, asked over its standard input"

    def __init__(self, command: str) -> None:
        self.name = PREFIX + command
        self.words = shlex.split(command)
        if not self.words:
            raise BadSetting(f"Which program? A bot of yours is named {PREFIX}COMMAND.", "bad_bot")
        self.process: subprocess.Popen[bytes] | None = None
        atexit.register(self.end)

    def choose(self, position: Position, seat: int, luck: Luck, limit: Limit | None = None) -> int:
        seconds = limit.seconds if limit is not None and limit.seconds > 0.0 else PATIENCE
        game = position.game
        legal = position.legal()
        question = {
            "game": game.name,
            "players": position.players,
            "seat": seat,
            "view": game.view(position, seat).json(),
            "legal": [game.actions.decode(code).json() for code in legal],
            "seconds": seconds,
        }
        line = self.converse(json.dumps(question).encode() + b"\n", time.monotonic() + seconds)
        try:
            place = json.loads(line)["choose"]
        except (ValueError, KeyError, TypeError, RecursionError):
            raise ValueError(f"answered {shorten(line.decode(errors='replace').strip())}") from None
        if type(place) is not int or not 0 <= place < len(legal):
            raise ValueError(f"chose {shorten(place)} of {len(legal)} moves")
        return legal[place]

    def converse(self, question: bytes, deadline: float) -> bytes:
        """The line that answers a question; who does not answer in time is ended, and begun anew when asked again."""
        process = self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            write_all(process.stdin.fileno(), question, deadline)
            return read_line(process.stdout.fileno(), deadline)
        except BrokenPipeError:
            self.end()
            raise EOFError("it ended without an answer") from None
        except BaseException:
            self.end()
            raise

    def start(self) -> subprocess.Popen[bytes]:
        """The running program."""
        if self.process is None or self.process.poll() is not None:
            self.process = subprocess.Popen(  # noqa: S603  # its user named it
                self.words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
            )
            assert self.process.stdin is not None
            os.set_blocking(self.process.stdin.fileno(), False)
        return self.process

    def end(self) -> None:
        """End the program, whatever it does."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            for stream in (self.process.stdin, self.process.stdout):
                assert stream is not None
                stream.close()
            self.process = None


def write_all(target: int, text: bytes, deadline: float) -> None:
    """Write to a program that may not be reading."""
    with selectors.DefaultSelector() as selector:
        selector.register(target, selectors.EVENT_WRITE)
        while text:
            if not selector.select(max(0.0, deadline - time.monotonic())):
                raise TimeoutError("it does not read its questions")
            text = text[os.write(target, text) :]


def read_line(source: int, deadline: float) -> bytes:
    """The next line, or an error when it does not come in time, or never ends."""
    line = b""
    with selectors.DefaultSelector() as selector:
        selector.register(source, selectors.EVENT_READ)
        while not line.endswith(b"\n"):
            if not selector.select(max(0.0, deadline - time.monotonic())):
                raise TimeoutError("no answer in time")
            part = os.read(source, 4096)
            if not part:
                raise EOFError("it ended without an answer")
            line += part
            if len(line) > LONGEST_ANSWER:
                raise ValueError("answered a line without end")
    return line
