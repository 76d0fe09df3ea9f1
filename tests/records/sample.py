"""A short record to tell tests by, and ways to spoil it."""

from collections.abc import Iterable

import pytest

from alcaide import CHANCE, SwiftLuck, game_named
from alcaide.core import BadRecord, Match, new_header, read_record, write_line

HEADER = '{"record":1,"game":"burgenland","players":2,"options":{}}'


def play(match: Match, seed: int, most: int = 100_000) -> Match:
    """Play a match at random, to its end or for so many lines."""
    luck = SwiftLuck("sample", seed)
    while not match.is_over and match.turn < most:
        if match.position.to_act == CHANCE:
            match.deal(luck)
        else:
            legal = match.legal()
            match.act(match.position.to_act, legal[luck.pick(len(legal))])
    return match


def random_match(seed: int = 1) -> Match:
    """A finished match of Burgen Land."""
    return play(Match(new_header(game_named("burgenland"), 2)), seed)


def lines_of(match: Match) -> list[str]:
    """The record as its lines."""
    return [write_line(line) for line in match.record()]


RECORD = lines_of(random_match())
"""A whole record: line 1 the header, 2 a decision, 3 luck, ..., the last the result."""


def refusal(lines: Iterable[str], *, partial: bool = False) -> BadRecord:
    """Why a record is refused."""
    with pytest.raises(BadRecord) as refused:
        read_record(lines, partial=partial)
    error = refused.value
    assert error.line >= 1
    assert error.code == "bad_record"
    assert error.sentence.endswith(".")
    assert len(error.sentence) < 500
    return error


def spoiled(number: int, text: str) -> list[str]:
    """The record with another text in that line, counted from 1."""
    return [*RECORD[: number - 1], text, *RECORD[number:]]
