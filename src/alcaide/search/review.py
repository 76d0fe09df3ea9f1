"""Luck and skill: what every roll, draw and decision of a match did to the chances of winning.

The swing of luck is the chance after it less the mean over everything it could have brought; so over many matches luck
gives nobody anything. A decision gives away the chance after the best move less the chance after the chosen one, as
far as its seat could see: what was hidden from it is dealt anew. Both sides of every comparison are played on with the
same luck, and a move that cannot be told from the best gives away nothing.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import fsum, sqrt

from alcaide.core import JSON, Action, Chance, Decision, IllegalAction, Limit, Luck, Match, SwiftLuck
from alcaide.search.levels import ALCAIDE
from alcaide.search.win_chances import WinChances

WHOLE = Limit(2_000_000)
"""Steps for a whole match, unless a limit is given: some seconds on one core. Only steps limit a review, never time."""
FAR = 2
"""Turns that a move is played on."""
FEW = 6
"""Where luck can bring so little, all of it is looked at; otherwise it is drawn."""
FEWEST_ROUNDS = 8
SURE = 2.0
"""How many standard errors better than the chosen move another one must be."""
CLOSE = 0.002
"""Two moves nearer than this are equally good."""

Shares = tuple[float, ...]
"""For every seat, its chance to win; together they are 1."""


@dataclass(frozen=True)
class LineSwing:
    """What one line of a match did."""

    line: int
    """Counted from 0, after the header."""
    before: Shares
    luck: Shares | None = None
    """What luck gave to every seat; None for a decision."""
    error: float = 0.0
    """The standard error of that, for the seat where it is largest."""
    seat: int | None = None
    """Who decided; None for luck."""
    lost: float | None = None
    """What the seat gave away, 0 if nothing; None for luck."""
    best: Action | None = None
    """What should have been played; the chosen action if nothing is better."""

    def to_json(self) -> JSON:
        """As plain JSON values."""
        return {
            "line": self.line,
            "kind": "move" if self.luck is None else "luck",
            "seat": self.seat,
            "luck": None if self.luck is None else rounded(self.luck),
            "lost": None if self.lost is None else round(self.lost, DIGITS),
            "best": None if self.best is None else self.best.json(),
        }


@dataclass(frozen=True)
class ReviewedMatch:
    """A match in the light of its luck."""

    swings: tuple[LineSwing, ...]
    chances: tuple[Shares, ...]
    """Before every line, and after the last."""
    luck: Shares
    """For every seat, what all luck together gave it."""
    lost: tuple[float, ...]
    """For every seat, what all its decisions together gave away."""
    error: float
    """The standard error of what luck gave."""

    def to_json(self) -> JSON:
        """As plain JSON values."""
        return {
            "chances": [rounded(shares) for shares in self.chances],
            "swings": [swing.to_json() for swing in self.swings],
            "luck": rounded(self.luck),
            "lost": rounded(self.lost),
            "error": round(self.error, DIGITS),
        }


DIGITS = 5


def rounded(numbers: Iterable[float]) -> list[float]:
    """Numbers as JSON shows them."""
    return [round(number, DIGITS) for number in numbers]


def review(match: Match, luck: Luck, limit: Limit = WHOLE, *, running: bool = False) -> ReviewedMatch:
    """The luck and the skill of a match; it sees what was hidden, so the match must be over unless that is allowed."""
    return conclude(match, list(review_lines(match, luck, limit, running=running)))


def review_lines(match: Match, luck: Luck, limit: Limit = WHOLE, *, running: bool = False) -> Iterator[LineSwing]:
    """The swing of every line, as they are found; the same luck and limit find the same."""
    if not match.is_over and not running:
        raise IllegalAction("The match is not over, and its review would tell what is hidden.", "not_over")
    return Reviewer(match, luck.pick(2**30), limit).swings()


def conclude(match: Match, swings: Sequence[LineSwing]) -> ReviewedMatch:
    """What the swings of all lines come to."""
    seats = range(match.header.players)
    if match.is_over:
        winners = match.position.winners()
        end = tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats)
    else:
        end = tuple(WinChances(match.position).judge(match.position))
    return ReviewedMatch(
        tuple(swings),
        (*(swing.before for swing in swings), end),
        tuple(fsum(swing.luck[seat] for swing in swings if swing.luck is not None) for seat in seats),
        tuple(fsum(swing.lost or 0.0 for swing in swings if swing.seat == seat) for seat in seats),
        sqrt(fsum(swing.error**2 for swing in swings)),
    )


class Reviewer:
    """One match being looked at."""

    def __init__(self, match: Match, seed: int, limit: Limit) -> None:
        self.match = match
        self.seed = seed
        self.position = match.game.start(match.header.players, match.header.settings)
        turns = match.game.playbook.review_turns(self.position)
        self.near = WinChances(self.position, turns)
        self.far = WinChances(self.position, max(FAR, turns))
        open_lines = sum(isinstance(line, Chance) or line.legal > 1 for line in match.lines)
        self.steps = limit.steps // max(1, open_lines)
        """For each line that could have been another."""

    def swings(self) -> Iterator[LineSwing]:
        """The swing of every line, in order."""
        known: Shares | None = None
        for number, line in enumerate(self.match.lines):
            if isinstance(line, Chance):
                swing, known = self.weigh_luck(number, line.outcome.code)
                self.position.play(line.outcome.code)
            else:
                before = known or self.average(number)
                lost, best = self.weigh_move(number, line)
                swing, known = LineSwing(number, before, seat=line.seat, lost=lost, best=best), None
                self.position.play(line.action.code)
            yield swing

    def luck_of(self, number: int, word: str, index: int) -> Luck:
        """The luck of one round at one line."""
        return SwiftLuck(self.seed, number, word, index)

    def average(self, number: int) -> Shares:
        """The chances at a decision that no luck came before."""
        rounds = Rounds(self.near, self.steps // 4)
        return mean([tuple(self.near.play_on(self.position, self.luck_of(number, "on", index))) for index in rounds])

    # Luck

    def weigh_luck(self, number: int, outcome: int) -> tuple[LineSwing, Shares]:
        """What luck gave with this outcome, and the chances after it."""
        odds = self.position.outcomes()
        look = self.look_at_all if len(odds) <= FEW else self.draw_one
        means, afters = [], []
        for index in Rounds(self.near, self.steps):
            expected, after = look(odds, outcome, number, index)
            means.append(expected)
            afters.append(after)
        gifts = [minus(after, expected) for after, expected in zip(afters, means, strict=True)]
        error = max(standard_error([gift[seat] for gift in gifts]) for seat in range(len(gifts[0])))
        return LineSwing(number, mean(means), mean(gifts), error), mean(afters)

    def look_at_all(
        self, odds: Sequence[tuple[int, float]], outcome: int, number: int, index: int
    ) -> tuple[Shares, Shares]:
        """The mean over all that luck may bring, and what this outcome brought, with one luck for the rest."""
        after: Shares = ()
        total = [0.0] * self.position.players
        for code, chance in odds:
            shares = self.near.play_on(self.position, self.luck_of(number, "luck", index), code)
            total = [sum_ + chance * share for sum_, share in zip(total, shares, strict=True)]
            if code == outcome:
                after = tuple(shares)
        return tuple(total), after

    def draw_one(
        self, odds: Sequence[tuple[int, float]], outcome: int, number: int, index: int
    ) -> tuple[Shares, Shares]:
        """Something that luck might have brought, and what this outcome brought, with one luck for the rest."""
        drawn = self.position.sample(self.luck_of(number, "draw", index))
        might, after = (
            tuple(self.near.play_on(self.position, self.luck_of(number, "luck", index), code))
            for code in (drawn, outcome)
        )
        return might, after

    # Decisions

    def weigh_move(self, number: int, line: Decision) -> tuple[float, Action]:
        """What a decision gave away, and what would have been best."""
        if line.legal == 1:
            return 0.0, line.action
        imagined = self.position.imagine(line.seat, self.luck_of(number, "imagined", 0))
        thought = Limit(self.steps // 2)
        best = ALCAIDE.think(imagined, line.seat, self.luck_of(number, "thought", 0), thought)[0][0]
        if best == line.action.code:
            return 0.0, line.action
        gaps = [
            self.try_move(number, index, best, line.seat) - self.try_move(number, index, line.action.code, line.seat)
            for index in Rounds(self.far, self.steps // 2)
        ]
        lost = fsum(gaps) / len(gaps)
        if lost <= max(CLOSE, SURE * standard_error(gaps)):
            return 0.0, line.action
        return lost, self.match.game.actions.decode(best)

    def try_move(self, number: int, index: int, action: int, seat: int) -> float:
        """The chance of a seat after one of its moves, as far as it can see, with one luck."""
        return self.far.play_on(self.position, self.luck_of(number, "move", index), action, seat)[seat]


class Rounds:
    """Numbers from 0 on, until so many steps are spent; a few of them at least."""

    def __init__(self, chances: WinChances, steps: int) -> None:
        self.chances = chances
        self.steps = steps

    def __iter__(self) -> Iterator[int]:
        end = self.chances.greedy.steps + self.steps
        index = 0
        while index < FEWEST_ROUNDS or self.chances.greedy.steps < end:
            yield index
            index += 1


def mean(rounds: Sequence[Shares]) -> Shares:
    """The mean of every seat."""
    return tuple(fsum(column) / len(rounds) for column in zip(*rounds, strict=True))


def minus(left: Shares, right: Shares) -> Shares:
    """The difference of every seat."""
    return tuple(more - less for more, less in zip(left, right, strict=True))


def standard_error(values: Sequence[float]) -> float:
    """How far the mean of so many values is from the true one, typically."""
    middle = fsum(values) / len(values)
    return sqrt(fsum((value - middle) ** 2 for value in values) / (len(values) * (len(values) - 1)))
