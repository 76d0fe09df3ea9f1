"""What a study found: numbers for every value of the option, and what differs, all with 95 % intervals."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt

from alcaide.lab.statistics import Estimate, Z, mean_of, share_of
from alcaide.lab.study import Observed, Study

Measure = Callable[[Observed], float]


@dataclass(frozen=True)
class Finding:
    """One number, under every value."""

    group: str
    name: str
    values: tuple[Estimate, ...]
    differences: tuple[Estimate, ...]
    """Each other value less the first one, match by match with the same luck."""
    is_share: bool = False

    def say(self, estimate: Estimate, *, signed: bool = False) -> str:
        """A value or a difference in figures, with half the width of its interval."""
        sign = "+" if signed else ""
        half = (estimate.high - estimate.low) / 2
        if self.is_share:
            return f"{estimate.value:{sign}.1%} ± {half:.1%}"
        digits = 0 if half >= 10 else 1 if half >= 1 else 2
        return f"{estimate.value:{sign}.{digits}f} ± {half:.{digits}f}"


def is_clear(difference: Estimate) -> bool:
    """Whether the interval of a difference leaves out zero."""
    return difference.low > 0 or difference.high < 0


LUCK = "luck share"


def find(study: Study, seen: Sequence[Observed]) -> list[Finding]:
    """Everything that the matches show; only those that were played under every value count."""
    columns = pair(study, seen)
    findings = [
        compare(group, name, measure, columns, is_share) for group, name, measure, is_share in measures_of(study, seen)
    ]
    return [*findings, *luck_share(columns)]


def pair(study: Study, seen: Sequence[Observed]) -> list[list[Observed]]:
    """For every value its matches, the same numbers in each."""
    by_task = {(observed.value, observed.match): observed for observed in seen}
    values = range(len(study.values))
    numbers = sorted({match for _, match in by_task if all((value, match) in by_task for value in values)})
    return [[by_task[value, match] for match in numbers] for value in values]


def measures_of(study: Study, seen: Sequence[Observed]) -> list[tuple[str, str, Measure, bool]]:
    """What is measured in every match: group, name, how, and whether its mean is a share."""
    seats = range(study.players)
    actions = sorted({name for observed in seen for name in observed.decisions})
    events = sorted({name for observed in seen for name in observed.events})
    endings = sorted({observed.ending for observed in seen})
    return [
        ("match", "length (decisions and luck)", lambda one: one.length, False),
        ("match", "decisions with a choice", lambda one: sum(one.decisions.values()), False),
        ("match", "lead changes", lambda one: one.lead_changes, False),
        ("match", "score of the winner", lambda one: max(one.scores), False),
        ("match", "mean score", lambda one: sum(one.scores) / len(one.scores), False),
        ("match", "margin of victory", lambda one: sorted(one.scores)[-1] - sorted(one.scores)[-2], False),
        *(("seats", f"victories of seat {seat}", won_by(seat), True) for seat in seats),
        ("seats", "shared victories", lambda one: float(len(one.winners) > 1), True),
        *(("endings", f"last decision: {words(name)}", ends_with(name), True) for name in endings),
        *(("decisions", words(name), share_of_choices(name), True) for name in actions),
        *(("rules", words(name), times(name), False) for name in events),
    ]


def words(name: str) -> str:
    """A name of JSON in words."""
    return name.replace("_", " ")


def won_by(seat: int) -> Measure:
    """The part of a victory that went to a seat."""
    return lambda one: 1 / len(one.winners) if seat in one.winners else 0.0


def ends_with(name: str) -> Measure:
    """Whether a match ended so."""
    return lambda one: float(one.ending == name)


def share_of_choices(name: str) -> Measure:
    """The share of a kind of action among the choices of a match."""
    return lambda one: one.decisions.get(name, 0) / max(1, sum(one.decisions.values()))


def times(name: str) -> Measure:
    """How often something happened in a match."""
    return lambda one: one.events.get(name, 0)


def compare(group: str, name: str, measure: Measure, columns: Sequence[Sequence[Observed]], is_share: bool) -> Finding:
    """One measure under every value, and its differences to the first value."""
    numbers = [[float(measure(one)) for one in column] for column in columns]
    yes_or_no = is_share and group != "decisions"
    return Finding(
        group,
        name,
        tuple(share_of(sum(each), len(each)) if yes_or_no else mean_of(each) for each in numbers),
        tuple(mean_of([b - a for a, b in zip(numbers[0], each, strict=True)]) for each in numbers[1:]),
        is_share,
    )


def luck_share(columns: Sequence[Sequence[Observed]]) -> list[Finding]:
    """How much of what decided the reviewed matches was luck: E[luck²] / (E[luck²] + E[skill²])."""
    reviewed = [[(one.luck, one.skill) for one in column if one.luck is not None] for column in columns]
    parts = [[(luck**2, (skill or 0.0) ** 2) for luck, skill in column if luck is not None] for column in reviewed]
    fewest = min(map(len, parts))
    if fewest < 2:
        return []
    parts = [column[:fewest] for column in parts]
    whole = [ratio(column) for column in parts]
    left_out = [[ratio([*column[:i], *column[i + 1 :]]) for i in range(fewest)] for column in parts]
    return [
        Finding(
            "luck",
            LUCK,
            tuple(jackknife(value, column, low=0.0, high=1.0) for value, column in zip(whole, left_out, strict=True)),
            tuple(
                jackknife(value - whole[0], [b - a for a, b in zip(left_out[0], column, strict=True)], -1.0, 1.0)
                for value, column in zip(whole[1:], left_out[1:], strict=True)
            ),
            is_share=True,
        )
    ]


def ratio(parts: Sequence[tuple[float, float]]) -> float:
    """The first parts of all of them; a half where there is nothing."""
    first, second = (sum(column) for column in zip(*parts, strict=True))
    return first / (first + second) if first + second > 0 else 0.5


def jackknife(value: float, left_out: Sequence[float], low: float, high: float) -> Estimate:
    """The interval of a ratio, from how far it moves when each match is left out (Tukey 1958)."""
    count = len(left_out)
    middle = sum(left_out) / count
    spread = Z * sqrt((count - 1) / count * sum((each - middle) ** 2 for each in left_out))
    return Estimate(value, max(low, value - spread), min(high, value + spread))
