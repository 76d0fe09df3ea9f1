"""How every script of this folder counts: work done in CPU seconds of one process."""

import time
from collections.abc import Callable


def repeat(seconds: float, work: Callable[[], float]) -> dict[str, float]:
    """Do the work again and again for so many CPU seconds; how much was done, and in which time."""
    work()
    start = time.process_time()
    count = 0.0
    while time.process_time() - start < seconds:
        count += work()
    return {"count": count, "cpu": time.process_time() - start}
