"""The lines of a record, as strict as the page that describes them."""

import json

import pytest

from alcaide.core import BadRecord, read_line, read_record, write_line
from alcaide.core.json_lines import DEEPEST, LONGEST_LINE
from tests.records.sample import HEADER, RECORD, lines_of, refusal, spoiled


def changed(number: int, **changes: object) -> list[str]:
    """The record with keys of one line changed; None leaves a key out."""
    line = {**json.loads(RECORD[number - 1]), **changes}
    return spoiled(number, write_line({key: value for key, value in line.items() if value is not None}))


def test_the_record_of_a_match_is_read_and_written_byte_for_byte() -> None:
    assert lines_of(read_record(RECORD)) == RECORD


def test_the_sample_begins_as_tests_expect() -> None:
    assert RECORD[0] == HEADER
    assert RECORD[1] == '{"seat":0,"n":1,"do":"roll","red":0}'
    assert json.loads(RECORD[2])["chance"] == "roll"
    assert set(json.loads(RECORD[-1])) == {"scores", "winners"}


def test_keys_may_come_in_any_order_and_n_may_be_left_out() -> None:
    lines = [RECORD[0], '{"red":0,"do":"roll","seat":0}', *RECORD[2:]]

    assert lines_of(read_record(lines)) == RECORD


@pytest.mark.parametrize("n", [0, 2, -1, 1.0, True, "1", [1], 10**40])
def test_n_must_be_the_number_of_legal_actions(n: object) -> None:
    error = refusal(changed(2, n=n))

    assert error.line == 2
    assert error.sentence == f"'n' says {n!r}, but 1 actions are legal here."


def test_n_may_not_be_null() -> None:
    assert "'n' says None" in refusal(spoiled(2, '{"seat":0,"n":null,"do":"roll","red":0}')).sentence


def test_every_n_of_the_record_is_checked() -> None:
    numbers = [number for number, line in enumerate(RECORD, start=1) if '"n":' in line]
    for number in numbers[:: max(1, len(numbers) // 20)]:
        n = json.loads(RECORD[number - 1])["n"]

        assert refusal(changed(number, n=n + 1)).line == number


@pytest.mark.parametrize("seat", [2, -1, 0.0, False, "0", [0], 10**40])
def test_a_seat_is_a_whole_number(seat: object) -> None:
    error = refusal(changed(2, seat=seat))

    assert error.line == 2
    assert error.sentence.startswith("'seat' must be a whole number from 0 to 1, not ")


def test_the_wrong_seat_is_refused() -> None:
    assert refusal(changed(2, seat=1)).sentence == "It is seat 0's turn, not seat 1's."


def test_a_line_has_seat_or_chance_but_not_both() -> None:
    both = '{"seat":0,"chance":"roll","own":1,"red":[]}'
    neither = '{"do":"roll","red":0}'

    assert refusal(spoiled(2, both)).sentence == "A line has either 'seat' or 'chance', not both."
    assert "must have 'seat' or 'chance', or be the result" in refusal(spoiled(2, neither)).sentence


def test_a_decision_where_luck_is_to_decide_is_refused() -> None:
    assert refusal(spoiled(3, RECORD[1])).sentence == "Luck is to decide now."


def test_luck_where_a_seat_is_to_decide_is_refused() -> None:
    assert refusal(spoiled(2, RECORD[2])).sentence == "Luck has nothing to decide now."


def test_luck_that_cannot_be_is_refused() -> None:
    error = refusal(spoiled(3, '{"chance":"roll","own":1,"red":[1]}'))

    assert (error.line, error.sentence) == (3, "Luck cannot bring 'rolled 1 and red 1' now.")


@pytest.mark.parametrize("number", [1, 2, 3, len(RECORD)])
def test_an_unknown_key_is_an_error_in_every_line(number: int) -> None:
    assert refusal(changed(number, why="not")).line == number


def test_n_belongs_to_decisions_only() -> None:
    assert "'roll' has no key 'n'" in refusal(changed(3, n=6)).sentence


@pytest.mark.parametrize(
    "text",
    [
        '{"seat":0,"seat":0,"n":1,"do":"roll","red":0}',
        '{"seat":0,"n":1,"do":"roll","red":0,"red":0}',
    ],
)
def test_a_key_that_stands_twice_is_an_error(text: str) -> None:
    error = refusal(spoiled(2, text))

    assert error.line == 2
    assert "stands twice" in error.sentence


def test_a_key_that_stands_twice_within_is_an_error_too() -> None:
    assert "stands twice" in refusal([HEADER.replace("{}", '{"track":"A","track":"A"}')]).sentence


@pytest.mark.parametrize("empty", ["", " ", "\t", "\u2003"])
def test_an_empty_line_is_an_error(empty: str) -> None:
    lines = [*RECORD[:5], empty, *RECORD[5:]]

    assert (refusal(lines).line, refusal(lines).sentence) == (6, "The line is empty.")


@pytest.mark.parametrize("extra", ["{}", RECORD[-1], RECORD[1], HEADER])
def test_nothing_may_follow_the_result(extra: str) -> None:
    error = refusal([*RECORD, extra])

    assert (error.line, error.sentence) == (len(RECORD) + 1, "There is something after the result.")


@pytest.mark.parametrize("kept", [1, 2, 3, 10, len(RECORD) - 1])
def test_a_record_that_ends_early_is_unfinished(kept: int) -> None:
    error = refusal(RECORD[:kept])

    assert (error.line, error.sentence) == (kept, "The record is unfinished: it has no result.")
    assert lines_of(read_record(RECORD[:kept], partial=True))[:kept] == RECORD[:kept]


def test_a_match_that_is_over_but_has_no_result_line_gets_one_when_written() -> None:
    assert lines_of(read_record(RECORD[:-1], partial=True)) == RECORD


def test_a_line_that_is_cut_is_refused_even_in_an_unfinished_record() -> None:
    error = refusal([*RECORD[:4], RECORD[4][:-3]], partial=True)

    assert error.line == 5
    assert error.sentence.startswith("This is not JSON")


def test_no_line_at_all_is_no_record() -> None:
    assert refusal([]).sentence == "The record is empty: it has no header."
    assert refusal([], partial=True).line == 1


def test_a_result_before_the_end_is_refused() -> None:
    assert refusal(spoiled(2, RECORD[-1])).sentence == "Here is a result, but the match is not over."


def test_a_decision_after_the_end_is_refused() -> None:
    assert refusal([*RECORD[:-1], RECORD[1], RECORD[-1]]).sentence == "The match is over."


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('"winners":[', '"winners":[0,'),
        ('"scores":[', '"scores":[1'),
        ("}", ',"dirk":1}'),
        ('"winners"', '"winner"'),
        ("[", "[true,"),
        (",", ".0,"),
    ],
)
def test_a_wrong_result_is_refused(before: str, after: str) -> None:
    error = refusal(spoiled(len(RECORD), RECORD[-1].replace(before, after, 1)))

    assert error.line == len(RECORD)
    assert error.sentence.startswith(f"The result is {RECORD[-1]}, not ")


