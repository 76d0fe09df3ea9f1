"""What holds after every step of every match, whatever is played."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alcaide import CHANCE, OVER, SwiftLuck
from alcaide.games.burgenland import GAME, TRACKS
from alcaide.games.burgenland.names import COLOURS
from tests.games.burgenland.table import check_invariants


@pytest.mark.parametrize("crown", COLOURS)
@pytest.mark.parametrize("track", TRACKS)
def test_cards_dice_castles_and_scores_keep_their_laws(track: str, crown: str) -> None:
    for seed in range(3):
        position = GAME.new(track=track, crown=crown)
        luck = SwiftLuck("laws", seed)
        before = position.state()
        while position.to_act != OVER:
            legal = position.legal()
            position.play(legal[luck.pick(len(legal))] if legal else position.sample(luck))
            state = position.state()
            check_invariants(state, before)
            before = state


@settings(max_examples=30, deadline=None)
@given(st.lists(st.integers(0, 10_000), max_size=400))
def test_no_choice_of_moves_and_luck_breaks_them(choices: list[int]) -> None:
    """Luck is chosen too, so that rare rolls are not rare."""
    position = GAME.new()
    for choice in choices:
        if position.to_act == OVER:
            break
        options = position.legal() or [code for code, _ in position.outcomes()]
        position.play(options[choice % len(options)])
        check_invariants(position.state())


def test_a_greedy_thief_keeps_them_too() -> None:
    """Always the last legal action: one roll a turn, a card rather than dice, the rival's where the pile is empty."""
    for seed in range(20):
        position = GAME.new()
        luck = SwiftLuck("thief", seed)
        for _ in range(2_000):
            if position.to_act == OVER:
                break
            legal = position.legal()
            position.play(position.sample(luck) if position.to_act == CHANCE else legal[-1])
            check_invariants(position.state())


def test_a_turn_never_changes_the_other_seats_castles_but_by_theft() -> None:
    luck = SwiftLuck("theft", 1)
    position = GAME.new()
    position.listen()
    while position.to_act != OVER:
        seat = position.state()["seat"]
        assert isinstance(seat, int)
        before = position.state()["castles"]
        legal = position.legal()
        position.play(legal[luck.pick(len(legal))] if legal else position.sample(luck))
        after = position.state()["castles"]
        assert isinstance(before, list)
        assert isinstance(after, list)

        stolen = any("taken from" in str(event) for event in GAME.events(position))
        assert stolen == (before[1 - seat] != after[1 - seat])
