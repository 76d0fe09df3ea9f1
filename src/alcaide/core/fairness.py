"""Luck that a player can check.

Before a match the dealer publishes `sha256(secret)`; every seat may add a word of its own. Each outcome follows from
the secret, the words and the turn (`KeyedLuck`). At the end the secret is revealed and anyone can deal again.
"""

import hashlib
import re
import secrets
from dataclasses import dataclass, replace

from alcaide.core.errors import BadRecord, NotUnderstood, shorten
from alcaide.core.fields import JSON, Fields
from alcaide.core.luck import KeyedLuck

METHOD = "hmac-sha256"
LONGEST_WORD = 200
HEX = re.compile("(?:[0-9a-f]{2})+")


@dataclass(frozen=True)
class Fairness:
    """The part of a header that says how to check the luck."""

    match: str
    """The name of the match, so that one secret never deals two matches alike."""
    words: tuple[str, ...]
    """One a seat, empty if the seat gave none."""
    commitment: str
    """The SHA-256 of the secret, in hex, published before the match."""
    secret: bytes | None = None
    """None until it is revealed."""

    @classmethod
    def commit(cls, match: str, words: tuple[str, ...], secret: bytes | None = None) -> "Fairness":
        """Promise a secret, a fresh one unless given."""
        secret = secrets.token_bytes(32) if secret is None else secret
        return cls(match, words, hashlib.sha256(secret).hexdigest(), secret)

    def sealed(self) -> "Fairness":
        """What may be shown before the match is over."""
        return replace(self, secret=None)

    def keeps_promise(self) -> bool:
        """Whether the revealed secret is the promised one."""
        return self.secret is not None and hashlib.sha256(self.secret).hexdigest() == self.commitment

    def luck(self) -> KeyedLuck:
        """The luck of the match; only who knows the secret can have it."""
        assert self.secret is not None
        return KeyedLuck(self.secret, self.match, self.words)

    def json(self) -> JSON:
        """As a header writes it."""
        line: JSON = {
            "method": METHOD,
            "match": self.match,
            "words": list(self.words),
            "commitment": self.commitment,
        }
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
            fields.text("method", (METHOD,))
            words = fields.take("words")
            if not isinstance(words, list) or len(words) != players or not all(map(is_word, words)):
                raise NotUnderstood(f"'words' must be {players} strings, one a seat, not {shorten(words)}.")
            match, commitment = fields.text("match"), hexadecimal(fields, "commitment", 32)
            secret = hexadecimal(fields, "secret") if fields.has("secret") else None
            fields.done("luck")
        except NotUnderstood as error:
            raise BadRecord(f"In 'luck': {error.sentence}") from None
        return cls(match, tuple(words), commitment.hex(), secret)


def is_word(value: object) -> bool:
    """Whether a seat may add this to the luck."""
    return isinstance(value, str) and len(value) <= LONGEST_WORD


def hexadecimal(fields: Fields, key: str, size: int | None = None) -> bytes:
    """Bytes written in lower-case hex, `size` of them if it is given."""
    text = fields.text(key)
    if not HEX.fullmatch(text) or len(text) != 2 * (size or len(text) // 2):
        many = f"{2 * size} " if size else ""
        raise NotUnderstood(f"{key!r} must be {many}lower-case hexadecimal digits, not {shorten(text)}.")
    return bytes.fromhex(text)
