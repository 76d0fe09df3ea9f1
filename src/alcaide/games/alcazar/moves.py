"""What a seat decides in Alcazar, and what luck brings. Why a move is refused is in `refusals`."""

from typing import Annotated, Literal

from alcaide.core import Action, Key, NotUnderstood, Outcome, Vocabulary, move, shorten
from alcaide.core.domains import Ascending, Domain, Listed, Numbers, Words
from alcaide.games.alcazar import codes
from alcaide.games.alcazar.board import CELLS, LINES, SITE_NUMBERS
from alcaide.games.alcazar.board import Cell as AnyCell
from alcaide.games.alcazar.board import Line as AnyLine
from alcaide.games.alcazar.names import RANKS

TITLE = "Alcazar"
Window = tuple[int, int, int]
"""Three spaces in a row on the track, sorted by number."""


class Cells(Listed[AnyCell]):
    """The cells of all boards: a space's number, or a gap's name."""

    about = f"a space from 1 to {codes.SPACES} or a gap like 'r1c6' (row and column)"
    pattern = "[1-9][0-9]?|r[0-9]{1,2}c[0-9]{1,2}"

    def __init__(self) -> None:
        super().__init__((None, *CELLS[1:]))

    def read(self, key: str, given: object) -> AnyCell:
        if isinstance(given, int | str) and not isinstance(given, bool) and given in self.places:
            return given
        raise NotUnderstood(f"{key!r} must be {self.about}, not {shorten(given)}.")

    def hear(self, words: str) -> AnyCell:
        cell = words if words.startswith("r") else int(words)
        if cell not in self.places:
            raise NotUnderstood(f"{words} is not {self.about}.")
        return cell

    def read_all(self, key: str, given: object, count: int) -> list[AnyCell]:
        """A list of that many cells."""
        if not isinstance(given, list) or len(given) != count:
            raise NotUnderstood(f"{key!r} must be a list of {count} cells, not {shorten(given)}.")
        return [self.read(key, cell) for cell in given]


ANY_CELL = Cells()


class Lines(Listed[AnyLine]):
    """Three cells in line on some board; words may leave out the middle, and name either end first."""

    pattern = f"(?:{ANY_CELL.pattern})(?: (?:{ANY_CELL.pattern})){{1,2}}"

    def __init__(self) -> None:
        super().__init__((None, *LINES[1:]))

    def json(self, value: AnyLine) -> object:
        return list(value)

    def read(self, key: str, given: object) -> AnyLine:
        first, middle, last = ANY_CELL.read_all(key, given, 3)
        if (first, middle, last) in SITE_NUMBERS:
            return first, middle, last
        if (last, middle, first) in SITE_NUMBERS:
            raise NotUnderstood(f"The bridge is called {last} {middle} {first}, the upper or left end first.")
        raise NotUnderstood(f"{first} {middle} {last} are not three cells in a straight line.")

    def words(self, value: AnyLine) -> str:
        return " ".join(map(str, value))

    def hear(self, words: str) -> AnyLine:
        return self.readings(words)[0]

    def readings(self, words: str) -> list[AnyLine]:
        cells = [ANY_CELL.hear(word) for word in words.split()]
        found = [
            (first, middle, last)
            for first, middle, last in LINES[1:]
            if cells in ([first, middle, last], [last, middle, first], [first, last], [last, first])
        ]
        if not found:
            how = "three cells in a straight line" if len(cells) == 3 else "the ends of such a line"
            raise NotUnderstood(f"{words} are not {how}.")
        return sorted(found, key=lambda line: line[0] != cells[0])


class Pairs(Domain[tuple[AnyCell, AnyCell]]):
    """Two different cells; which is named first depends on the board, and words may name either."""

    pattern = f"(?:{ANY_CELL.pattern}) and (?:{ANY_CELL.pattern})"

    def __init__(self) -> None:
        self.digits = range(codes.CELLS + 1, codes.CELLS**2)

    def digit(self, value: tuple[AnyCell, AnyCell]) -> int:
        return ANY_CELL.digit(value[0]) * codes.CELLS + ANY_CELL.digit(value[1])

    def value(self, digit: int) -> tuple[AnyCell, AnyCell]:
        first, second = divmod(digit, codes.CELLS)
        return ANY_CELL.value(first), ANY_CELL.value(second)

    def json(self, value: tuple[AnyCell, AnyCell]) -> object:
        return list(value)

    def read(self, key: str, given: object) -> tuple[AnyCell, AnyCell]:
        first, second = ANY_CELL.read_all(key, given, 2)
        return first, second

    def words(self, value: tuple[AnyCell, AnyCell]) -> str:
        return f"{value[0]} and {value[1]}"

    def hear(self, words: str) -> tuple[AnyCell, AnyCell]:
        first, second = map(ANY_CELL.hear, words.split(" and "))
        return first, second

    def readings(self, words: str) -> list[tuple[AnyCell, AnyCell]]:
        first, second = self.hear(words)
        return [(first, second), (second, first)]


