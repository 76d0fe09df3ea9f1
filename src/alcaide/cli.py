"""The command `alcaide`: its commands are an extra, so this says what is missing where they are not installed."""

import sys
from io import TextIOWrapper

from alcaide.core import MissingExtra


def main() -> None:
    """Run `alcaide`; what a stream's encoding does not know becomes a question mark."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        from alcaide.commands.app import app  # noqa: PLC0415  # an extra
    except ModuleNotFoundError as missing:
        if (missing.name or "alcaide").partition(".")[0] == "alcaide":
            raise
        sys.exit(str(MissingExtra("play", "The commands")))
    app()
