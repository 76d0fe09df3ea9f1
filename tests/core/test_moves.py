"""A move that is declared once: its faces agree, and what says no move is refused with a sentence."""

from typing import Annotated

import pytest

from alcaide.core import GAMES, Action, Game, Key, NotUnderstood, Vocabulary, move
from alcaide.core.domains import Ascending, Either, Maybe, Named, Numbers, Words


@move("wait", 0)
class Wait(Action):
    """No fields."""


@move("walk", 1, "walk {steps}[ towards {goal}]", cites=("X1",))
class Walk(Action):
    """A number that begins at 1, and something optional that JSON calls by another name."""

    steps: Annotated[int, Numbers(1, 3)]
    goal: Annotated[int | None, Maybe(Named("a town", ("rome", "riva"))), Key("to")] = None


@move("pack", 20, "pack {what} and {where}", digits=("where", "what"))
class Pack(Action):
    """Digits in another order than the fields."""

    what: Annotated[tuple[int, ...], Ascending(Numbers(1, 2), 2)]
    where: Annotated[str | int, Either(Words("bag", "box"), Numbers(0, 1, said="drawer {}"))]


@move("walk", 60, "walk home", constant={"home": True})
class WalkHome(Action):
    """Another move of the same name in JSON."""


ALL = Vocabulary[Action]("the test", 62, Wait, Walk, WalkHome, Pack, cites={Wait: ("X2",)})
SAID = [
    (Wait(), 0, "wait", {"do": "wait"}),
    (Walk(1), 4, "walk 1", {"do": "walk", "steps": 1}),
    (Walk(3, 1), 12, "walk 3 towards riva", {"do": "walk", "steps": 3, "to": "riva"}),
    (WalkHome(), 60, "walk home", {"do": "walk", "home": True}),
    (Pack((1, 2), 1), 20 + 3 * 9 + 1 + 2 * 3, "pack 1 2 and drawer 1", {"do": "pack", "what": [1, 2], "where": 1}),
    (Pack((2,), "box"), 20 + 9 + 2, "pack 2 and box", {"do": "pack", "what": [2], "where": "box"}),
]


@pytest.mark.parametrize(("action", "code", "words", "json"), SAID, ids=[said[2] for said in SAID])
def test_the_faces_of_a_move_agree(action: Action, code: int, words: str, json: dict[str, object]) -> None:
    assert (action.code, str(action), action.json()) == (code, words, json)
    assert ALL.decode(code) == ALL.parse(f"  {words.replace(' ', '   ')} ") == ALL.read(json) == action


def test_a_vocabulary_knows_which_rules_its_moves_rest_on() -> None:
    assert ALL.cited == {Wait: ("X2",), Walk: ("X1",), WalkHome: (), Pack: ()}


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
@pytest.mark.parametrize("code", [-1, 10**9, 2**70, True, 1.0, "x", None, [1]], ids=str)
def test_what_is_no_code_is_refused(game: Game, code: int) -> None:
    for vocabulary in (game.actions, game.luck, ALL):
        with pytest.raises(NotUnderstood, match="A code is a whole number from 0 to"):
            vocabulary.decode(code)


@pytest.mark.parametrize("code", [1, 2, 3, 13, 19, 23, 25, 61])
def test_a_code_that_stands_for_nothing_is_refused(code: int) -> None:
    with pytest.raises(NotUnderstood, match=f"The code {code} stands for nothing in the test"):
        ALL.decode(code)


@pytest.mark.parametrize(
    ("json", "sentence"),
    [
        ({"do": "walk", "steps": 4}, "'steps' must be a whole number from 1 to 3, not 4."),
        ({"do": "walk", "steps": 1, "to": "oslo"}, "'to' must be a town from rome to riva, not 'oslo'."),
        ({"do": "walk", "steps": 1, "goal": "rome"}, "'walk' has no key 'goal'."),
        ({"do": "walk", "home": 1}, "'home' can only be True, not 1; leave it out otherwise."),
        ({"do": "walk"}, "The key 'steps' is missing."),
        ({"do": "pack", "what": [2, 1], "where": "bag"}, "'what' must be sorted ascending, not [2, 1]."),
        (
            {"do": "pack", "what": [], "where": "x"},
            "'where' must be one of bag, box or a whole number from 0 to 1, not 'x'.",
        ),
    ],
    ids=str,
)  # fmt: skip
def test_json_is_read_strictly(json: dict[str, object], sentence: str) -> None:
    with pytest.raises(NotUnderstood) as refused:
        ALL.read(json)

    assert refused.value.sentence == sentence


@pytest.mark.parametrize("words", ["walk", "walk 01", "walk 1 towards", "Wait", "pack 2 1 and bag", "pack and bag"])
def test_words_that_say_no_move_are_refused(words: str) -> None:
    with pytest.raises(NotUnderstood, match="is not a move of the test"):
        ALL.parse(words)


@pytest.mark.parametrize("action", [Walk(0), Walk(1, 2), Walk(True), Pack((2, 1), "bag"), Pack((), "attic")], ids=repr)
def test_a_move_with_a_value_outside_its_domain_has_no_code(action: Action) -> None:
    with pytest.raises(NotUnderstood, match="cannot have"):
        _ = action.code


def test_two_moves_with_one_code_cannot_be_declared() -> None:
    @move("rest", 4)
    class Rest(Action):
        """On a code of Walk."""

    with pytest.raises(AssertionError):
        Vocabulary("the test", 62, Walk, Rest)
