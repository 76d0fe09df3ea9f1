"""Who could have influenced the luck, as a record tells: the fixed vectors that the page is held to as well."""

import hashlib
import json
from dataclasses import replace
from pathlib import Path

import pytest

from alcaide import CHANCE, SwiftLuck, game_named
from alcaide.core import (
    JSON,
    BadRecord,
    Chooser,
    Fairness,
    Match,
    SeatWord,
    WordFrom,
    commit_word,
    influence_on,
    new_header,
    new_word,
    read_record,
    verify_luck,
    write_line,
)
from tests.records.sample import HEADER, lines_of, refusal

CASES = json.loads((Path(__file__).parent / "luck_vectors.json").read_text())["cases"]
SECRET = bytes(range(32))
WORDS = ("11" * 32, "22" * 32, "33" * 32)


def seat_word(seat: int, *, reveal: bool = True, match: str = "match-1") -> SeatWord:
    return SeatWord(WordFrom.SEAT, commit_word(match, seat, WORDS[seat]), WORDS[seat] if reveal else None)


def promise(*seats: SeatWord) -> Fairness:
    return Fairness("match-1", seats, hashlib.sha256(SECRET).hexdigest(), SECRET)


def dealt(luck: Fairness) -> list[str]:
    """The record of a whole match of two: its luck from the secret and the words, its decisions from a seed."""
    match, player, drawn = Match(replace(new_header(game_named("burgenland"), 2), luck=luck)), SwiftLuck(1), luck.luck()
    while not match.is_over:
        if match.position.to_act == CHANCE:
            match.deal(drawn)
        else:
            legal = match.legal()
            match.act(match.position.to_act, legal[player.pick(len(legal))])
    return lines_of(match)


def luck_in(case: JSON) -> Fairness:
    luck = case["luck"]
    assert isinstance(luck, dict)
    return Fairness.read(luck, len(luck.get("seats") or luck["words"]))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_a_vector(case: JSON) -> None:
    read = luck_in(case)
    luck = read.luck()
    draws = case["draws"]
    assert isinstance(draws, list)

    assert read.json() == case["luck"]
    assert write_line(read.json()) == write_line(case["luck"])  # type: ignore[arg-type]
    assert read.keeps_promise()
    assert luck.stem == case["stem"]
    for draw in draws:
        assert [luck.at(draw["turn"]).pick(draw["below"][0])] == draw["numbers"][:1]
        luck.at(draw["turn"])
        assert [luck.pick(below) for below in draw["below"]] == draw["numbers"]
    assert read.broken_words() == case["broken"]
    assert influence_on(read).json() == case["influence"]
    assert influence_on(read).sentence == case["sentence"]


def test_the_vectors_show_every_verdict() -> None:
    assert {influence_on(luck_in(case)).chooser for case in CASES} == set(Chooser)


def test_a_word_is_long_and_new() -> None:
    assert len(bytes.fromhex(new_word())) == 32
    assert new_word() != new_word()


def test_a_commitment_says_nothing_for_another_seat_or_match() -> None:
    told = {commit_word(match, seat, WORDS[0]) for match in ("match-1", "match-2") for seat in (0, 1)}

    assert len(told) == 4


def test_every_word_counts_and_so_does_its_place() -> None:
    both = promise(seat_word(0), seat_word(1))
    one = promise(seat_word(0), seat_word(1, reveal=False))
    swapped = replace(both, seats=(both.seats[1], both.seats[0]))

    assert len({luck.luck().at(0).pick(2**30) for luck in (both, one, swapped)}) == 3


def test_a_match_of_the_second_scheme_is_verified_with_its_verdict() -> None:
    found = verify_luck(read_record(dealt(promise(seat_word(0), SeatWord(WordFrom.HOUSE)))))

    assert found is not None
    assert (found.chooser, found.added, found.lucks) == (Chooser.NO_ONE, (0,), 1)


def test_a_word_left_out_afterwards_is_found_out() -> None:
    record = dealt(promise(seat_word(0), seat_word(1)))
    header = json.loads(record[0])
    header["luck"]["seats"][1]["word"] = None

    with pytest.raises(BadRecord, match="By the secret, luck brings"):
        verify_luck(read_record([write_line(header), *record[1:]]))


def test_another_word_than_the_one_committed_to_is_found_out() -> None:
    """The house hears the word of seat 0 and then makes up one for seat 1: the luck fits, the commitment does not."""
    record = dealt(promise(seat_word(0), replace(seat_word(1), word=WORDS[2])))

    with pytest.raises(BadRecord) as refused:
        verify_luck(read_record(record))
    assert refused.value.sentence == "What seat 1 added to the luck is not what was committed to."
    assert refused.value.line == 1


SEAT = {"from": "seat", "commitment": "ab" * 32, "word": "cd" * 32}
HOUSE = {"from": "house", "commitment": None, "word": None}


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"scheme": 1}, "'scheme' must be a whole number from 2 to 2, not 1."),
        ({"scheme": 3}, "'scheme' must be a whole number from 2 to 2, not 3."),
        ({"scheme": True}, "'scheme' must be a whole number"),
        ({"seats": [SEAT]}, "'seats' must be 2 objects, one a seat"),
        ({"seats": [SEAT, SEAT, SEAT]}, "'seats' must be 2 objects"),
        ({"seats": [SEAT, "house"]}, "Each of 'seats' must be an object, not 'house'."),
        ({"seats": [SEAT, {**SEAT, "from": "king"}]}, "'from' must be one of seat, house, nobody, not 'king'."),
        ({"seats": [SEAT, {**SEAT, "by": 1}]}, "'seats' has no key 'by'."),
        ({"seats": [SEAT, {"from": "house"}]}, "The key 'commitment' is missing."),
        ({"seats": [SEAT, {**SEAT, "word": "cd" * 31}]}, "'word' must be 64 lower-case hexadecimal digits"),
        ({"seats": [SEAT, {**SEAT, "word": "CD" * 32}]}, "'word' must be 64 lower-case hexadecimal digits"),
        ({"seats": [SEAT, {**SEAT, "word": ""}]}, "'word' must be 64 lower-case hexadecimal digits"),
        ({"seats": [SEAT, {**SEAT, "commitment": None}]}, "A seat has a commitment if and only if"),
        ({"seats": [SEAT, {**HOUSE, "word": "cd" * 32}]}, "A seat has a commitment if and only if"),
        ({"seats": [SEAT, {**SEAT, "from": "house"}]}, "A seat has a commitment if and only if"),
        ({"known_from": -1}, "'known_from' must be a whole number"),
        ({"secret": "00" * 31}, "'secret' must be 64 lower-case hexadecimal digits"),
        ({"words": ["", ""]}, "'luck' has no key 'words'."),
        ({"method": "hmac-sha256"}, "'luck' has no key 'method'."),
    ],
    ids=str,
)
def test_a_luck_that_is_not_said_right_is_refused(changes: JSON, sentence: str) -> None:
    luck = {**promise(seat_word(0), SeatWord(WordFrom.HOUSE)).json(), **changes}
    error = refusal([write_line({**json.loads(HEADER), "luck": luck})], partial=True)

    assert error.line == 1
    assert error.sentence.startswith("In 'luck': ")
    assert sentence in error.sentence
