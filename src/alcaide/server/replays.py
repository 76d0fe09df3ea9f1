"""Replays: a match that is over, moment by moment, through anyone's eyes. Nothing of it is secret any more."""

import msgspec

from alcaide.core import Decision, Match
from alcaide.protocol import Replay, ReplayMoment, encode
from alcaide.protocol.table_events import tell_all
from alcaide.server.breath import Breath


async def replay_of(match: Match, sees: int | None) -> bytes:
    """Every moment of a match, from before the first line to the end."""
    again = Match(match.header)
    moments = [moment_of(again, None, [], sees)]
    breath = Breath()
    for line in match.lines:
        code = line.action.code if isinstance(line, Decision) else line.outcome.code
        events = tell_all(again.add(line, code), sees)
        moments.append(moment_of(again, line.seat if isinstance(line, Decision) else None, events, sees))
        await breath.take()
    return encode(Replay(sees=sees, moments=moments))


def moment_of(match: Match, seat: int | None, events: list[dict[str, object]], sees: int | None) -> ReplayMoment:
    """The table as it stands."""
    to_act = match.position.to_act
    view = msgspec.Raw(encode(match.game.view(match.position, sees)))
    return ReplayMoment(line=match.turn, seat=seat, view=view, to_act=to_act if to_act >= 0 else None, events=events)
