"""A study: the same matches under every value of an option, kept match by match in a CSV file.

Match number i has the same luck under every value, so values are compared pair by pair. A study that was stopped goes
on where it was: what the file has is not played again.
"""

import csv
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, fields
from functools import partial
from pathlib import Path

from alcaide.core import (
    JSON,
    AlcaideError,
    Decision,
    Line,
    Match,
    Settings,
    SwiftLuck,
    game_named,
    new_header,
    shorten,
)
from alcaide.lab.simulate import Plan, Playthrough, play_match, spread
from alcaide.lab.workforce import Workforce
from alcaide.search import Limit, review

GLANCE = Limit(200_000)
"""How closely matches are reviewed, where many are: their mean is wanted, not each of them."""


class BadStudy(AlcaideError):
    """A folder that cannot hold this study."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence, "bad_study")


@dataclass(frozen=True)
class Study:
    """What is studied; plain values."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    options: Settings
    """The options that stay the same."""
    option: str
    """The one that varies."""
    values: tuple[object, ...]
    reviewed: int = 0
    """How many matches under each value are reviewed, the first ones."""

    def plan(self, value: int) -> Plan:
        """How matches are played under the value of that number."""
        options = {**self.options, self.option: self.values[value]}
        return Plan(self.game, self.players, self.bots, self.seed, options)

    def labels(self) -> list[str]:
        """The values in words."""
        return [value if isinstance(value, str) and value else json.dumps(value) for value in self.values]


@dataclass(frozen=True)
class Observed:
    """What is kept of one match."""

    value: int
    """Which value of the option, counted from 0."""
    match: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    length: int
    """Decisions and luck."""
    lead_changes: int
    """How often another seat came to be alone in front."""
    ending: str
    """What the last decision was."""
    decisions: dict[str, int]
    """How often each kind of action was chosen, where there was a choice."""
    events: dict[str, int]
    """How often each thing happened that the rules speak of."""
    luck: float | None
    """What luck gave seat 0, in chances to win; None if the match was not reviewed."""
    skill: float | None
    """What the others gave away, on average, less what seat 0 gave away."""


COLUMNS = [field.name for field in fields(Observed)]


def observe(study: Study, task: tuple[int, int]) -> Observed:
    """Play the match of that value and number, and keep what the study needs."""
    value, index = task
    plan = study.plan(value)
    course = play_match(plan, index)
    lead_changes, events = follow(plan, course.lines)
    chosen = [line.action.name for line in course.lines if isinstance(line, Decision) and line.legal > 1]
    last = [line.action.name for line in course.lines if isinstance(line, Decision)][-1:]
    luck, skill = weigh(plan, course, index) if index < study.reviewed and not course.faults else (None, None)
    return Observed(
        value,
        index,
        tuple(course.position.scores()),
        course.winners(),
        len(course.lines),
        lead_changes,
        "forfeit" if course.faults else last[0],
        dict(sorted(Counter(chosen).items())),
        dict(sorted(events.items())),
        luck,
        skill,
    )


def follow(plan: Plan, lines: Sequence[Line]) -> tuple[int, Counter[str]]:
    """Play lines again: how often the lead changed, and what happened how often."""
    game = game_named(plan.game)
    position = game.new(plan.players, **plan.options)
    position.listen()
    changes, ahead = 0, -1
    events: Counter[str] = Counter()
    for line in lines:
        position.play(line.action.code if isinstance(line, Decision) else line.outcome.code)
        events.update(event.event for event in game.events(position))
        scores = position.scores()
        leaders = [seat for seat, points in enumerate(scores) if points == max(scores)]
        if len(leaders) == 1 and leaders[0] != ahead:
            changes += ahead >= 0
            ahead = leaders[0]
    return changes, events


def weigh(plan: Plan, course: Playthrough, index: int) -> tuple[float, float]:
    """The luck and the skill of seat 0 in a match."""
    match = Match(new_header(game_named(plan.game), plan.players, plan.options))
    match.fold(course.lines)
    result = review(match, SwiftLuck(plan.seed, "study", index), GLANCE)
    others = sum(result.lost[1:]) / (plan.players - 1)
    return round(result.luck[0], 6), round(others - result.lost[0], 6)


