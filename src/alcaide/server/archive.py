"""The archive: what can be asked about a match that is over. Nothing about it is secret any more, or changes."""

from dataclasses import replace

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from alcaide.core import BadSetting, Match, WordFrom, write_line
from alcaide.protocol import Later, NewBranch
from alcaide.server.accountant import Resource
from alcaide.server.errors import Refused
from alcaide.server.incoming import address_of, check_text, read_body
from alcaide.server.live_table import LiveTable
from alcaide.server.lobby import Lobby, token_for
from alcaide.server.match_log import known_from
from alcaide.server.permissions import check_finished
from alcaide.server.replays import replay_of
from alcaide.server.responses import answer, zipped
from alcaide.server.reviews import Reviews
from alcaide.server.tokens import new_table_name
from alcaide.store import Origin, Pace, Phase, StoredSeat, StoredTable

NEW_BRANCH = msgspec.json.Decoder(NewBranch)
PATIENCE = 2
"""Seconds after which to ask again for a review."""


class Archive:
    """Replays, reviews, records, and tables that go on from a moment of a match."""

    def __init__(self, lobby: Lobby, reviews: Reviews) -> None:
        self.lobby = lobby
        self.reviews = reviews

    async def branch(self, request: Request) -> Response:
        """Set up a table that goes on from a moment of a finished match."""
        wish = await read_body(request, NEW_BRANCH, self.lobby.services.settings.limits.message_bytes)
        self.lobby.services.accountant.spend(Resource.TABLES, address_of(request))
        table, match = await self.lobby.live_tables.ask(request.path_params["table"], finished)
        token = token_for(wish.seats)
        seats = self.places(wish, table, token)
        if wish.line >= len(match.lines):
            raise Refused(
                f"A branch begins after 0 to {len(match.lines) - 1} lines of this match, not {wish.line}.",
                "bad_line",
                400,
            )
        lines = [write_line(line.json()) for line in match.lines[: wish.line]]
        branch = replace(
            table,
            id=new_table_name(),
            listed=False,
            created=self.lobby.services.clock(),
            seats=seats,
            phase=Phase.WAITING,
            pace=Pace.LIVE,
            limit=None,
            clocks=None,
            origin=branching(table, wish.line),
        )
        return await self.lobby.open(request, branch.when_full(), wish.seats, token, lines)

    def places(self, wish: NewBranch, table: StoredTable, token: str | None) -> tuple[StoredSeat, ...]:
        """The seats of a branch: whoever sits there, the words for the luck are those of the match."""
        if len(wish.seats) != len(table.seats):
            raise BadSetting(f"This match has {len(table.seats)} seats, not {len(wish.seats)}.", "bad_players")
        name = check_text(wish.name, "name")
        return tuple(
            self.lobby.place(seat, number, name, WordFrom.NOBODY, token).adding(table.seats[number].luck)
            for number, seat in enumerate(wish.seats)
        )

    async def replay(self, request: Request) -> Response:
        """A match that is over, moment by moment, through the eyes of a seat or of a spectator."""
        table, match = await self.lobby.live_tables.ask(request.path_params["table"], finished)
        sees = read_seat(request.query_params.get("sees"), len(table.seats))
        return await zipped(request, await replay_of(match, sees))

    async def review(self, request: Request) -> Response:
        """Luck and skill of a match that is over; while that is found out, a word that it takes a moment."""
        table, match = await self.lobby.live_tables.ask(request.path_params["table"], finished)
        found = self.reviews.of(table.id, match, address_of(request))
        if found is None:
            later = answer(Later(seconds=PATIENCE), 202)
            later.headers["Retry-After"] = str(PATIENCE)
            return later
        return await zipped(request, found)

    async def record(self, request: Request) -> Response:
        """The record of a match that is over."""
        name = request.path_params["table"]
        _, match = await self.lobby.live_tables.ask(name, finished)
        record = "".join(f"{write_line(line)}\n" for line in match.record()).encode()
        headers = {"Content-Disposition": f'attachment; filename="{name}.jsonl"'}
        return Response(record, media_type="application/jsonl", headers=headers)


async def finished(live: LiveTable) -> tuple[StoredTable, Match]:
    """A table and its match, if that is over."""
    return live.table, check_finished(live.log)


def branching(table: StoredTable, line: int) -> Origin:
    """Where a table that goes on after so many lines of a match comes from."""
    known = known_from(table)
    return Origin(table.id, line, table.match, line if known is None else min(line, known))


def read_seat(text: str | None, seats: int) -> int | None:
    """The seat that an address names; None for none."""
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 3 and int(text) < seats):
        raise Refused(f"This table has {seats} seats, from 0.", "unknown_seat", 404)
    return int(text)
