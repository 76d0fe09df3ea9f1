"""Answers of HTTP: in JSON, compressed where they are long, and errors as such."""

import asyncio
import gzip

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from alcaide.core import AlcaideError
from alcaide.protocol import Failure, Problem, Told, encode
from alcaide.server import errors
from alcaide.server.errors import Refused, status_of

WORTH_ZIPPING = 4096
"""Bytes."""
SENTENCES = {
    404: ("unknown_page", "There is nothing at this address."),
    405: ("wrong_method", "This address does not answer this kind of request."),
}


def answer(value: Told, status: int = 200) -> Response:
    """An answer in JSON, which nobody keeps."""
    return Response(encode(value), status, {"Cache-Control": "no-store"}, "application/json")


async def zipped(request: Request, body: bytes) -> Response:
    """A long answer in JSON, compressed for clients that accept it; other tables do not wait for it."""
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
    if len(body) > WORTH_ZIPPING and "gzip" in request.headers.get("accept-encoding", ""):
        body = await asyncio.to_thread(gzip.compress, body, 5)
        headers["Content-Encoding"] = "gzip"
    return Response(body, 200, headers, "application/json")


def failure(error: AlcaideError) -> Response:
    """The answer that says why not."""
    body = encode(Failure(error=Problem(code=error.code, sentence=error.sentence)))
    headers = {"Cache-Control": "no-store"}
    if error.code == "too_fast":
        headers["Retry-After"] = "1"
    return Response(body, status_of(error), headers, "application/json")


async def refused(_: Request, error: Exception) -> Response:
    """Somebody outside did something wrong."""
    assert isinstance(error, AlcaideError)
    return failure(error)


async def missing(_: Request, error: Exception) -> Response:
    """There is no such page."""
    assert isinstance(error, HTTPException)
    code, sentence = SENTENCES.get(error.status_code, ("bad_request", "This request cannot be understood."))
    return failure(Refused(sentence, code, error.status_code))


async def trouble(_: Request, error: Exception) -> Response:
    """We did something wrong; the log says what."""
    return failure(errors.trouble())
