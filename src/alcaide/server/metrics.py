"""What an operator can measure, in the words of Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import generate_latest

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Metrics:
    """The counters of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = self.counter("tables", "Tables set up", "game")
        self.matches = self.counter("matches_over", "Matches that ended", "game")
        self.lines = self.counter("lines", "Lines written to the logs of matches", "game")
        self.refused = self.counter("refused", "Messages and requests that were refused", "code")
        self.trouble = self.counter("trouble", "Errors of our own")
        self.bots_failed = self.counter("bots_failed", "Bots that gave no answer", "bot", "why")
        self.letters = self.counter("letters", "Letters to people who are asked, by what became of them", "outcome")
        self.slow = self.counter("slow_listeners", "Listeners that were closed because they did not read")
        self.live = Gauge("alcaide_live_tables", "Tables in memory", registry=self.registry)
        self.listeners = Gauge("alcaide_listeners", "Open sockets that look at a table", registry=self.registry)
        self.answering = self.histogram("act_seconds", "From a message to its update: checked, saved, told", QUICK)
        self.saving = self.histogram("save_seconds", "How long the store took to keep lines", QUICK)
        self.thinking = self.histogram("think_seconds", "How long bots thought", SLOW, "bot")

    def counter(self, name: str, about: str, *labels: str) -> Counter:
        """Something that is counted."""
        return Counter(f"alcaide_{name}", about, labels, registry=self.registry)

    def histogram(self, name: str, about: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        """Something that takes time."""
        return Histogram(f"alcaide_{name}", about, labels, registry=self.registry, buckets=buckets)

    def text(self) -> bytes:
        """All of it."""
        return generate_latest(self.registry)
