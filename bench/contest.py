"""What is measured, of whom, and which ratios we promise."""

from dataclasses import dataclass
from statistics import median

import alcaide


@dataclass(frozen=True)
class Entry:
    """One thing to measure: a program of this folder, a measure, a game, a number of seats."""

    program: str
    measure: str
    game: str
    players: int = 2

    def __str__(self) -> str:
        seats = f", {self.players} seats" if self.players != 2 else ""
        return f"{OWNERS[self.program]} {self.game}{seats}"


OWNERS = {
    "ours": "Alcaide",
    "uncompiled": "Alcaide uncompiled",
    "environments": "Alcaide",
    "limit": "C by hand",
    "openspiel": "OpenSpiel",
    "openspiel_python": "OpenSpiel",
    "catan": "catanatron",
    "rlcard_env": "RLCard",
    "pettingzoo_env": "PettingZoo",
}

UNITS = {
    "step": "steps/s from Python",
    "rollout": "steps/s in the core",
    "batch": "steps/s in batches",
    "batched": "in batches / in the core",
    "middle": "rollouts/s from the middle",
    "copy": "copies/s",
    "threads": "two threads / one",
    "processes": "two processes / one",
    "bytes": "bytes a position",
    "import": "ms to import",
    "first": "ms to a first legal list",
    "turn": "ms to solve a turn exactly",
    "zoo": "steps/s in PettingZoo, actions from the list",
    "searched": "steps/s in PettingZoo, actions from the mask",
    "single": "steps/s in Gymnasium",
    "vector": "steps/s in Gymnasium, 1,024 at once",
    "spiel": "steps/s as an OpenSpiel game in Python",
}
CORE_UNITS = (
    "step",
    "rollout",
    "batch",
    "batched",
    "middle",
    "copy",
    "threads",
    "processes",
    "bytes",
    "import",
    "first",
)
ENVIRONMENT_UNITS = ("zoo", "searched", "single", "vector", "spiel")


@dataclass(frozen=True)
class Target:
    """The first is at least `ratio` times the second."""

    ours: Entry
    peer: Entry | None
    """None: the number itself must reach `ratio`."""
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


OURS = list(alcaide.GAMES)
LIMITS = [name for name in ("burgenland", "alcazar") if name in OURS]
BACKGAMMON = {measure: Entry("openspiel", measure, "backgammon") for measure in ("step", "rollout", "copy")}
YACHT = {measure: Entry("openspiel", measure, "yacht") for measure in ("step", "rollout")}
CATAN = Entry("catan", "step", "catan")
CONNECT_FOUR = Entry("pettingzoo_env", "step", "connect_four_v3")
LIARS_POKER = Entry("openspiel_python", "spiel", "python_liars_poker")
PEERS = [
    *BACKGAMMON.values(),
    *YACHT.values(),
    Entry("openspiel", "step", "pig"),
    Entry("openspiel", "step", "connect_four"),
    CATAN,
    Entry("catan", "step", "catan", 4),
    Entry("rlcard_env", "step", "uno"),
    CONNECT_FOUR,
    Entry("pettingzoo_env", "step", "leduc_holdem_v4"),
    LIARS_POKER,
    Entry("openspiel_python", "spiel", "python_block_dominoes"),
]
ENTRIES = [
    *(Entry("ours", measure, name) for name in OURS for measure in CORE_UNITS),
    Entry("ours", "turn", "alhambra"),
    *(Entry("uncompiled", measure, name) for name in OURS for measure in ("step", "rollout")),
    *(Entry("limit", "rollout", name) for name in LIMITS),
    *(Entry("environments", measure, name) for name in OURS for measure in ENVIRONMENT_UNITS),
    *PEERS,
]

STEP_RATIOS = {"burgenland": 8.0, "alcazar": 5.0, "alhambra": 5.0, "alcazaba": 5.0}
CORE_RATIOS = {"burgenland": 25.0, "alcazar": 10.0, "alhambra": 8.0, "alcazaba": 8.0}
"""Against OpenSpiel's backgammon."""


def targets_of(name: str) -> list[Target]:
    """What we promise of one game."""
    step, core = Entry("ours", "step", name), Entry("ours", "rollout", name)
    promised = [
        Target(step, BACKGAMMON["step"], STEP_RATIOS[name]),
        Target(core, BACKGAMMON["rollout"], CORE_RATIOS[name]),
        Target(Entry("ours", "copy", name), BACKGAMMON["copy"], 2),
        Target(Entry("ours", "threads", name), None, 1.8),
        Target(step, Entry("uncompiled", "step", name), 10),
        Target(core, Entry("uncompiled", "rollout", name), 25),
        Target(Entry("ours", "batched", name), None, 0.8),
        Target(Entry("environments", "zoo", name), CONNECT_FOUR, 3),
        Target(Entry("environments", "spiel", name), LIARS_POKER, 1),
    ]
    if name == "burgenland":
        vector, one = Entry("environments", "vector", name), Entry("environments", "searched", name)
        promised += [Target(step, CATAN, 10), Target(vector, one, 20)]
    if name == "alcazar":
        promised += [Target(step, CATAN, 20), Target(core, CATAN, 40)]
    if name in ("alhambra", "alcazaba"):
        promised.append(Target(core, YACHT["rollout"], 8))
    if name in LIMITS:
        promised.append(Target(core, Entry("limit", "rollout", name), 0.75))
    return promised


TARGETS = [target for name in OURS for target in targets_of(name)]
QUICK = [
    entry
    for entry in ENTRIES
    if any(entry in (target.ours, target.peer) for target in TARGETS)
    and (entry.program != "environments" or entry.game == OURS[-1])
]
"""What a quick run measures: what a target needs; the environments of one game only."""
