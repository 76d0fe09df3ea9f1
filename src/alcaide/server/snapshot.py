"""What a listener may know: all that goes out is made here, from a view, events as told to a seat, its own choices."""

from dataclasses import dataclass
from functools import cached_property
from typing import cast

import msgspec

from alcaide.core import JSON, OVER, Action, Event, Position, SwiftLuck, game_named
from alcaide.protocol import (
    BranchFacts,
    Choice,
    ClockFacts,
    LuckFacts,
    Result,
    SeatFacts,
    SeatLuck,
    TableFacts,
    TimeFacts,
    UndoFacts,
    Update,
    encode,
)
from alcaide.protocol.table_events import tell_all
from alcaide.protocol.viewer import viewer_of
from alcaide.server.clocks import ClockReading
from alcaide.server.match_log import MatchLog, names_of, promise_of
from alcaide.server.permissions import undo_is_free, undo_waits_for
from alcaide.store import Phase, StoredTable


def asked_at(log: MatchLog | None) -> int | None:
    """The seat that is asked, if one is."""
    asked = log.match.position.to_act if log else OVER
    return asked if asked >= 0 else None


@dataclass(frozen=True)
class TableSnapshot:
    """A table at one moment, with everything that anyone may see of it. What all see alike is made once."""

    table: StoredTable
    log: MatchLog | None
    """None while seats are open."""
    here: tuple[bool, ...]
    """Whether the person of each seat is connected."""
    served: float = 0.0
    """The uptime, by which clocks go."""
    now: float = 0.0
    """In Unix seconds."""
    watching: int = 0
    """How many look on without a seat."""

    @cached_property
    def to_act(self) -> int | None:
        """The seat that is asked."""
        return asked_at(self.log)

    def update(self, seats: tuple[int, ...], events: list[Event]) -> bytes:
        """Everything that a listener with these seats may know."""
        sees = viewer_of(seats, self.to_act)
        match = self.log.match if self.log else None
        return encode(
            Update(
                table=self.table.id,
                game=self.table.game,
                options=self.table.options,
                phase=self.table.phase,
                turn=self.log.turn if self.log else 0,
                seats=self.seat_facts,
                watching=self.watching,
                you=list(seats),
                sees=sees,
                hidden=game_named(self.table.game).hidden,
                view=msgspec.Raw(encode(match.game.view(match.position, sees))) if match else None,
                to_act=self.to_act,
                legal=self.choices() if self.to_act in seats else [],
                events=tell_all(events, sees),
                undo=self.undo_facts(seats),
                luck=self.luck_facts,
                result=cast(Result, match.result()) if match and match.is_over else None,
                pace=self.table.pace,
                clocks=self.clock_facts,
                branch=self.branch_facts(),
            )
        )

    def facts(self, seats: tuple[int, ...]) -> TableFacts:
        """What everyone may know of the table without looking at the game."""
        return TableFacts(
            table=self.table.id,
            game=self.table.game,
            options=self.table.options,
            phase=self.table.phase,
            seats=self.seat_facts,
            you=list(seats),
            luck=self.luck_facts,
            created=self.table.created,
            rules=self.table.rules,
            pace=self.table.pace,
            clock=TimeFacts(seconds=limit.seconds, increment=limit.increment) if (limit := self.table.limit) else None,
            branch=self.branch_facts(),
        )

    def clock_reading(self) -> ClockReading:
        """Who is asked, for the clocks."""
        return ClockReading(self.table, self.to_act, self.served)

    @cached_property
    def clock_facts(self) -> ClockFacts | None:
        """What is left of everyone's time."""
        limit = self.table.limit
        if limit is None:
            return None
        clocks = self.clock_reading()
        left = [round(seconds, 1) for seconds in clocks.left()]
        return ClockFacts(
            seconds=limit.seconds, increment=limit.increment, left=left, runs=clocks.runs, now=round(self.now, 3)
        )

    def branch_facts(self) -> BranchFacts | None:
        """The match that this one goes on from."""
        origin = self.table.origin
        return BranchFacts(table=origin.table, line=origin.line) if origin else None

    @cached_property
    def seat_facts(self) -> list[SeatFacts]:
        """What everyone may know of the seats."""
        return [
            SeatFacts(name=name, bot=seat.bot, open=seat.is_open, person=seat.token is not None, here=here)
            for seat, name, here in zip(self.table.seats, names_of(self.table), self.here, strict=True)
        ]

    @cached_property
    def luck_facts(self) -> LuckFacts:
        """How the luck can be checked; words only when the match begins, the secret when it, or its origin, is over."""
        promise, table = promise_of(self.table), self.table
        begun = table.phase in (Phase.PLAYING, Phase.OVER)
        return LuckFacts(
            scheme=promise.scheme,
            match=promise.match,
            commitment=promise.commitment,
            seats=[
                SeatLuck(made_by=seat.made_by, commitment=seat.commitment, word=seat.word if begun else None)
                for seat in promise.seats
            ],
            waits_for=[] if begun else table.awaited,
            known_from=promise.known_from,
            secret=table.secret.hex() if table.phase == Phase.OVER or table.origin else None,
        )

    def choices(self) -> list[Choice]:
        """The legal actions of the seat that is asked, each with what it would bring."""
        assert self.log is not None
        game, position = self.log.match.game, self.log.match.position
        imagined = position.imagine(position.to_act, SwiftLuck("brings", self.log.turn))
        return [self.choice(imagined, game.actions.decode(code)) for code in position.legal()]

    def choice(self, imagined: Position, action: Action) -> Choice:
        """One legal action."""
        assert self.log is not None
        cited = self.log.match.game.actions.cited.get(type(action), ())
        return Choice(action=action.json(), words=str(action), brings=self.brings(imagined, action), rules=list(cited))

    def brings(self, imagined: Position, action: Action) -> list[JSON]:
        """What an action would bring at once, as the seat that is asked imagines it."""
        assert self.log is not None
        seat = imagined.to_act
        then = imagined.copy()
        then.listen()
        then.play(action.code)
        return tell_all(list(self.log.match.game.events(then)), seat)

    def undo_facts(self, seats: tuple[int, ...]) -> UndoFacts:
        """What a listener with these seats can take back."""
        if self.log is None or self.log.match.is_over:
            return UndoFacts(free=False, ask=False)
        last = self.log.own_last(seats)
        free = last is not None and undo_is_free(self.table, self.log, last, seats)
        return UndoFacts(
            free=free,
            ask=last is not None and not free,
            asked_by=self.log.asking.seat if self.log.asking else None,
            waits_for=undo_waits_for(self.table, self.log),
        )
