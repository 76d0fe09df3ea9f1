"""Position: what the core does for every game."""

import pytest

from alcaide import OVER, Position, SwiftLuck, game_named, rollout, rollouts
from alcaide.core import Choices


def test_a_listener_hears_the_last_action_only() -> None:
    position = game_named("burgenland").new()
    position.listen()
    position.play(0)
    heard = [position.heard()]
    position.play(3)
    heard.append(position.heard())
    position.play(position.legal()[0])
    heard.append(position.heard())

    assert [len(notes) for notes in heard] == [0, 3, 0]
    assert all(len(note) == 6 for notes in heard for note in notes)


def test_nobody_listens_unless_asked() -> None:
    position = game_named("burgenland").new()
    position.play(0)
    position.play(2)

    assert position.heard() == []


def test_a_copy_listens_to_nobody() -> None:
    position = game_named("burgenland").new()
    position.listen()
    position.play(0)
    position.play(2)
    twin = position.copy()

    assert position.heard()
    assert twin.heard() == []
    twin.listen()
    twin.play(twin.legal()[0])
    assert len(position.heard()) == 2


def test_a_rollout_stops_after_so_many_steps() -> None:
    position = game_named("burgenland").new()

    assert rollout(position, SwiftLuck(1), 5) == 5
    assert position.to_act != OVER


def test_rollouts_leave_their_start_alone_and_count_all_steps() -> None:
    start = game_named("burgenland").new()
    before = start.state()
    steps = rollouts(start, SwiftLuck(1), 3)
    luck = SwiftLuck(1)

    assert start.state() == before
    assert steps == sum(rollout(start.copy(), luck) for _ in range(3))


def test_a_rollout_of_what_is_over_takes_no_step() -> None:
    position = game_named("burgenland").new()
    rollout(position, SwiftLuck(1))
    before = position.state()

    assert rollout(position, SwiftLuck(2)) == 0
    assert position.state() == before


def test_a_bare_position_is_no_game() -> None:
    for ask in (Position().outcomes, Position().winners, Position().state):
        with pytest.raises(NotImplementedError):
            ask()


def test_choices_start_empty() -> None:
    assert Choices().as_list() == []
