"""Observations say what the layout says, nothing that a seat may not know, and the same thing for ever."""

import hashlib
import json
from array import array
from collections.abc import Iterator
from pathlib import Path

import pytest

import alcaide
from alcaide.core import CHANCE, OVER, Game, Position, SwiftLuck

TABLES = [(game, players) for game in alcaide.GAMES.values() for players in game.seats]
MOST = 1500 if alcaide.compiled else 60
GOLDEN = Path(__file__).with_name("observations.json")


def moments(game: Game, players: int, seed: str, most: int = MOST) -> Iterator[Position]:
    """The positions of a random match, luck's included."""
    luck = SwiftLuck(seed)
    position = game.new(players)
    for _ in range(most):
        yield position
        if position.to_act == OVER:
            return
        if position.to_act == CHANCE:
            position.play(position.sample(luck))
        else:
            legal = position.legal()
            position.play(legal[luck.pick(len(legal))])


def observed(game: Game, position: Position, seat: int) -> "array[int]":
    numbers = array("h", [-999] * game.observer.size(position.players))

    assert game.observer.observe(position, seat, numbers) == len(numbers)
    return numbers


@pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda value: getattr(value, "name", value))
def test_every_number_is_written_and_within_the_layout(game: Game, players: int) -> None:
    fields = game.observer.fields(players)
    low = [field.low for field in fields for _ in range(field.size)]
    high = [field.high for field in fields for _ in range(field.size)]
    names = [field.name for field in fields for _ in range(field.size)]

    assert len({field.name for field in fields}) == len(fields)
    for position in moments(game, players, "bounds"):
        for seat in range(players):
            for name, least, number, most in zip(names, low, observed(game, position, seat), high, strict=True):
                assert least <= number <= most, name


@pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda value: getattr(value, "name", value))
def test_what_a_seat_cannot_see_changes_nothing_in_its_observation(game: Game, players: int) -> None:
    luck = SwiftLuck("imagined")
    differing = 0
    for position in moments(game, players, "leak", 300 if alcaide.compiled else 40):
        for seat in range(players):
            other = position.imagine(seat, luck)
            differing += other.state() != position.state()

            assert observed(game, other, seat) == observed(game, position, seat)
            assert game.observer.witness(other) == game.observer.witness(position)
    assert (differing > 0) == (game.name == "alcazar")


@pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda value: getattr(value, "name", value))
def test_luck_that_one_seat_sees_looks_alike_to_the_others(game: Game, players: int) -> None:
    hidden = 0
    for position in moments(game, players, "witness", 120):
        if position.to_act != CHANCE or (witness := game.observer.witness(position)) < 0:
            continue
        hidden += 1
        ways = [position.copy() for _ in range(2)]
        for way, (outcome, _) in zip(ways, (position.outcomes()[0], position.outcomes()[-1]), strict=True):
            way.play(outcome)
        for seat in range(players):
            alike = observed(game, ways[0], seat) == observed(game, ways[1], seat)
            assert alike == (seat != witness or len(position.outcomes()) == 1)
    assert (hidden > 0) == (game.name == "alcazar")


def test_a_look_marks_what_is_legal_for_the_seat_that_acts() -> None:
    for game in alcaide.GAMES.values():
        for position in moments(game, 2, "mask", 40):
            for seat in range(2):
                numbers = array("h", bytes(2 * game.observer.size(2)))
                mask = memoryview(bytearray(game.actions.size)).cast("b")
                many = game.observer.look(position, seat, numbers, mask)
                legal = position.legal() if position.to_act == seat else []

                assert numbers == observed(game, position, seat)
                assert [code for code, mark in enumerate(mask.tolist()) if mark] == legal
                assert many == len(legal)


def digest(game: Game, players: int) -> str:
    """What all seats observe in the first moments of one match, as a checksum."""
    digest = hashlib.sha256(repr(game.observer.fields(players)).encode())
    for position in moments(game, players, "golden", 60):
        for seat in range(players):
            digest.update(
                b"".join(number.to_bytes(2, "little", signed=True) for number in observed(game, position, seat))
            )
    return f"{game.observer.version}:{digest.hexdigest()[:16]}"


def test_layouts_are_stable() -> None:
    """A change here changes what trained agents see: raise the observer's version, then write the file anew."""
    now = {f"{game.name} {players}": digest(game, players) for game, players in TABLES}

    assert now == json.loads(GOLDEN.read_text())


if __name__ == "__main__":
    GOLDEN.write_text(
        json.dumps({f"{game.name} {players}": digest(game, players) for game, players in TABLES}, indent=1) + "\n"
    )
