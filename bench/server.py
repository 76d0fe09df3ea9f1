"""Our server beside boardgame.io's, in one run: moves a second, how long they take, and memory for each match.

`python -m bench.server` (`--quick` for a short run). Server and players have one core each. Both keep every move on
disk: ours in SQLite, synced at every commit; theirs in FlatFile, the storage that comes with it, which does not sync.
"""

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.table import Table

from bench.peers import HOME

MODULES = HOME / "boardgame.io"
PACKAGES = ["boardgame.io@0.50.2", "node-persist@3.1.3", "socket.io-client@4.8.1", "ws@8.18.0"]
SCRIPTS = Path(__file__).parent / "server_load"
RESULTS = Path(__file__).parent / "results" / "server.json"
PEER_PORT = 8765
SERVER_CORE, PLAYERS_CORE = "0", "1"
UNLIMITED = ["--messages", "100000", "--requests", "100000", "--tables", "1000000", "--sockets", "100000"]
Measured = dict[str, float]


def install() -> None:
    """The peer and the players' libraries, from npm."""
    if shutil.which("npm") is None:
        raise SystemExit("This needs Node 20 or newer with npm (https://nodejs.org).")
    wanted = MODULES / "installed"
    if wanted.exists() and wanted.read_text() == "\n".join(PACKAGES):
        return
    MODULES.mkdir(parents=True, exist_ok=True)
    (MODULES / "package.json").write_text('{"private": true}')
    subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund", *PACKAGES], cwd=MODULES, check=True)
    wanted.write_text("\n".join(PACKAGES))


def on_core(core: str, command: list[str]) -> list[str]:
    """A command that stays on one core."""
    return ["taskset", "-c", core, *command]


@contextmanager
def serving(which: str) -> Iterator[tuple[str, int]]:
    """A server with an empty database, at its address, and its process."""
    with tempfile.TemporaryDirectory(dir=HOME) as folder:
        if which == "ours":
            place = ["--port", "0", "--workers", "1", "--database", f"{folder}/tables.sqlite"]
            command = [sys.executable, "-m", "alcaide", "serve", *place, *UNLIMITED]
        else:
            command = ["node", str(SCRIPTS / "peer.mjs"), str(MODULES), str(PEER_PORT), folder]
        environment = {**os.environ, "NODE_ENV": "production"}
        process = subprocess.Popen(
            on_core(SERVER_CORE, command), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
        )
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            address = line.strip().rpartition("http://")[2] if which == "ours" else f"127.0.0.1:{PEER_PORT}"
            wait_for(f"http://{address}/health" if which == "ours" else f"http://127.0.0.1:{PEER_PORT + 1}/games")
            yield address, process.pid
        finally:
            process.terminate()
            process.wait()


def wait_for(address: str) -> None:
    """Wait until a server answers."""
    for _ in range(200):
        try:
            with urllib.request.urlopen(address, timeout=1):
                return
        except OSError:
            time.sleep(0.1)
    raise SystemExit(f"{address} does not answer.")


def load(which: str, address: str, matches: int, seconds: float, pause: float = 0.0) -> Measured:
    """Let people play; how many moves, and how long they took."""
    words = [str(MODULES), which, address, str(matches), str(seconds), str(pause)]
    done = subprocess.run(
        on_core(PLAYERS_CORE, ["node", str(SCRIPTS / "load.mjs"), *words]),
        capture_output=True,
        text=True,
        check=False,
        timeout=seconds + 300,
    )
    if done.returncode != 0:
        raise SystemExit(f"The players of {which} failed:\n{done.stderr[-2000:]}")
    measured: Measured = json.loads(done.stdout.splitlines()[-1])
    return {**measured, "rate": measured["moves"] / measured["seconds"]}


def memory(pid: int) -> int:
    """Bytes of memory that a process has."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def contest(rounds: int, seconds: float, console: Console) -> dict[str, list[Measured]]:
    """100 matches, everyone moves as soon as asked: ours and the peer's in turn."""
    scores: dict[str, list[Measured]] = {"ours": [], "peer": []}
    for number in range(rounds):
        for which, measured in scores.items():
            with serving(which) as (address, _):
                measured.append(load(which, address, 100, seconds))
            console.print(f"round {number + 1}: {which} {measured[-1]['rate']:,.0f} moves/s")
    return scores


