"""The four faces of an action agree: int, class, JSON and words; what says no action is refused."""

import pytest

from alcaide.core import AlcaideError, NotUnderstood, UnknownName, read_line, write_line
from alcaide.games.alcazar import GAME, codes
from alcaide.games.alcazar.board import CELLS, LINES
from alcaide.games.alcazar.moves import Bridge, Found, SwapNobles

UNUSED = {
    codes.BUY_OPEN,
    codes.BUILD,
    codes.TOWER,
    codes.BRIDGE,
    codes.WITHDRAW,
    codes.FLAG,
    codes.PLACE,
    codes.PLACE + codes.CELLS,
    codes.FOUND,
    codes.FOUND + 1,
    codes.FOUND + 2,
}
"""Codes of card, cell or site 0, which there is not."""


def used_codes() -> list[int]:
    used = [code for code in range(codes.MOVE) if code not in UNUSED]
    pairs = [(first, second) for first in range(1, codes.CELLS) for second in range(1, codes.CELLS) if first != second]
    for first, second in pairs[::7]:
        used += [codes.MOVE + first * codes.CELLS + second, codes.SWAP + first * codes.CELLS + second]
    return [*used, codes.DONE]


def test_code_class_json_and_words_agree() -> None:
    for code in used_codes():
        action = GAME.actions.decode(code)

        assert action.code == code
        assert GAME.actions.read(read_line(write_line(action.json()), 1)) == action
        assert GAME.actions.parse(str(action)) == action


def test_codes_come_in_the_order_of_their_kinds() -> None:
    kinds = [type(GAME.actions.decode(code)).__name__ for code in sorted(used_codes())]

    assert list(dict.fromkeys(kinds)) == [
        "BuyOpen", "BuyTop", "BuyTower", "Build", "Found", "Tower", "Bridge", "Withdraw", "Pass", "Flag",
        "PlaceNoble", "MoveNoble", "SwapNobles", "Done",
    ]  # fmt: skip
    assert GAME.actions.size == codes.DONE + 1


def test_outcomes_agree() -> None:
    for card in range(1, codes.CARDS):
        outcome = GAME.luck.decode(card)

        assert outcome.code == card
        assert GAME.luck.read(outcome.json()) == GAME.luck.parse(str(outcome)) == outcome


def test_json_is_that_of_the_records() -> None:
    assert Found(1, (1, 2, 72)).json() == {"do": "found", "card": 1, "spaces": [1, 2, 72]}
    assert Bridge((7, "r1c6", 17)).json() == {"do": "bridge", "cells": [7, "r1c6", 17]}
    assert SwapNobles((3, "r1c6")).json() == {"do": "swap", "cells": [3, "r1c6"]}
    assert GAME.actions.parse("move 4 to r1c6").json() == {"do": "move", "from": 4, "to": "r1c6"}


@pytest.mark.parametrize(
    "words",
    [
        "", "buy", "buy 0", "buy 73", "buy 08", "build 8 9", "build eight", "found 8 on 8 9 11", "found 8 on 9 8 7",
        "found 8 on 7 8", "tower 8", "tower on r0c0", "tower on r1c11", "bridge 3 1 2", "bridge 1 2 4", "bridge 1 2",
        "place duke on 8", "place baron on 0", "move 8 to 8", "swap 8 and 8", "swap 8 9", "flag r1c6", "pass it",
        "DONE", "buy \u0663", "withdraw r1c6 8", "done\0", "bridge 7 r1c6 17 17",
    ],
)  # fmt: skip
def test_words_that_say_no_action_are_refused(words: str) -> None:
    with pytest.raises(NotUnderstood) as refused:
        GAME.actions.parse(words)

    assert refused.value.sentence.endswith(".")


@pytest.mark.parametrize("words", ["", "card", "card 0", "card 73", "card 1 2", "8"])
def test_words_that_say_no_outcome_are_refused(words: str) -> None:
    with pytest.raises(NotUnderstood):
        GAME.luck.parse(words)


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"do": "build"},
        {"do": "build", "card": 8, "space": 8},
        {"do": "build", "card": "8"},
        {"do": "build", "card": 8.0},
        {"do": "build", "card": True},
        {"do": "build", "card": 73},
        {"do": "found", "card": 8, "spaces": [8, 7, 9]},
        {"do": "found", "card": 8, "spaces": [9, 10, 11]},
        {"do": "found", "card": 1, "spaces": [71, 72, 1]},
        {"do": "tower", "cell": "8"},
        {"do": "tower", "cell": "r0c0"},
        {"do": "tower", "cell": 0},
        {"do": "tower", "cell": None},
        {"do": "tower", "cell": True},
        {"do": "tower", "cell": ["r1c6"]},
        {"do": "bridge", "cells": [3, 2, 1]},
        {"do": "bridge", "cells": [1, 2]},
        {"do": "bridge", "cells": {"a": 1}},
        {"do": "place", "noble": "king", "cell": 8},
        {"do": "place", "noble": 1, "cell": 8},
        {"do": "move", "from": 8, "to": 8},
        {"do": "swap", "cells": [8, 8]},
        {"do": "flag", "space": "r1c6"},
        {"do": "pass", "seat": 0},
    ],
)
def test_json_that_says_no_action_is_refused(data: dict) -> None:
    with pytest.raises(NotUnderstood):
        GAME.actions.read(data)


def test_an_unknown_action_is_named() -> None:
    with pytest.raises(UnknownName, match="Did you mean 'bridge'"):
        GAME.actions.read({"do": "brigde", "cells": [1, 2, 3]})


def test_json_from_the_other_end_is_explained() -> None:
    with pytest.raises(AlcaideError, match="called 1 2 3"):
        GAME.actions.read({"do": "bridge", "cells": [3, 2, 1]})


@pytest.mark.parametrize("words", ["bridge 7 r1c6 17", "bridge 17 r1c6 7", "bridge 7 17", "bridge 17 7"])
def test_words_name_a_bridge_from_either_end_and_by_its_ends_alone(words: str) -> None:
    action = GAME.actions.parse(words)

    assert action == Bridge((7, "r1c6", 17))
    assert str(action) == "bridge 7 r1c6 17"


def test_a_bridge_named_by_its_ends_is_the_one_that_is_legal() -> None:
    """On the two boards, different cells lie between two ends; those of this board are meant."""
    ends: dict[tuple, list[Bridge]] = {}
    for line in LINES[1:]:
        ends.setdefault((line[0], line[2]), []).append(Bridge(line))
    [first, second, *_] = next(bridges for bridges in ends.values() if len(bridges) > 1)
    words = f"bridge {first.cells[2]} {first.cells[0]}"

    assert GAME.actions.parse(words, [first]) == first
    assert GAME.actions.parse(words, [second]) == second


def test_a_swap_named_from_the_other_end_is_the_one_that_is_legal() -> None:
    legal = [SwapNobles((72, 70))]

    assert GAME.actions.parse("swap 70 and 72", legal) == GAME.actions.parse("swap 72 and 70", legal) == legal[0]
    assert GAME.actions.parse("swap 70 and 72") == SwapNobles((70, 72))


@pytest.mark.parametrize("code", [*sorted(UNUSED), codes.MOVE + 131, codes.SWAP + 131, codes.MOVE + 130])
def test_a_code_that_stands_for_nothing_is_refused(code: int) -> None:
    with pytest.raises(NotUnderstood, match="stands for nothing in Alcazar"):
        GAME.actions.decode(code)


def test_every_name_of_a_cell_is_one_word() -> None:
    assert all(str(cell).split() == [str(cell)] for cell in CELLS)
    assert len(set(LINES)) == len(LINES)
