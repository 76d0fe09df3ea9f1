"""Explanations: the best few moves, from the best down, in words, and from what the seat can see."""

import pytest

from alcaide import CHANCE, GAMES, SwiftLuck
from alcaide.search import Limit, explain
from alcaide.search.explain import say

SHORT = Limit(800)


def decision(game, seed):
    """A position at which a seat has several moves."""
    position, luck = game.new(), SwiftLuck(seed)
    for _ in range(40):
        if position.to_act == CHANCE:
            position.play(position.sample(luck))
        else:
            legal = position.legal()
            position.play(legal[luck.pick(len(legal))])
    while position.to_act < 0 or len(position.legal()) < 3:
        if position.to_act == CHANCE:
            position.play(position.sample(luck))
        else:
            position.play(position.legal()[0])
    return position


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_the_best_moves_come_first_and_every_one_has_its_words(game):
    position = decision(game, 3)
    advice = explain(game, position, position.to_act, SwiftLuck(1), most=3, limit=SHORT)

    assert 2 <= len(advice) <= 3
    assert all(entry.action.code in position.legal() for entry in advice)
    assert all(0 <= entry.expected <= 1 for entry in advice)
    assert all(entry.sentence.endswith(".") for entry in advice)
    assert advice[0].trials >= 1


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_other_hidden_cards_give_the_same_advice(game):
    position = decision(game, 4)
    seat = position.to_act
    other = position.imagine(seat, SwiftLuck("other cards"))

    assert explain(game, position, seat, SwiftLuck(1), limit=SHORT) == explain(
        game, other, seat, SwiftLuck(1), limit=SHORT
    )


def test_a_sentence_says_what_is_risked_and_given_away():
    assert say([], True, 0.2, 0.031) == (
        "Luck decides what it brings; much can still go wrong, or right; it gives away 3.1%."
    )
    assert say([], False, 0.01, 0.0) == "Hardly any risk."
    assert say([], False, 0.0, 0.0) == "Nothing happens at once."
