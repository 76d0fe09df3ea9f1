"""PythonPosition: a position whose rules are ordinary Python, with moves and luck as the classes of its edge.

An author writes `moves`, `act` and `score`; `chances` and `bring` where there is luck; `won` where most points do not
win; `deal_anew` where something is hidden. Rollouts, batches, searches and environments drive it like a compiled game.
"""

from collections.abc import Iterable, Mapping
from copy import deepcopy

import cython

from alcaide.core.codes import *
from alcaide.core.errors import BadSetting, shorten
from alcaide.core.luck import Luck
from alcaide.core.moves import Action, Outcome
from alcaide.core.position import Choices, Position
from alcaide.core.uncompiled import *

BESIDE = frozenset(("to_act", "players", "pad", "noted", "listening", "told"))
"""What every position has; all other attributes are fields of the game."""
MOST_WAYS = 2**31 - 1
"""The weights of all outcomes together fit a C integer."""


class PythonPosition(Position):
    """A moment in a match of a game that is written in Python.

    Its fields are its attributes: numbers, words, enums, frozen values, and lists, tuples, dicts and sets of them. They
    are copied by value, so no two fields may share a list. `state` shows all of them, views and observations those
    whose name does not begin with an underscore.
    """

    if not cython.compiled:
        told: list[str] | None = None

    def __init__(self, players: int, to_act: int = 0) -> None:
        if any(kind.__dict__.get("__slots__") for kind in type(self).__mro__):
            raise TypeError(f"{type(self).__name__} cannot have __slots__: its attributes are what is copied.")
        self.players = players
        self.to_act = self.check_seat(to_act, "__init__")

    # What an author writes

    def moves(self) -> Iterable[Action]:
        """What the seat to act may do, in any order."""
        raise NotImplementedError

    def act(self, action: Action) -> int:
        """Carry out what the seat to act decided; who is next: a seat, CHANCE or OVER."""
        raise NotImplementedError

    def chances(self) -> Mapping[Outcome, int]:
        """What luck may bring now, each with its weight: how many ways lead to it."""
        raise NotImplementedError

    def bring(self, outcome: Outcome) -> int:
        """Carry out what luck brought; who is next."""
        raise NotImplementedError

    def score(self, seat: int) -> int:
        """The points of one seat."""
        raise NotImplementedError

    def won(self) -> Iterable[int]:
        """Who has won, now that the match is over: whoever has most points, unless the game says otherwise."""
        scores = self.scores()
        return [seat for seat, points in enumerate(scores) if points == max(scores)]

    def deal_anew(self, seat: int, luck: Luck) -> None:
        """Deal anew what that seat cannot see; only asked where the game says that something is hidden."""
        raise NotImplementedError(
            f"{type(self).__name__} hides something from its seats, so it has to write deal_anew()."
        )

    # What an author calls

    def tell(self, sentence: str) -> None:
        """Say what happened, for the log of the table, with {seat 0} where a name belongs."""
        if self.listening:
            self.told = [*(self.told or ()), sentence]

    # What compiled code drives

    def list_legal(self, choices: Choices) -> int:
        with cython.gil:
            return self.list_moves(choices)

    def list_moves(self, choices: Choices) -> int:
        """Add the codes of what is possible, ascending."""
        size = self.game.actions.size
        codes = sorted({move.code for move in self.moves()})
        if not codes:
            raise ValueError(f"{type(self).__name__}.moves() gives seat {self.to_act} nothing to do.")
        if len(codes) > MOST_CHOICES:
            raise ValueError(f"{type(self).__name__}.moves() gives {len(codes)} moves; {MOST_CHOICES} are the most.")
        if min(codes) < 0 or max(codes) >= size:
            raise ValueError(f"A move of {type(self).__name__} has a code outside 0 to {size - 1}.")
        for code in codes:
            choices.add(code)
        return 0

    def become(self, action: int) -> int:
        with cython.gil:
            return self.go_on(action)

    def go_on(self, code: int) -> int:
        """Carry out an action or an outcome, and note who is next."""
        self.told = None
        if self.to_act == CHANCE:
            self.to_act = self.check_seat(self.bring(self.game.luck.decode(code)), "bring")
        else:
            self.to_act = self.check_seat(self.act(self.game.actions.decode(code)), "act")
        return 0

    def check_seat(self, following: object, method: str) -> int:
        """Who is next, if that can be."""
        if not isinstance(following, int) or not OVER <= following < self.players:
            raise ValueError(
                f"{type(self).__name__}.{method}() must say who is next: "
                f"a seat from 0 to {self.players - 1}, CHANCE or OVER, not {shorten(following)}."
            )
        return int(following)

    def draw(self, luck: Luck) -> int:
        with cython.gil:
            return self.draw_by_weight(luck)

    def draw_by_weight(self, luck: Luck) -> int:
        """One outcome, in whole numbers only, so that the same luck draws the same everywhere."""
        weights = self.weights()
        left = luck.below(sum(weights.values()))
        for code, weight in weights.items():
            left -= weight
            if left < 0:
                return code
        raise AssertionError("a draw is below the sum of the weights")

    def weights(self) -> dict[int, int]:
        """The weight of every possible outcome by its code, ascending."""
        weights: dict[int, int] = {}
        for outcome, weight in self.chances().items():
            if type(weight) is not int or weight < 1:
                raise ValueError(
                    f"{type(self).__name__}.chances() gives {str(outcome)!r} the weight {shorten(weight)}, "
                    "which is no positive whole number."
                )
            weights[outcome.code] = weight
        if not 0 < sum(weights.values()) <= MOST_WAYS:
            raise ValueError(f"The weights of {type(self).__name__}.chances() must add up to 1 to {MOST_WAYS}.")
        return dict(sorted(weights.items()))

    def redeal(self, seat: int, luck: Luck) -> int:
        with cython.gil:
            if self.game.hidden:
                self.deal_anew(seat, luck)
            return 0

    def points_of(self, seat: int) -> int:
        with cython.gil:
            return self.score(seat)

    def assume(self, source: Position) -> None:
        with cython.gil:
            self.take_over(source)

    def take_over(self, source: Position) -> int:
        """Become equal, with fields of its own."""
        self.to_act = source.to_act
        self.players = source.players
        own = vars(self)
        for name in [name for name in own if name not in BESIDE]:
            del own[name]
        for name, value in vars(source).items():
            if name not in BESIDE:
                own[name] = copied(value)
        return 0

    # What everyone calls

    def copy(self) -> "PythonPosition":
        twin = self.__class__.__new__(self.__class__)
        twin.take_over(self)
        return twin

    def outcomes(self) -> list[tuple[int, float]]:
        weights = self.weights() if self.to_act == CHANCE else {}
        total = sum(weights.values())
        return [(code, weight / total) for code, weight in weights.items()]

    def winners(self) -> list[int]:
        return sorted(self.won()) if self.to_act == OVER else []

    def state(self) -> dict[str, object]:
        fields = {name: copied(value) for name, value in vars(self).items() if name not in BESIDE}
        return {"to_act": self.to_act, "players": self.players, **fields}

    def restore(self, state: Mapping[str, object]) -> None:
        if set(state) != set(self.state()) or state["players"] != self.players:
            raise BadSetting(f"This is not the state of a {type(self).__name__} for {self.players}.", "bad_state")
        self.to_act = self.check_seat(state["to_act"], "restore")
        for name, value in state.items():
            if name not in BESIDE:
                setattr(self, name, copied(value))


def copied(value: object) -> object:
    """A value that shares nothing that can change."""
    kind = type(value)
    if kind is int or kind is str or kind is bool or value is None:
        return value
    if kind is list:
        return [copied(part) for part in value]  # type: ignore[attr-defined]
    if kind is tuple:
        return tuple([copied(part) for part in value])  # type: ignore[attr-defined]
    if kind is dict:
        return {key: copied(part) for key, part in value.items()}  # type: ignore[attr-defined]
    return deepcopy(value)
