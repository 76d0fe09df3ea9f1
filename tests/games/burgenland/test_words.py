"""Moves and rolls in words and in JSON: what is said wrong is refused, never repaired."""

import pytest

from alcaide.core import Action, AlcaideError, NotUnderstood, UnknownName
from alcaide.games.burgenland import GAME
from alcaide.games.burgenland.moves import Lose, Move, Roll, Rolled, Score, Stop, TakeCard, TakeDice

SAID = [
    (Roll(0), "roll", {"do": "roll", "red": 0}),
    (Roll(5), "roll with 5 red", {"do": "roll", "red": 5}),
    (Stop(), "stop", {"do": "stop"}),
    (Move(6), "move 6", {"do": "move", "steps": 6}),
    (TakeDice(), "take dice", {"do": "dice"}),
    (Score(), "score", {"do": "score"}),
    (Lose("left"), "lose left", {"do": "lose", "end": "left"}),
    (Lose("right"), "lose right", {"do": "lose", "end": "right"}),
    (TakeCard("left"), "take card left", {"do": "card", "at": "left"}),
    (TakeCard("right", 0), "take card right from 0", {"do": "card", "at": "right", "from": 0}),
    (TakeCard(38, 39), "take card in 38 from 39", {"do": "card", "at": 38, "from": 39}),
]


@pytest.mark.parametrize(("action", "words", "json"), SAID, ids=[words for _, words, _ in SAID])
def test_an_action_is_the_same_in_code_words_and_json(action: Action, words: str, json: dict[str, object]) -> None:
    assert str(action) == words
    assert action.json() == json
    assert GAME.actions.parse(words) == GAME.actions.read(json) == GAME.actions.decode(action.code) == action


def test_every_action_has_its_own_code() -> None:
    actions: list[Action] = [Stop(), TakeDice(), Score(), Lose("left"), Lose("right")]
    actions += [Roll(red) for red in range(6)] + [Move(steps) for steps in range(1, 7)]
    actions += [
        TakeCard(at, source) for at in ("left", "right", *range(40)) for source in (None, *range(40))
    ]  # fmt: skip

    assert sorted(action.code for action in actions) == list(range(GAME.actions.size))
    assert [GAME.actions.decode(action.code) for action in actions] == actions


@pytest.mark.parametrize(
    "words",
    [
        "",
        "rol",
        "Roll",
        "roll with 0 red",
        "roll with 6 red",
        "roll with 12 red",
        "roll with two red",
        "roll 2",
        "move",
        "move 0",
        "move 7",
        "move 12",
        "move 123456",
        "move ٣",
        "stop now",
        "lose",
        "lose middle",
        "take card",
        "take card middle",
        "take card in",
        "take card in 40",
        "take card in 03",
        "take card in -1",
        "take card in ٣",
        "take card left from 40",
        "take card left from",
        "take cards left",
        "score " * 10_000,
    ],
)
def test_words_that_say_no_move_are_refused(words: str) -> None:
    with pytest.raises(NotUnderstood) as refused:
        GAME.actions.parse(words)

    assert "is not a move of Burgen Land" in refused.value.sentence
    assert len(refused.value.sentence) < 200


@pytest.mark.parametrize(
    "words",
    ["rolled", "rolled 0", "rolled 7", "rolled 12", "rolled 1 and red", "rolled 1 and red 3 2", "rolled 1 and red 0",
     "rolled 1 and red 12", "rolled 1 and red 1 1 1 1 1 1", "rolled 1 and blue 1", "roll 1"],
)  # fmt: skip
def test_words_that_say_no_roll_are_refused(words: str) -> None:
    with pytest.raises(NotUnderstood):
        GAME.luck.parse(words)


@pytest.mark.parametrize(
    "json",
    [
        {},
        {"do": "fly"},
        {"do": 1},
        {"do": "roll"},
        {"do": "roll", "red": 6},
        {"do": "roll", "red": -1},
        {"do": "roll", "red": 1.0},
        {"do": "roll", "red": True},
        {"do": "roll", "red": "1"},
        {"do": "roll", "red": 0, "own": 1},
        {"do": "stop", "red": 0},
        {"do": "move", "steps": 0},
        {"do": "move", "steps": 7},
        {"do": "lose", "end": "middle"},
        {"do": "lose", "end": ["left"]},
        {"do": "card"},
        {"do": "card", "at": 40},
        {"do": "card", "at": True},
        {"do": "card", "at": 1.0},
        {"do": "card", "at": ["left"]},
        {"do": "card", "at": None},
        {"do": "card", "at": "left", "from": None},
        {"do": "card", "at": "left", "from": 40},
        {"do": "card", "at": "left", "from": 0, "to": 1},
    ],
    ids=str,
)
def test_json_that_says_no_move_is_refused(json: dict[str, object]) -> None:
    with pytest.raises(AlcaideError) as refused:
        GAME.actions.read(json)

    assert refused.value.code in ("not_understood", "unknown_action")
    assert refused.value.sentence.endswith(".")


@pytest.mark.parametrize(
    "json",
    [
        {"chance": "roll"},
        {"chance": "roll", "own": 0, "red": []},
        {"chance": "roll", "own": 1.0, "red": []},
        {"chance": "roll", "own": 1, "red": [2, 1]},
        {"chance": "roll", "own": 1, "red": [True]},
        {"chance": "roll", "own": 1, "red": 1},
        {"chance": "roll", "own": 1, "red": [1] * 6},
        {"chance": "roll", "own": 1, "red": [], "sum": 1},
        {"chance": "card", "own": 1, "red": []},
    ],
    ids=str,
)
def test_json_that_says_no_roll_is_refused(json: dict[str, object]) -> None:
    with pytest.raises(AlcaideError):
        GAME.luck.read(json)


def test_an_unknown_move_gets_the_nearest_one() -> None:
    with pytest.raises(UnknownName) as refused:
        GAME.actions.read({"do": "dices"})

    assert refused.value.sentence.startswith("There is no action 'dices'. Did you mean 'dice'?")


@pytest.mark.parametrize("thrown", range(6))
def test_only_rolls_of_the_dice_in_the_air_are_possible(thrown: int) -> None:
    position = GAME.new()
    position.restore({**position.state(), "red": [5, 0], "supply": 0})
    position.play(Roll(thrown).code)
    outcomes = {code for code, _ in position.outcomes()}

    assert [code for code in range(-7, GAME.luck.size) if position.possible(code)] == sorted(outcomes)
    assert Rolled(6, (6,) * thrown).code in outcomes
