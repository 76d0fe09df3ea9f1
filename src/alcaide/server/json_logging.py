"""Logs for machines: one JSON object a line. Nothing in them lets a reader sit down, deal or log in."""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from types import TracebackType

PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}
"""What every record has; the rest was said by us."""


class JsonFormatter(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
        }
        line.update({name: value for name, value in vars(record).items() if name not in PLAIN})
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["where"] = places(record.exc_info[2])
        return json.dumps(line, default=str)


def places(trail: TracebackType | None) -> list[str]:
    """Where an error came from, without what it said: that may hold what a user sent, or the address of a database."""
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(trail)]


def set_up_logging(level: str = "INFO") -> None:
    """Have everything that this process logs written to the standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in ("alembic", "uvicorn"):  # what the latter tells of every socket holds the name of its table
        logging.getLogger(name).setLevel("WARNING")
