"""The exact turn against full enumeration on few dice, and against play on eight."""

import math
import statistics
from collections import Counter
from functools import cache
from itertools import product

import pytest

from alcaide import compiled
from alcaide.core import SwiftLuck
from alcaide.games.alhambra.moves import CancelRoll, SetBlack
from alcaide.games.dicetable.exact_turn_solver import ExactTurnSolver, hands_of
from alcaide.games.dicetable.moves import Place, Reroll
from alcaide.games.dicetable.multisets import Multiset
from alcaide.games.dicetable.rules import result_cell

Faces = tuple[int, ...]
"""What dice show, ascending."""


def some_worth(seed: int) -> list[list[float]]:
    """Any worths, better cells mostly worth more."""
    luck = SwiftLuck("worth", seed)
    return [[luck.pick(100) / 10 * (25 - cell) for cell in range(24)] for _ in range(6)]


def multiset(faces: Faces) -> Multiset:
    return tuple(Counter(faces)[kind] for kind in range(6))


class Enumeration:
    """A turn solved die by die, with no idea but to try everything."""

    def __init__(self, worth: list[list[float]], dice: int, cancel_cost: float, black_cost: float) -> None:
        self.worth, self.dice = worth, dice
        self.cancel_cost, self.black_cost = cancel_cost, black_cost
        self.decide = cache(self.decide_anew)
        self.mean = cache(self.mean_anew)

    def start(self, cancels: int, chip: bool) -> float:
        """Before the first roll."""
        return self.mean(0, (), None, cancels, chip, None)

    def decide_anew(
        self, rolls: int, faces: Faces, black: int | None, cancels: int, chip: bool, fresh: bool, former: Faces | None
    ) -> float:
        """The worth of the best decision."""
        symbols = Counter(faces) + Counter([] if black is None else [black])
        options = [self.worth[kind][result_cell(count, rolls)] for kind, count in symbols.items()]
        if rolls < 3:
            options += [
                self.throw(rolls, faces, thrown, black, cancels, chip)
                for thrown in product((False, True), repeat=self.dice)
                if any(thrown)
            ]
        if chip and black is None and rolls == 1:
            blacks = [self.decide(rolls, faces, kind, cancels, False, False, None) for kind in range(6)]
            options.append(max(blacks) - self.black_cost)
        if fresh and cancels and rolls == 1:
            options.append(self.start(cancels - 1, chip) - self.cancel_cost)
        if fresh and cancels and former is not None:
            options.append(self.decide(rolls - 1, former, black, cancels - 1, chip, False, None) - self.cancel_cost)
        return max(options)

    def throw(
        self, rolls: int, faces: Faces, thrown: tuple[bool, ...], black: int | None, cancels: int, chip: bool
    ) -> float:
        """The mean over all ways the thrown dice can fall."""
        kept = tuple(face for face, flies in zip(faces, thrown, strict=True) if not flies)
        return self.mean(rolls, kept, black, cancels, chip, faces if cancels else None)

    def mean_anew(
        self, rolls: int, kept: Faces, black: int | None, cancels: int, chip: bool, former: Faces | None
    ) -> float:
        """The former faces matter only if the roll could be cancelled."""
        falls = product(range(6), repeat=self.dice - len(kept))
        hands = [tuple(sorted([*kept, *fall])) for fall in falls]
        return sum(self.decide(rolls + 1, hand, black, cancels, chip, True, former) for hand in hands) / len(hands)


@pytest.mark.parametrize(
    ("dice", "cancels", "chip"),
    [(1, 3, True), (2, 0, False), (2, 2, False), (2, 1, True), (3, 0, False), (3, 0, True), (3, 1, False)],
)
def test_a_turn_is_worth_what_full_enumeration_says(dice: int, cancels: int, chip: bool) -> None:
    worth = some_worth(dice)
    turn = ExactTurnSolver(worth, cancel_cost=3.5, black_cost=8.25, dice=dice)

    expected = Enumeration(worth, dice, 3.5, 8.25).start(cancels, chip)

    assert turn.worth_of_turn(cancels=cancels, black_chip=chip) == pytest.approx(expected)


