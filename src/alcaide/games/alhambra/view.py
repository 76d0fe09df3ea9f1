"""What a seat may see of the dice game: everything."""

from dataclasses import dataclass
from typing import cast

from alcaide.core import Position
from alcaide.games.alhambra import codes
from alcaide.games.alhambra.names import CHIPS, Chip, chip_named
from alcaide.games.alhambra.rules import Alhambra
from alcaide.games.dicetable.view import TableView, table_view

ASKED = ("start_die", "roll", "turn", "start", "chip", "dirk_die", "award", "swap")
"""By stage."""


@dataclass(frozen=True)
class AlhambraView(TableView):
    """The whole table, the same for every seat and spectator."""

    black: int | None
    """The type the black die is set to."""
    can_cancel: bool
    """Whether the last thing that happened is a roll that a cancel chip could void."""
    bonus: tuple[Chip | None, ...]
    """The chip on every column."""
    chips: tuple[dict[str, int], ...]
    """Every owner's chips."""
    unseen: dict[str, dict[str, int]]
    """How many chips of each kind nobody has seen, with light and with dark backs."""
    stones: tuple[tuple[int, ...], ...]
    """For every type, how far up its track each owner's stone stands; 0 is off it."""
    under: tuple[tuple[int, ...], ...]
    """For every type and owner, how many stones lie under that stone; the lowest ranks best (D41)."""
    receiver: int | None
    """Who is receiving an award now."""
    due: int
    """Building points the receiver still gets."""


def view(position: Position, seat: int | None) -> AlhambraView:
    """The table as that seat, or a spectator (None), sees it."""
    table = cast(Alhambra, position)
    state = table.state()
    receiving = state["due"] > 0 or state["chip_due"]
    return AlhambraView(
        **vars(table_view(table, ASKED[table.stage])),
        black=table.black - 1 if table.black else None,
        can_cancel=state["fresh"],
        bonus=tuple(chip_named(chip) if chip else None for chip in state["bonus"]),
        chips=tuple(named(hand) for hand in state["hands"]),
        unseen={"light": named(state["unseen"][codes.LIGHT]), "dark": named(state["unseen"][codes.DARK])},
        stones=tuple(map(tuple, state["stones"])),
        under=tuple(map(tuple, state["under"])),
        receiver=state["receiver"] if receiving else None,
        due=state["due"],
    )


def named(counts: list[int]) -> dict[str, int]:
    """Chips by their names, those that there are."""
    return {CHIPS[chip]: count for chip, count in enumerate(counts) if count}
