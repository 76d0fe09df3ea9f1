"""What a seat decides in Burgen Land, and what luck brings: typed, with code, JSON and words that agree."""

import re
from dataclasses import dataclass
from typing import Literal, NoReturn

from alcaide.core import JSON, Action, Fields, Language, NotUnderstood, Outcome, shorten
from alcaide.games.burgenland import codes

End = Literal["left", "right"]
Place = End | int
"""An end of a castle, or the index of an empty slot (from the left, from 0)."""


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """Roll the own die together with some of the own red dice (K12)."""

    red: int
    name = "roll"

    @property
    def code(self) -> int:
        return codes.ROLL + self.red

    def fields(self) -> JSON:
        return {"red": self.red}

    def __str__(self) -> str:
        return f"roll with {self.red} red" if self.red else "roll"


@dataclass(frozen=True, slots=True)
class Stop(Action):
    """End the turn (K17)."""

    name = "stop"

    @property
    def code(self) -> int:
        return codes.STOP

    def fields(self) -> JSON:
        return {}

    def __str__(self) -> str:
        return "stop"


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Move the crown by one of the values shown (K14)."""

    steps: int
    name = "move"

    @property
    def code(self) -> int:
        return codes.MOVE + self.steps

    def fields(self) -> JSON:
        return {"steps": self.steps}

    def __str__(self) -> str:
        return f"move {self.steps}"


@dataclass(frozen=True, slots=True)
class TakeDice(Action):
    """Take red dice instead of the card (K18, K19)."""

    name = "dice"

    @property
    def code(self) -> int:
        return codes.DICE

    def fields(self) -> JSON:
        return {}

    def __str__(self) -> str:
        return "take dice"


@dataclass(frozen=True, slots=True)
class TakeCard(Action):
    """Take the space's card and lay it `at` a place; with an empty pile, from the rival's slot `source` (K23-K25)."""

    at: Place
    source: int | None = None
    """The slot of the rival's castle, from the left, from 0; None for the pile."""
    name = "card"

    @property
    def code(self) -> int:
        if self.at == "left":
            place = codes.LEFT
        elif self.at == "right":
            place = codes.RIGHT
        else:
            place = codes.SLOT + self.at
        source = codes.PILE if self.source is None else codes.RIVAL + self.source
        return codes.CARD + place * codes.SOURCES + source

    def fields(self) -> JSON:
        return {"at": self.at} if self.source is None else {"at": self.at, "from": self.source}

    def __str__(self) -> str:
        place = self.at if isinstance(self.at, str) else f"in {self.at}"
        return f"take card {place}" if self.source is None else f"take card {place} from {self.source}"


@dataclass(frozen=True, slots=True)
class Score(Action):
    """Score the turn's colour on a wall/crown space (K21)."""

    name = "score"

    @property
    def code(self) -> int:
        return codes.SCORE

    def fields(self) -> JSON:
        return {}

    def __str__(self) -> str:
        return "score"


@dataclass(frozen=True, slots=True)
class Lose(Action):
    """After a bust, give back the card at this end, both being worth the same (K28)."""

    end: End
    name = "lose"

    @property
    def code(self) -> int:
        return codes.LOSE_LEFT if self.end == "left" else codes.LOSE_RIGHT

    def fields(self) -> JSON:
        return {"end": self.end}

    def __str__(self) -> str:
        return f"lose {self.end}"


@dataclass(frozen=True, slots=True)
class Rolled(Outcome):
    """How the dice fell: the own die, and the red ones ascending."""

    own: int
    red: tuple[int, ...]
    name = "roll"

    @property
    def code(self) -> int:
        code = 0
        for value in reversed((self.own, *self.red)):
            code = code * codes.DIE + value
        return code

    def fields(self) -> JSON:
        return {"own": self.own, "red": list(self.red)}

    def __str__(self) -> str:
        return f"rolled {self.own}" + (f" and red {' '.join(map(str, self.red))}" if self.red else "")


def place_of(place: int) -> Place:
    """The core's number of a place in the words of the edge."""
    return "left" if place == codes.LEFT else "right" if place == codes.RIGHT else place - codes.SLOT


