"""`alcaide verify`."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from alcaide import GAMES, SwiftLuck
from alcaide.core import Fairness, Match, new_header, write_file


def lines_of(path: Path) -> list[str]:
    return path.read_text().splitlines()


@pytest.fixture
def spoil(sample, tmp_path):
    """A copy of the sample match with some lines changed."""

    def write(change) -> Path:
        path = tmp_path / "spoiled.jsonl"
        path.write_text("\n".join(change(lines_of(sample))) + "\n")
        return path

    return write


def test_a_right_record(alcaide, sample):
    result = alcaide("verify", sample)

    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == "The record is right; luck not checked: no secret is revealed.\n"


@pytest.mark.parametrize(
    ("change", "line", "why"),
    [
        (lambda lines: [lines[0], lines[2], *lines[3:]], 2, "Luck has nothing to decide now."),
        (lambda lines: [lines[0], '{"seat":0,"n":2,"do":"roll","red":0}', *lines[2:]], 2, "'n' says 2"),
        (lambda lines: [lines[0], '{"seat":0,"do":"fly"}', *lines[2:]], 2, "There is no action 'fly'."),
        (lambda lines: [lines[0], '{"seat":0,"do":"roll","red":0,"with":"luck"}', *lines[2:]], 2, "no key 'with'"),
        (lambda lines: [lines[0], "", *lines[1:]], 2, "The line is empty."),
        (lambda lines: [lines[0][:20], *lines[1:]], 1, "This is not JSON"),
        (lambda lines: [lines[0].replace('"record":1', '"record":2'), *lines[1:]], 1, "version 1, not 2"),
        (lambda lines: [*lines, lines[-1]], None, "There is something after the result."),
        (lambda lines: [*lines[:-1], lines[-1].replace('"winners":[', '"winners":[5,')], None, "The result is"),
    ],
)
def test_a_wrong_line_is_named_with_the_reason(alcaide, spoil, change, line, why):
    path = spoil(change)
    result = alcaide("verify", path)

    assert result.exit_code == 1
    assert result.stdout.startswith(f"{path}, line {line or len(lines_of(path))}: ")
    assert why in result.stdout


def test_an_unfinished_match_is_right_only_if_one_asks_for_it(alcaide, spoil):
    path = spoil(lambda lines: lines[:7])
    refused, accepted = alcaide("verify", path), alcaide("verify", path, "--partial")

    assert (refused.exit_code, accepted.exit_code) == (1, 0)
    assert "unfinished" in refused.stdout


def test_garbage_is_refused_quickly(alcaide, tmp_path):
    garbage = tmp_path / "garbage.jsonl"
    garbage.write_bytes(b"\xff\x00{" * 3_500_000)
    long_line = tmp_path / "long.jsonl"
    long_line.write_bytes(b'{"record":1,"game":"' + b"x" * 10_000_000)
    deep = tmp_path / "deep.jsonl"
    deep.write_bytes(b"[" * 60_000)
    result = alcaide("verify", garbage, long_line, deep)

    assert result.exit_code == 1
    assert [line.split(": ")[0] for line in result.stdout.splitlines()[:-1]] == [
        f"{path}, line 1" for path in (garbage, long_line, deep)
    ]


def test_files_that_cannot_be_read_are_named(alcaide, tmp_path, sample):
    result = alcaide("verify", tmp_path / "missing", tmp_path, sample)

    assert result.exit_code == 1
    assert f"{tmp_path / 'missing'}: No such file or directory." in result.stdout
    assert f"{tmp_path}: Is a directory." in result.stdout
    assert "1 of 3 records are right" in result.stdout


def promised(path: Path, dealer: Fairness) -> Path:
    """A short record whose header promises one luck and whose dice came from another."""
    game = GAMES["burgenland"]
    promise = Fairness.commit("a match", ("", ""), b"the secret")
    match = Match(replace(new_header(game, 2), luck=promise))
    luck = SwiftLuck(1)
    while not match.is_over:
        if match.position.to_act < 0:
            match.deal(dealer.luck())
        else:
            legal = match.legal()
            match.act(match.position.to_act, legal[luck.pick(len(legal))])
    write_file(match, path)
    return path


def test_revealed_luck_is_checked(alcaide, tmp_path):
    honest = promised(tmp_path / "honest", Fairness.commit("a match", ("", ""), b"the secret"))
    crooked = promised(tmp_path / "crooked", Fairness.commit("a match", ("", ""), b"another secret"))

    assert alcaide("verify", honest).stdout == (
        "The record is right, luck checked: the house alone could have chosen it: it knew every word beforehand.\n"
    )
    result = alcaide("verify", crooked)
    assert result.exit_code == 1
    assert "By the secret, luck brings" in result.stdout


def test_as_json(alcaide, sample, tmp_path):
    result = alcaide("verify", sample, tmp_path / "missing", "--json")
    right, wrong = json.loads(result.stdout)

    assert result.exit_code == 1
    assert (right["right"], right["finished"], right["luck_checked"], right["game"]) == (
        True,
        True,
        False,
        "burgenland",
    )
    assert (wrong["right"], wrong["line"], wrong["why"]) == (False, 0, "No such file or directory.")
