"""The command line, run in this process and as a program of its own."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import alcaide as package
from alcaide.commands.app import SLOW, app

SAMPLES = Path(__file__).parents[1] / "records" / "data" / "burgenland"
Alcaide = Callable[..., Result]
Program = Callable[..., "subprocess.CompletedProcess[str]"]


def without_notice(text: str) -> str:
    """What a program says, but not that it runs uncompiled."""
    return text.replace(f"{SLOW}\n", "")


@pytest.fixture
def alcaide(monkeypatch) -> Alcaide:
    """Run a command here: alcaide("verify", path, typed="..."); whether the core is compiled makes no difference."""
    monkeypatch.setattr(package, "compiled", True)

    def run(*words: object, typed: str = "") -> Result:
        result = CliRunner().invoke(app, [str(word) for word in words], input=typed, env={"COLUMNS": "120"})
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return run


@pytest.fixture
def program() -> Program:
    """Run a command as a program of its own; a shell line if `shell` is true."""

    def run(*words: object, typed: str = "", shell: str = "") -> "subprocess.CompletedProcess[str]":
        bin_folder = Path(sys.executable).parent
        environment = {**os.environ, "PATH": f"{bin_folder}:{os.environ['PATH']}", "COLUMNS": "120"}
        command = ["bash", "-c", shell] if shell else [str(bin_folder / "alcaide"), *map(str, words)]
        ran = subprocess.run(
            command, input=typed, capture_output=True, text=True, env=environment, timeout=60, check=False
        )
        ran.stderr = without_notice(ran.stderr)
        return ran

    return run


@pytest.fixture
def sample() -> Path:
    """The record of a whole match."""
    return SAMPLES / "burgenland_101_00000_uniform_A.jsonl"