def hold(matches: int, seconds: float, pause: float) -> Measured:
    """Many live matches with two listeners each, where people think: how long a move takes, and what a match weighs."""
    with serving("ours") as (address, pid):
        load("ours", address, 5, 1.0)
        before = memory(pid)
        with probing_the_disk() as syncs:
            measured = load("ours", address, matches, seconds, pause)
        measured["bytes_each"] = (memory(pid) - before) / matches
    syncs.sort()
    return {**measured, "disk_p50": syncs[len(syncs) // 2], "disk_p99": syncs[len(syncs) * 99 // 100]}


@contextmanager
def probing_the_disk() -> Iterator[list[float]]:
    """How many milliseconds the disk takes to keep four kilobytes, asked ten times a second: no move can be faster."""
    syncs: list[float] = []
    over = threading.Event()

    def probe() -> None:
        with tempfile.TemporaryFile(dir=HOME) as file:
            while not over.wait(0.1):
                file.write(bytes(4096))
                file.flush()
                begun = time.perf_counter()
                os.fdatasync(file.fileno())
                syncs.append(1000 * (time.perf_counter() - begun))

    thread = threading.Thread(target=probe)
    thread.start()
    try:
        yield syncs
    finally:
        over.set()
        thread.join()


def judge(scores: dict[str, list[Measured]], held: Measured, matches: int) -> list[tuple[str, str, str, bool]]:
    """Every target: what it is, what was asked, what was measured, and whether that is met."""
    rate = {which: median(each["rate"] for each in measured) for which, measured in scores.items()}
    slowest = {which: median(each["p99"] for each in measured) for which, measured in scores.items()}
    ratio = rate["ours"] / rate["peer"]
    return [
        ("moves a second at 100 matches, beside boardgame.io", ">= 2 times", f"{ratio:.1f} times", ratio >= 2),
        (
            "p99 of a move at 100 matches",
            f"<= {slowest['peer']:.0f} ms (boardgame.io)",
            f"{slowest['ours']:.0f} ms",
            slowest["ours"] <= slowest["peer"],
        ),
        (f"p99 of a move at {matches:,} matches", "< 100 ms", f"{held['p99']:.0f} ms", held["p99"] < 100),
        (
            f"memory for each of {matches:,} matches, two listeners included",
            "< 200 KiB",
            f"{held['bytes_each'] / 1024:.0f} KiB",
            held["bytes_each"] < 200 * 1024,
        ),
    ]


def show(scores: dict[str, list[Measured]], held: Measured, console: Console) -> None:
    """What was measured."""
    table = Table("server", "moves/s", "p50 ms", "p99 ms", "worst ms", title="100 matches, everyone moves at once")
    for which, measured in scores.items():
        numbers = [median(each[key] for each in measured) for key in ("rate", "p50", "p99", "worst")]
        table.add_row(which, *(f"{number:,.1f}" for number in numbers))
    console.print(table)
    console.print(
        f"Held: {held['rate']:,.0f} moves/s, p50 {held['p50']:.1f} ms, p99 {held['p99']:.1f} ms, "
        f"worst {held['worst']:.1f} ms. The disk alone: p50 {held['disk_p50']:.1f} ms, p99 {held['disk_p99']:.1f} ms"
    )


def main() -> None:
    """Measure, print, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="one short round")
    quick = parser.parse_args().quick
    console = Console()
    install()
    rounds, seconds, held_for, matches = (1, 5.0, 10.0, 200) if quick else (3, 10.0, 60.0, 1000)
    scores = contest(rounds, seconds, console)
    held = hold(matches, held_for, pause=5.0)
    show(scores, held, console)
    verdict = Table("target", "asked", "measured", "")
    targets = judge(scores, held, matches)
    for what, asked, measured, met in targets:
        verdict.add_row(what, asked, measured, "met" if met else "not met")
    console.print(verdict)
    RESULTS.parent.mkdir(exist_ok=True)
    facts = {
        "machine": platform.machine(),
        "python": platform.python_version(),
        "contest": scores,
        "held": held,
        "targets": [dict(zip(("what", "asked", "measured", "met"), each, strict=True)) for each in targets],
    }
    RESULTS.write_text(json.dumps(facts, indent=1))


if __name__ == "__main__":
    main()
