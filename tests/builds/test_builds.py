"""The same matches in every build: compiled, uncompiled, without a compiler, and under the sanitizers."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import alcaide

ROOT = Path(__file__).parents[2]
TRACE = Path(__file__).parent / "trace.py"


def play_trace(matches: int, path: Path | None = None, **environment: str) -> list[str]:
    """What `trace.py` prints, with the package at `path` (None: as installed)."""
    places = {} if path is None else {"PYTHONPATH": str(path)}
    run = subprocess.run(
        [sys.executable, str(TRACE), str(matches)],
        env={**os.environ, **places, **environment},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert run.returncode == 0, run.stderr[-4000:]
    return run.stdout.splitlines()


def copy_sources(target: Path) -> Path:
    """The project as it is in the repository, without anything built."""
    ignored = shutil.ignore_patterns("*.so", "*.c", "codes.pxd", "*.egg-info", "__pycache__")
    shutil.copytree(ROOT / "src", target / "src", ignore=ignored)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, target / name)
    return target / "src"


def test_the_tests_run_on_the_compiled_core() -> None:
    assert alcaide.compiled or shutil.which(os.environ.get("CC", "cc")) is None


def test_compiled_and_uncompiled_agree_after_every_action(tmp_path: Path) -> None:
    compiled = play_trace(2)
    uncompiled = play_trace(2, copy_sources(tmp_path))

    assert uncompiled[0] == "uncompiled"
    assert compiled[1:] == uncompiled[1:]
    assert len(compiled) > 1000


def test_it_installs_and_plays_without_a_compiler(tmp_path: Path) -> None:
    copy_sources(tmp_path / "project")
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-build-isolation", "--no-deps", "--target"]
    installed = tmp_path / "installed"
    install = subprocess.run(
        [*command, str(installed), str(tmp_path / "project")],
        env={**os.environ, "CC": "/nonexistent"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert install.returncode == 0, install.stderr[-4000:]

    played = play_trace(1, installed)

    assert not list(installed.rglob("*.so"))
    assert played[0] == "uncompiled"
    assert len(played) > 500


@pytest.mark.skipif(shutil.which("gcc") is None, reason="the sanitizers need gcc")
def test_matches_run_clean_under_the_sanitizers(tmp_path: Path) -> None:
    source = copy_sources(tmp_path)
    build = subprocess.run(
        [sys.executable, "setup.py", "build_ext", "--inplace"],
        cwd=tmp_path,
        env={**os.environ, "CC": "gcc", "CFLAGS": "-O1 -g0 -fsanitize=address,undefined -fno-sanitize-recover=all"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert build.returncode == 0, build.stderr[-4000:]
    library = subprocess.run(["gcc", "-print-file-name=libasan.so"], capture_output=True, text=True, check=True)

    played = play_trace(
        3, source, LD_PRELOAD=library.stdout.strip(), ASAN_OPTIONS="detect_leaks=0", PYTHONMALLOC="malloc"
    )

    assert played[0] == "compiled"
    assert played[1:2] == play_trace(1)[1:2]
