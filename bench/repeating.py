"""How every script of this folder counts: work done in CPU seconds of one process."""

import time
from collections.abc import Callable

SELDOM = 0.002
"""CPU seconds that pass at least from one look at the clock to the next, which is a call to the system and not free."""


def repeat(seconds: float, work: Callable[[], float]) -> dict[str, float]:
    """Do the work again and again for so many CPU seconds; how much was done, and in which time."""
    work()
    count, times = 0.0, 1
    start = looked = time.process_time()
    while looked - start < seconds:
        for _ in range(times):
            count += work()
        before, looked = looked, time.process_time()
        if looked - before < SELDOM:
            times *= 2
    return {"count": count, "cpu": looked - start}
