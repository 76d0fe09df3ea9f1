"""A batch plays the same matches as positions stepped one by one."""

from array import array
from concurrent.futures import ThreadPoolExecutor

import pytest

import alcaide
from alcaide.core import CHANCE, OVER, Game, Position, SwiftLuck
from alcaide.core.batch import Batch

COUNT = 5
STEPS = 400


def settle(position: Position, luck: SwiftLuck, start: Position) -> tuple[Position, list[int] | None]:
    """Deal luck until a seat acts; the position then, and the scores of the match that ended on the way."""
    scores = None
    while position.to_act < 0:
        if position.to_act == CHANCE:
            position.play(position.sample(luck))
        if position.to_act == OVER:
            scores = position.scores()
            position = start.copy()
    return position, scores


@pytest.mark.parametrize("game", alcaide.GAMES.values(), ids=lambda game: game.name)
def test_a_batch_equals_its_matches_stepped_one_by_one(game: Game) -> None:
    players = game.seats[-1]
    masked = game.actions.size < 100_000
    batch = Batch(game, COUNT, players, seed="same", masks=masked)
    lucks = [SwiftLuck("same", "batch", index) for index in range(COUNT)]
    start = game.new(players)
    positions = [settle(start.copy(), luck, start)[0] for luck in lucks]
    ended = 0
    for _ in range(STEPS):
        drawn = batch.drawn.tolist()
        batch.step(batch.drawn)
        for index, luck in enumerate(lucks):
            legal = positions[index].legal()

            assert drawn[index] == legal[luck.pick(len(legal))]
            positions[index].play(drawn[index])
            positions[index], scores = settle(positions[index], luck, start)
            ended += scores is not None

            assert batch.positions[index].state() == positions[index].state()
            assert batch.legal_of(index) == positions[index].legal()
            assert batch.to_act[index] == positions[index].to_act
            assert bool(batch.ended[index]) == (scores is not None)
            if scores is not None:
                assert batch.scores.tolist()[index] == scores
            if masked:
                mask = batch.masks.tolist()[index]
                assert [code for code, mark in enumerate(mask) if mark] == positions[index].legal()
    assert ended > 0


def test_a_step_needs_one_action_for_each_match() -> None:
    batch = Batch(alcaide.game_named("burgenland"), 3)

    with pytest.raises(ValueError, match="3 actions"):
        batch.step(array("i", [0, 0]))


@pytest.mark.skipif(not alcaide.compiled, reason="uncompiled, any sequence of numbers will do")
def test_actions_are_c_integers() -> None:
    batch = Batch(alcaide.game_named("burgenland"), 2)
    before = batch.legal_of(0)

    for wrong in (array("q", [0, 0]), array("d", [0, 0]), array("b", [0, 0])):
        with pytest.raises(ValueError, match="C integers"):
            batch.step(wrong)
    with pytest.raises(TypeError):
        batch.step([0, 0])

    assert batch.legal_of(0) == before


def test_a_batch_holds_at_least_one_match() -> None:
    with pytest.raises(ValueError, match="at least one match"):
        Batch(alcaide.game_named("burgenland"), 0)


def test_long_lists_make_room_for_themselves() -> None:
    batch = Batch(alcaide.game_named("alhambra"), 200, seed="room")
    lengths = {len(batch.legal)}
    for _ in range(12):
        batch.step(batch.drawn)
        lengths.add(len(batch.legal))

        assert [batch.legal_of(index) for index in range(batch.count)] == [each.legal() for each in batch.positions]
    assert max(lengths) > 16 * batch.count + 4096


def test_batches_of_two_threads_play_as_they_do_alone() -> None:
    def play(seed: str) -> list[list[int]]:
        batch = Batch(alcaide.game_named("burgenland"), 20, seed=seed)
        for _ in range(200):
            batch.step(batch.drawn)
        return [batch.legal_of(index) for index in range(batch.count)]

    with ThreadPoolExecutor(2) as threads:
        together = list(threads.map(play, ["one", "two"]))

    assert together == [play("one"), play("two")]
