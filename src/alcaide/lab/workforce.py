"""Where work is done: in this process, in others on this machine, or on a Ray cluster. Results are the same everywhere.

A task is a function of a module and one plain value; results come in the order of the values.
"""

import logging
import multiprocessing
import os
import signal
import socket
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from multiprocessing.connection import wait
from multiprocessing.synchronize import Event
from typing import Any, Protocol, TypeVar

from alcaide.core import BadSetting, shorten

Asked = TypeVar("Asked")
Done = TypeVar("Done")

PROCESSES = multiprocessing.get_context("spawn")
"""Processes that begin afresh: a forked one could inherit a lock that a thread of ours holds."""


class Workforce(Protocol):
    """Whoever does the work."""

    @property
    def size(self) -> int:
        """How many tasks it does at once."""
        ...

    def run(self, task: Callable[[Asked], Done], values: Sequence[Asked]) -> Iterator[Done]:
        """The results of a task for every value, in order; who stops asking stops the work."""
        ...


class Here:
    """Processes on this machine; with one, this process itself."""

    def __init__(self, processes: int = 1) -> None:
        self.size = processes

    def run(self, task: Callable[[Asked], Done], values: Sequence[Asked]) -> Iterator[Done]:
        if self.size == 1 or len(values) == 1:
            yield from map(task, values)
            return
        stop = PROCESSES.Event()
        rest = iter(values)
        with ProcessPoolExecutor(self.size, PROCESSES, begin, (stop,)) as pool:
            try:
                with interrupts_ignored():  # processes inherit it: only this one answers to Ctrl-C
                    waiting = deque(pool.submit(work, task, value) for value in islice(rest, 2 * self.size))
                while waiting:
                    result = waiting.popleft().result()
                    assert result is not None  # nobody has stopped it yet
                    yield result
                    waiting.extend(pool.submit(work, task, value) for value in islice(rest, 1))
            finally:
                stop.set()


STOP: list[Event] = []
"""In a process of the pool: set when its work is no longer wanted."""


def begin(stop: Event) -> None:
    """The first thing that a process of the pool does: see to it that it ends with the one that wanted its work."""
    STOP.append(stop)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Wait until the process that wanted the work is gone, and go too."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)


def work(task: Callable[[Asked], Done], value: Asked) -> Done | None:
    """Do a task in a process of the pool; None if it is no longer wanted."""
    return None if is_unwanted() else task(value)


def is_unwanted() -> bool:
    """Whether this is a process of a pool whose work nobody waits for any more."""
    return bool(STOP) and STOP[0].is_set()


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Not be interrupted by Ctrl-C for a moment; only the main thread can ask for that."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class RayCluster:
    """A Ray cluster, by its address; `local` starts one on this machine that ends with this process."""

    def __init__(self, address: str) -> None:
        """Connect. The nodes of a cluster need the same Alcaide installed."""
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # tell nobody that it runs
        try:
            import ray  # noqa: PLC0415  # an extra
        except ImportError:
            raise BadSetting("A Ray cluster needs ray: pip install 'alcaide[ray]'.", "not_installed") from None
        self.ray = ray
        knock(address)
        own: dict[str, Any] = (
            {"_node_ip_address": "127.0.0.1", "include_dashboard": False} if address == "local" else {}
        )
        try:
            ray.init(address, logging_level=logging.ERROR, log_to_driver=False, ignore_reinit_error=True, **own)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise no_cluster(address, str(error).split(". ", maxsplit=1)[0]) from None
        self.size = max(1, int(ray.cluster_resources().get("CPU", 1)))  # type: ignore[no-untyped-call]

    def run(self, task: Callable[[Asked], Done], values: Sequence[Asked]) -> Iterator[Done]:
        there: Any = self.ray.remote(call)
        rest = iter(values)
        waiting = deque(there.remote(task, value) for value in islice(rest, 2 * self.size))
        try:
            while waiting:
                yield self.ray.get(waiting[0])
                waiting.popleft()
                waiting.extend(there.remote(task, value) for value in islice(rest, 1))
        finally:
            for unwanted in waiting:
                self.ray.cancel(unwanted)


def call(task: Callable[[Asked], Done], value: Asked) -> Done:
    """Do a task on a node of a cluster."""
    return task(value)


def knock(address: str) -> None:
    """See whether somebody answers at host:port, before Ray tries for minutes; other addresses are Ray's own words."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdigit():
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise no_cluster(address, getattr(error, "strerror", None) or str(error)) from None


def no_cluster(address: str, why: str) -> BadSetting:
    """The error that says why a cluster cannot be had."""
    words = " ".join(why.split()).removesuffix(".")
    return BadSetting(f"There is no Ray cluster at {shorten(address)}: {words[:200]}.", "no_cluster")


PATIENCE = 5.0
"""Seconds to wait for an answer."""
