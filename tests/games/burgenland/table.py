"""A table of Burgen Land, arranged in words: castles as "W H W _ W T W", spaces as "yellow 2"."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, cast

from alcaide import CHANCE, OVER
from alcaide.games.burgenland import GAME, Burgenland, codes
from alcaide.games.burgenland.moves import Rolled
from alcaide.games.burgenland.names import COLOURS

LETTERS = "_WTHR"
"""A card is the index of its letter."""
DECK = {"W": 9, "T": 3, "H": 3, "R": 4}
"""How many cards of each kind there are in every colour."""
STAGES = {"roll": codes.ROLLING, "move": codes.MOVING, "space": codes.ACTING, "lose": codes.LOSING}

Castles = tuple[str, str]
"""Seat 0's castle, then seat 1's."""


def cards_of(castle: str) -> list[int]:
    """The slots of a castle, as the core numbers them."""
    return [LETTERS.index(letter) for letter in castle.split()]


def space_of(name: str) -> int:
    """The index of a space that is named by its colour and its place from 1."""
    colour, place = name.split()
    return COLOURS.index(colour) * codes.AREA + int(place) - 1


class Table:
    """A match of Burgen Land that tests can arrange, play and read in words."""

    def __init__(
        self,
        *,
        blue: Castles = ("W", "W"),
        yellow: Castles = ("W", "W"),
        red: Castles = ("W", "W"),
        crown: str = "blue 8",
        seat: int = 0,
        colour: str | None = None,
        asked: str = "roll",
        dice: tuple[int, int] = (0, 0),
        scores: tuple[int, int] = (0, 0),
        track: str = "A",
    ) -> None:
        """Cards that lie in no castle are in the piles, red dice that nobody owns on the board.

        `colour` is the turn's, None at the start of a turn; `dice` the red dice that each seat owns.
        """
        self.position = cast(Burgenland, GAME.new(track=track))
        self.position.restore(
            {
                **self.position.state(),
                "castles": [[cards_of(castles[owner]) for castles in (blue, yellow, red)] for owner in range(2)],
                "piles": [piles_beside(castles) for castles in (blue, yellow, red)],
                "red": list(dice),
                "supply": codes.RED_DICE - sum(dice),
                "points": list(scores),
                "crown": space_of(crown),
                "to_act": seat,
                "seat": seat,
                "colour": -1 if colour is None else COLOURS.index(colour),
                "stage": STAGES[asked],
            }
        )
        self.position.listen()

    # Playing

    def do(self, words: str) -> "Table":
        """Do what the words say; the rules must allow it."""
        action = GAME.actions.parse(words)
        assert action.code in self.position.legal(), f"{words!r} is not one of {self.legal}"
        self.position.play(action.code)
        return self

    def roll(self, own: int, *red: int) -> "Table":
        """Roll the own die and so many red ones; they fall like this."""
        self.do(f"roll with {len(red)} red" if red else "roll")
        outcome = Rolled(own, tuple(sorted(red)))
        assert self.position.possible(outcome.code)
        self.position.play(outcome.code)
        return self

    # Reading

    @property
    def legal(self) -> list[str]:
        """What may be done now, in words."""
        return [str(GAME.actions.decode(code)) for code in self.position.legal()]

    @property
    def places(self) -> list[str]:
        """Where a card may be laid now, in words."""
        return [words.removeprefix("take card ") for words in self.legal if words.startswith("take card")]

    @property
    def asked(self) -> str:
        """What is asked: roll, move, space, lose; luck or over if no seat is asked."""
        if self.position.to_act in (CHANCE, OVER):
            return "luck" if self.position.to_act == CHANCE else "over"
        return next(name for name, stage in STAGES.items() if stage == self.position.stage)

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.position.seat

    @property
    def colour(self) -> str | None:
        """The turn's colour."""
        return COLOURS[self.position.colour] if self.position.colour >= 0 else None

    @property
    def crown(self) -> str:
        """Where the crown stands."""
        area, place = divmod(self.position.crown, 8)
        return f"{COLOURS[area]} {place + 1}"

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of both seats."""
        return tuple(self.position.scores())

    @property
    def supply(self) -> int:
        """The red dice on the board."""
        return self.position.supply

    @property
    def dice(self) -> tuple[int, int]:
        """The red dice that each seat owns."""
        return (self.position.red_dice(0), self.position.red_dice(1))

    @property
    def told(self) -> list[str]:
        """What the last action brought, in sentences."""
        return [str(event) for event in GAME.events(self.position)]

    def castle(self, seat: int, colour: str) -> str:
        """A castle in letters."""
        return " ".join(LETTERS[card] for card in self.position.castle(seat, COLOURS.index(colour)))

    def value(self, seat: int, colour: str) -> int:
        """What a castle would count for now."""
        return self.position.castle_value(seat, COLOURS.index(colour))

    def pile(self, colour: str, letter: str) -> int:
        """How many such cards are left."""
        return self.position.pile(COLOURS.index(colour), LETTERS.index(letter))

    def kinds(self) -> list[str]:
        """The kinds of all spaces, as everybody sees them."""
        spaces = GAME.view(self.position, None).json()["spaces"]
        return list(cast(Sequence[str], spaces))


def piles_beside(castles: Castles) -> list[int]:
    """What is left of one colour's cards beside the two castles."""
    left = [DECK[letter] - sum(castle.split().count(letter) for castle in castles) for letter in DECK]
    assert min(left) >= 0, f"there are not so many cards: {castles}"
    return left


def landed(space: str, **arranged: Any) -> Table:
    """A table where the crown has just landed on that space, in the turn's colour."""
    return later(space, asked="space", **arranged)


def later(space: str, **arranged: Any) -> Table:
    """A table where an action has just been completed on that space: the seat rolls again or stops."""
    colour, _ = space.split()
    return Table(crown=space, colour=colour, **arranged)


def check_invariants(state: Mapping[str, object], before: Mapping[str, object] | None = None) -> None:
    """What holds after every step of every match."""
    castles, piles = state["castles"], state["piles"]
    assert isinstance(castles, list)
    assert isinstance(piles, list)
    for colour in range(3):
        for card, letter in enumerate("WTHR", start=1):
            laid = sum(castles[seat][colour].count(card) for seat in range(2))
            assert laid + piles[colour][card - 1] == DECK[letter]
        for seat in range(2):
            check_castle(castles[seat][colour])
    dice, points, crown = state["red"], state["points"], state["crown"]
    assert isinstance(dice, list)
    assert isinstance(points, list)
    assert isinstance(crown, int)
    assert min(*dice, state["supply"]) >= 0
    assert sum(dice) + cast(int, state["supply"]) == codes.RED_DICE
    assert 0 <= crown < codes.SPACES
    assert max(points) <= 73
    if before is not None:
        assert all(now >= then for now, then in zip(points, cast(list[int], before["points"]), strict=True))


def check_castle(slots: list[int]) -> None:
    """Cards at both ends, no two buildings side by side, at most forty slots."""
    assert len(slots) <= codes.SLOTS
    assert not slots or (slots[0] and slots[-1])
    assert not any(left > codes.WALL and right > codes.WALL for left, right in pairwise(slots))
