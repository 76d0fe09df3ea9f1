"""A match told again: as lines that can be typed into `alcaide play`, or step by step on a screen."""

import json
import shlex
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from alcaide.records import Decision, Header, Match
from alcaide.terminal.drawing import drawing_of
from alcaide.terminal.words import names_of, tell

COLUMN = 24
"""Where remarks begin."""
KEYS = "← → step   ↑ ↓ turn   Home End   q quit"


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
    names, winners = names_of(match.header), match.position.winners()
    won = " and ".join(names[seat] for seat in winners) or "Nobody"
    points = ", ".join(f"{name} {score}" for name, score in zip(names, match.position.scores(), strict=True))
    return f"{won} {'have' if len(winners) > 1 else 'has'} won. {points}."


class Stepper:
    """A match, and how far it has been shown."""

    def __init__(self, match: Match) -> None:
        self.steps = steps_of(match)
        self.lines = list(match.lines)
        self.match = Match(match.header)
        self.names = names_of(match.header)
        self.end = result(match)
        self.at = 0

    def go(self, key: str) -> None:
        """Go where a key leads; other keys lead nowhere."""
        last = len(self.lines)
        match key:
            case "right" | " ":
                self.at = min(self.at + 1, last)
            case "left":
                self.at = max(self.at - 1, 0)
            case "down":
                self.at = next((start for start in self.turns() if start > self.at), last)
            case "up":
                self.at = next((start for start in reversed(self.turns()) if start < self.at), 0)
            case "home":
                self.at = 0
            case "end":
                self.at = last
        self.match.fold(self.lines[: self.at])

    def turns(self) -> list[int]:
        """The steps at which another seat begins to decide."""
        decided = [(index, step.seat) for index, step in enumerate(self.steps) if step.seat is not None]
        return [index for number, (index, seat) in enumerate(decided) if number == 0 or decided[number - 1][1] != seat]

    def picture(self, console: Console) -> RenderableType:
        """The table at this step, as many steps before it as there is room for, and the keys."""
        view = self.match.game.view(self.match.position, None)
        drawing = drawing_of(self.match.game)(view, self.names, console.size)
        room = max(1, console.height - len(console.render_lines(drawing)) - 2)
        told = [Text(self.describe(step), "dim", no_wrap=True) for step in self.steps[: self.at]]
        if told:
            told[-1].style = "bold"
        if self.at == len(self.steps):
            told.append(Text(f"  {self.end}", "bold green"))
        title = f"{self.match.game.title}, step {self.at} of {len(self.steps)}"
        return Group(Rule(title, style="dim"), drawing, *told[-room:], Rule(KEYS, style="dim"))

    def describe(self, step: Step) -> str:
        """A step on one line."""
        if step.seat is None:
            return f"  {step.told or step.words}"
        return f"  {self.names[step.seat]}: {step.words}{f'  ({step.told})' if step.told else ''}"


def step_through(match: Match, console: Console, keys: Iterable[str]) -> None:
    """Show a match from its beginning, as the keys lead, until q."""
    stepper = Stepper(match)
    with console.screen() as screen:
        screen.update(stepper.picture(console))
        for key in keys:
            if key in ("q", "Q"):
                return
            stepper.go(key)
            screen.update(stepper.picture(console))
