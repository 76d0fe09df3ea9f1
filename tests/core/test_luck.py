"""Luck: every number as likely, and the same seed or secret the same numbers."""

import hashlib
import hmac
from collections.abc import Iterator

import pytest

from alcaide import GAMES, SwiftLuck, game_named, rollout
from alcaide.core import KeyedLuck, Luck, ScriptedLuck

WORD = 2**32


def sfc32(seed: tuple[int | str, ...]) -> Iterator[int]:
    """The published generator, written down again: an endless stream of 32-bit words."""
    digest = hashlib.sha256(repr(seed).encode()).digest()
    a, b, c = (int.from_bytes(digest[start : start + 4], "big") for start in (0, 4, 8))
    counter = 1
    while True:
        word = (a + b + counter) % WORD
        counter = (counter + 1) % WORD
        rotated = ((c << 21) % WORD) | (c >> 11)
        a, b, c = b ^ (b >> 9), (c * 9) % WORD, (rotated + word) % WORD
        yield word


def fair_numbers(words: Iterator[int], n: int) -> Iterator[int]:
    """Numbers below n from words, those words thrown away that would favour some number."""
    for word in words:
        high, low = divmod(word * n, WORD)
        if low >= WORD % n:
            yield high


# SwiftLuck


def test_swift_luck_brings_the_numbers_it_always_brought() -> None:
    luck = SwiftLuck(1)

    assert [luck.pick(2**31 - 1) for _ in range(4)] == [1249495323, 872780183, 576753622, 304893035]
    assert [luck.pick(6) for _ in range(12)] == [3, 5, 3, 2, 2, 1, 0, 5, 5, 2, 4, 3]


@pytest.mark.parametrize("n", [1, 2, 3, 6, 57, 1000, 2**16, 2**30, 3 * 2**29, 2**31 - 1])
@pytest.mark.parametrize("seed", [(1,), ("match", 7), (0, "a", -3)])
def test_swift_luck_is_sfc32_with_rejection(seed: tuple[int | str, ...], n: int) -> None:
    luck = SwiftLuck(*seed)
    expected = fair_numbers(sfc32(seed), n)

    assert [luck.pick(n) for _ in range(300)] == [next(expected) for _ in range(300)]


def test_swift_luck_rejects_where_it_must() -> None:
    """Without rejection, of 3 * 2**29 numbers every third would come twice where the others come three times."""
    luck = SwiftLuck("reject")
    thirds = [0, 0, 0]
    for _ in range(3_000):
        thirds[luck.pick(3 * 2**29) % 3] += 1

    assert all(900 < third < 1_100 for third in thirds)


@pytest.mark.parametrize("n", [2, 6, 7, 57, 100])
def test_swift_luck_favours_no_number(n: int) -> None:
    luck = SwiftLuck("uniform", n)
    counts = [0] * n
    for _ in range(1_000 * n):
        counts[luck.pick(n)] += 1

    chi_square = sum((count - 1_000) ** 2 / 1_000 for count in counts)

    assert chi_square < (n - 1) + 5 * (2 * (n - 1)) ** 0.5


def test_swift_luck_has_no_pattern_between_one_number_and_the_next() -> None:
    luck = SwiftLuck("pairs")
    counts = [0] * 36
    last = luck.pick(6)
    for _ in range(36_000):
        number = luck.pick(6)
        counts[last * 6 + number] += 1
        last = number

    chi_square = sum((count - 1_000) ** 2 / 1_000 for count in counts)

    assert chi_square < 35 + 5 * 70**0.5


@pytest.mark.parametrize(("one", "other"), [((1,), (2,)), ((1,), ("1",)), ((1, 2), (12,)), (("a", "b"), ("ab",))])
def test_seeds_that_differ_bring_other_numbers(one: tuple[int | str, ...], other: tuple[int | str, ...]) -> None:
    first, second = SwiftLuck(*one), SwiftLuck(*other)

    assert [first.pick(1000) for _ in range(10)] != [second.pick(1000) for _ in range(10)]


def test_luck_itself_brings_nothing() -> None:
    with pytest.raises(NotImplementedError):
        Luck().pick(6)


# ScriptedLuck


def test_scripted_luck_brings_what_is_written() -> None:
    luck = ScriptedLuck([3, 0, 5])

    assert [luck.pick(6) for _ in range(3)] == [3, 0, 5]


def test_a_script_that_runs_out_is_an_error_even_inside_a_rollout() -> None:
    position = game_named("burgenland").new()

    with pytest.raises(IndexError, match="at its end"):
        rollout(position, ScriptedLuck([0, 1]))


