"""Seating: who plays the seats of one table. Everything here runs in the inbox of the table."""

from dataclasses import replace
from typing import TYPE_CHECKING

from alcaide.core import Event
from alcaide.protocol import happenings
from alcaide.server.errors import Refused, not_yours, time_up
from alcaide.server.players import INSTEAD
from alcaide.store import Clocks, Pace, Phase, Seat

if TYPE_CHECKING:
    from alcaide.server.table import LiveTable


class Seating:
    """People and bots come, go, and play for each other."""

    def __init__(self, live: "LiveTable") -> None:
        self.live = live

    async def sit(self, seat: int | None, sitter: Seat) -> int:
        """Put somebody on an open seat, the first one unless it is said which."""
        opened = [number for number, each in enumerate(self.live.table.seats) if each.is_open]
        if not opened:
            raise Refused("Every seat of this table is taken. You can watch.", "full_table")
        number = opened[0] if seat is None else seat
        if number >= len(self.live.table.seats):
            raise Refused(f"This table has {len(self.live.table.seats)} seats, from 0.", "unknown_seat", 404)
        if self.live.table.origin is not None:  # its luck is that of another match, words included
            sitter = replace(sitter, word=self.live.table.seats[number].word)
        self.live.table = await self.live.services.store.sit(self.live.table.id, number, sitter)
        events: list[Event] = [happenings.SeatJoined(number)]
        if self.live.table.phase == Phase.PLAYING:
            events.append(happenings.MatchBegan())
            await self.live.load()
        await self.live.go_on(events)
        return number

    async def lend(self, seats: tuple[int, ...], seat: int, bot: str) -> None:
        """Have a bot play a seat: one's own, an open one, or that of somebody who has been away for a while."""
        if not 0 <= seat < len(self.live.table.seats):
            raise Refused(f"This table has {len(self.live.table.seats)} seats, from 0.", "unknown_seat", 404)
        place = self.live.table.seats[seat]
        if not seats:
            raise not_yours("Only who sits at this table can have a bot play.")
        if place.is_open:
            await self.sit(seat, Seat(bot=bot, name=bot))
            return
        if place.token is None:
            raise Refused("A bot plays this seat already.", "seat_taken")
        away = self.live.services.clock() - place.here_until
        patience = (
            self.live.services.settings.away_days
            if self.live.table.pace == Pace.DAYS
            else self.live.services.settings.away
        )
        if seat not in seats and (self.live.here()[seat] or away < patience):
            raise Refused("The player of this seat is here, or was not long ago.", "not_away")
        await self.hand_over(seat, bot, happenings.SeatLent(seat, bot), self.live.scene().asked().clocks())

    async def hand_over(self, seat: int, bot: str | None, event: Event, clocks: Clocks | None) -> None:
        """Let somebody else play a seat, and tell it."""
        self.live.table = await self.live.services.store.lend(self.live.table.id, seat, bot, clocks)
        self.live.tell([event])
        self.live.wake()

    async def take_seat_back(self, seats: tuple[int, ...], seat: int) -> None:
        """Give a seat back to the person who holds it."""
        if seat not in seats:
            raise not_yours("Only who holds a seat can take it back.")
        asked = self.live.scene().asked()
        if self.live.table.limit is not None and asked.left()[seat] <= 0.0:
            raise time_up()
        if self.live.table.seats[seat].bot is not None:
            await self.hand_over(seat, None, happenings.SeatReturned(seat), asked.clocks())

    async def look_at_clock(self) -> bool:
        """If the time of the seat that is asked is up, let a bot play it from now on; whether it was."""
        if self.live.table.clocks is None:
            return False
        asked = self.live.scene().asked()
        seat = asked.runs
        if seat is None or not asked.is_up:
            self.live.alarm.set()
            return False
        bot = "squire" if "squire" in self.live.services.bots else INSTEAD.name
        await self.hand_over(seat, bot, happenings.TimeUp(seat, bot), asked.stopped(seat))
        return True

    async def replace_bot(self, turn: int, seat: int, bot: str, instead: str) -> None:
        """Have another bot play a seat whose bot gave no answer."""
        if self.live.table.seats[seat].bot != bot or self.live.log is None or self.live.log.turn != turn:
            return
        await self.hand_over(seat, instead, happenings.BotReplaced(seat, bot, instead), None)
