"""LiveTable: a table that somebody looks at. All its methods run in its inbox, one after another.

Act, check, save, become, tell: in this order. What was not saved has not happened.
"""

import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import cast

from alcaide.core import CHANCE, BadRecord, Decision, Event, IllegalAction, KeyedLuck, game_named
from alcaide.protocol import Act, ChatLine, Face, Reacted, encode, table_events
from alcaide.server.accountant import Resource
from alcaide.server.bot_player import BotPlayer
from alcaide.server.breath import Breath
from alcaide.server.errors import Refused, damaged, stale, time_up
from alcaide.server.inbox import Inbox
from alcaide.server.listener import Audience, Listener
from alcaide.server.mail import Letter
from alcaide.server.match_log import MatchLog, header_of, names_of, promise_of
from alcaide.server.permissions import check_may_act, speaker, undo_is_free, undo_waits_for
from alcaide.server.sealing import Sealing
from alcaide.server.seating import Seating
from alcaide.server.services import Services
from alcaide.server.snapshot import TableSnapshot, asked_at
from alcaide.server.timers import ClockTimer, WatcherCount
from alcaide.server.tokens import seats_held, trace
from alcaide.store import Chat, Clocks, Conflict, Pace, Phase, StoredTable

log = logging.getLogger(__name__)
PRESENT = 60.0
"""Seconds that a connection counts as present without being noted again."""
OVERHEAD = 100
"""Bytes that a line of chat takes beside its text."""
CHATS = 50
"""How much of what was said a listener hears when it comes."""


