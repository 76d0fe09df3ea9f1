"""How long bots think: the time on one core that decisions take, the slowest of a hundred above all."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import thread_time

from alcaide.core import Position, SwiftLuck, game_named, play_through
from alcaide.search import ask, bot_named

SLOWEST = 0.99


@dataclass(frozen=True)
class ThinkingTime:
    """The times of one bot's decisions, those apart that leave no choice; in milliseconds of one core."""

    decisions: int
    mean: float
    p99: float
    """Ninety-nine of a hundred decisions take no longer."""


def pace_of(bot: str, others: str, game: str, players: int, decisions: int, seed: int) -> ThinkingTime:
    """The times of so many decisions of a bot among others of one kind, or of a few more, matches being played out."""
    times: list[float] = []
    match = 0
    while len(times) < decisions:
        times += time_match([bot] + [others] * (players - 1), game, SwiftLuck(seed, "pace", match))
        match += 1
    times.sort()
    slowest = times[min(len(times) - 1, int(SLOWEST * len(times)))]
    return ThinkingTime(len(times), round(1000 * sum(times) / len(times), 2), round(1000 * slowest, 2))


def time_match(bots: Sequence[str], game: str, luck: SwiftLuck) -> list[float]:
    """How long the bot on seat 0 took for each of its decisions in one match."""
    times = []

    def decide(position: Position, seat: int) -> int:
        before = thread_time()
        action = ask(bot_named(bots[seat]), position, seat, luck)
        if seat == 0 and len(position.legal()) > 1:
            times.append(thread_time() - before)
        return action

    for _ in play_through(game_named(game).new(len(bots)), luck, decide):
        pass
    return times
