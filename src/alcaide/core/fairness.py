"""Luck that a player can check.

Before a match the house publishes `sha256(secret)`, and every seat may commit to a word of its own, which it reveals
when all have committed. Each outcome follows from the secret, the words and the turn (`KeyedLuck`). At the end the
secret is revealed and anyone can deal again; `influence.py` says who could have influenced what.
"""

import hashlib
import re
import secrets
from dataclasses import dataclass, replace
from enum import StrEnum

from alcaide.core.errors import BadRecord, NotUnderstood, shorten
from alcaide.core.fields import JSON, Fields
from alcaide.core.luck import KeyedLuck

OPEN_WORDS, SEALED_WORDS = 1, 2
"""The schemes: words that the house hears as they are given; words committed to before any of them is revealed."""
METHOD = "hmac-sha256"
"""How a header of the first scheme says which one it is."""
LONGEST_WORD = 200
"""Of the first scheme, in characters."""
WORD_BYTES = 32
"""Of the second scheme; commitments and the secret are as long."""
MOST_LINES_KNOWN = 200_000
HEX = re.compile("(?:[0-9a-f]{2})+")


class WordFrom(StrEnum):
    """Who made the word of a seat."""

    SEAT = "seat"
    """Whoever holds the seat."""
    HOUSE = "house"
    """A bot of the house plays the seat; the house has its secret and needs no word."""
    NOBODY = "nobody"


@dataclass(frozen=True)
class SeatWord:
    """What one seat adds to the luck."""

    made_by: WordFrom = WordFrom.NOBODY
    commitment: str | None = None
    """`commit_word` of the word; None if the seat promised none."""
    word: str | None = None
    """None if there is none, or while it is not revealed."""

    def json(self) -> JSON:
        """As a header of the second scheme writes it."""
        return {"from": self.made_by.value, "commitment": self.commitment, "word": self.word}

    @classmethod
    def read(cls, value: object) -> "SeatWord":
        """What such a header says of a seat."""
        if not isinstance(value, dict):
            raise NotUnderstood(f"Each of 'seats' must be an object, not {shorten(value)}.")
        fields = Fields(value)
        made_by = WordFrom(fields.text("from", tuple(WordFrom)))
        commitment, word = (none_or_hexadecimal(fields, key) for key in ("commitment", "word"))
        fields.done("seats")
        if (commitment is not None) != (made_by == WordFrom.SEAT) or (word is not None and commitment is None):
            raise NotUnderstood(
                "A seat has a commitment if and only if its word is its own; without one it has no word."
            )
        return cls(made_by, commitment, word)


