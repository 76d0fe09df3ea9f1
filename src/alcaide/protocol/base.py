"""What all messages have in common."""

from enum import StrEnum
from typing import Annotated, Literal

from msgspec import Meta, Struct, json

VERSION = 2
DAY = 24 * 3600

MOST = 2**31 - 1
"""What the columns of numbers hold in every database; no number on the wire is greater."""

Turn = Annotated[int, Meta(ge=0, le=MOST)]
Name = Annotated[str, Meta(max_length=40)]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""32 bytes, in lower-case hexadecimal digits."""
Seat = Annotated[int, Meta(ge=0, le=9)]
Mail = Annotated[str, Meta(max_length=254)]
Line = Annotated[int, Meta(ge=0, le=MOST)]
Number = Annotated[int, Meta(ge=0, le=MOST)]
"""Of something said."""
Face = Literal["thumb", "heart", "laugh", "wow", "sad", "clap"]
"""How one may react to what was said."""


class Asked(Struct, kw_only=True, forbid_unknown_fields=True):
    """Something that a client sends: every key must be known."""


class Told(Struct, kw_only=True):
    """Something that the server sends: a client ignores keys it does not know."""


encode = json.Encoder().encode
"""A message, or a part of one, as the bytes that go out."""


class Phase(StrEnum):
    """How far a table is."""

    WAITING = "waiting"
    """A seat is open."""
    REVEALING = "revealing"
    """Every seat is taken; the words for the luck are awaited, and the match begins when they are there or given up."""
    PLAYING = "playing"
    OVER = "over"


class Pace(StrEnum):
    """How people mean to play."""

    LIVE = "live"
    """At once, all of them present."""
    DAYS = "days"
    """A move now and then."""
