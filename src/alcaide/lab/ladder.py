"""The ladder: is each level of bots stronger than the one below, and by how much?

A group of matches has one luck of the dealer: in each the bot sits on another seat. So luck that favours a seat, or a
player who begins, favours both sides alike, and groups, not matches, are counted as independent.

A rung is a sequential test: after 25, 50, 100, 200, 400 and 500 groups one looks whether the interval has cleared its
bar or can no longer reach it, and stops. Six looks are six occasions to be deceived, so every interval is as wide as a
sixth of 5 % demands (Bonferroni): all of them together hold the true share 95 times in a hundred.
"""

from collections.abc import Iterator, Sequence
from dataclasses import astuple, dataclass
from math import sqrt
from statistics import NormalDist, fmean, variance

from alcaide.core import Game
from alcaide.lab.pace import ThinkingTime
from alcaide.lab.simulate import Plan, simulate
from alcaide.lab.statistics import Estimate
from alcaide.lab.workforce import Workforce
from alcaide.search import LEVELS

SEATS_AMONG_MANY = 4
BATCH = 25
"""Groups that are played with one seed."""
LOOKS = (25, 50, 100, 200, 400, 500)
"""Groups after which one looks whether that is enough."""
Z = NormalDist().inv_cdf(1 - 0.05 / len(LOOKS) / 2)
BARS = {
    ("squire", "page", 2): 0.85,
    ("knight", "squire", 2): 0.60,
    ("alcaide", "squire", 2): 0.68,
    ("alcaide", "knight", 2): 0.50,
    ("alcaide", "squire", SEATS_AMONG_MANY): 0.40,
}
"""The share that a bot must win at least, by its game's number of seats."""
NARROW = 0.10
"""How near to one half both ends of a mirror match's interval must be."""


@dataclass(frozen=True)
class Rung:
    """One claim to be measured: this bot, alone among others of one kind."""

    game: str
    players: int
    bot: str
    others: str

    @property
    def is_mirror(self) -> bool:
        """Whether a bot plays itself, as a control: its share must be even."""
        return self.bot == self.others

    @property
    def bar(self) -> float | None:
        """What the bot must win at least; None if nothing was promised."""
        return BARS.get((self.bot, self.others, self.players))


@dataclass(frozen=True)
class Measured:
    """A claim with its number."""

    game: str
    players: int
    bot: str
    others: str
    groups: int
    """Lucks of the dealer; in each the bot sat on every seat once."""
    seed: int
    share: float
    """Matches won by the bot; a shared victory is a part of one."""
    low: float
    high: float
    """The interval, all looks together at 95 %."""
    bar: float | None
    shares: tuple[float, ...]
    """What the bot won in each group: with more of them a rung can be continued."""
    pace: ThinkingTime | None = None
    """How long the bot took to decide; None if that was not measured."""

    @property
    def rung(self) -> Rung:
        """What was measured."""
        return Rung(self.game, self.players, self.bot, self.others)

    @property
    def verdict(self) -> str:
        """`met`, `missed`, or `open` while the interval says neither; what came after the last look does not count."""
        looked = max((look for look in LOOKS if look <= self.groups), default=0)
        if looked == 0:
            return "open"
        _, low, high = astuple(interval(self.shares[:looked], self.players))
        if self.rung.is_mirror:
            narrow = max(high - 0.5, 0.5 - low) <= NARROW
            return "missed" if not low < 0.5 < high else "met" if narrow else "open"
        bar = 0.5 if self.bar is None else self.bar
        return "met" if low >= bar else "missed" if high < bar else "open"


def rungs_of(game: Game) -> list[Rung]:
    """Every two neighbours, the best against the squire, one against three where four can sit, and a mirror match."""
    fewest = game.seats[0]
    pairs = [*zip(LEVELS[1:], LEVELS, strict=False), ("alcaide", "squire")]
    rungs = [Rung(game.name, fewest, bot, others) for bot, others in pairs]
    if SEATS_AMONG_MANY in game.seats:
        rungs.append(Rung(game.name, SEATS_AMONG_MANY, "alcaide", "squire"))
    return [*rungs, Rung(game.name, fewest, "squire", "squire")]


def climb(rung: Rung, groups: int, seed: int, workers: int | Workforce = 1, after: int = 0) -> Iterator[float]:
    """The share that the bot won in each group, as they are played; `after` so many groups that are known."""
    for batch in range(after // BATCH, -(-groups // BATCH)):
        wanted = range(max(0, after - batch * BATCH), min(BATCH, groups - batch * BATCH))
        yield from play_groups(rung, wanted, seed + 1000 * batch, workers)


def play_groups(rung: Rung, numbers: range, seed: int, workers: int | Workforce) -> Iterator[float]:
    """Some groups of one seed, by their numbers.

    In a mirror match every seat has a luck of its own: with the same luck the same match would be played twice.
    """
    seats = range(rung.players)
    plans = [
        Plan(
            rung.game,
            rung.players,
            tuple(rung.bot if seat == own else rung.others for seat in seats),
            seed + (1_000_003 * own if rung.is_mirror else 0),
            {},
        )
        for own in seats
    ]
    for matches in zip(*(simulate(plan, numbers, workers) for plan in plans), strict=True):
        won = [
            1 / len(match.winners) if own in match.winners else 0.0 for own, match in zip(seats, matches, strict=True)
        ]
        yield sum(won) / rung.players


def settle(rung: Rung, shares: Iterator[float], seed: int, known: Sequence[float] = ()) -> Iterator[Measured]:
    """The claim after every group, until a look says that this is enough."""
    seen = list(known)
    for share in shares:
        seen.append(share)
        measured = measure(rung, seen, seed)
        yield measured
        if len(seen) in LOOKS and measured.verdict != "open":
            return


def measure(rung: Rung, shares: Sequence[float], seed: int, pace: ThinkingTime | None = None) -> Measured:
    """The claim with its number and its interval."""
    estimate = interval(shares, rung.players)
    share, low, high = (round(number, 4) for number in (estimate.value, estimate.low, estimate.high))
    kept = tuple(round(won, 4) for won in shares)
    return Measured(
        rung.game, rung.players, rung.bot, rung.others, len(shares), seed, share, low, high, rung.bar, kept, pace
    )


def interval(shares: Sequence[float], players: int) -> Estimate:
    """Wilson's interval for so many independent matches as the spread of the groups is worth.

    At least one a group, if a group's matches all ended alike; at most one a match.

    >>> interval([1.0, 0.5, 1.0, 0.5, 1.0, 1.0, 0.5, 1.0], 2)
    Estimate(value=0.8125, low=0.48..., high=0.95...)
    """
    share, groups = fmean(shares), len(shares)
    spread = variance(shares) if groups > 1 else 0.0
    worth = groups * share * (1 - share) / spread if spread > 0 else groups
    many = min(max(worth, groups), groups * players)
    middle = (share + Z * Z / (2 * many)) / (1 + Z * Z / many)
    reach = Z * sqrt(share * (1 - share) / many + Z * Z / (4 * many * many)) / (1 + Z * Z / many)
    return Estimate(share, max(0.0, middle - reach), min(1.0, middle + reach))
