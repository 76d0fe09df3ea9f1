"""Match: the position, and the record of how it came about. This is the edge: it checks before it plays."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from alcaide.core.codes import CHANCE, OVER
from alcaide.core.errors import IllegalAction, WrongType
from alcaide.core.event import Event
from alcaide.core.fields import JSON
from alcaide.core.header import Header
from alcaide.core.json_lines import write_line
from alcaide.core.legal import Legal
from alcaide.core.luck import KeyedLuck, Luck
from alcaide.core.moves import Action, Outcome
from alcaide.core.position import Position


@dataclass(frozen=True, slots=True)
class Decision:
    """A line of a record: what a seat decided, and out of how many legal actions."""

    seat: int
    action: Action
    legal: int

    def json(self) -> JSON:
        """As a record writes it."""
        return {"seat": self.seat, "n": self.legal, **self.action.json()}


@dataclass(frozen=True, slots=True)
class Chance:
    """A line of a record: what luck brought."""

    outcome: Outcome

    def json(self) -> JSON:
        """As a record writes it."""
        return self.outcome.json()


Line = Decision | Chance


def code_of(line: Line) -> int:
    """The int of the core for what was decided, or what luck brought."""
    return line.action.code if isinstance(line, Decision) else line.outcome.code


class Match:
    """A match being played."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.game = header.game
        self.lines: list[Line] = []
        self.position: Position
        self.begin()

    def begin(self) -> None:
        """Go back to the first position."""
        self.lines.clear()
        self.position = self.game.start(self.header.players, self.header.settings)
        self.position.listen()

    def fork(self) -> "Match":
        """The same match on its own, to see what would become of it."""
        twin = Match.__new__(Match)
        twin.header = self.header
        twin.game = self.game
        twin.lines = list(self.lines)
        twin.position = self.position.copy()
        twin.position.listen()
        return twin

    def __copy__(self) -> "Match":
        return self.fork()

    def __deepcopy__(self, memo: object) -> "Match":
        return self.fork()

    def __eq__(self, other: object) -> bool:
        """Matches are equal when their records are."""
        return isinstance(other, Match) and (self.header, self.lines) == (other.header, other.lines)

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __reduce__(self) -> tuple[Callable[[list[str]], "Match"], tuple[list[str]]]:
        """A pickled match is its record, which is checked again when it is unpickled."""
        from alcaide.core.record_files import read_record  # noqa: PLC0415  # which needs this module

        return partial(read_record, partial=True), ([write_line(line) for line in self.record()],)

    def __repr__(self) -> str:
        return f"<Match of {self.game.title} for {self.header.players}, at turn {self.turn}>"

    @property
    def turn(self) -> int:
        """How many lines there are: the number of the next one."""
        return len(self.lines)

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.position.to_act == OVER

    def legal(self) -> Legal:
        """What the seat to act may do."""
        return self.game.legal_moves(self.position)

    def act(self, seat: int, action: Action) -> list[Event]:
        """Carry out what a seat decided, if it may; otherwise say why not and change nothing."""
        if self.is_over:
            raise IllegalAction("The match is over.", "match_over")
        if self.position.to_act == CHANCE:
            raise IllegalAction("Luck is to decide now.", "not_your_turn")
        if seat != self.position.to_act:
            raise IllegalAction(f"It is seat {self.position.to_act}'s turn, not seat {seat}'s.", "not_your_turn")
        legal = self.position.legal()
        if action.code not in legal or self.game.actions.decode(action.code) != action:
            refusal = self.game.refuse(self.position, action)
            raise IllegalAction(refusal.sentence, rule=refusal.rule)
        return self.add(Decision(seat, action, len(legal)), action.code)

    def bring(self, outcome: Outcome) -> list[Event]:
        """Carry out what luck brought, if it can be."""
        self.check_chance()
        if not self.position.possible(outcome.code) or self.game.luck.decode(outcome.code) != outcome:
            raise IllegalAction(f"Luck cannot bring {str(outcome)!r} now.", "impossible")
        return self.add(Chance(outcome), outcome.code)

    def deal(self, luck: Luck) -> list[Event]:
        """Let luck decide."""
        self.check_chance()
        if isinstance(luck, KeyedLuck):
            luck.at(self.turn)
        code = self.position.sample(luck)
        return self.add(Chance(self.game.luck.decode(code)), code)

    def check_chance(self) -> None:
        """Refuse luck where a seat is to decide, or nobody."""
        if self.position.to_act != CHANCE:
            raise IllegalAction("Luck has nothing to decide now.", "not_chance")

    def add(self, line: Line, code: int) -> list[Event]:
        """Play a line that was checked."""
        self.position.play(code)
        self.lines.append(line)
        seat, said = (line.seat, line.action) if isinstance(line, Decision) else (None, line.outcome)
        return [*self.game.announce(seat, said), *self.game.events(self.position)]

    def can_undo(self, seat: int) -> bool:
        """A seat may take back its own last decision until luck, or another seat, has answered."""
        if not self.lines:
            return False
        last = self.lines[-1]
        return isinstance(last, Decision) and last.seat == seat

    def undo(self, seat: int) -> None:
        """Take back the last decision."""
        if not self.can_undo(seat):
            raise IllegalAction(
                "There is nothing of yours to take back since the last luck or another's move.", "no_undo"
            )
        self.fold(self.lines[:-1])

    def fold(self, lines: Sequence[Line]) -> list[list[Event]]:
        """Play the lines again from the start, and say what happened at each; impossible lines change nothing."""
        twin = Match(self.header)
        told = []
        for line in lines if isinstance(lines, Sequence) else (lines,):
            if not isinstance(line, Decision | Chance):
                raise WrongType("lines of a record", line)
            told.append(twin.add(line, code_of(line)))
        self.lines[:] = twin.lines
        self.position = twin.position
        return told

    def result(self) -> JSON:
        """The last line of a finished record."""
        extras = self.game.extras(self.position)
        return {"scores": self.position.scores(), "winners": self.position.winners(), **extras}

    def record(self) -> Iterator[JSON]:
        """Every line of the record so far, the result too if there is one."""
        yield self.header.json()
        for line in self.lines:
            yield line.json()
        if self.is_over:
            yield self.result()
