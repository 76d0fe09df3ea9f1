"""Whatever is in a file, it is a record or a BadRecord with a line and a sentence; nothing else comes out."""

import json
from pathlib import Path
from random import Random

from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from alcaide.core import BadRecord, Match, read_file, read_record, verify_luck, write_line
from alcaide.core.record_files import sort_keys
from tests.records.sample import HEADER, RECORD, lines_of

START = RECORD[:40]
values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["left", "roll", 0, 1]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)
keys = st.sampled_from(
    ["seat", "n", "do", "red", "chance", "own", "at", "from", "end", "steps", "scores", "winners", "record", "game",
     "players", "options", "names", "rules", "date", "luck", "track", "method", "words", "match",
     "commitment", "secret"],
)  # fmt: skip
objects = st.dictionaries(keys | st.text(max_size=5), values, max_size=6)


def try_to_read(lines: list[str]) -> Match | None:
    """The match, or None if it was refused as it should be."""
    try:
        match = read_record(lines, partial=True)
        verify_luck(match)
    except BadRecord as error:
        check_refusal(error, max(1, len(lines)))
        return None
    assert lines_of(read_record(lines_of(match), partial=True)) == lines_of(match)
    return match


def check_refusal(error: BadRecord, last: int) -> None:
    """A refusal names a line there is, and says a sentence that fits on a screen."""
    assert 1 <= error.line <= last
    assert error.sentence.endswith(".")
    assert len(error.sentence) < 500


@settings(max_examples=100, deadline=None)
@given(st.lists(st.text() | objects.map(write_line), max_size=5))
@example([HEADER, HEADER])
@example([HEADER, "\ud800"])
def test_any_text_is_a_record_or_refused(lines: list[str]) -> None:
    try_to_read(lines)


@settings(max_examples=100, deadline=None)
@given(st.lists(objects, max_size=3))
def test_any_json_after_a_header_is_a_line_or_refused(lines: list[dict[str, object]]) -> None:
    try_to_read([HEADER, *map(write_line, lines)])


@settings(max_examples=100, deadline=None)
@given(objects)
def test_any_json_in_a_header_is_read_or_refused(changes: dict[str, object]) -> None:
    try_to_read([write_line({**json.loads(HEADER), **changes}), *START[1:]])


@settings(max_examples=100, deadline=None)
@given(st.integers(0, len(START) - 1), objects, st.sets(keys))
def test_a_line_with_changed_keys_is_the_same_or_refused(
    number: int, changes: dict[str, object], dropped: set[str]
) -> None:
    line = {key: value for key, value in {**json.loads(START[number]), **changes}.items() if key not in dropped}
    match = try_to_read([*START[:number], write_line(line), *START[number + 1 :]])

    if match is not None and number > 0:
        written = json.loads(lines_of(match)[number])
        assert write_line(sort_keys({**written, **line})) == write_line(sort_keys(written))


@settings(max_examples=100, deadline=None)
@given(
    st.integers(0, len(START) - 1),
    st.integers(0, 60),
    st.sampled_from(["insert", "delete", "replace"]),
    st.characters(),
)
def test_a_line_with_a_changed_character_is_read_or_refused(number: int, place: int, how: str, character: str) -> None:
    text = START[number]
    place = min(place, len(text) - 1)
    rest = text[place:] if how == "insert" else text[place + 1 :]
    try_to_read([*START[:number], text[:place] + ("" if how == "delete" else character) + rest, *START[number + 1 :]])


@settings(max_examples=100, deadline=None)
@given(st.lists(st.sampled_from(RECORD), max_size=12), st.randoms(use_true_random=False))
def test_lines_in_another_order_are_read_or_refused(lines: list[str], shuffled: Random) -> None:
    order = [HEADER, *lines]
    if shuffled.random() < 0.2:
        shuffled.shuffle(order)
    try_to_read(order)


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.binary(max_size=300))
@example(b"\xef\xbb\xbf{}")
@example(b"\n")
@example(b"\xff\xfe")
def test_any_bytes_in_a_file_are_a_record_or_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "fuzz.jsonl"
    for before in (b"", HEADER.encode() + b"\n"):
        path.write_bytes(before + content)
        try:
            read_file(path, partial=True)
        except BadRecord as error:
            check_refusal(error, path.read_bytes().count(b"\n") + 1)
