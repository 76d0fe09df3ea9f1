"""Records in files: whole or not at all, and garbage refused in bounded time and memory."""

import time
import tracemalloc
from pathlib import Path

import pytest

from alcaide.core import BadRecord, read_file, record_files, verify_file, write_file
from tests.records.sample import HEADER, RECORD, lines_of, random_match

TEN_MB = 10_000_000
SECONDS = 5.0
BYTES = 8_000_000
"""Bounds on what refusing a file may cost; it takes a fraction of them."""


def file_of(folder: Path, content: bytes) -> Path:
    path = folder / "match.jsonl"
    path.write_bytes(content)
    return path


def whole(lines: list[str], end: str = "\n") -> bytes:
    return "".join(f"{line}{end}" for line in lines).encode()


def refusal_of(path: Path) -> BadRecord:
    """Why a file is refused, whether or not it may be unfinished; quickly, and without holding it in memory."""
    tracemalloc.start()
    begun = time.process_time()
    try:
        for partial in (False, True):
            with pytest.raises(BadRecord) as refused:
                verify_file(path, partial=partial)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()

    assert time.process_time() - begun < SECONDS
    assert peak < BYTES
    assert refused.value.line >= 1
    assert len(refused.value.sentence) < 500
    return refused.value


def test_write_read_write_gives_the_same_bytes(tmp_path: Path) -> None:
    for seed in range(5):
        path = tmp_path / f"{seed}.jsonl"
        write_file(random_match(seed), path)
        again = tmp_path / f"{seed}-again.jsonl"
        write_file(read_file(path), again)

        assert again.read_bytes() == path.read_bytes()
        assert path.read_bytes() == whole(lines_of(random_match(seed)))


def test_nothing_else_is_left_beside_the_file(tmp_path: Path) -> None:
    write_file(random_match(), tmp_path / "match.jsonl")

    assert [path.name for path in tmp_path.iterdir()] == ["match.jsonl"]


def test_a_file_that_is_written_over_is_replaced_whole(tmp_path: Path) -> None:
    path = file_of(tmp_path, b"x" * 1_000_000)
    write_file(random_match(), path)

    assert lines_of(read_file(path)) == RECORD


def test_lines_may_end_as_on_windows(tmp_path: Path) -> None:
    match = read_file(file_of(tmp_path, whole(RECORD, "\r\n")))

    assert lines_of(match) == RECORD


def test_the_last_line_need_not_end(tmp_path: Path) -> None:
    match = read_file(file_of(tmp_path, whole(RECORD).removesuffix(b"\n")))

    assert lines_of(match) == RECORD


def test_lines_that_end_with_a_return_alone_are_one_line(tmp_path: Path) -> None:
    assert refusal_of(file_of(tmp_path, whole(RECORD, "\r"))).line == 1


def test_an_empty_file_is_no_record(tmp_path: Path) -> None:
    assert refusal_of(file_of(tmp_path, b"")).sentence == "The record is empty: it has no header."


@pytest.mark.parametrize("line", [1, 2, 3, len(RECORD)])
def test_what_is_not_utf_8_is_refused_with_its_line(tmp_path: Path, line: int) -> None:
    lines = whole(RECORD).splitlines(keepends=True)
    lines[line - 1] = b'{"date":"\xe9"}\n'

    error = refusal_of(file_of(tmp_path, b"".join(lines)))

    assert (error.line, error.sentence) == (line, "The line is not UTF-8.")


@pytest.mark.parametrize("garbage", [b"x", b"\x00", b"\xff", b"[", b'{"a":', "城".encode(), b" ", b"9"])
def test_ten_megabytes_in_one_line_are_refused_on_the_spot(tmp_path: Path, garbage: bytes) -> None:
    one_line = garbage * (TEN_MB // len(garbage))

    assert refusal_of(file_of(tmp_path, one_line)).line == 1
    assert refusal_of(file_of(tmp_path, whole(RECORD[:3]) + one_line)).line == 4


@pytest.mark.parametrize("garbage", [b"\n", b"x\n", b"{}\n", HEADER.encode() + b"\n"])
def test_ten_megabytes_in_many_lines_are_refused_on_the_spot(tmp_path: Path, garbage: bytes) -> None:
    many_lines = garbage * (TEN_MB // len(garbage))

    assert refusal_of(file_of(tmp_path, many_lines)).line in (1, 2)
    assert refusal_of(file_of(tmp_path, whole(RECORD[:3]) + many_lines)).line == 4


def test_ten_megabytes_after_the_result_are_refused_on_the_spot(tmp_path: Path) -> None:
    content = whole(RECORD) + b"x\n" * (TEN_MB // 2)

    assert refusal_of(file_of(tmp_path, content)).line == len(RECORD) + 1


def test_a_record_without_end_is_refused_at_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_files, "MOST_LINES", 50)
    error = refusal_of(file_of(tmp_path, whole(RECORD)))

    assert (error.line, error.sentence) == (51, "A record has at most 50 lines.")
