"""Luck that a player can check: promised before the match, revealed after it, dealt again by anyone."""

import hashlib
import hmac
import json
from dataclasses import replace
from pathlib import Path

import pytest

from alcaide import CHANCE, SwiftLuck, game_named
from alcaide.core import (
    BadRecord,
    Fairness,
    Match,
    new_header,
    read_record,
    verify_file,
    verify_luck,
    write_file,
    write_line,
)
from alcaide.core.fairness import LONGEST_WORD
from tests.records.sample import HEADER, lines_of, refusal

SECRET = bytes(range(32))
COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
"""SHA-256 of the bytes 0 to 31."""
WORDS = ("swords", "käse")


def promise() -> Fairness:
    return Fairness.commit("match-1", WORDS, SECRET)


def dealt_match(fairness: Fairness) -> Match:
    """A whole match: its luck from the secret, its decisions from a seed."""
    match = Match(replace(new_header(game_named("burgenland"), 2), luck=fairness))
    luck, player = fairness.luck(), SwiftLuck("player")
    while not match.is_over:
        if match.position.to_act == CHANCE:
            match.deal(luck)
        else:
            legal = match.legal()
            match.act(match.position.to_act, legal[player.pick(len(legal))])
    return match


RECORD = lines_of(dealt_match(promise()))


def luck_of(**changes: object) -> list[str]:
    """A header with these keys of `luck` changed; None leaves a key out."""
    luck = {**promise().json(), **changes}
    return [write_line({**json.loads(HEADER), "luck": {key: luck[key] for key in luck if luck[key] is not None}})]


def test_the_promise_is_the_sha_256_of_the_secret() -> None:
    assert promise().commitment == COMMITMENT == hashlib.sha256(SECRET).hexdigest()
    assert promise().keeps_promise()


def test_a_fresh_secret_is_long_and_new() -> None:
    one, other = Fairness.commit("m", WORDS), Fairness.commit("m", WORDS)

    assert one.secret is not None
    assert len(one.secret) == 32
    assert one.secret != other.secret
    assert one.keeps_promise()


def test_the_header_says_all_that_is_needed() -> None:
    assert promise().json() == {
        "method": "hmac-sha256",
        "match": "match-1",
        "words": ["swords", "käse"],
        "commitment": COMMITMENT,
        "secret": SECRET.hex(),
    }
    assert Fairness.read(promise().json(), 2) == promise()


def test_the_dice_of_a_match_follow_from_the_secret_as_the_docs_say() -> None:
    """Computed here from nothing but the record: every die is its own draw, the own one first."""
    luck = json.loads(RECORD[0])["luck"]
    parts = [luck["match"], *luck["words"]]
    stem = "".join(f"{len(part)}:{part}|" for part in parts)
    rolls = 0
    for turn, line in enumerate(map(json.loads, RECORD[1:-1])):
        if "chance" in line:
            dice = []
            for draw in range(1 + len(line["red"])):
                message = f"{stem}{turn}|{draw}".encode()
                digest = hmac.new(bytes.fromhex(luck["secret"]), message, hashlib.sha256).digest()
                number = int.from_bytes(digest[:8], "big")
                assert number < 2**64 - 2**64 % 6
                dice.append(1 + number % 6)
            assert (line["own"], line["red"]) == (dice[0], sorted(dice[1:]))
            rolls += 1

    assert rolls > 50


def test_a_whole_match_is_dealt_as_it_always_was() -> None:
    digest = hashlib.sha256("\n".join(RECORD).encode()).hexdigest()

    assert (len(RECORD), RECORD[-1]) == (312, '{"scores":[31,0],"winners":[0]}')
    assert digest == "fbd24a9d3a9bddf3506235d211f58d88c6ef1d6d35a8549eaacfce190fcfbb17"