@dataclass(frozen=True)
class Fairness:
    """The part of a header that says how to check the luck."""

    match: str
    """The name of the match, so that one secret never deals two matches alike."""
    seats: tuple[SeatWord, ...]
    commitment: str
    """The SHA-256 of the secret, in hex, published before the match."""
    secret: bytes | None = None
    """None until it is revealed."""
    scheme: int = SEALED_WORDS
    known_from: int | None = None
    """How many lines were taken over from a finished match: what luck brings later, everyone could know. None: none."""

    @classmethod
    def commit(cls, match: str, words: tuple[str, ...], secret: bytes | None = None) -> "Fairness":
        """Promise a secret, a fresh one unless given, where the words are no secret: the first scheme."""
        secret = secrets.token_bytes(32) if secret is None else secret
        seats = tuple(SeatWord(WordFrom.SEAT, None, word) for word in words)
        return cls(match, seats, hashlib.sha256(secret).hexdigest(), secret, OPEN_WORDS)

    @property
    def words(self) -> tuple[str, ...]:
        """One a seat, empty if the seat added none."""
        return tuple(seat.word or "" for seat in self.seats)

    def sealed(self) -> "Fairness":
        """What may be shown before the match is over."""
        return replace(self, secret=None)

    def keeps_promise(self) -> bool:
        """Whether the revealed secret is the promised one."""
        return self.secret is not None and hashlib.sha256(self.secret).hexdigest() == self.commitment

    def broken_words(self) -> list[int]:
        """The seats whose word is another than they committed to."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if self.scheme == SEALED_WORDS
            and seat.word is not None
            and commit_word(self.match, number, seat.word) != seat.commitment
        ]

    def luck(self) -> KeyedLuck:
        """The luck of the match; only who knows the secret can have it."""
        assert self.secret is not None
        return KeyedLuck(self.secret, self.match, self.words)

    def json(self) -> JSON:
        """As a header writes it."""
        line: JSON
        if self.scheme == OPEN_WORDS:
            line = {"method": METHOD, "match": self.match, "words": list(self.words), "commitment": self.commitment}
        else:
            seats = [seat.json() for seat in self.seats]
            line = {"scheme": self.scheme, "match": self.match, "commitment": self.commitment, "seats": seats}
        if self.known_from is not None:
            line["known_from"] = self.known_from
        if self.secret is not None:
            line["secret"] = self.secret.hex()
        return line

    @classmethod
    def read(cls, value: object, players: int) -> "Fairness":
        """What a header says under `luck`."""
        if not isinstance(value, dict):
            raise BadRecord(f"'luck' must be an object, not {shorten(value)}.")
        try:
            fields = Fields(value)
            scheme = fields.integer("scheme", SEALED_WORDS, SEALED_WORDS) if fields.has("scheme") else OPEN_WORDS
            seats = sealed_seats(fields, players) if scheme == SEALED_WORDS else open_seats(fields, players)
            match, commitment = fields.text("match"), hexadecimal(fields, "commitment", 32)
            known = fields.integer("known_from", 0, MOST_LINES_KNOWN) if fields.has("known_from") else None
            size = WORD_BYTES if scheme == SEALED_WORDS else None
            secret = hexadecimal(fields, "secret", size) if fields.has("secret") else None
            fields.done("luck")
        except NotUnderstood as error:
            raise BadRecord(f"In 'luck': {error.sentence}") from None
        return cls(match, seats, commitment.hex(), secret, scheme, known)


def new_word() -> str:
    """A word that nobody can guess."""
    return secrets.token_hex(WORD_BYTES)


def commit_word(match: str, seat: int, word: str) -> str:
    """What a seat shows of its word before all have committed. Nobody else can show it for another seat or match.

    >>> commit_word("match-1", 0, "00" * 32)
    '5f7e7c14f3e83bede4b144acbf379e9e86dbf7695a6ff3d371b46e9f46d7b4a0'
    """
    return hashlib.sha256(f"alcaide word|{match}|{seat}|{word}".encode()).hexdigest()


def is_word(value: object) -> bool:
    """Whether a seat may add this to the luck, in the first scheme."""
    return isinstance(value, str) and len(value) <= LONGEST_WORD


def open_seats(fields: Fields, players: int) -> tuple[SeatWord, ...]:
    """What the seats added, in the first scheme."""
    fields.text("method", (METHOD,))
    words = fields.take("words")
    if not isinstance(words, list) or len(words) != players or not all(map(is_word, words)):
        raise NotUnderstood(f"'words' must be {players} strings, one a seat, not {shorten(words)}.")
    return tuple(SeatWord(WordFrom.SEAT, None, word) for word in words)


def sealed_seats(fields: Fields, players: int) -> tuple[SeatWord, ...]:
    """What the seats added, in the second scheme."""
    seats = fields.take("seats")
    if not isinstance(seats, list) or len(seats) != players:
        raise NotUnderstood(f"'seats' must be {players} objects, one a seat, not {shorten(seats)}.")
    return tuple(map(SeatWord.read, seats))


def none_or_hexadecimal(fields: Fields, key: str) -> str | None:
    """A key that must be there: null, or a word or commitment of the second scheme."""
    if fields.left.get(key, "") is None:
        fields.take(key)
        return None
    return hexadecimal(fields, key, WORD_BYTES).hex()


def hexadecimal(fields: Fields, key: str, size: int | None = None) -> bytes:
    """Bytes written in lower-case hex, `size` of them if it is given."""
    text = fields.text(key)
    if not HEX.fullmatch(text) or len(text) != 2 * (size or len(text) // 2):
        many = f"{2 * size} " if size else ""
        raise NotUnderstood(f"{key!r} must be {many}lower-case hexadecimal digits, not {shorten(text)}.")
    return bytes.fromhex(text)
