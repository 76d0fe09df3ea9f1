"""Reading what comes from outside: strict, with a sentence for everything that does not fit."""

import asyncio
import json
import unicodedata
from typing import TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request

from alcaide.core import JSON, shorten
from alcaide.core.json_lines import DEEPEST, RepeatedKey, is_deeper, unique_keys
from alcaide.server.errors import Refused, bad_message, too_long

T = TypeVar("T")
PATIENCE = 10.0
"""Seconds that a request has to come."""
JOINER = "\u200d"
"""Joins emoji to one."""
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Characters that count as letters or symbols and show nothing."""
MOST_MARKS = 3
"""Accents on one letter."""


def read_message(data: bytes | str, decoder: "msgspec.json.Decoder[T]", most: int) -> T:
    """The message that some bytes say."""
    if len(data) > most:
        raise too_long(most)
    try:
        message = decoder.decode(data)
        json.loads(data, object_pairs_hook=unique_keys)
    except RepeatedKey as error:
        raise bad_message(f"the key {shorten(error.key)} stands twice") from None
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise bad_message(why(error)) from None
    return message


def why(error: Exception) -> str:
    """What a decoder did not like, short and without its full stop."""
    return "it is nested too deeply" if isinstance(error, RecursionError) else str(error).rstrip(".")[:200]


def check_json(value: JSON) -> JSON:
    """An object that is neither too deep nor half a character."""
    if is_deeper(value, DEEPEST):
        raise bad_message("it is nested too deeply")
    return value


def check_text(text: str, what: str) -> str:
    """Words of a person: printable, neither beginning nor ending with a space; if there are any, they can be seen."""
    if text != text.strip() or not all(letter.isprintable() or letter == JOINER for letter in text):
        raise Refused(f"A {what} has only printable characters, and no space at its ends.", f"bad_{what}", status=400)
    if text and (not any(is_seen(letter) for letter in text) or is_stacked(text)):
        raise Refused(f"A {what} can be seen, and has no heaps of accents.", f"bad_{what}", status=400)
    return text


def is_seen(letter: str) -> bool:
    """Whether a character leaves ink on the screen by itself.

    >>> [is_seen(letter) for letter in "a☂ア\u200d\u3164\u2800\u0301"]
    [True, True, True, False, False, False, False]
    """
    return letter not in BLANK and unicodedata.category(letter)[0] in "LNPS"


def is_stacked(text: str) -> bool:
    """Whether more accents stand on one letter than any language puts there.

    >>> is_stacked("Nguyê\u0303n"), is_stacked("Z" + 4 * "\u0301")
    (False, True)
    """
    marks = "".join("m" if unicodedata.category(letter)[0] == "M" else " " for letter in text)
    return (MOST_MARKS + 1) * "m" in marks


async def read_body(request: Request, decoder: "msgspec.json.Decoder[T]", most: int) -> T:
    """The JSON that a request brings."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Refused("A request brings JSON: set Content-Type: application/json.", "not_json", 415)
    body = bytearray()
    try:
        async with asyncio.timeout(PATIENCE):
            async for chunk in request.stream():
                body += chunk
                if len(body) > most:
                    raise too_long(most)
    except TimeoutError:
        raise Refused("The request did not come to its end in time.", "too_slow", 408) from None
    return read_message(bytes(body), decoder, most)


def token_of(connection: HTTPConnection, table: str) -> str | None:
    """The token that a caller brings: as a bearer, or in the cookie of the table."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token.strip()
    return connection.cookies.get(cookie_name(table))


def cookie_name(table: str) -> str:
    """The cookie that holds the token of a table."""
    return f"alcaide_{table}"


def check_origin(connection: HTTPConnection, allowed: tuple[str, ...]) -> None:
    """Refuse a page of another server that uses this browser's cookies; programs send no origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return
    if origin.partition("://")[2] != connection.headers.get("host"):
        raise Refused("This page belongs to another server.", "foreign_page", 403)


def address_of(connection: HTTPConnection) -> str:
    """Where a caller comes from."""
    return connection.client.host if connection.client else "unknown"
