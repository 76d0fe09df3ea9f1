"""`alcaide study`."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ASKED = ("study", "burgenland", "--vary", "track=A,B", "--bots", "random", "--workers", 1, "--reviewed", 0)


def test_it_prints_a_table_and_writes_a_report(alcaide, tmp_path):
    result = alcaide(*ASKED, "-n", 4, "--out", tmp_path / "study")

    assert "4 matches under each value of track, seed 1" in result.output
    assert "lead changes" in result.output
    assert "Against A, match by match" in result.output
    assert (tmp_path / "study" / "report.html").read_text().startswith("<!doctype html>")
    assert len((tmp_path / "study" / "matches.csv").read_text().splitlines()) == 9


def test_more_matches_are_added_to_those_that_are_there(alcaide, tmp_path):
    alcaide(*ASKED, "-n", 2, "--out", tmp_path)
    before = (tmp_path / "matches.csv").read_text()
    data = json.loads(alcaide(*ASKED, "-n", 3, "--out", tmp_path, "--json").output)

    assert (tmp_path / "matches.csv").read_text().startswith(before)
    assert (data["matches"], data["values"]) == (3, ["A", "B"])
    assert data["findings"][0]["name"] == "length (decisions and luck)"


def test_another_study_in_the_folder_is_a_sentence(alcaide, tmp_path):
    alcaide(*ASKED, "-n", 2, "--out", tmp_path)
    result = alcaide(*ASKED, "-n", 2, "--out", tmp_path, "--seed", 9)

    assert result.exit_code == 1
    assert "has another study: its seed is 1, not 9. Choose another folder with --out." in result.stderr


@pytest.mark.parametrize(
    ("vary", "sentence"),
    [
        ("track", "What varies is given as option=a,b,c, not as 'track'."),
        ("track=", "What varies is given as option=a,b,c, not as 'track='."),
        ("tracks=A,B", "There is no option 'tracks'. Did you mean 'track'?"),
        ("track=A,Z", "The option 'track' can be A, B, C, D, E, F, but not 'Z'."),
        ("track=A,B,A", "A value stands twice in 'track=A,B,A'."),
    ],
)
def test_what_cannot_vary_is_a_sentence(alcaide, tmp_path, vary, sentence):
    result = alcaide("study", "burgenland", "--vary", vary, "--out", tmp_path)

    assert result.exit_code == 2
    assert result.stderr.startswith(sentence)


def test_values_that_are_json_are_a_list(alcaide, tmp_path):
    values = '[{"light":[4,3,3],"dark":[2,2,2]},{"light":[3,3,4],"dark":[2,2,2]}]'
    asked = ("study", "alhambra", "--vary", f"points={values}", "--bots", "random", "-n", 2, "--reviewed", 0)
    result = alcaide(*asked, "--workers", 1, "--out", tmp_path, "--json")

    assert json.loads(result.output)["values"] == json.loads(values)


def hear_interrupts() -> None:
    """In the child: answer to Ctrl-C, even where the tests themselves run in the background and do not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_keeps_what_was_played(tmp_path):
    command = [str(Path(sys.executable).parent / "alcaide"), *map(str, ASKED), "-n", "100000", "--out", str(tmp_path)]
    started = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, process_group=0, preexec_fn=hear_interrupts)
    matches = tmp_path / "matches.csv"
    try:
        while not matches.exists() or len(matches.read_text().splitlines()) < 3:
            assert started.poll() is None
            time.sleep(0.05)
        os.killpg(started.pid, signal.SIGINT)
        _, err = started.communicate(timeout=60)
    finally:
        if started.poll() is None:
            os.killpg(started.pid, signal.SIGKILL)

    assert started.returncode == 130
    assert "the same command goes on from there.\nStopped.\n" in err
    assert matches.read_text().endswith("\n")