def test_the_keys_of_the_result_may_come_in_any_order() -> None:
    result = dict(reversed(json.loads(RECORD[-1]).items()))

    assert lines_of(read_record(spoiled(len(RECORD), write_line(result)))) == RECORD


@pytest.mark.parametrize(
    "text",
    [
        "x",
        "{",
        "[]",
        "1",
        "null",
        '"roll"',
        '{"seat":0}{"seat":1}',
        "{'seat':0}",
        '{"seat":0,}',
        '{"seat":NaN,"do":"roll","red":0}',
        '{"seat":Infinity,"do":"roll","red":0}',
        '{"seat":-Infinity,"do":"roll","red":0}',
        '{"seat":' + "9" * 5_000 + ',"do":"roll","red":0}',
        '{"seat":1e999,"do":"roll","red":0}',
        '{"seat":' + "[" * 30_000 + "]" * 30_000 + "}",
        '{"seat":' + "[" * 30_000,
        '{"a":' * 10_000,
        "\ufeff" + RECORD[1],
        "\x00",
        '{"seat":0,"do":"\\ud800"}',
    ],
    ids=lambda text: text[:20].encode("unicode_escape").decode(),
)
def test_what_is_not_json_or_no_object_or_absurd_is_refused_in_every_line(text: str) -> None:
    for number in (1, 2, 3, len(RECORD)):
        assert refusal(spoiled(number, text)).line == number


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (1, HEADER.replace("{}", '{"track":DEEP}')),
        (1, HEADER.replace("{}", '{},"luck":DEEP')),
        (2, '{"seat":DEEP,"n":1,"do":"roll","red":0}'),
        (2, '{"seat":0,"n":DEEP,"do":"roll","red":0}'),
        (len(RECORD), '{"scores":DEEP,"winners":[0]}'),
    ],
)
def test_deep_nesting_is_refused_at_every_depth(number: int, text: str) -> None:
    """Near the interpreter's own limit, too: reading may succeed where a sentence about it could not be made."""
    for depth in (*range(1, 2 * DEEPEST), 300, *range(900, 1_000), 20_000):
        error = refusal([*RECORD[: number - 1], text.replace("DEEP", "[" * depth + "]" * depth)])

        assert error.line == number
        assert depth < DEEPEST or "in one another" in error.sentence or "not JSON" in error.sentence


def test_lists_within_lists_are_read_up_to_the_bound() -> None:
    def nested(depth: int) -> str:
        return '{"a":' + "[" * (depth - 1) + "]" * (depth - 1) + "}"

    assert read_line(nested(DEEPEST), 1)
    with pytest.raises(BadRecord, match="more than 8 lists and objects in one another"):
        read_line(nested(DEEPEST + 1), 1)


def test_half_a_character_is_refused_where_text_is_free() -> None:
    for key in ('"date":"\\udc00"', '"names":["a","\\ud83c"]'):
        assert "surrogate" in refusal([HEADER.removesuffix("}") + f",{key}}}"], partial=True).sentence


def test_a_whole_character_may_be_escaped() -> None:
    match = read_record([HEADER.removesuffix("}") + ',"date":"\\ud83c\\udff0"}'], partial=True)

    assert match.header.date == "🏰"


def test_a_line_is_not_longer_than_any_line_need_be() -> None:
    longest = HEADER.removesuffix("}") + ',"date":"'
    fits = longest + "x" * (LONGEST_LINE - len(longest) - 2) + '"}'

    assert read_record([fits], partial=True).turn == 0
    assert "longer than" in refusal([fits + " "], partial=True).sentence
