"""Sealing: the words that seats add to the luck, from their commitments to the beginning of the match.

Everything of the class runs in the inbox of the table; what becomes of a table is said by functions without side
effects, which the store carries out one process after another. docs/decisions/0015 tells why it is done like this.
"""

from collections.abc import Callable
from dataclasses import replace

from alcaide.core import Event, SeatWord, WordFrom, commit_word
from alcaide.protocol import table_events
from alcaide.server.errors import Refused, not_yours
from alcaide.server.timers import BEYOND, LONGEST, InboxTimer
from alcaide.store import Pace, Phase, StoredTable

Change = Callable[[StoredTable], StoredTable]


class Sealing(InboxTimer):
    """Takes commitments and words, and lets the match begin; it also looks when the wait for them is over."""

    async def commit(self, seats: tuple[int, ...], seat: int, commitment: str) -> None:
        """Take what an own seat commits to."""
        check_own(seats, seat)
        now = self.table.services.uptime.now()
        await self.settle(lambda table: committed(table, seat, commitment, now))

    async def reveal(self, seats: tuple[int, ...], seat: int, word: str) -> None:
        """Take the word of an own seat."""
        check_own(seats, seat)
        await self.settle(lambda table: revealed(table, seat, word))

    async def do(self) -> None:
        """Give up what did not come in time."""
        if self.table.table.phase == Phase.REVEALING:
            now = self.table.services.uptime.now()
            await self.settle(lambda table: given_up(table, now, self.patience))

    async def settle(self, change: Change) -> None:
        """Save a change, and only then let it be so and tell of it."""
        live = self.table
        live.table = await live.services.store.settle(live.table.id, change)
        await self.go_on([])

    async def go_on(self, events: list[Event]) -> None:
        """Tell what happened; if nothing is awaited any more, let the match begin."""
        live = self.table
        if live.table.phase == Phase.PLAYING and live.log is None:
            events = [*events, table_events.MatchBegan()]
            await live.load()
        await live.go_on(events)

    async def begin(self) -> None:
        """Note since when words are awaited, and write to those who are not there to reveal theirs."""
        live = self.table
        if live.table.phase == Phase.REVEALING and live.table.revealing_since is None:
            now = live.services.uptime.now()
            live.table = await live.services.store.settle(live.table.id, lambda table: waiting_since(table, now))
            for seat in live.table.awaited:
                live.write_to(seat)

    @property
    def patience(self) -> float:
        """Seconds that the seats have."""
        settings = self.table.services.settings
        return settings.reveal_days if self.table.table.pace == Pace.DAYS else settings.reveal

    def set(self) -> None:
        """Look again when the wait may be over."""
        self.stop()
        since = self.table.table.revealing_since
        if self.table.table.phase == Phase.REVEALING and since is not None and not self.table.inbox.closed:
            left = since + self.patience - self.table.services.uptime.now()
            self.start(min(max(left, 0.0) + BEYOND, LONGEST))


def check_own(seats: tuple[int, ...], seat: int) -> None:
    """Refuse the seat of somebody else."""
    if seat not in seats:
        raise not_yours("Only who holds a seat can add a word to the luck for it.")


# What becomes of a table


def adding(table: StoredTable, seat: int, luck: SeatWord) -> StoredTable:
    """The table, with one seat that adds this to the luck."""
    seats = (each.adding(luck) if number == seat else each for number, each in enumerate(table.seats))
    return replace(table, seats=tuple(seats))


def waiting_since(table: StoredTable, now: float) -> StoredTable:
    """The table, noting since when it waits for commitments or words."""
    return table if table.revealing_since is not None else replace(table, revealing_since=now)


def committed(table: StoredTable, seat: int, commitment: str, now: float) -> StoredTable:
    """The table after a seat has committed to a word; with the last of them the wait for the words begins anew."""
    luck = table.seats[seat].luck
    if luck.commitment == commitment:
        return table
    if luck.commitment is not None or seat not in table.awaited:
        raise Refused("This seat adds no word to the luck, or has committed to another one.", "no_commitment")
    after = adding(table, seat, SeatWord(WordFrom.SEAT, commitment))
    return replace(after, revealing_since=now) if after.phase == Phase.REVEALING else after


def revealed(table: StoredTable, seat: int, word: str) -> StoredTable:
    """The table after a seat has revealed its word; with the last of them the match begins."""
    luck = table.seats[seat].luck
    if table.phase == Phase.WAITING or any(table.seats[each].word_commitment is None for each in table.awaited):
        raise Refused("Keep your word until every seat has committed to its own.", "too_early")
    if luck.commitment is None or commit_word(table.match, seat, word) != luck.commitment:
        raise Refused("This is not the word that the seat has committed to.", "wrong_word")
    if luck.word is None and table.phase != Phase.REVEALING:
        raise Refused("The match has begun without the word of this seat.", "too_late")
    return adding(table, seat, replace(luck, word=word)).when_full()


def given_up(table: StoredTable, now: float, patience: float) -> StoredTable:
    """The table when the wait is over: who has not committed adds nothing, who has not revealed is left out."""
    since = table.revealing_since
    if table.phase != Phase.REVEALING or since is None or now < since + patience:
        return table
    missing = table.awaited
    if all(table.seats[seat].word_commitment is not None for seat in missing):
        return replace(table, phase=Phase.PLAYING)
    for seat in missing:
        table = adding(table, seat, SeatWord())
    return replace(table, revealing_since=now).when_full()
