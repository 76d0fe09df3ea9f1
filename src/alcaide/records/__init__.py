"""Match records: read, write, fold, verify; and luck that a player can check."""

from alcaide.records.fairness import Fairness
from alcaide.records.header import Header, new_header, read_header
from alcaide.records.jsonline import read_line, write_line
from alcaide.records.match import Chance, Decision, Line, Match
from alcaide.records.reader import read_file, read_record, write_file
from alcaide.records.verify import verify_file, verify_luck

__all__ = [
    "Chance", "Decision", "Fairness", "Header", "Line", "Match", "new_header", "read_file", "read_header", "read_line",
    "read_record", "verify_file", "verify_luck", "write_file", "write_line",
]  # fmt: skip
