"""The ladder: is each level of bots stronger than the one below, and by how much?

A group of matches has one luck of the dealer: in each the bot sits on another seat. So luck that favours a seat, or a
player who begins, favours both sides alike, and a group counts as one observation, not as several.
"""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass

from alcaide.bots import LEVELS
from alcaide.kernel import JSON, Game
from alcaide.lab.simulate import Plan, simulate
from alcaide.lab.statistics import share_of
from alcaide.lab.workforce import Workforce

SEATS_AMONG_MANY = 4


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
    """The 95 % interval, by Wilson, with one observation a group."""


def rungs_of(game: Game) -> list[Rung]:
    """Every two neighbours, the best against the squire, one against three where four can sit, and a mirror match."""
    fewest = game.seats[0]
    pairs = [*zip(LEVELS[1:], LEVELS, strict=False), ("alcaide", "squire")]
    rungs = [Rung(game.name, fewest, bot, others) for bot, others in pairs]
    if SEATS_AMONG_MANY in game.seats:
        rungs.append(Rung(game.name, SEATS_AMONG_MANY, "alcaide", "squire"))
    return [*rungs, Rung(game.name, fewest, "squire", "squire")]


def climb(rung: Rung, groups: int, seed: int, workers: int | Workforce = 1) -> Iterator[float]:
    """The share that the bot won in each group, as they are played.

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
    for matches in zip(*(simulate(plan, groups, workers) for plan in plans), strict=True):
        won = [
            1 / len(match.winners) if own in match.winners else 0.0 for own, match in zip(seats, matches, strict=True)
        ]
        yield sum(won) / rung.players


def measure(rung: Rung, shares: Sequence[float], seed: int) -> Measured:
    """The claim with its number and its interval."""
    estimate = share_of(sum(shares), len(shares))
    numbers = [round(number, 4) for number in (estimate.value, estimate.low, estimate.high)]
    return Measured(rung.game, rung.players, rung.bot, rung.others, len(shares), seed, *numbers)


def as_json(measured: Sequence[Measured]) -> list[JSON]:
    """For a file."""
    return [asdict(row) for row in measured]


def as_markdown(measured: Sequence[Measured]) -> str:
    """The table that the README shows."""
    lines = ["| game | seats | bot | against | wins | 95 % interval | matches |", "|---|--:|---|---|--:|---|--:|"]
    lines += [
        f"| {row.game} | {row.players} | {row.bot} | {row.others} | {row.share:.1%} |"
        f" {row.low:.1%} to {row.high:.1%} | {row.groups * row.players:,} |"
        for row in measured
    ]
    return "\n".join(lines)
