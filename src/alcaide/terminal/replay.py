"""A match told again: as lines that can be typed into `alcaide play`, or step by step."""

import json
import shlex
from collections.abc import Iterator
from dataclasses import dataclass

from alcaide.core import Decision, Header, Match
from alcaide.core.sentences import names_of, outcome_sentence, tell

COLUMN = 24
"""Where remarks begin."""


@dataclass(frozen=True)
class Step:
    """One line of a record in words."""

    seat: int | None
    """Who decided; None for luck."""
    words: str
    told: str
    """What it brought."""


def steps_of(match: Match) -> list[Step]:
    """Every line of a match in words, with what it brought."""
    again = Match(match.header)
    names = names_of(match.header)
    steps = []
    for line in match.lines:
        if isinstance(line, Decision):
            events = again.act(line.seat, line.action)
            steps.append(Step(line.seat, str(line.action), tell(events, names, None)))
        else:
            events = again.bring(line.outcome)
            steps.append(Step(None, str(line.outcome), tell(events, names, None)))
    return steps


def tell_match(match: Match) -> Iterator[str]:
    """The match in lines: moves and luck as they are typed, and remarks behind #."""
    names = names_of(match.header)
    yield f"# {match.game.title}: {', '.join(names)}"
    yield f"# To play it again, type these lines into: {command(match.header)}"
    deciding = None
    for step in steps_of(match):
        if step.seat not in (None, deciding):
            deciding = step.seat
            yield f"# {names[step.seat]}"
        yield f"{step.words:<{COLUMN}}# {step.told}" if step.told else step.words
    yield f"# {result(match)}"


def command(header: Header) -> str:
    """The command that takes the lines of a match."""
    words = ["alcaide", "play", header.game.name, "--players", str(header.players), "--bots", "none", "--luck", "typed"]
    for name, value in header.game.differing(header.settings).items():
        words += ["--option", f"{name}={value if isinstance(value, str) else json.dumps(value)}"]
    for name in names_of(header) if header.names is not None else ():
        words += ["--name", name]
    return shlex.join(words)


def result(match: Match) -> str:
    """How the match ended, in a sentence."""
    if not match.is_over:
        return "The match is not finished."
    return outcome_sentence(names_of(match.header), match.position.scores(), match.position.winners())


class Stepper:
    """A match, and how far it has been shown."""

    def __init__(self, match: Match) -> None:
        self.steps = steps_of(match)
        self.lines = list(match.lines)
        self.match = Match(match.header)
        self.names = names_of(match.header)
        self.end = result(match)
        self.at = 0

    def go(self, step: int) -> None:
        """Go to a step; before the first and after the last there is none."""
        self.at = min(max(step, 0), len(self.lines))
        self.match.fold(self.lines[: self.at])

    def next_turn(self) -> int:
        """The step at which another seat begins to decide; the last one if none does."""
        return next((start for start in self.turns() if start > self.at), len(self.lines))

    def turn_before(self) -> int:
        """The step at which the present or the last turn began."""
        return next((start for start in reversed(self.turns()) if start < self.at), 0)

    def turns(self) -> list[int]:
        """The steps at which another seat begins to decide."""
        decided = [(index, step.seat) for index, step in enumerate(self.steps) if step.seat is not None]
        return [index for number, (index, seat) in enumerate(decided) if number == 0 or decided[number - 1][1] != seat]

    def told(self) -> list[str]:
        """Every step so far on a line, and the end if it is reached."""
        lines = [self.describe(step) for step in self.steps[: self.at]]
        return [*lines, self.end] if self.at == len(self.steps) else lines

    def describe(self, step: Step) -> str:
        """A step on one line."""
        if step.seat is None:
            return step.told or step.words
        return f"{self.names[step.seat]}: {step.words}{f'  ({step.told})' if step.told else ''}"
