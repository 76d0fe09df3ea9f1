"""The end of a match (K29, K30)."""

import pytest

from alcaide import SwiftLuck
from alcaide.games.burgenland import GAME, TRACKS, codes
from tests.games.burgenland.table import Table, landed


def test_K29_with_30_points_a_player_has_won_and_play_stops() -> None:
    table = landed("blue 5", blue=("W H", "W"), scores=(27, 29)).do("score")

    assert table.asked == "over"
    assert table.legal == []
    assert table.position.winners() == [0]
    assert table.told[-1] == "{seat 0} has won"


def test_K29_with_29_points_the_match_goes_on() -> None:
    table = landed("blue 5", blue=("W H", "W"), scores=(26, 29)).do("score")

    assert table.scores == (29, 29)
    assert table.position.winners() == []
    assert table.asked == "roll"


def test_K29_the_other_player_can_win_in_the_movers_turn() -> None:
    table = Table(crown="red 8", blue=("W", "W R"), scores=(0, 25)).roll(3)

    assert table.asked == "over"
    assert table.position.winners() == [1]


def test_K29_a_compulsory_scoring_ends_the_match_on_the_spot() -> None:
    table = Table(crown="red 8", blue=("W R", "W"), scores=(25, 0)).roll(3)

    assert table.asked == "over"
    assert table.seat == 0


@pytest.mark.parametrize("track", TRACKS)
def test_K30_a_random_match_ends_after_about_73_turns(track: str) -> None:
    """Simulated elsewhere: about 73 turns on track A; the others are near it."""
    matches = 60
    turns = [turns_of_a_random_match(track, seed) for seed in range(matches)]

    assert 50 < sum(turns) / matches < 100


def test_K30_on_track_a_the_mean_is_near_73() -> None:
    matches = 400
    turns = [turns_of_a_random_match("A", seed) for seed in range(matches)]

    assert 67 < sum(turns) / matches < 79


def turns_of_a_random_match(track: str, seed: int) -> int:
    """How many turns a match takes when every legal action is as likely."""
    position = GAME.new(track=track)
    luck = SwiftLuck("length", seed)
    turns = 1
    seat = 0
    while True:
        legal = position.legal()
        if legal:
            if position.to_act != seat:
                turns += 1
                seat = position.to_act
            position.play(legal[luck.pick(len(legal))])
        elif not position.winners():
            position.play(position.sample(luck))
        else:
            assert max(position.scores()) >= codes.GOAL
            return turns
