"""Who may do what at a table. Each `check_` refuses with a sentence; the others say what a listener may."""

from collections.abc import Sequence

from alcaide.core import IllegalAction, Match
from alcaide.server.errors import Refused, not_yours
from alcaide.server.match_log import MatchLog
from alcaide.store import StoredTable


def check_seat(table: StoredTable, seat: int) -> None:
    """Refuse a seat that the table does not have."""
    if not 0 <= seat < len(table.seats):
        raise Refused(f"This table has {len(table.seats)} seats, from 0.", "unknown_seat", 404)


def check_may_act(table: StoredTable, seats: Sequence[int], to_act: int) -> None:
    """Refuse whoever is not asked, or has lent the seat."""
    if to_act not in seats:
        raise IllegalAction(f"It is seat {to_act}'s turn, not yours.", "not_your_turn")
    if table.seats[to_act].bot is not None:
        raise Refused("A bot plays this seat. Take it back first.", "lent")


def check_may_lend(table: StoredTable, seats: Sequence[int], seat: int, is_away: bool) -> None:
    """Only who sits here may have a bot play: the own seat, an open one, or that of somebody who is away."""
    if not seats:
        raise not_yours("Only who sits at this table can have a bot play.")
    if table.seats[seat].is_open:
        return
    if table.seats[seat].token is None:
        raise Refused("A bot plays this seat already.", "seat_taken")
    if seat not in seats and not is_away:
        raise Refused("The player of this seat is here, or was not long ago.", "not_away")


def speaker(seats: Sequence[int], to_act: int | None) -> int:
    """Who of these seats speaks: the one that is asked, if it is among them."""
    if not seats:
        raise not_yours("Only who sits at this table can speak.")
    return to_act if to_act is not None and to_act in seats else seats[0]


def check_finished(log: MatchLog | None) -> Match:
    """A match of which nothing is secret any more."""
    if log is None or not log.match.is_over:
        raise Refused("This can be had when the match is over.", "match_running", 403)
    return log.match


# Taking back


def persons_beside(table: StoredTable, seats: Sequence[int]) -> list[int]:
    """The seats that other people hold, also those that bots play for them."""
    own = {table.seats[seat].token for seat in seats}
    return [number for number, seat in enumerate(table.seats) if seat.token is not None and seat.token not in own]


def undo_is_free(table: StoredTable, log: MatchLog, line: int, seats: Sequence[int]) -> bool:
    """Whether a line may be taken back without asking: nothing has answered it, or only bots could be asked."""
    return line == len(log.match.lines) - 1 or not persons_beside(table, seats)


def undo_waits_for(table: StoredTable, log: MatchLog | None) -> list[int]:
    """Who has not yet said whether another may take back."""
    if log is None or log.asking is None:
        return []
    asking = log.asking
    return [seat for seat in persons_beside(table, [asking.seat]) if seat not in asking.allowed]
