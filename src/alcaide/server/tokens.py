"""Names and tokens: what nobody can guess."""

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence

LETTERS = "23456789bcdfghjkmnpqrstvwxyz"
"""Without vowels, so that no word comes about, and without what looks alike."""
NAME_LENGTH = 12
TABLE_NAME = re.compile(f"[{LETTERS}]{{{NAME_LENGTH}}}")


def new_table_name() -> str:
    """A name for a table, for its link: 57 bits."""
    return "".join(secrets.choice(LETTERS) for _ in range(NAME_LENGTH))


def is_table_name(text: str) -> bool:
    """Whether this can be the name of a table."""
    return TABLE_NAME.fullmatch(text) is not None


def new_token() -> str:
    """What holds a seat: 128 bits in base64url."""
    return secrets.token_urlsafe(16)


def seal(token: str) -> bytes:
    """What is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


def seats_held(seals: Sequence[bytes | None], token: str) -> tuple[int, ...]:
    """The seats that a token holds; every one is compared, in the same time."""
    given = seal(token)
    matches = [hmac.compare_digest(seal or bytes(32), given) for seal in seals]
    return tuple(seat for seat, match in enumerate(matches) if match and seals[seat] is not None)


def trace(table: str) -> str:
    """A table in the log: who knows its name finds it there, but a reader of the log cannot go and sit down."""
    return hashlib.sha256(table.encode()).hexdigest()[:12]