def test_a_match_that_kept_its_promise_is_verified(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    write_file(dealt_match(promise()), path)

    assert verify_luck(verify_file(path))
    assert lines_of(verify_file(path)) == RECORD


def test_a_sealed_header_shows_no_secret_and_cannot_be_checked_yet() -> None:
    sealed = promise().sealed()
    match = Match(replace(new_header(game_named("burgenland"), 2), luck=sealed))

    assert "secret" not in sealed.json()
    assert not sealed.keeps_promise()
    assert not verify_luck(match)
    assert verify_luck(Match(new_header(game_named("burgenland"), 2))) is None


def test_a_sealed_record_folds_like_the_revealed_one() -> None:
    sealed = read_record([write_line({**json.loads(RECORD[0]), "luck": promise().sealed().json()}), *RECORD[1:]])

    assert sealed.position.state() == read_record(RECORD).position.state()


def test_another_secret_than_the_promised_one_is_found_out() -> None:
    header = json.loads(RECORD[0])
    header["luck"]["secret"] = bytes(32).hex()
    match = read_record([write_line(header), *RECORD[1:]])

    with pytest.raises(BadRecord) as refused:
        verify_luck(match)
    assert refused.value.line == 1
    assert refused.value.sentence == "The revealed secret is not the promised one: its SHA-256 differs."


@pytest.mark.parametrize(("key", "value"), [("match", "match-2"), ("words", ["swords", "kase"])])
def test_another_match_or_word_would_have_dealt_otherwise(key: str, value: object) -> None:
    header = json.loads(RECORD[0])
    header["luck"][key] = value

    with pytest.raises(BadRecord, match="By the secret, luck brings"):
        verify_luck(read_record([write_line(header), *RECORD[1:]]))


def test_a_loaded_die_is_found_out_with_its_line() -> None:
    """A record that keeps the rules, but not the promise: one roll is another than the secret brings."""
    honest = read_record(RECORD[:3], partial=True)
    assert verify_luck(honest)
    own = json.loads(RECORD[2])["own"]
    loaded = write_line({**json.loads(RECORD[2]), "own": own % 6 + 1})

    with pytest.raises(BadRecord) as refused:
        verify_luck(read_record([*RECORD[:2], loaded], partial=True))
    assert refused.value.line == 3
    assert refused.value.sentence == f"By the secret, luck brings 'rolled {own}' here, not 'rolled {own % 6 + 1}'."


def test_a_file_with_loaded_dice_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "loaded.jsonl"
    cheat = Fairness.commit("match-1", WORDS, bytes(32))
    match = dealt_match(cheat)
    match.header = replace(match.header, luck=promise())
    write_file(match, path)

    with pytest.raises(BadRecord, match="By the secret"):
        verify_file(path)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"method": "md5"}, "'method' must be one of hmac-sha256, not 'md5'."),
        ({"method": None}, "The key 'method' is missing."),
        ({"match": 1}, "'match' must be a string, not 1."),
        ({"match": None}, "The key 'match' is missing."),
        ({"words": ["one"]}, "'words' must be 2 strings, one a seat"),
        ({"words": ["one", "two", "three"]}, "'words' must be 2 strings, one a seat"),
        ({"words": ["one", 2]}, "'words' must be 2 strings, one a seat"),
        ({"words": ["one", "x" * (LONGEST_WORD + 1)]}, "'words' must be 2 strings"),
        ({"words": "ab"}, "'words' must be 2 strings, one a seat, not 'ab'."),
        ({"words": None}, "The key 'words' is missing."),
        ({"commitment": COMMITMENT[:-2]}, "'commitment' must be 64 lower-case hexadecimal digits"),
        ({"commitment": COMMITMENT.upper()}, "'commitment' must be 64 lower-case hexadecimal digits"),
        ({"commitment": f"{COMMITMENT} "}, "'commitment' must be 64 lower-case hexadecimal digits"),
        ({"commitment": f"{COMMITMENT[:-1]}\n"}, "'commitment' must be 64 lower-case hexadecimal digits"),
        ({"commitment": "x" * 64}, "'commitment' must be 64 lower-case hexadecimal digits"),
        ({"commitment": None}, "The key 'commitment' is missing."),
        ({"secret": ""}, "'secret' must be lower-case hexadecimal digits, not ''."),
        ({"secret": "abc"}, "'secret' must be lower-case hexadecimal digits, not 'abc'."),
        ({"secret": "AB"}, "'secret' must be lower-case hexadecimal digits, not 'AB'."),
        ({"secret": "a b c d"}, "'secret' must be lower-case hexadecimal digits"),
        ({"secret": 7}, "'secret' must be a string, not 7."),
        ({"salt": "x"}, "'luck' has no key 'salt'."),
    ],
    ids=str,
)
def test_a_luck_that_is_not_said_right_is_refused(changes: dict[str, object], sentence: str) -> None:
    error = refusal(luck_of(**changes), partial=True)

    assert error.line == 1
    assert error.sentence.startswith("In 'luck': ")
    assert sentence in error.sentence


def test_a_word_may_be_long_or_empty() -> None:
    match = read_record(luck_of(words=["", "x" * LONGEST_WORD]), partial=True)

    assert match.header.luck is not None
    assert match.header.luck.words == ("", "x" * LONGEST_WORD)


def test_half_a_character_is_no_word() -> None:
    text = luck_of()[0].replace("swords", "\\ud800")

    assert "surrogate" in refusal([text], partial=True).sentence
