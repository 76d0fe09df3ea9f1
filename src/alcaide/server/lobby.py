"""The lobby: games, tables, seats, records, over HTTP."""

import re
import secrets
from collections.abc import Sequence
from typing import get_args

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from alcaide.core import GAMES, BadSetting, Decision, WordFrom, game_named
from alcaide.core.rulebook import rules_of
from alcaide.protocol import (
    VERSION,
    BotFacts,
    Catalogue,
    Face,
    GameFacts,
    History,
    HistoryMoment,
    NewBot,
    NewSeat,
    NewTable,
    OptionFacts,
    RuleFacts,
    Rules,
    Seated,
    SeatWish,
    TableFacts,
    Tables,
    encode,
)
from alcaide.protocol.base import DAY
from alcaide.protocol.table_events import tell_all
from alcaide.protocol.viewer import viewer_of
from alcaide.search import LEVELS
from alcaide.server.accountant import Resource
from alcaide.server.errors import Refused
from alcaide.server.incoming import address_of, check_json, check_text, cookie_name, read_body, token_of
from alcaide.server.listing import Listing
from alcaide.server.live_table import LiveTable
from alcaide.server.live_tables import LiveTables
from alcaide.server.match_log import MatchLog
from alcaide.server.responses import answer, zipped
from alcaide.server.snapshot import TableSnapshot
from alcaide.server.tokens import new_table_name, new_token, seal
from alcaide.store import Pace, StoredSeat, StoredTable, TimeLimit

LINES_A_REQUEST = 50.0
"""Lines of a history that cost as much as one more request: they are played again."""
ADDRESS = re.compile(r"[^@\s\x00-\x1f\x7f]+@[^@\s\x00-\x1f\x7f]+")
YEAR = 365 * DAY
NEW_TABLE = msgspec.json.Decoder(NewTable)
NEW_SEAT = msgspec.json.Decoder(NewSeat)
NEW_BOT = msgspec.json.Decoder(NewBot)


