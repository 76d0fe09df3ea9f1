"""What is measured, of whom, and which ratio we promise."""

from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True)
class Entry:
    """One thing to measure: a program of this folder, a measure, a game, a number of seats."""

    program: str
    measure: str
    game: str
    players: int = 2

    def __str__(self) -> str:
        seats = f" ({self.players})" if self.program in ("ours", "catan", "uncompiled") else ""
        return f"{OWNERS[self.program]} {self.game}{seats}"


OWNERS = {
    "ours": "Alcaide",
    "uncompiled": "Alcaide, uncompiled,",
    "openspiel": "OpenSpiel",
    "catan": "catanatron",
}

UNITS = {
    "step": "steps/s, from Python",
    "playout": "steps/s, in the core",
    "middle": "playouts/s from the middle",
    "copy": "copies/s",
    "threads": "two threads / one",
    "bytes": "bytes a position",
}


@dataclass(frozen=True)
class Target:
    """We are at least `ratio` times as fast as the peer."""

    ours: Entry
    peer: Entry
    ratio: float


@dataclass
class Score:
    """What the rounds of one entry gave."""

    entry: Entry
    rates: list[float]

    @property
    def middle(self) -> float:
        """The median of the rounds."""
        return median(self.rates)

    @property
    def spread(self) -> float:
        """From the slowest round to the fastest, as a share of the median."""
        return (max(self.rates) - min(self.rates)) / self.middle if self.middle else 0.0


BACKGAMMON_STEP = Entry("openspiel", "step", "backgammon")
BACKGAMMON_CORE = Entry("openspiel", "playout", "backgammon")
BACKGAMMON_COPY = Entry("openspiel", "copy", "backgammon")
CATAN = Entry("catan", "step", "catan", 2)
BURGENLAND_STEP = Entry("ours", "step", "burgenland")
BURGENLAND_CORE = Entry("ours", "playout", "burgenland")

TARGETS = [
    Target(BURGENLAND_STEP, CATAN, 10),
    Target(BURGENLAND_CORE, BACKGAMMON_CORE, 20),
]

ENTRIES = [
    BURGENLAND_STEP,
    BACKGAMMON_STEP,
    CATAN,
    BURGENLAND_CORE,
    BACKGAMMON_CORE,
    Entry("ours", "copy", "burgenland"),
    BACKGAMMON_COPY,
    Entry("ours", "middle", "burgenland"),
    Entry("ours", "threads", "burgenland"),
    Entry("ours", "bytes", "burgenland"),
]
