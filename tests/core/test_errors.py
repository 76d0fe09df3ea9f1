"""Errors: a stable code for programs, a full sentence for people."""

import pytest

from alcaide.core import (
    AlcaideError,
    BadRecord,
    BadSetting,
    IllegalAction,
    NotUnderstood,
    UnknownName,
    shorten,
)


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (UnknownName("bot", "squre", ["random", "squire"]), "unknown_bot"),
        (BadSetting("No."), "bad_value"),
        (BadSetting("No.", "bad_players"), "bad_players"),
        (NotUnderstood("No."), "not_understood"),
        (IllegalAction("No."), "illegal"),
        (IllegalAction("No.", "match_over"), "match_over"),
        (BadRecord("No."), "bad_record"),
    ],
)
def test_every_error_has_its_code_and_is_its_sentence(error: AlcaideError, code: str) -> None:
    assert error.code == code
    assert str(error) == error.sentence


def test_an_illegal_action_names_its_rule_if_one_forbids_it() -> None:
    assert IllegalAction("No.").rule is None
    assert IllegalAction("No.", rule="K12").rule == "K12"


def test_a_bad_record_names_its_line() -> None:
    assert BadRecord("No.", 7).line == 7
    assert BadRecord("No.").line == 0


def test_an_unknown_name_says_what_was_probably_meant() -> None:
    error = UnknownName("bot", "Squre", ["random", "squire"])

    assert error.sentence == "There is no bot 'Squre'. Did you mean 'squire'? There is: random, squire."


def test_where_there_is_nothing_the_list_says_so() -> None:
    assert UnknownName("option", "x", []).sentence == "There is no option 'x'. There is: none."


def test_what_comes_from_outside_is_made_short_and_printable() -> None:
    assert shorten("a\x1b[31m\n") == r"'a\x1b[31m\n'"
    assert shorten("x" * 1000) == f"'{'x' * 56}..."
    assert len(shorten("x" * 1000)) == 60
    assert shorten("x" * 58) == f"'{'x' * 58}'"
