"""What everyone sees of a dice table."""

from dataclasses import dataclass

from alcaide.core import View
from alcaide.games.dicetable.codes import TURN
from alcaide.games.dicetable.rules import DiceTable


@dataclass(frozen=True)
class TableView(View):
    """What both dice games show; owners are the seats and, with two of them, Dirk as the third."""

    to_act: int
    """A seat; -1 while luck decides, -2 when the match is over."""
    seat: int
    """Whose turn it is."""
    asked: str
    """What is to be decided, by luck or by a seat."""
    round: int
    """From 1 to 5."""
    start: int
    """This round's start player."""
    next_start: int
    """Who begins the next round, as it stands now."""
    start_column: int | None
    """The type on whose column the start-player chip lies."""
    dirk: bool
    """Whether Dirk takes part (T1)."""
    scores: tuple[int, ...]
    """By owner."""
    markers: tuple[int, ...]
    """In hand, by owner."""
    fallen: tuple[int, ...]
    """Markers that fell off this round, by owner."""
    dice: tuple[int, ...]
    """How many white dice show each type."""
    rolls: int
    """How many rolls of this turn count."""
    thrown: int
    """Dice in the air."""
    area: tuple[tuple[int | None, ...], ...]
    """For every type, the owner of the marker on each of its 24 cells, the best cell first."""
    column: int | None
    """The type whose column is being awarded."""


def table_view(table: DiceTable, asked: str) -> TableView:
    """The shared part of a view."""
    state = table.table_state()
    return TableView(
        to_act=table.to_act,
        seat=table.seat,
        asked=asked,
        round=table.round,
        start=table.caliph,
        next_start=table.next_caliph,
        start_column=None if table.start_column < 0 else table.start_column,
        dirk=table.players == 2,
        scores=tuple(state["points"]),
        markers=tuple(state["markers"]),
        fallen=tuple(state["fallen"]),
        dice=tuple(state["dice"]),
        rolls=table.rolls,
        thrown=table.thrown,
        area=tuple(tuple(holder - 1 if holder else None for holder in column) for column in state["area"]),
        column=table.column if table.to_act >= 0 and table.stage != TURN else None,
    )
