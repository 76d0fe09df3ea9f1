"""Match: the edge that checks before it plays."""

import pytest

from alcaide import CHANCE, SwiftLuck, game_named
from alcaide.core import (
    Action,
    AlcaideError,
    Chance,
    Decision,
    IllegalAction,
    KeyedLuck,
    Match,
    NotUnderstood,
    Outcome,
    new_header,
)
from alcaide.games.burgenland.moves import Move, Roll, Rolled, Stop, TakeCard, TakeDice
from tests.records.sample import lines_of, play, random_match


def new_match() -> Match:
    return Match(new_header(game_named("burgenland"), 2))


def refused(match: Match, seat: int, action: Action) -> IllegalAction:
    """Why an action is refused; the match is as it was."""
    before, lines = match.position.state(), list(match.lines)
    with pytest.raises(IllegalAction) as error:
        match.act(seat, action)
    assert (match.position.state(), match.lines) == (before, lines)
    return error.value


def test_a_match_notes_what_was_decided_and_what_luck_brought() -> None:
    match = new_match()
    match.act(0, Roll(0))
    match.bring(Rolled(1, ()))
    match.act(0, TakeDice())

    assert match.lines == [Decision(0, Roll(0), 1), Chance(Rolled(1, ())), Decision(0, TakeDice(), 3)]
    assert match.turn == 3


def test_an_action_tells_what_happened() -> None:
    match = new_match()

    assert match.act(0, Roll(0)) == []
    assert [str(event) for event in match.bring(Rolled(1, ()))] == [
        "{seat 0} rolled 1",
        "the crown moves to yellow 1",
    ]


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    error = refused(new_match(), 0, Stop())

    assert (error.code, error.rule, error.sentence) == ("illegal", "K11", "The first roll of a turn is compulsory.")


def test_the_other_seat_must_wait() -> None:
    error = refused(new_match(), 1, Roll(0))

    assert (error.code, error.sentence) == ("not_your_turn", "It is seat 0's turn, not seat 1's.")


def test_nobody_acts_while_luck_decides() -> None:
    match = new_match()
    match.act(0, Roll(0))

    assert refused(match, 0, Roll(0)).code == "not_your_turn"


def test_nobody_acts_when_the_match_is_over() -> None:
    assert refused(random_match(), 0, Roll(0)).code == "match_over"


@pytest.mark.parametrize("match", [new_match(), random_match()], ids=["a seat decides", "over"])
def test_luck_waits_while_it_has_nothing_to_decide(match: Match) -> None:
    before = lines_of(match)
    with pytest.raises(IllegalAction) as brought:
        match.bring(Rolled(1, ()))
    with pytest.raises(IllegalAction) as dealt:
        match.deal(SwiftLuck(1))

    assert brought.value.code == dealt.value.code == "not_chance"
    assert lines_of(match) == before


@pytest.mark.parametrize(
    ("outcome", "code"),
    [(Rolled(1, (2,)), "impossible"), *((Rolled(own, ()), "not_understood") for own in (0, 7, 8, -1))],
    ids=str,
)
def test_luck_that_cannot_be_is_refused(outcome: Outcome, code: str) -> None:
    match = new_match()
    match.act(0, Roll(0))

    with pytest.raises(AlcaideError) as error:
        match.bring(outcome)
    assert error.value.code == code
    assert match.turn == 1


def test_luck_that_only_has_the_code_of_another_is_refused() -> None:
    """In base 7, a die of 8 would read like a 1 and a red 1."""
    match = new_match()
    match.position.restore({**match.position.state(), "red": [1, 0], "supply": 4})
    match.act(0, Roll(1))

    with pytest.raises(NotUnderstood):
        match.bring(Rolled(8, ()))


@pytest.mark.parametrize("action", [Move(7), TakeCard(-1), TakeCard("left", 40)])
def test_an_action_that_cannot_be_has_no_code_and_is_refused(action: Action) -> None:
    match = new_match()
    match.act(0, Roll(0))
    match.bring(Rolled(1, ()))

    with pytest.raises(NotUnderstood) as refused:
        match.act(0, action)

    assert f"{action.name!r} cannot have" in refused.value.sentence


def test_the_last_decision_can_be_taken_back_until_luck_answers() -> None:
    match = new_match()
    before = match.position.state()
    match.act(0, Roll(0))
    assert match.can_undo(0)
    match.undo(0)

    assert match.position.state() == before
    assert match.lines == []


def test_after_luck_nothing_can_be_taken_back() -> None:
    match = new_match()
    match.act(0, Roll(0))
    match.bring(Rolled(1, ()))

    for seat in range(2):
        assert not match.can_undo(seat)
        with pytest.raises(IllegalAction) as error:
            match.undo(seat)
        assert error.value.code == "no_undo"
    assert match.turn == 2


def test_nobody_takes_back_anothers_decision() -> None:
    match = new_match()
    match.act(0, Roll(0))
    match.bring(Rolled(1, ()))
    match.act(0, TakeDice())
    match.act(0, Stop())

    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.undo(0)
    match.undo(0)
    assert match.turn == 2
    assert not new_match().can_undo(0)


def test_taking_back_cannot_roll_again() -> None:
    """The luck of a match is fixed by the turn, whatever is taken back."""
    luck = KeyedLuck(b"secret", "match", ("", ""))
    rolls = set()
    for _ in range(5):
        match = new_match()
        match.act(0, Roll(0))
        match.undo(0)
        match.act(0, Roll(0))
        match.deal(luck)
        rolls.add(str(match.lines[-1]))

    assert len(rolls) == 1


def test_legal_actions_are_those_of_the_position() -> None:
    for most in range(1, 30):
        match = play(new_match(), 3, most)

        assert [action.code for action in match.legal()] == match.position.legal()
        assert bool(match.legal()) == (match.position.to_act != CHANCE)