@pytest.mark.parametrize("rolls", [1, 2, 3])
def test_every_advice_is_worth_what_full_enumeration_says(rolls: int) -> None:
    worth = some_worth(7)
    turn = ExactTurnSolver(worth, cancel_cost=3.5, black_cost=8.25, dice=2)
    tried = Enumeration(worth, 2, 3.5, 8.25)
    former = None if rolls == 1 else (2, 5)
    for faces in {tuple(sorted(fall)) for fall in product(range(6), repeat=2)}:
        for black, chip in ((None, False), (None, True), (4, False)):
            if rolls == 1 and black is not None:
                continue  # a roll cannot be cancelled any more once the black die is set
            advice = turn.advise(
                multiset(faces), rolls, black=black, cancels=1, black_chip=chip, fresh=True,
                former=former and multiset(former),
            )  # fmt: skip

            assert advice.worth == pytest.approx(tried.decide(rolls, faces, black, 1, chip, True, former))


def play_turn(turn: ExactTurnSolver, luck: SwiftLuck, worth: list[list[float]], cancels: int, chip: bool) -> float:
    """One turn with eight dice as the advice says; what it brought, the chips paid for."""
    paid, black, former, rolls = 0.0, None, None, 0
    dice: Multiset = (0,) * 6
    thrown = 8
    while True:
        if thrown:
            fall = Counter(luck.pick(6) for _ in range(thrown))
            dice = tuple(have + fall[kind] for kind, have in enumerate(dice))
            rolls += 1
        fresh = thrown > 0
        action = turn.advise(
            dice, rolls, black=black, cancels=cancels, black_chip=chip, fresh=fresh, former=former
        ).action
        thrown = 0
        match action:
            case Place(kind):
                return worth[kind][result_cell(dice[kind] + (black == kind), rolls)] - paid
            case Reroll(again):
                former, thrown = dice, sum(again)
                dice = tuple(have - gone for have, gone in zip(dice, again, strict=True))
            case SetBlack(kind):
                black, chip, paid = kind, False, paid + turn.black_cost
            case CancelRoll():
                cancels, paid, rolls = cancels - 1, paid + turn.cancel_cost, rolls - 1
                dice, thrown = ((0,) * 6, 8) if former is None else (former, 0)


@pytest.mark.parametrize(("cancels", "chip", "turns"), [(0, False, 1500), (1, False, 600), (1, True, 300)])
def test_play_with_eight_dice_brings_what_was_promised(cancels: int, chip: bool, turns: int) -> None:
    turns = turns if compiled else turns // 30
    worth = [[(24 - cell) ** 1.5 + 3 * kind for cell in range(24)] for kind in range(6)]
    turn = ExactTurnSolver(worth, cancel_cost=2.0, black_cost=1.0)
    luck = SwiftLuck("play", cancels, int(chip))

    brought = [play_turn(turn, luck, worth, cancels, chip) for _ in range(turns)]

    error = statistics.stdev(brought) / math.sqrt(turns)
    assert abs(statistics.mean(brought) - turn.worth_of_turn(cancels=cancels, black_chip=chip)) < 4 * error


def test_chips_never_make_a_turn_worse() -> None:
    turn = ExactTurnSolver(some_worth(3))
    worths = [turn.worth_of_turn(cancels=cancels, black_chip=chip) for chip in (False, True) for cancels in range(4)]

    assert worths[:4] == sorted(worths[:4])
    assert worths[4:] == sorted(worths[4:])
    assert all(with_chip >= without for without, with_chip in zip(worths[:4], worths[4:], strict=True))


def test_the_hands_of_eight_dice() -> None:
    hands = hands_of(8)

    assert (hands.count, hands.parts) == (1287, 75582 - 1287)


@pytest.mark.parametrize(
    "wrong", [{"worth": [[0.0] * 24] * 5}, {"worth": [[0.0] * 23] * 6}, {"worth": [[0.0] * 24] * 6, "dice": 9}]
)
def test_wrong_input_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"\d"):
        ExactTurnSolver(**wrong)  # type: ignore[arg-type]


def test_a_hand_of_other_dice_is_refused() -> None:
    with pytest.raises(ValueError, match="8 dice"):
        ExactTurnSolver(some_worth(1)).advise((1, 0, 0, 0, 0, 0), 1)
