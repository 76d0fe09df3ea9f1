"""Where work is done: the same results here, in other processes and on a Ray cluster; nothing is left behind."""

import builtins
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from alcaide.core import BadSetting
from alcaide.lab import Here, RayCluster

COMMAND = str(Path(sys.executable).parent / "alcaide")


def square(number: int) -> int:
    return number * number


@pytest.mark.parametrize("processes", [1, 2])
def test_results_come_in_order(processes):
    assert list(Here(processes).run(square, range(9))) == [number * number for number in range(9)]


def test_who_stops_asking_stops_the_work():
    results = Here(2).run(square, range(1_000_000))
    first = next(results)
    results.close()

    assert first == 0


def children_of(process: int) -> list[int]:
    """The processes that a process has started and that have not ended."""
    try:
        return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    except FileNotFoundError:
        return []


def is_alive(process: int) -> bool:
    """Whether a process runs; one that only waits to be buried does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.parametrize("ended_by", [signal.SIGTERM, signal.SIGKILL])
def test_processes_end_with_the_one_that_wanted_their_work(ended_by, tmp_path):
    words = ["simulate", "burgenland", "--matches", "1000000", "--workers", "2", "--out", str(tmp_path)]
    started = subprocess.Popen([COMMAND, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    workers: list[int] = []
    try:
        while not any(tmp_path.glob("*.jsonl")):
            assert started.poll() is None
            time.sleep(0.05)
        workers = children_of(started.pid)
        started.send_signal(ended_by)
        started.wait(30)
        end = time.monotonic() + 30
        while any(map(is_alive, workers)) and time.monotonic() < end:
            time.sleep(0.05)
        lingering = [worker for worker in workers if is_alive(worker)]
    finally:
        for process in (started.pid, *workers):
            if is_alive(process):
                os.kill(process, signal.SIGKILL)

    assert len(workers) >= 2
    assert lingering == []


def test_a_ray_cluster_plays_the_same_matches():
    texts = []
    for where in (("--workers", "1"), ("--ray", "local")):
        words = [COMMAND, "simulate", "burgenland", "--matches", "5", "--seed", "3", "--json", *where]
        ran = subprocess.run(words, capture_output=True, text=True, check=True, timeout=300)
        texts.append(ran.stdout)

    assert texts[0] == texts[1]
    assert json.loads(texts[0])["matches"] == 5


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999"])
def test_where_nobody_answers_is_a_sentence(address):
    with pytest.raises(BadSetting, match=r"There is no Ray cluster at '.*127.0.0.1:\d+': .*\.$") as refused:
        RayCluster(address)
    assert refused.value.code == "no_cluster"


def test_without_ray_it_says_what_to_install(monkeypatch):
    def missing(name: str, *args: object, **kwargs: object) -> object:
        if name == "ray":
            raise ImportError(name)
        return real(name, *args, **kwargs)

    real = builtins.__import__
    monkeypatch.setattr(builtins, "__import__", missing)

    with pytest.raises(BadSetting, match=r"pip install 'alcaide\[ray\]'"):
        RayCluster("local")
