"""The view of a game that has none: its whole state, the same for everyone."""

from dataclasses import dataclass

from alcaide.core import Position, View


@dataclass(frozen=True)
class StateView(View):
    """The whole table as plain data."""

    to_act: int
    """A seat; -1 while luck decides, -2 when the match is over."""
    scores: list[int]
    table: dict[str, object]
    """Every field of the position whose name does not begin with an underscore."""


def view(position: Position, seat: int | None) -> StateView:
    """The table as everyone sees it."""
    return StateView(position.to_act, position.scores(), shown(position))


def shown(position: Position) -> dict[str, object]:
    """The fields of a position that everyone may see."""
    return {
        name: value
        for name, value in position.state().items()
        if name not in ("to_act", "players") and not name.startswith("_")
    }
