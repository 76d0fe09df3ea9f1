"""Positions, lucks, games and environments as values: equal, copied, pickled, shown."""

import pickle
from collections.abc import Callable
from copy import copy, deepcopy

import pytest

from alcaide.core import CHANCE, GAMES, OVER, KeyedLuck, Luck, Position, ScriptedLuck, SwiftLuck, WrongType
from alcaide.core.batch import Batch
from alcaide.core.header import new_header


def pickled(thing: object) -> object:
    """Out of a pickle."""
    return pickle.loads(pickle.dumps(thing))


WAYS: list[Callable[[object], object]] = [copy, deepcopy, pickled]


def step(position: Position, luck: Luck) -> None:
    """One step at random."""
    legal = position.legal()
    position.play(position.sample(luck) if position.to_act == CHANCE else legal[luck.pick(len(legal))])


@pytest.mark.parametrize("way", WAYS, ids=["copy", "deepcopy", "pickle"])
@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_copied_position_is_equal_and_goes_its_own_way(name: str, way: Callable[[object], object]) -> None:
    for players in GAMES[name].seats:
        position, luck = GAMES[name].new(players), SwiftLuck("values", players)
        for number in range(10_000):
            if position.to_act == OVER:
                break
            if number % 10 == 0:
                twin = way(position)
                assert isinstance(twin, Position)
                assert twin == position
                assert twin.legal() == position.legal()
                same = way(luck)
                assert isinstance(same, Luck)
                step(twin, same)
                assert twin != position
            step(position, luck)
        assert position.to_act == OVER
        assert way(position) == position


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_pickled_position_plays_on_as_the_one_it_was(name: str) -> None:
    position, luck = GAMES[name].new(), SwiftLuck("on")
    for _ in range(60):
        step(position, luck)
    twin, same = pickled(position), pickled(luck)
    assert isinstance(twin, Position)
    assert isinstance(same, Luck)
    while position.to_act != OVER:
        step(position, luck)
        step(twin, same)

    assert twin == position
    assert twin.scores() == position.scores()


def test_a_position_changes_so_that_it_has_no_hash() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(GAMES["burgenland"].new())


def test_a_position_equals_none_of_another_game_or_number_of_seats() -> None:
    assert GAMES["alhambra"].new(2) != GAMES["alcazaba"].new(2)
    assert GAMES["alhambra"].new(2) != GAMES["alhambra"].new(3)
    assert GAMES["alhambra"].new(2) != "a position"


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_position_says_whose_turn_it_is_and_how_it_ended(name: str) -> None:
    position, luck = GAMES[name].new(2), SwiftLuck("shown")
    while position.to_act != OVER:
        actor = "luck" if position.to_act == CHANCE else f"seat {position.to_act}"
        assert repr(position).startswith(f"<{GAMES[name].title}, 2 seats: {actor} to act")
        step(position, luck)

    assert repr(position) == f"<{GAMES[name].title}, 2 seats: over, {' : '.join(map(str, position.scores()))}>"


@pytest.mark.parametrize("way", WAYS, ids=["copy", "deepcopy", "pickle"])
@pytest.mark.parametrize(
    "luck",
    [SwiftLuck(1, "x"), ScriptedLuck([3, 1, 4, 1, 5]), KeyedLuck(b"secret", "match", ["a", "b"]).at(4)],
    ids=lambda luck: type(luck).__name__,
)
def test_a_copied_luck_brings_the_same_numbers(luck: Luck, way: Callable[[object], object]) -> None:
    twin = way(luck)
    assert isinstance(twin, Luck)
    assert twin == luck
    mine = deepcopy(luck)
    assert [twin.pick(6) for _ in range(3)] == [mine.pick(6) for _ in range(3)]
    assert twin == mine
    assert twin != luck


@pytest.mark.parametrize("way", WAYS, ids=["copy", "deepcopy", "pickle"])
def test_a_game_is_itself_however_it_is_copied(way: Callable[[object], object]) -> None:
    assert way(GAMES["alcazar"]) is GAMES["alcazar"]
    assert way(new_header(GAMES["alcazar"], 3)) == new_header(GAMES["alcazar"], 3)


@pytest.mark.parametrize("way", WAYS, ids=["copy", "deepcopy", "pickle"])
def test_a_batch_says_that_it_cannot_be_copied(way: Callable[[object], object]) -> None:
    with pytest.raises(WrongType, match="the positions of a batch can be"):
        way(Batch(GAMES["burgenland"], 2))
