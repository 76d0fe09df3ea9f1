"""Clocks: what is left of everyone's time. A clock runs while its person is asked, from the first decision on."""

from dataclasses import dataclass, replace

from alcaide.store import Clocks, Phase, StoredTable


@dataclass(frozen=True)
class ClockReading:
    """A table at a moment: who is asked, and what the time of the house is."""

    table: StoredTable
    seat: int | None
    """The seat that is asked."""
    now: float

    @property
    def runs(self) -> int | None:
        """The seat whose time runs: that of a person who is asked."""
        if self.table.clocks is None or self.seat is None or self.table.phase == Phase.OVER:
            return None
        return self.seat if self.table.seats[self.seat].bot is None else None

    def left(self) -> list[float]:
        """Seconds that each seat has left."""
        table, runs = self.table, self.runs
        if table.clocks is None:
            return [float(table.limit.seconds)] * len(table.seats) if table.limit else []
        left = list(table.clocks.left)
        if runs is not None:
            left[runs] = max(0.0, left[runs] - max(0.0, self.now - table.clocks.since))
        return left

    @property
    def is_up(self) -> bool:
        """Whether the time of the seat that is asked has run out."""
        return self.runs is not None and self.left()[self.runs] <= 0.0

    def clocks(self) -> Clocks | None:
        """The clocks as they stand now; None if none is running yet."""
        return None if self.table.clocks is None else Clocks(tuple(self.left()), self.now)

    def decided(self, following: int | None) -> Clocks | None:
        """The clocks after a decision, when another or the same seat is asked next."""
        if self.table.limit is None:
            return None
        left = self.left()
        if self.runs is not None and following != self.runs:
            left[self.runs] += self.table.limit.increment
        return Clocks(tuple(left), self.now)

    def taken_back(self, seat: int) -> Clocks | None:
        """The clocks after a seat took back: that costs what comes back for a move, so that nobody gains by it."""
        now = self.clocks()
        if now is None or self.table.limit is None:
            return now
        left = list(now.left)
        if left[seat] > 0.0:
            left[seat] = max(1.0, left[seat] - self.table.limit.increment)
        return replace(now, left=tuple(left))

    def stopped(self, seat: int) -> Clocks | None:
        """The clocks when the time of a seat is up."""
        now = self.clocks()
        assert now is not None
        return replace(now, left=tuple(0.0 if number == seat else left for number, left in enumerate(now.left)))
