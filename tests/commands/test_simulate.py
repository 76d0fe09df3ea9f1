"""`alcaide simulate`."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from alcaide.commands.app import SLOW


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_it_prints_a_table_with_intervals(alcaide):
    text = alcaide("simulate", "burgenland", "--matches", 5, "--workers", 1, "--bots", "squire,random").output

    assert "5 matches, seed 1" in text
    assert "squire" in text
    assert "100.0% (56.6-100.0%)" in text
    assert "±" in text
    assert "Won by squire: 5 (100.0%)" in text


def test_as_json(alcaide):
    result = alcaide("simulate", "burgenland", "--matches", 5, "--workers", 1, "--seed", 4, "-o", "track=B", "--json")
    data = json.loads(result.output)

    assert (data["matches"], data["seed"], data["options"]) == (5, 4, {"track": "B"})
    assert sum(ending["matches"] for ending in data["endings"]) == 5
    assert [seat["wins"] for seat in data["seats"]] == [seat["won"]["value"] * 5 for seat in data["seats"]]


def test_the_same_seed_writes_the_same_files_with_one_process_and_with_two(alcaide, tmp_path):
    for workers in (1, 2):
        asked = ("--matches", 10, "--seed", 5, "--workers", workers, "--out", tmp_path / f"{workers}")
        alcaide("simulate", "burgenland", *asked)

    assert contents(tmp_path / "1") == contents(tmp_path / "2")
    assert len(contents(tmp_path / "1")) == 10


def test_what_it_records_verify_accepts(alcaide, tmp_path):
    alcaide("simulate", "burgenland", "--matches", 10, "--workers", 1, "--out", tmp_path, "--option", "crown=red")
    result = alcaide("verify", *sorted(tmp_path.glob("*.jsonl")))

    assert result.exit_code == 0
    assert result.output == "10 of 10 records are right; luck not checked: no secret is revealed.\n"


@pytest.mark.parametrize("asked", ["--matches=0", "--matches=many", "--workers=-1", "--seed=1.5"])
def test_numbers_that_do_not_fit_exit_2(alcaide, asked):
    result = alcaide("simulate", "burgenland", asked)

    assert result.exit_code == 2
    assert asked.split("=")[0] in result.stderr


def test_a_folder_that_cannot_be_is_a_sentence(alcaide, tmp_path):
    (tmp_path / "file").write_text("")
    result = alcaide("simulate", "burgenland", "--matches", 1, "--out", tmp_path / "file" / "folder")

    assert result.exit_code == 1
    assert result.stderr.endswith(": Not a directory.\n")


def hear_interrupts() -> None:
    """In the child: answer to Ctrl-C, even where the tests themselves run in the background and do not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_stops_it_cleanly(workers, tmp_path):
    words = ["simulate", "burgenland", "--matches", "1000000", "--workers", str(workers), "--out", str(tmp_path)]
    command = [str(Path(sys.executable).parent / "alcaide"), *words]
    started = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        process_group=0,
        preexec_fn=hear_interrupts,
    )
    try:
        while not any(tmp_path.glob("*.jsonl")):
            time.sleep(0.05)
        os.killpg(started.pid, signal.SIGINT)
        out, err = started.communicate(timeout=60)
    finally:
        if started.poll() is None:
            os.killpg(started.pid, signal.SIGKILL)

    assert (started.returncode, out, err.removeprefix(f"{SLOW}\n")) == (130, "", "Stopped.\n")