# The folder


class Folder:
    """Where a study is kept: `study.json` says which it is, `matches.csv` has a line for each match."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.about = path / "study.json"
        self.matches = path / "matches.csv"
        self.report = path / "report.html"

    def open(self, study: Study) -> list[Observed]:
        """What was observed before, in this study; another study's folder is refused."""
        self.path.mkdir(parents=True, exist_ok=True)
        said = json.loads(json.dumps(asdict(study)))
        if self.about.exists():
            self.check(said)
        elif self.matches.exists():
            raise BadStudy(f"{self.matches} is in the way: it belongs to no study. Choose another folder with --out.")
        else:
            self.about.write_text(json.dumps(said, indent=1) + "\n", encoding="utf-8")
        if not self.matches.exists():
            self.matches.write_text(",".join(COLUMNS) + "\n", encoding="utf-8")
        return self.read(len(study.values))

    def check(self, said: JSON) -> None:
        """Refuse the folder of another study."""
        try:
            there = json.loads(self.about.read_text(encoding="utf-8"))
        except ValueError:
            there = None
        if not isinstance(there, dict):
            raise BadStudy(f"{self.about} is not the beginning of a study.")
        for key, value in said.items():
            if there.get(key) != value:
                raise BadStudy(
                    f"{self.path} has another study: its {key} is {shorten(there.get(key))}, not {shorten(value)}."
                    " Choose another folder with --out."
                )

    def read(self, values: int) -> list[Observed]:
        """What the file has; a last line that was not written to its end is taken away."""
        text = self.matches.read_text(encoding="utf-8")
        whole = text[: text.rfind("\n") + 1]
        if whole != text:
            self.matches.write_text(whole, encoding="utf-8")
        rows = list(csv.reader(whole.splitlines()))
        if not rows or rows[0] != COLUMNS:
            raise BadStudy(f"{self.matches} does not begin with the columns of a study: {', '.join(COLUMNS)}.")
        seen = []
        for number, row in enumerate(rows[1:], start=2):
            try:
                seen.append(read_row(row))
                if not 0 <= seen[-1].value < values:
                    raise ValueError(row)
            except (ValueError, TypeError, KeyError):
                raise BadStudy(f"{self.matches}, line {number}: this is not a match of the study.") from None
        return seen

    def add(self, observed: Observed) -> None:
        """Write one more match."""
        with self.matches.open("a", encoding="utf-8", newline="") as file:
            csv.writer(file, lineterminator="\n").writerow(write_row(observed))


def write_row(observed: Observed) -> list[object]:
    """A match as a line of the file: lists and counts as JSON, nothing for None."""
    cells: list[object] = []
    for name in COLUMNS:
        value = getattr(observed, name)
        cells.append(json.dumps(value) if isinstance(value, tuple | dict) else "" if value is None else value)
    return cells


def read_row(row: Sequence[str]) -> Observed:
    """A match from a line of the file."""
    cell = dict(zip(COLUMNS, row, strict=True))
    return Observed(
        int(cell["value"]),
        int(cell["match"]),
        tuple(map(int, json.loads(cell["scores"]))),
        tuple(map(int, json.loads(cell["winners"]))),
        int(cell["length"]),
        int(cell["lead_changes"]),
        cell["ending"],
        dict(json.loads(cell["decisions"])),
        dict(json.loads(cell["events"])),
        float(cell["luck"]) if cell["luck"] else None,
        float(cell["skill"]) if cell["skill"] else None,
    )


def tasks_left(study: Study, matches: int, seen: Sequence[Observed]) -> list[tuple[int, int]]:
    """What is still to be played: every value of a match before the next match, so that pairs are soon complete."""
    done = {(observed.value, observed.match) for observed in seen}
    every = [(value, index) for index in range(matches) for value in range(len(study.values))]
    return [task for task in every if task not in done]


def explore(
    study: Study, folder: Folder, tasks: Sequence[tuple[int, int]], workers: int | Workforce = 1
) -> Iterator[Observed]:
    """Play what is left, and write each match down before it is told of."""
    for observed in spread(partial(observe, study), tasks, workers):
        folder.add(observed)
        yield observed