SPACE = Numbers(1, codes.SPACES)
ROW = Ascending(SPACE, 3)
ROW.digits = range(codes.WINDOWS)

Space = Annotated[int, SPACE]
"""A space, or the building card with its number."""
Rank = Annotated[Literal["baron", "grande"], Words(*RANKS)]
Cell = Annotated[AnyCell, ANY_CELL]
Line = Annotated[AnyLine, Lines()]


@move("buy_open", codes.BUY_OPEN, "buy {card}", cites=("R23",))
class BuyOpen(Action):
    """Buy one of the open building cards."""

    card: Space


@move("buy_top", codes.BUY_TOP, "buy top", cites=("R23",))
class BuyTop(Action):
    """Buy the top card of the pile, unseen."""


@move("buy_tower", codes.BUY_TOWER, "buy tower", cites=("R24",))
class BuyTower(Action):
    """Buy a tower card."""


@move("found", codes.FOUND, "found {card} on {spaces}", cites=("R40", "R41", "R42", "R43", "R44"))
class Found(Action):
    """Found a castle on three spaces, with two blocks on the card's. Its code numbers the rows around the card."""

    card: Space
    spaces: Annotated[Window, ROW]

    def number(self) -> int:
        self.check()
        return self.card * codes.WINDOWS + windows_of(self.card).index(self.spaces)

    @classmethod
    def numbered(cls, number: int) -> "Found":
        card, window = divmod(number, codes.WINDOWS)
        return cls(card, windows_of(card)[window])

    def check(self) -> None:
        windows = windows_of(self.card) if self.card in SPACE.digits else []
        if self.spaces not in windows:
            listed = ", ".join(str(list(window)) for window in windows)
            raise NotUnderstood(
                f"A castle founded with card {self.card} stands on {listed}, not on {list(self.spaces)}."
            )


@move("build", codes.BUILD, "build {card}", cites=("R46", "R48", "R49", "R50"))
class Build(Action):
    """Build a palace, an extension or one block higher, as the board says."""

    card: Space


@move("tower", codes.TOWER, "tower on {cell}", cites=("R52", "R53"))
class Tower(Action):
    """Play a tower card on a column."""

    cell: Cell


@move("bridge", codes.BRIDGE, "bridge {cells}", cites=("R60", "R61", "R62", "R65"))
class Bridge(Action):
    """Build a bridge over three cells in line."""

    cells: Line


@move("withdraw", codes.WITHDRAW, "withdraw {cell}", cites=("R72",))
class Withdraw(Action):
    """Take one of your nobles back, for its price."""

    cell: Cell


@move("pass", codes.PASS, cites=("R77", "R78"))
class Pass(Action):
    """Do nothing, when nothing else can be done."""


@move("flag", codes.FLAG, "flag {space}", cites=("R18", "R87"))
class Flag(Action):
    """Give the freed crest and flag to the waiting palace whose lowest space this is."""

    space: Space


@move("place", codes.PLACE, "place {noble} on {cell}", cites=("R31", "R32", "R33"))
class PlaceNoble(Action):
    """Place a noble from the reserve on a column built on this turn."""

    noble: Rank
    cell: Cell


@move("move", codes.MOVE, "move {source} to {target}", cites=("R34",))
class MoveNoble(Action):
    """Move one of your nobles in the building onto a column built on this turn."""

    source: Annotated[Cell, Key("from")]
    target: Annotated[Cell, Key("to")]

    def check(self) -> None:
        check_apart(self.source, self.target)


@move("swap", codes.SWAP, "swap {cells}", cites=("R35",))
class SwapNobles(Action):
    """Let a Baron and a Grande of yours in the building change places."""

    cells: Annotated[tuple[Cell, Cell], Pairs()]
    """The one first that comes first, row by row, on the board."""

    def check(self) -> None:
        check_apart(*self.cells)


@move("done", codes.DONE, cites=("R30",))
class Done(Action):
    """End the noble step, and with it the turn."""


@move("card", 0, "card {card}")
class CardDrawn(Outcome):
    """The next card of the pile."""

    card: Space


ACTIONS = Vocabulary[Action](
    TITLE, codes.ACTIONS, BuyOpen, BuyTop, BuyTower, Build, Found, Tower, Bridge, Withdraw, Pass, Flag, PlaceNoble,
    MoveNoble, SwapNobles, Done,
)  # fmt: skip
LUCK = Vocabulary[Outcome](TITLE, codes.CARDS, CardDrawn)


def check_apart(first: AnyCell, second: AnyCell) -> None:
    """Refuse two cells that are one."""
    if first == second:
        raise NotUnderstood(f"A noble cannot change places with itself on {first}.")


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