class Lobby:
    """What can be asked over HTTP."""

    def __init__(self, live_tables: LiveTables) -> None:
        self.live_tables = live_tables
        self.services = live_tables.services
        self.listing = Listing(live_tables)

    async def games(self, request: Request) -> Response:
        """What can be played here."""
        games = [
            GameFacts(
                name=game.name,
                title=game.title,
                about=game.about,
                players=list(game.seats),
                options=[
                    OptionFacts(
                        name=option.name,
                        about=option.about,
                        default=option.default,
                        kind=option.kind,
                        values=list(option.values or option.parts),
                        totals=dict(option.totals),
                    )
                    for option in game.options
                ],
                hidden=game.hidden,
            )
            for game in GAMES.values()
        ]
        bots = [
            BotFacts(name=bot.name, about=bot.about, level=1 + LEVELS.index(bot.name) if bot.name in LEVELS else None)
            for bot in self.services.bots.values()
        ]
        mail, faces = self.services.mailer is not None, list(get_args(Face))
        days = self.services.settings.keep / DAY or None
        return answer(Catalogue(version=VERSION, games=games, bots=bots, mail=mail, keeps_days=days, faces=faces))

    async def rules(self, request: Request) -> Response:
        """The rules of a game, one by one."""
        game = game_named(request.path_params["game"])
        rules = [RuleFacts(number=rule.number, section=rule.section, text=rule.text) for rule in rules_of(game.name)]
        told = Rules(game=game.name, title=game.title, rules=rules)
        return await zipped(request, encode(told))

    async def set_up(self, request: Request) -> Response:
        """Set up a table."""
        wish = await read_body(request, NEW_TABLE, self.services.settings.limits.message_bytes)
        self.services.accountant.spend(Resource.TABLES, address_of(request))
        token = token_for(wish.seats)
        return await self.open(request, self.plan(wish, token), wish.seats, token)

    async def open(
        self,
        request: Request,
        table: StoredTable,
        wishes: list[SeatWish],
        token: str | None,
        lines: Sequence[str] = (),
    ) -> Response:
        """Keep a new table, and let it begin."""
        await self.services.store.create(table, lines)
        self.listing.note(table, address_of(request))
        self.services.metrics.tables.labels(table.game).inc()
        await self.live_tables.live(table.id)
        seats = [number for number, seat in enumerate(wishes) if seat.sits == "you"]
        return seated(request, self.outside_view(table), seats, token)

    def plan(self, wish: NewTable, token: str | None) -> StoredTable:
        """The table that somebody wishes for."""
        game = game_named(wish.game)
        game.check_players(len(wish.seats))
        name, word_from = check_text(wish.name, "name"), source_of(wish.adds_word)
        mail = self.check_mail(wish.mail, wish.pace)
        seats = tuple(self.place(seat, number, name, word_from, token, mail) for number, seat in enumerate(wish.seats))
        table = StoredTable(
            id=new_table_name(),
            game=game.name,
            options=game.differing(game.settings(check_json(wish.options))),
            rules=game.rules,
            secret=secrets.token_bytes(32),
            listed=wish.listed,
            created=self.services.clock(),
            seats=seats,
            pace=wish.pace,
            limit=TimeLimit(wish.clock.seconds, wish.clock.increment) if wish.clock else None,
        )
        return table.when_full()

    def check_mail(self, mail: str | None, pace: Pace) -> str | None:
        """An address to write to, if this server writes to people at such a table."""
        if mail is None:
            return None
        if self.services.mailer is None or pace != Pace.DAYS:
            where = (
                "This server writes" if self.services.mailer is None else "At a table that is played at once we write"
            )
            raise Refused(f"{where} to nobody: leave the address out.", "no_mail", 400)
        if not ADDRESS.fullmatch(mail):
            raise Refused("This is no address for mail: it must be like ada@example.org.", "bad_mail", 400)
        return mail

    def place(
        self, wish: SeatWish, number: int, name: str, word_from: WordFrom, token: str | None, mail: str | None = None
    ) -> StoredSeat:
        """One seat of a new table."""
        if wish.bot is not None and wish.sits != "bot":
            raise BadSetting(f"Seat {number} names a bot, but {wish.sits!r} sits there.")
        match wish.sits:
            case "you":
                named = name or f"player {number + 1}"
                return StoredSeat(seal(token) if token else None, named, mail=mail, word_from=word_from)
            case "bot":
                bot = self.services.check_bot(wish.bot or "squire")
                return StoredSeat(name=bot, bot=bot, word_from=WordFrom.HOUSE)
            case "open":
                return StoredSeat()

    async def tables(self, request: Request) -> Response:
        """The tables that strangers may find."""
        found = await self.listing.tables()
        facts = [self.outside_view(table).facts(()) for table in found]
        return answer(Tables(tables=facts))

    def outside_view(self, table: StoredTable) -> TableSnapshot:
        """A table as the lobby sees it, without its match."""
        now = self.services.clock()
        return TableSnapshot(table, None, tuple(seat.here_until > now for seat in table.seats))

    async def table(self, request: Request) -> Response:
        """What everyone may know of a table."""
        name = request.path_params["table"]
        token = token_of(request, name)

        async def look(live: LiveTable) -> TableFacts:
            return live.snapshot().facts(live.seats_of(token))

        return answer(await self.live_tables.ask(name, look, token))

    async def sit(self, request: Request) -> Response:
        """Sit down. Who holds a seat of the table already holds the new one with the same token."""
        name = request.path_params["table"]
        wish = await read_body(request, NEW_SEAT, self.services.settings.limits.message_bytes)
        person, word_from = check_text(wish.name, "name"), source_of(wish.adds_word)
        brought = token_of(request, name)

        async def sit(live: LiveTable) -> tuple[int, str, TableSnapshot]:
            token = brought if brought and live.seats_of(brought) else new_token()
            mail = self.check_mail(wish.mail, live.table.pace)
            sitter = StoredSeat(seal(token), person or "guest", mail=mail, word_from=word_from)
            return await live.seating.sit(wish.seat, sitter), token, live.snapshot()

        seat, token, snapshot = await self.live_tables.ask(name, sit, brought)
        return seated(request, snapshot, [seat], token)

    async def lend(self, request: Request) -> Response:
        """Have a bot play a seat."""
        name, seat = request.path_params["table"], request.path_params["seat"]
        wish = await read_body(request, NEW_BOT, self.services.settings.limits.message_bytes)
        bot, token = self.services.check_bot(wish.bot), token_of(request, name)
        await self.live_tables.ask(name, lambda live: live.seating.lend(live.seats_of(token), seat, bot), token)
        return Response(status_code=204)

    async def take_back(self, request: Request) -> Response:
        """Take a seat back from a bot."""
        name, seat = request.path_params["table"], request.path_params["seat"]
        token = token_of(request, name)
        await self.live_tables.ask(name, lambda live: live.seating.take_seat_back(live.seats_of(token), seat), token)
        return Response(status_code=204)

    async def history(self, request: Request) -> Response:
        """What happened so far, as the asker may know it."""
        name = request.path_params["table"]
        token = token_of(request, name)

        async def look(live: LiveTable) -> History:
            lines = len(live.log.match.lines) if live.log else 0
            self.services.accountant.spend(Resource.REQUESTS, address_of(request), lines / LINES_A_REQUEST)
            return history_of(live.log, live.seats_of(token))

        return answer(await self.live_tables.ask(name, look, token))


def token_for(wishes: list[SeatWish]) -> str | None:
    """A token for who sets up a table, if one of its seats is theirs."""
    return new_token() if any(wish.sits == "you" for wish in wishes) else None


def source_of(adds_word: bool) -> WordFrom:
    """Who makes the word of a person's seat."""
    return WordFrom.SEAT if adds_word else WordFrom.NOBODY


def history_of(log: MatchLog | None, seats: tuple[int, ...]) -> History:
    """The match played again before the eyes of a listener."""
    if log is None:
        return History(turn=0, moments=[])
    again = log.match.fork()
    lines = list(again.lines)
    again.begin()
    moments = []
    sees = viewer_of(seats, None)
    for number, line in enumerate(lines):
        code = line.action.code if isinstance(line, Decision) else line.outcome.code
        events = tell_all(again.add(line, code), sees)
        if events:
            moments.append(HistoryMoment(line=number, events=events))
    return History(turn=log.turn, moments=moments)


def seated(request: Request, snapshot: TableSnapshot, seats: list[int], token: str | None) -> Response:
    """Tell a token once, and have the browser keep it."""
    table = snapshot.table.id
    luck = snapshot.luck_facts
    told = answer(Seated(table=table, seats=seats, token=token, link=f"/table/{table}", luck=luck), 201)
    if token is not None:
        told.set_cookie(
            cookie_name(table),
            token,
            max_age=YEAR,
            path=f"/api/tables/{table}",
            secure=request.url.scheme == "https",
            httponly=True,
            samesite="lax",
        )
    return told
