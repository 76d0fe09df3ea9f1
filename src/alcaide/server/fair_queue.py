"""FairQueue: whose turn it is where many wait for few places. Nobody gains by asking more often, or at more tables."""

import asyncio
from collections import Counter, OrderedDict
from dataclasses import dataclass, field

from alcaide.server.accountant import Accountant, Resource

MOST_REMEMBERED = 10_000


@dataclass(eq=False)
class Ticket:
    """Somebody who waits, and then has a place."""

    account: str
    """The address that pays."""
    table: str
    ready: "asyncio.Future[None]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    is_brief: bool = True
    """Whether it counts among the quick; somebody who has taken long no longer does."""


class FairQueue:
    """Places for those who wait: first an account that has none, then the one that has spent the least."""

    def __init__(self, accountant: Accountant, quick: int, most: int, each: int) -> None:
        """`quick` places, and more beside those who take long: `most` in all, `each` for one account."""
        self.accountant = accountant
        self.quick = quick
        self.most = most
        self.each = each
        self.waiting: list[Ticket] = []
        self.running: set[Ticket] = set()
        self.served: OrderedDict[str, int] = OrderedDict()
        """The number of the last turn of each table."""
        self.turns = 0

    async def enter(self, account: str, table: str) -> Ticket:
        """Wait for a place."""
        ticket = Ticket(account, table)
        self.waiting.append(ticket)
        self.advance()
        try:
            await ticket.ready
        except asyncio.CancelledError:
            self.leave(ticket)
            raise
        return ticket

    def leave(self, ticket: Ticket) -> None:
        """Give a place back, or wait no more."""
        self.running.discard(ticket)
        if ticket in self.waiting:
            self.waiting.remove(ticket)
        self.advance()

    def linger(self, ticket: Ticket) -> None:
        """Somebody takes long: let another in beside them."""
        ticket.is_brief = False
        self.advance()

    def waits(self, account: str) -> int:
        """How many tickets of an account wait."""
        return sum(ticket.account == account for ticket in self.waiting)

    def advance(self) -> None:
        """Let in whoever may."""
        while (ticket := self.following()) is not None:
            self.waiting.remove(ticket)
            self.running.add(ticket)
            self.turns += 1
            self.served[ticket.table] = self.turns
            self.served.move_to_end(ticket.table)
            if len(self.served) > MOST_REMEMBERED:
                self.served.popitem(last=False)
            ticket.ready.set_result(None)

    def following(self) -> Ticket | None:
        """Who is next, if anybody may."""
        if len(self.running) >= self.most:
            return None
        held = Counter(ticket.account for ticket in self.running)
        left = {each: self.accountant.left(Resource.THINKING, each) for each in {each.account for each in self.waiting}}
        room = sum(ticket.is_brief for ticket in self.running) < self.quick

        def may(ticket: Ticket) -> bool:
            return held[ticket.account] == 0 or (room and held[ticket.account] < self.each)

        def order(ticket: Ticket) -> tuple[int, float, int]:
            return held[ticket.account], -left[ticket.account], self.served.get(ticket.table, 0)

        return min(filter(may, self.waiting), key=order, default=None)
