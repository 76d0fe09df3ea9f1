"""Every refusal says which rule forbids the move, and names what stands in the way."""

import pytest

from alcaide.core import Action, NotUnderstood
from alcaide.games.burgenland import GAME
from alcaide.games.burgenland.moves import Move, Roll, TakeCard
from tests.games.burgenland.table import Table, landed, later

FORTY = "W " + "_ " * 38 + "W"


@pytest.mark.parametrize(
    ("table", "words", "rule", "sentence"),
    [
        (Table(), "stop", "K11", "The first roll of a turn is compulsory."),
        (Table(dice=(2, 0)), "roll with 3 red", "K12", "You own 2 red dice, not 3."),
        (Table(dice=(1, 0)).roll(2, 5), "move 4", "K14", "No die shows 4."),
        (landed("blue 1"), "score", "K21", "Only a crown space or a wall/crown space scores."),
        (
            landed("blue 8", blue=("W", "W R")),
            "take card left from 1",
            "K23",
            "While the pile has a blue roofed tower, none is taken from the rival.",
        ),
        (
            landed("blue 8", blue=("W R W R W R W R W", "W")),
            "take card left",
            "K23",
            "There is no blue roofed tower to take: you own them all. Take dice.",
        ),
        (
            landed("blue 8", blue=("W", "W R W R W R W R")),
            "take card left",
            "K23",
            "The pile of the blue roofed tower is empty: say which of the rival's to take.",
        ),
        (
            landed("blue 8", blue=("W", "W R W R W R W R")),
            "take card left from 2",
            "K25",
            "The rival has no blue roofed tower in slot 2.",
        ),
        (
            landed("blue 8", blue=("W", "W R W R W R W R")),
            "take card left from 9",
            "K25",
            "The rival has no blue roofed tower in slot 9.",
        ),
        (
            landed("yellow 7", yellow=("", "W")),
            "take card right",
            "K24",
            "An empty castle begins with a wall, laid on the right.",
        ),
        (landed("red 1", red=("W _ W", "W")), "take card in 0", "K24", "Slot 0 of your red castle is not a hole."),
        (landed("red 1", red=("W _ W", "W")), "take card in 7", "K24", "Slot 7 of your red castle is not a hole."),
        (
            landed("blue 7", blue=("W _ H", "W")),
            "take card in 1",
            "K24",
            "A blue house cannot fill slot 1: look at the cards beside it.",
        ),
        (landed("blue 1", blue=(FORTY, "W")), "take card left", "K5", "A castle has at most 40 slots."),
        (
            landed("blue 7", blue=("H W", "W")),
            "take card left",
            "K24",
            "A building must lie next to a wall, and the card on the left is none.",
        ),
        (Table(), "take dice", None, "Now is the time to roll, or to stop after an action."),
        (Table(dice=(1, 0)).roll(1, 2), "roll", None, "Now is the time to choose which die moves the crown."),
        (landed("blue 1"), "stop", None, "Now is the time to take what the space offers."),
        (
            later("blue 8", blue=("T W T", "W")).roll(1),
            "roll",
            None,
            "Now is the time to choose which outermost card is lost.",
        ),
    ],
)
def test_a_refusal_names_the_rule(table: Table, words: str, rule: str | None, sentence: str) -> None:
    action = GAME.actions.parse(words)
    assert action.code not in table.position.legal()

    refusal = GAME.refuse(table.position, action)

    assert (refusal.sentence, refusal.rule) == (sentence, rule)


@pytest.mark.parametrize("action", [Roll(6), Roll(-1), Move(0), Move(7), TakeCard(-1), TakeCard("left", -1)])
def test_an_action_that_cannot_be_is_refused_wherever_it_is_tried(action: Action) -> None:
    for table in (Table(dice=(1, 0)), Table(dice=(1, 0)).roll(1, 2), landed("blue 1"), landed("blue 5")):
        with pytest.raises(NotUnderstood, match="cannot have"):
            GAME.refuse(table.position, action)
