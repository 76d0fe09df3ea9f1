"""What a seat decides in Alcazar, and what luck brings: typed, with code, JSON and words that agree.

How they are read back is in `language`.
"""

from dataclasses import dataclass
from typing import Literal

from alcaide.core import JSON, Action, Outcome
from alcaide.core.by_hand import ByHand
from alcaide.games.alcazar import codes
from alcaide.games.alcazar.board import NUMBERS, SITE_NUMBERS, Cell, Line
from alcaide.games.alcazar.names import RANKS

Rank = Literal["baron", "grande"]
Window = tuple[int, int, int]
"""Three spaces in a row on the track, sorted by number."""


@dataclass(frozen=True, slots=True)
class BuyOpen(ByHand, Action):
    """Buy one of the open building cards (R23)."""

    card: int
    name = "buy_open"

    @property
    def code(self) -> int:
        return codes.BUY_OPEN + self.card

    def fields(self) -> JSON:
        return {"card": self.card}

    def __str__(self) -> str:
        return f"buy {self.card}"


@dataclass(frozen=True, slots=True)
class BuyTop(ByHand, Action):
    """Buy the top card of the pile, unseen (R23)."""

    name = "buy_top"

    @property
    def code(self) -> int:
        return codes.BUY_TOP

    def fields(self) -> JSON:
        return {}

    def __str__(self) -> str:
        return "buy top"


@dataclass(frozen=True, slots=True)
class BuyTower(ByHand, Action):
    """Buy a tower card (R24)."""

    name = "buy_tower"

    @property
    def code(self) -> int:
        return codes.BUY_TOWER

    def fields(self) -> JSON:
        return {}

    def __str__(self) -> str:
        return "buy tower"


@dataclass(frozen=True, slots=True)
class Found(ByHand, Action):
    """Found a castle on three spaces, with two blocks on the card's (R40-R45)."""

    card: int
    spaces: Window
    name = "found"

    @property
    def code(self) -> int:
        return codes.FOUND + self.card * codes.WINDOWS + windows_of(self.card).index(self.spaces)

    def fields(self) -> JSON:
        return {"card": self.card, "spaces": list(self.spaces)}

    def __str__(self) -> str:
        return f"found {self.card} on {' '.join(map(str, self.spaces))}"


@dataclass(frozen=True, slots=True)
class Build(ByHand, Action):
    """Build a palace, an extension or one block higher, as the board says (R46-R51)."""

    card: int
    name = "build"

    @property
    def code(self) -> int:
        return codes.BUILD + self.card

    def fields(self) -> JSON:
        return {"card": self.card}

    def __str__(self) -> str:
        return f"build {self.card}"


@dataclass(frozen=True, slots=True)
class Tower(ByHand, Action):
    """Play a tower card on a column (R52-R57)."""

    cell: Cell
    name = "tower"

    @property
    def code(self) -> int:
        return codes.TOWER + NUMBERS[self.cell]

    def fields(self) -> JSON:
        return {"cell": self.cell}

    def __str__(self) -> str:
        return f"tower on {self.cell}"


@dataclass(frozen=True, slots=True)
class Bridge(ByHand, Action):
    """Build a bridge over three cells in line (R60-R68)."""

    cells: Line
    name = "bridge"

    @property
    def code(self) -> int:
        return codes.BRIDGE + SITE_NUMBERS[self.cells]

    def fields(self) -> JSON:
        return {"cells": list(self.cells)}

    def __str__(self) -> str:
        return f"bridge {' '.join(map(str, self.cells))}"


@dataclass(frozen=True, slots=True)
class Withdraw(ByHand, Action):
    """Take an own noble back, for its price (R72)."""

    cell: Cell
    name = "withdraw"

    @property
    def code(self) -> int:
        return codes.WITHDRAW + NUMBERS[self.cell]

    def fields(self) -> JSON:
        return {"cell": self.cell}

    def __str__(self) -> str:
        return f"withdraw {self.cell}"


@dataclass(frozen=True, slots=True)
class Pass(ByHand, Action):
    """Do nothing, when nothing else can be done (R77, R78)."""

    name = "pass"

    @property
    def code(self) -> int:
        return codes.PASS

    def fields(self) -> JSON:
        return {}

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Flag(ByHand, Action):
    """Give the freed crest and flag to the waiting palace whose lowest space this is (R18)."""

    space: int
    name = "flag"

    @property
    def code(self) -> int:
        return codes.FLAG + self.space

    def fields(self) -> JSON:
        return {"space": self.space}

    def __str__(self) -> str:
        return f"flag {self.space}"


@dataclass(frozen=True, slots=True)
class PlaceNoble(ByHand, Action):
    """Place a noble from the reserve on a column built on this turn (R31, R32)."""

    noble: Rank
    cell: Cell
    name = "place"

    @property
    def code(self) -> int:
        return codes.PLACE + RANKS.index(self.noble) * codes.CELLS + NUMBERS[self.cell]

    def fields(self) -> JSON:
        return {"noble": self.noble, "cell": self.cell}

    def __str__(self) -> str:
        return f"place {self.noble} on {self.cell}"


@dataclass(frozen=True, slots=True)
class MoveNoble(ByHand, Action):
    """Move an own noble of the building onto a column built on this turn (R34)."""

    source: Cell
    target: Cell
    name = "move"

    @property
    def code(self) -> int:
        return codes.MOVE + NUMBERS[self.source] * codes.CELLS + NUMBERS[self.target]

    def fields(self) -> JSON:
        return {"from": self.source, "to": self.target}

    def __str__(self) -> str:
        return f"move {self.source} to {self.target}"


@dataclass(frozen=True, slots=True)
class SwapNobles(ByHand, Action):
    """Let an own Baron and an own Grande of the building change places (R35)."""

    cells: tuple[Cell, Cell]
    """The one first that comes first, row by row, on the board."""
    name = "swap"

    @property
    def code(self) -> int:
        return codes.SWAP + NUMBERS[self.cells[0]] * codes.CELLS + NUMBERS[self.cells[1]]

    def fields(self) -> JSON:
        return {"cells": list(self.cells)}

    def __str__(self) -> str:
        return f"swap {self.cells[0]} and {self.cells[1]}"


@dataclass(frozen=True, slots=True)
class Done(ByHand, Action):
    """End the noble step, and with it the turn (R30)."""

    name = "done"

    @property
    def code(self) -> int:
        return codes.DONE

    def fields(self) -> JSON:
        return {}

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True)
class CardDrawn(ByHand, Outcome):
    """The next card of the pile (R5, R23)."""

    card: int
    name = "card"

    @property
    def code(self) -> int:
        return self.card

    def fields(self) -> JSON:
        return {"card": self.card}

    def __str__(self) -> str:
        return f"card {self.card}"


def windows_of(card: int) -> list[Window]:
    """The three rows of spaces on which this card can found a castle (R41), also across the join of 72 and 1.

    >>> windows_of(72)
    [(70, 71, 72), (1, 71, 72), (1, 2, 72)]
    """
    return [window_from(card - 2 + window) for window in range(codes.WINDOWS)]


def window_from(first: int) -> Window:
    """Three spaces in a row, the first of them counted round the track."""
    low, middle, high = sorted((first + step - 1) % codes.SPACES + 1 for step in range(3))
    return low, middle, high
