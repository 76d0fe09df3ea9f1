"""A process that reviews one match: its record on the standard input, the review as JSON on the standard output."""

import os
import sys

import msgspec

from alcaide import compiled
from alcaide.core import SwiftLuck, read_record
from alcaide.search import Limit
from alcaide.search.review import WHOLE, review

UNCOMPILED = Limit(20_000)
"""What can be thought in some seconds where nothing is compiled."""


def main() -> None:
    """Review; the same match always in the same way."""
    os.nice(10)
    lines = sys.stdin.read().splitlines()
    match = read_record(lines)
    found = review(match, SwiftLuck("review"), WHOLE if compiled else UNCOMPILED)
    sys.stdout.buffer.write(msgspec.json.encode(found.to_json()))


if __name__ == "__main__":
    main()
