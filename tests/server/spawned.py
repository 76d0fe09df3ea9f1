"""Servers in processes of their own, as `alcaide serve` starts them: they can be killed."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from tests.server.house import PATIENCE, House

GENEROUS = ["--messages", "10000", "--requests", "10000", "--tables", "60000", "--think", str(PATIENCE)]


@dataclass
class Spawned:
    """A server process."""

    process: "subprocess.Popen[str]"
    house: House


@contextmanager
def spawned(database: str, *arguments: str, python: str = sys.executable) -> Iterator[Spawned]:
    """A server process; what is left of it ends with the block."""
    command = [python, "-m", "alcaide", "serve", "--port", "0", "--database", database, *GENEROUS, *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            assert "http://" in line, line
            house = House(line.strip().rpartition("http://")[2])
            with house.client:
                house.client.get("/health").raise_for_status()
                yield Spawned(process, house)
        finally:
            process.kill()
