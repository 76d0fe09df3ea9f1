"""Replays: a match that is over, moment by moment, through anyone's eyes. Nothing of it is secret any more."""

import asyncio
import gzip
import time

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from alcaide.core import Decision, Match
from alcaide.protocol import Replay, ReplayMoment
from alcaide.protocol.happenings import tell_all
from alcaide.server.eyes import ENCODER

BREATH = 0.005
"""Seconds after which other tables have their turn."""
WORTH_ZIPPING = 4096
"""Bytes."""


async def replay_of(match: Match, sees: int | None) -> bytes:
    """Every moment of a match, from before the first line to the end."""
    again = Match(match.header)
    moments = [moment_of(again, None, [], sees)]
    began = time.monotonic()
    for line in match.lines:
        code = line.action.code if isinstance(line, Decision) else line.outcome.code
        events = tell_all(again.add(line, code), sees)
        moments.append(moment_of(again, line.seat if isinstance(line, Decision) else None, events, sees))
        if time.monotonic() - began > BREATH:
            await asyncio.sleep(0)
            began = time.monotonic()
    return ENCODER.encode(Replay(sees=sees, moments=moments))


def moment_of(match: Match, seat: int | None, events: list[dict[str, object]], sees: int | None) -> ReplayMoment:
    """The table as it stands."""
    to_act = match.position.to_act
    view = msgspec.Raw(ENCODER.encode(match.game.view(match.position, sees)))
    return ReplayMoment(line=match.turn, seat=seat, view=view, to_act=to_act if to_act >= 0 else None, events=events)


async def zipped(request: Request, body: bytes) -> Response:
    """A long answer in JSON, compressed for who can read that; other tables do not wait for it."""
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
    if len(body) > WORTH_ZIPPING and "gzip" in request.headers.get("accept-encoding", ""):
        body = await asyncio.to_thread(gzip.compress, body, 5)
        headers["Content-Encoding"] = "gzip"
    return Response(body, 200, headers, "application/json")
