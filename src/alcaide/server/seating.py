"""Seating: who plays the seats of one table. Everything here runs in the inbox of the table."""

from typing import TYPE_CHECKING

from alcaide.core import Event, WordFrom
from alcaide.protocol import table_events
from alcaide.server.bot_player import INSTEAD
from alcaide.server.errors import Refused, not_yours, time_up
from alcaide.server.permissions import check_may_lend, check_seat
from alcaide.store import Clocks, Pace, StoredSeat

if TYPE_CHECKING:
    from alcaide.server.live_table import LiveTable


class Seating:
    """People and bots come, go, and play for each other."""

    def __init__(self, live: "LiveTable") -> None:
        self.live = live

    async def sit(self, seat: int | None, sitter: StoredSeat) -> int:
        """Put somebody on an open seat, the first one unless it is said which."""
        opened = [number for number, each in enumerate(self.live.table.seats) if each.is_open]
        if not opened:
            raise Refused("Every seat of this table is taken. You can watch.", "full_table")
        number = opened[0] if seat is None else seat
        check_seat(self.live.table, number)
        if self.live.table.origin is not None:  # its luck is that of another match, words included
            sitter = sitter.adding(self.live.table.seats[number].luck)
        self.live.table = await self.live.services.store.sit(self.live.table.id, number, sitter)
        events: list[Event] = [table_events.SeatJoined(number)]
        await self.live.sealing.go_on(events)
        return number

    async def lend(self, seats: tuple[int, ...], seat: int, bot: str) -> None:
        """Have a bot play a seat: one's own, an open one, or that of somebody who has been away for a while."""
        check_seat(self.live.table, seat)
        check_may_lend(self.live.table, seats, seat, self.is_away(seat))
        if self.live.table.seats[seat].is_open:
            await self.sit(seat, StoredSeat(bot=bot, name=bot, word_from=WordFrom.HOUSE))
            return
        await self.hand_over(seat, bot, table_events.SeatLent(seat, bot), self.live.snapshot().clock_reading().clocks())

    def is_away(self, seat: int) -> bool:
        """Whether the person of a seat has been away for a while."""
        settings, days = self.live.services.settings, self.live.table.pace == Pace.DAYS
        away = self.live.services.clock() - self.live.table.seats[seat].here_until
        return not self.live.here()[seat] and away >= (settings.away_days if days else settings.away)

    async def hand_over(self, seat: int, bot: str | None, event: Event, clocks: Clocks | None) -> None:
        """Let somebody else play a seat, and tell it."""
        self.live.table = await self.live.services.store.lend(self.live.table.id, seat, bot, clocks)
        self.live.tell([event])
        self.live.wake()

    async def take_seat_back(self, seats: tuple[int, ...], seat: int) -> None:
        """Give a seat back to the person who holds it."""
        if seat not in seats:
            raise not_yours("Only who holds a seat can take it back.")
        clocks = self.live.snapshot().clock_reading()
        if self.live.table.limit is not None and clocks.left()[seat] <= 0.0:
            raise time_up()
        if self.live.table.seats[seat].bot is not None:
            await self.hand_over(seat, None, table_events.SeatReturned(seat), clocks.clocks())

    async def look_at_clock(self) -> bool:
        """If the time of the seat that is asked is up, let a bot play it from now on; whether it was."""
        if self.live.table.clocks is None:
            return False
        clocks = self.live.snapshot().clock_reading()
        seat = clocks.runs
        if seat is None or not clocks.is_up:
            self.live.clock_timer.set()
            return False
        bot = "squire" if "squire" in self.live.services.bots else INSTEAD.name
        await self.hand_over(seat, bot, table_events.TimeUp(seat, bot), clocks.stopped(seat))
        return True

    async def replace_bot(self, turn: int, seat: int, bot: str, instead: str) -> None:
        """Have another bot play a seat whose bot gave no answer."""
        if self.live.table.seats[seat].bot != bot or self.live.log is None or self.live.log.turn != turn:
            return
        await self.hand_over(seat, instead, table_events.BotReplaced(seat, bot, instead), None)
