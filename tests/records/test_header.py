"""The first line of a record."""

import json

import pytest

from alcaide.core import read_record, write_line
from tests.records.sample import HEADER, refusal


def header(**changes: object) -> list[str]:
    """A record of a header alone, with these keys changed; None leaves a key out."""
    line = {**json.loads(HEADER), **changes}
    return [write_line({key: value for key, value in line.items() if value is not None})]


def test_a_header_alone_is_an_unfinished_record() -> None:
    match = read_record([HEADER], partial=True)

    assert (match.game.name, match.header.players, match.turn) == ("burgenland", 2, 0)
    assert match.header.settings == {"track": "A", "crown": "blue"}


def test_options_are_those_that_differ_and_a_default_means_the_same() -> None:
    match = read_record(header(options={"track": "A", "crown": "red"}), partial=True)

    assert match.header.json()["options"] == {"crown": "red"}


def test_keys_may_come_in_any_order() -> None:
    match = read_record(['{"options":{},"players":2,"game":"burgenland","record":1}'], partial=True)

    assert write_line(match.header.json()) == HEADER


def test_names_rules_and_date_are_kept_and_change_nothing() -> None:
    lines = header(names=["Etheldreda", "Sigurd 🏰"], rules="1.0", date="2024-05-01")
    match = read_record(lines, partial=True)

    assert match.header.names == ("Etheldreda", "Sigurd 🏰")
    assert (match.header.rules, match.header.date) == ("1.0", "2024-05-01")
    assert [write_line(match.header.json())] == lines
    assert match.position.state() == read_record([HEADER], partial=True).position.state()


@pytest.mark.parametrize("key", ["record", "game", "players", "options"])
def test_a_key_that_is_missing_is_named(key: str) -> None:
    error = refusal(header(**{key: None}), partial=True)

    assert error.line == 1
    assert f"The header has no {key!r}" in error.sentence


def test_an_unknown_key_is_named() -> None:
    assert "unknown key 'colour'" in refusal(header(colour="blue"), partial=True).sentence


@pytest.mark.parametrize("version", [0, 2, 1.0, True, "1", [1], 10**40])
def test_another_version_is_refused(version: object) -> None:
    assert "This reads records of version 1, not " in refusal(header(record=version), partial=True).sentence


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"game": "burgenlnd"}, "Did you mean 'burgenland'?"),
        ({"game": 1}, "'game' must be a string, not 1."),
        ({"players": 3}, "Burgen Land is for 2 players, not 3."),
        ({"players": 2.0}, "Burgen Land is for 2 players, not 2.0."),
        ({"players": True}, "Burgen Land is for 2 players, not True."),
        ({"options": []}, "'options' must be an object, not []."),
        ({"options": {"tracks": "A"}}, "Did you mean 'track'?"),
        ({"options": {"track": "Z"}}, "The option 'track' can be A, B, C, D, E, F, but not 'Z'."),
        ({"options": {"track": ["A"]}}, "but not ['A']."),
        ({"names": ["one"]}, "'names' must be 2 strings, one a seat, not ['one']."),
        ({"names": ["one", 2]}, "'names' must be 2 strings"),
        ({"names": "ab"}, "'names' must be 2 strings"),
        ({"rules": 1}, "'rules' must be a string, not 1."),
        ({"date": 20240501}, "'date' must be a string"),
        ({"luck": "fair"}, "'luck' must be an object, not 'fair'."),
    ],
    ids=str,
)
def test_a_value_that_does_not_fit_is_refused(changes: dict[str, object], sentence: str) -> None:
    error = refusal(header(**changes), partial=True)

    assert error.line == 1
    assert sentence in error.sentence


@pytest.mark.parametrize("key", ["names", "rules", "date", "luck"])
def test_null_is_not_the_same_as_left_out(key: str) -> None:
    refusal([HEADER.removesuffix("}") + f',"{key}":null}}'], partial=True)


def test_how_a_record_was_made_is_kept_and_changes_nothing() -> None:
    lines = header(made={"program": "alcaide", "version": "0.1.0", "seed": 7, "bots": ["squire", None]})
    match = read_record(lines, partial=True)

    assert [write_line(match.header.json())] == lines
    assert match.position.state() == read_record([HEADER], partial=True).position.state()


@pytest.mark.parametrize(
    ("made", "sentence"),
    [
        (7, "'made' must be an object with program, version, seed, bots"),
        ({"by": "me"}, "'made' must be an object with program, version, seed, bots"),
        ({"program": 7}, "'program' must be a string, not 7"),
        ({"seed": 1.5}, "'seed' must be a whole number or a string, not 1.5"),
        ({"seed": True}, "'seed' must be a whole number or a string, not True"),
        ({"bots": ["squire"]}, "'bots' must be 2 strings or nulls, one a seat"),
        ({"bots": [1, 2]}, "'bots' must be 2 strings or nulls, one a seat"),
    ],
)
def test_a_making_that_cannot_be_is_refused(made: object, sentence: str) -> None:
    assert sentence in refusal(header(made=made), partial=True).sentence