@pytest.mark.parametrize("number", [6, -1, 100])
def test_a_script_that_does_not_fit_is_an_error_even_inside_a_sample(number: int) -> None:
    position = game_named("burgenland").new()
    position.play(position.legal()[0])

    with pytest.raises(ValueError, match=f"says {number} where a number below 6"):
        position.sample(ScriptedLuck([number]))


def test_luck_written_in_python_may_fail_in_its_own_way() -> None:
    class Broken(Luck):
        def number(self, n: int) -> int:
            raise OSError("the dice fell off the table")

    for game in GAMES.values():
        with pytest.raises(OSError, match="off the table"):
            rollout(game.new(), Broken())


# KeyedLuck

SECRET = bytes(range(32))


def digest_of(secret: bytes, message: str) -> bytes:
    return hmac.new(secret, message.encode(), hashlib.sha256).digest()


def test_keyed_luck_is_the_hmac_of_match_words_turn_and_draw() -> None:
    luck = KeyedLuck(SECRET, "match-1", ["swords", ""]).at(5)
    expected = [
        int.from_bytes(digest_of(SECRET, f"7:match-1|6:swords|0:|5|{draw}")[:8], "big") % 6 for draw in range(20)
    ]

    assert [luck.pick(6) for _ in range(20)] == expected


def test_keyed_luck_brings_the_numbers_it_always_brought() -> None:
    luck = KeyedLuck(SECRET, "match-1", ["swords", "käse"]).at(0)

    assert [luck.pick(6) for _ in range(10)] == [4, 3, 0, 2, 1, 5, 4, 3, 2, 5]
    assert luck.at(1).pick(1000) == 27


def test_the_same_turn_always_brings_the_same_numbers() -> None:
    luck = KeyedLuck(SECRET, "m", ["a", "b"])
    first = [luck.at(3).pick(1000), luck.pick(1000), luck.pick(1000)]
    luck.at(4).pick(1000)

    assert [luck.at(3).pick(1000), luck.pick(1000), luck.pick(1000)] == first


def test_turn_draw_match_words_and_secret_each_change_the_numbers() -> None:
    def numbers(
        secret: bytes = SECRET, match: str = "m", words: tuple[str, ...] = ("a", "b"), turn: int = 0
    ) -> tuple[int, ...]:
        luck = KeyedLuck(secret, match, words).at(turn)
        return tuple(luck.pick(2**31 - 1) for _ in range(4))

    lists = [
        numbers(),
        numbers(secret=bytes(32)),
        numbers(match="n"),
        numbers(words=("a", "c")),
        numbers(words=("ab", "")),
        numbers(words=("", "ab")),
        numbers(match="m|1:a", words=("b",)),
        numbers(turn=1),
        numbers(turn=10),
    ]

    assert len(set(lists)) == len(lists)
    assert len(set(lists[0])) == 4


def test_a_word_is_counted_in_characters_and_hashed_in_utf_8() -> None:
    luck = KeyedLuck(SECRET, "ñ", ["日本", "🏰"])
    first = digest_of(SECRET, "1:ñ|2:日本|1:🏰|0|0")

    assert luck.pick(1000) == int.from_bytes(first[:8], "big") % 1000


def scripted_digests(monkeypatch: pytest.MonkeyPatch, *digests: list[int]) -> list[str]:
    """Make HMAC give these four numbers at a time; the messages it was asked for."""
    asked: list[str] = []
    waiting = [b"".join(number.to_bytes(8, "big") for number in digest) for digest in digests]

    def digest(key: bytes, message: bytes, name: str) -> bytes:
        assert (key, name) == (SECRET, "sha256")
        asked.append(message.decode())
        return waiting.pop(0)

    monkeypatch.setattr(hmac, "digest", digest)
    return asked


def test_a_number_that_would_favour_some_is_passed_over_within_the_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    """2**64 leaves 4 when divided by 6: the four highest numbers are not fair."""
    asked = scripted_digests(monkeypatch, [2**64 - 1, 2**64 - 4, 2**64 - 5, 0])

    assert KeyedLuck(SECRET, "m", []).pick(6) == (2**64 - 5) % 6
    assert asked == ["1:m|0|0"]


def test_with_no_fair_number_in_the_digest_the_next_draw_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = scripted_digests(monkeypatch, [2**64 - 1] * 4, [10, 0, 0, 0], [3, 0, 0, 0])
    luck = KeyedLuck(SECRET, "m", []).at(2)

    assert [luck.pick(6), luck.pick(6)] == [4, 3]
    assert asked == ["1:m|2|0", "1:m|2|1", "1:m|2|2"]


def test_for_a_power_of_two_every_number_is_fair(monkeypatch: pytest.MonkeyPatch) -> None:
    scripted_digests(monkeypatch, [2**64 - 1, 0, 0, 0])

    assert KeyedLuck(SECRET, "m", []).pick(8) == 7