def decode_action(code: int) -> Action:
    """The action with that code."""
    if code >= codes.CARD:
        place, source = divmod(code - codes.CARD, codes.SOURCES)
        return TakeCard(place_of(place), None if source == codes.PILE else source - codes.RIVAL)
    if code in (codes.LOSE_LEFT, codes.LOSE_RIGHT):
        return Lose("left" if code == codes.LOSE_LEFT else "right")
    if code == codes.SCORE:
        return Score()
    if code == codes.DICE:
        return TakeDice()
    if code == codes.STOP:
        return Stop()
    return Roll(code - codes.ROLL) if code < codes.STOP else Move(code - codes.MOVE)


def decode_outcome(code: int) -> Rolled:
    """The roll with that code."""
    values = []
    while code:
        code, value = divmod(code, codes.DIE)
        values.append(value)
    return Rolled(values[0], tuple(values[1:]))


def read_card(fields: Fields) -> TakeCard:
    """`at` is an end or a slot; `from` is there exactly when the card is the rival's."""
    at = fields.take("at")
    if at not in ("left", "right"):
        at = fields.check_integer("at", at, 0, codes.SLOTS - 1)
    source = fields.integer("from", 0, codes.SLOTS - 1) if fields.has("from") else None
    return TakeCard(at, source)


def read_roll(fields: Fields) -> Rolled:
    """The own die, and the red ones ascending."""
    return Rolled(fields.integer("own", 1, 6), fields.sorted_integers("red", 1, 6, most=codes.RED_DICE))


ENDS: dict[str, End] = {"left": "left", "right": "right"}
FACES = tuple("123456")
CARD_WORDS = re.compile(r"take card (?:(left|right)|in (0|[1-9][0-9]?))(?: from (0|[1-9][0-9]?))?")


def parse_action(text: str) -> Action:
    """The action that a line of words says.

    >>> parse_action("roll with 2 red"), parse_action("take card left from 3")
    (Roll(red=2), TakeCard(at='left', source=3))
    """
    match text.split():
        case ["roll"]:
            return Roll(0)
        case ["roll", "with", red, "red"] if red in FACES[: codes.RED_DICE]:
            return Roll(int(red))
        case ["stop"]:
            return Stop()
        case ["move", steps] if steps in FACES:
            return Move(int(steps))
        case ["take", "dice"]:
            return TakeDice()
        case ["score"]:
            return Score()
        case ["lose", end] if end in ENDS:
            return Lose(ENDS[end])
        case ["take", "card", *_]:
            return parse_card(text)
    not_understood(text)


def parse_card(text: str) -> TakeCard:
    """`take card left`, `take card in 3`, `take card right from 4`."""
    found = CARD_WORDS.fullmatch(" ".join(text.split()))
    if found is None:
        not_understood(text)
    end, slot, source = found.groups()
    at: Place = ENDS[end] if end else int(slot)
    if max(int(slot or 0), int(source or 0)) >= codes.SLOTS:
        not_understood(text)
    return TakeCard(at, None if source is None else int(source))


def parse_outcome(text: str) -> Rolled:
    """The roll that a line of words says.

    >>> parse_outcome("rolled 4 and red 2 5")
    Rolled(own=4, red=(2, 5))
    """
    match text.split():
        case ["rolled", own] if own in FACES:
            return Rolled(int(own), ())
        case ["rolled", own, "and", "red", *red] if own in FACES and all(die in FACES for die in red):
            if 1 <= len(red) <= codes.RED_DICE and red == sorted(red):
                return Rolled(int(own), tuple(map(int, red)))
    not_understood(text)


def not_understood(text: str) -> NoReturn:
    """Refuse words that say no move."""
    raise NotUnderstood(f"{shorten(text)} is not a move of Burgen Land.")


ACTIONS: Language[Action] = Language(
    size=codes.ACTIONS,
    decode=decode_action,
    readers={
        "roll": lambda fields: Roll(fields.integer("red", 0, codes.RED_DICE)),
        "stop": lambda fields: Stop(),
        "move": lambda fields: Move(fields.integer("steps", 1, 6)),
        "dice": lambda fields: TakeDice(),
        "card": read_card,
        "score": lambda fields: Score(),
        "lose": lambda fields: Lose(ENDS[fields.text("end", tuple(ENDS))]),
    },
    parse=parse_action,
)

LUCK: Language[Outcome] = Language(
    size=codes.OUTCOMES,
    decode=decode_outcome,
    readers={"roll": read_roll},
    parse=parse_outcome,
    key="chance",
)