class LiveTable:
    """A table in memory: what was folded from the store, who listens, and which bot thinks."""

    def __init__(self, table: StoredTable, services: Services) -> None:
        self.table = table
        self.services = services
        self.log: MatchLog | None = None
        self.chatted = 0
        """The number of the last chat line that was told."""
        self.audience = Audience()
        self.bot_player = BotPlayer(self, services)
        self.inbox = Inbox(self.recover)
        self.clock_timer = ClockTimer(self)
        self.watcher_count = WatcherCount(self)
        self.seating = Seating(self)
        self.sealing = Sealing(self)
        self.used = time.monotonic()

    # Coming and going

    async def set_up(self) -> None:
        """Fold the log, and let luck begin if it is its turn."""
        chats = await self.services.store.chats(self.table.id, most=1)
        self.chatted = chats[-1].number if chats else 0
        await self.load()
        await self.go_on([])

    async def load(self) -> None:
        """Fold the log from the store, if the match has begun."""
        if self.table.phase in (Phase.WAITING, Phase.REVEALING):
            return
        folded, breath = MatchLog(header_of(self.table)), Breath()
        try:
            for _ in folded.fold_whole(await self.services.store.lines(self.table.id)):
                await breath.take()
        except BadRecord:
            log.exception("cannot_fold", extra={"table": trace(self.table.id)})
            raise cannot_fold(self.table) from None
        self.log = folded

    async def enter(self, listener: Listener) -> None:
        """Let somebody look: one complete update, and what was said last."""
        before = self.snapshot()
        self.audience.listeners.add(listener)
        try:
            await self.attend(listener.seats, PRESENT)
            self.audience.tell(self.snapshot(), [], self.audience.listeners - {listener})
            for chat in await self.services.store.chats(self.table.id, most=CHATS):
                listener.send(self.said(chat))
        except BaseException:
            self.audience.listeners.discard(listener)
            raise
        self.bot_player.wake()
        if self.snapshot().here != before.here:
            self.tell([], but=listener)
        elif not listener.seats:
            self.watcher_count.changed()

    async def leave(self, listener: Listener) -> None:
        """Let somebody go."""
        self.audience.listeners.discard(listener)
        self.used = time.monotonic()
        gone = [seat for seat in listener.seats if not self.audience.holds(seat)]
        if gone:
            await self.attend(gone, 0.0)
            self.tell([])
        elif not listener.seats:
            self.watcher_count.changed()

    async def attend(self, seats: Sequence[int], seconds: float) -> None:
        """Note for other processes, and for later, who is present."""
        if not seats:
            return
        until = self.services.clock() + seconds
        await self.services.store.attend([(self.table.id, seat) for seat in seats], until)
        noted = tuple(
            replace(seat, here_until=until) if number in seats else seat for number, seat in enumerate(self.table.seats)
        )
        self.table = replace(self.table, seats=noted)

    def here(self) -> tuple[bool, ...]:
        """Whose players are connected, here or at another process."""
        now, held = self.services.clock(), self.audience.seats()
        return tuple(
            seat.token is not None and (number in held or seat.here_until > now)
            for number, seat in enumerate(self.table.seats)
        )

    def seats_of(self, token: str | None) -> tuple[int, ...]:
        """The seats that a token holds."""
        return seats_held([seat.token for seat in self.table.seats], token) if token else ()

    # Telling

    def snapshot(self) -> TableSnapshot:
        """What there is to be seen now."""
        uptime, clock, watching = self.services.uptime.now(), self.services.clock(), self.audience.watching()
        return TableSnapshot(self.table, self.log, self.here(), uptime, clock, watching)

    def tell(self, events: list[Event], but: Listener | None = None) -> None:
        """Send everyone what they may know."""
        self.audience.tell(self.snapshot(), events, () if but is None else (but,))

    def said(self, chat: Chat) -> bytes:
        """A chat line, or a reaction to one, for the wire."""
        if chat.about is not None:
            face = cast(Face, chat.text) if chat.text else None
            return encode(Reacted(number=chat.number, about=chat.about, seat=chat.seat, face=face))
        name = names_of(self.table)[chat.seat]
        return encode(ChatLine(number=chat.number, seat=chat.seat, name=name, text=chat.text, at=chat.at))

    # Playing

    def running(self) -> MatchLog:
        """The log of a match that can be played on."""
        if self.log is None:
            why = "a seat is still open" if self.table.phase == Phase.WAITING else "words for the luck are awaited"
            raise Refused(f"The match has not begun: {why}.", "not_begun")
        if self.log.match.is_over:
            raise IllegalAction("The match is over.", "match_over")
        if self.log.turn >= self.services.settings.limits.lines:
            raise Refused("This match has become too long to go on.", "too_many_lines")
        return self.log

    def at_turn(self, turn: int) -> MatchLog:
        """The log, if it is at that turn."""
        running = self.running()
        if running.turn != turn:
            raise stale(turn, running.turn)
        return running

    async def act(self, seats: tuple[int, ...], asked: Act) -> None:
        """Carry out what one of these seats decided."""
        draft = self.at_turn(asked.turn).fork()
        seat = draft.match.position.to_act
        check_may_act(self.table, seats, seat)
        if await self.seating.look_at_clock():
            raise time_up()
        draft.act(seat, draft.match.game.actions.read(asked.action))
        await self.save(draft)

    async def bot_acts(self, turn: int, seat: int, code: int) -> None:
        """Carry out what a bot decided."""
        draft = self.at_turn(turn).fork()
        if self.table.seats[seat].bot is None:
            raise stale(turn, draft.turn)
        draft.act(seat, draft.match.game.actions.decode(code))
        await self.save(draft)

    async def save(self, draft: MatchLog, events: list[Event] | None = None) -> None:
        """Let luck answer, keep what was written, and only then let it be so and tell of it."""
        asked, following = asked_at(self.log), self.answered_by_luck(draft)
        clocks = self.clocks_after(draft, following) if self.table.limit else None
        before = draft.turn - len(draft.written)
        over = draft.match.is_over
        try:
            with self.services.metrics.saving.time():
                await self.services.store.append(self.table.id, before, draft.written, over=over, clocks=clocks)
        except Conflict:
            await self.catch_up()
            raise stale(before, self.log.turn if self.log else 0) from None
        self.log = draft
        if clocks is not None:
            self.table = replace(self.table, clocks=clocks)
        self.services.metrics.lines.labels(self.table.game).inc(len(draft.written))
        if over:
            self.table = await self.services.store.table(self.table.id)
            self.services.metrics.matches.labels(self.table.game).inc()
        self.tell((events or []) + draft.events)
        if following != asked:
            self.write_to(following)
        self.wake()

    def answered_by_luck(self, draft: MatchLog) -> int | None:
        """Let luck decide until a seat is asked: which one, if any."""
        draft.deal(self.luck())
        return asked_at(draft)

    def clocks_after(self, draft: MatchLog, following: int | None) -> Clocks | None:
        """The clocks as they stand after what a fork wrote; None if they have not begun."""
        asked, lines = self.snapshot().clock_reading(), self.log.match.lines if self.log else []
        if draft.undone is not None:
            return asked.taken_back(draft.undone)
        decided = any(isinstance(line, Decision) for line in draft.match.lines[len(lines) :])
        return asked.decided(following) if decided else asked.clocks()

    def wake(self) -> None:
        """Let whoever is asked hear of it: a bot thinks, a clock runs, words for the luck are awaited."""
        self.bot_player.wake()
        self.clock_timer.set()
        self.sealing.set()

    def write_to(self, seat: int | None) -> None:
        """Write to somebody who is asked at a table over days and is not there, if they gave an address."""
        mailer, place = self.services.mailer, self.table.seats[seat] if seat is not None else None
        if mailer is None or seat is None or place is None or place.mail is None or place.bot is not None:
            return
        if self.table.pace == Pace.DAYS and not self.here()[seat]:
            game = game_named(self.table.game)
            link = f"{self.services.settings.public}/table/{self.table.id}"
            mailer.send(Letter(place.mail, link, game.name, game.title, names_of(self.table)[seat]))

    def luck(self) -> KeyedLuck:
        """The luck of this match."""
        return promise_of(self.table).luck()

    async def go_on(self, events: list[Event]) -> None:
        """Tell what happened to the seats; if luck is to begin the match, let it."""
        if self.log is not None and self.log.match.position.to_act == CHANCE:
            with suppress(Refused):  # another process was first, and its lines are folded
                await self.save(self.log.fork(), events)
            return
        await self.sealing.begin()
        self.tell(events)
        if any(isinstance(event, table_events.MatchBegan) for event in events):
            self.write_to(self.snapshot().to_act)
        self.wake()

    async def catch_up(self) -> None:
        """Fold what another process has written, and tell of it."""
        before = self.snapshot()
        self.table = await self.services.store.table(self.table.id)
        events: list[Event] = []
        if self.log is None:
            await self.load()
        else:
            draft, breath = self.log.fork(), Breath()
            for line in await self.services.store.lines(self.table.id, draft.turn):
                events += draft.fold(line)
                await breath.take()
            self.log = draft
        for chat in await self.services.store.chats(self.table.id, self.chatted):
            self.tell_chat(chat)
        after = self.snapshot()
        if events or after.facts(()) != before.facts(()):
            self.tell(events)
        self.wake()

    # Taking back

    async def undo(self, seats: tuple[int, ...], turn: int) -> None:
        """Take back the last decision of these seats, or ask the others whether one may."""
        draft = self.at_turn(turn).fork()
        if draft.taken_back >= self.services.settings.limits.taken_back:
            raise Refused("So much was taken back at this table that nothing more can be.", "too_many_undos")
        last = draft.own_last(seats)
        if last is None:
            raise IllegalAction("There is nothing of yours to take back.", "no_undo")
        seat = draft.decider(last)
        if undo_is_free(self.table, draft, last, seats):
            draft.undo(seat, last)
        else:
            draft.ask_undo(seat, last)
        await self.save(draft)

    async def allow_undo(self, seats: tuple[int, ...], turn: int, allow: bool) -> None:
        """Answer somebody who asks to take back; whoever asked may withdraw it."""
        draft = self.at_turn(turn).fork()
        waits_for = undo_waits_for(self.table, draft)
        answering = [seat for seat in seats if seat in waits_for]
        if draft.asking is not None and draft.asking.seat in seats and not allow:
            answering = [draft.asking.seat]
        if draft.asking is None or not answering:
            raise Refused("Nobody asks you whether they may take back.", "nobody_asks")
        asking = draft.asking
        for seat in answering:
            if draft.asking is not None:
                draft.allow_undo(seat, allow)
        if allow and set(waits_for) <= set(answering):
            draft.undo(asking.seat, asking.to)
        await self.save(draft)

    # Saying

    async def say(self, listener: Listener, text: str, about: int | None = None) -> None:
        """Keep what a seat says, or how it reacts to something said, and tell everyone."""
        seat = speaker(listener.seats, asked_at(self.log))
        accountant, size = self.services.accountant, OVERHEAD + len(text.encode())
        accountant.spend(Resource.BYTES, listener.address, size)
        accountant.spend(Resource.TABLE_BYTES, self.table.id, size)
        most = self.services.settings.limits.chats
        now = self.services.clock()
        self.tell_chat(await self.services.store.say(self.table.id, seat, text, now, about, most=most))

    async def react(self, listener: Listener, number: int, face: str | None) -> None:
        """Keep how a seat reacts to something said, and tell everyone."""
        await self.say(listener, face or "", number)

    def tell_chat(self, chat: Chat) -> None:
        """Tell everyone what was said."""
        self.chatted = max(self.chatted, chat.number)
        self.audience.send(self.said(chat))

    # The end

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody has looked for so long, and nothing is under way."""
        quiet = not self.audience.listeners and not self.bot_player.is_thinking and self.inbox.is_empty
        return quiet and time.monotonic() - self.used > seconds

    async def recover(self, error: Exception) -> None:
        """Something of ours went wrong with one message: believe the store again, and leave everyone at the table."""
        self.services.metrics.trouble.inc()
        log.error("message_failed", exc_info=error, extra={"table": trace(self.table.id)})
        with suppress(Exception):  # the database may be away; what is in memory was saved, and is behind at worst
            await self.catch_up()

    def put_away(self) -> None:
        """Send everyone off to come back at once, and do nothing more."""
        self.inbox.close()
        self.clock_timer.stop()
        self.sealing.stop()
        self.watcher_count.stop()
        self.bot_player.stop()
        self.audience.dismiss()


def cannot_fold(table: StoredTable) -> Refused:
    """Why a log cannot be folded: its rules are of another edition, or it is no longer what was written."""
    if table.rules == game_named(table.game).rules:
        return damaged()
    return Refused(f"This match was begun under edition {table.rules} of the rules and cannot go on.", "cannot_go_on")
