"""The observer of a game that has none: the numbers of its state, in a layout found at its first position."""

from collections.abc import Mapping
from enum import Enum

import cython

from alcaide.core.game import Game
from alcaide.core.observer import Field, Numbers, Observer
from alcaide.core.position import Position
from alcaide.stand_ins.view import shown

if not cython.compiled:  # compiled code has these from observer.pxd
    from alcaide.core.observer import acting

MOST = 2**15 - 1
NOTHING = -1
"""How None is written."""


class StateObserver(Observer):
    """The layout of a game that nobody has laid out: who looks, who acts, then every field of the state."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.layouts: dict[int, tuple[Field, ...]] = {}

    def fields(self, players: int) -> tuple[Field, ...]:
        if players not in self.layouts:
            found = numbers_of(self.game.new(players))
            self.layouts[players] = (
                Field("seat", (1,), players - 1, "the observer's own seat"),
                Field("acting", (1,), players + 1, "0 the match is over, 1 luck, 2 the observer, 3 the next seat, ..."),
                *(Field(name, (len(row),), MOST, "as in the view", -MOST) for name, row in found.items()),
            )
        return self.layouts[players]

    def write(self, position: Position, seat: int, out: Numbers) -> int:
        with cython.gil:
            out[0] = seat
            out[1] = acting(position, seat)
            return self.write_state(position, out)

    def write_state(self, position: Position, out: Numbers) -> int:
        """The fields of the state, if they still have the layout of the first position."""
        found = numbers_of(position)
        layout = self.fields(position.players)[2:]
        sizes = {name: len(row) for name, row in found.items()}
        if sizes != {field.name: field.size for field in layout}:
            changed = [field.name for field in layout if sizes.get(field.name) != field.size] or list(sizes)
            raise ValueError(
                f"The field {changed[0]!r} of {self.game.title} does not have the size that it had in the first "
                "position. Keep it at one size, or let the game bring its own observer."
            )
        at = 2
        for row in found.values():
            for number in row:
                out[at] = number
                at += 1
        return at


def numbers_of(position: Position) -> dict[str, list[int]]:
    """Every field of the view's table as a row of numbers, in the order of their names."""
    rows: dict[str, list[int]] = {}
    for name, value in sorted(shown(position).items()):
        row = rows[f"table_{name}"] = []
        flatten(value, name, row)
    return rows


def flatten(value: object, name: str, row: list[int]) -> None:
    """Add the numbers of a value to a row."""
    match value:
        case None:
            row.append(NOTHING)
        case Enum() if not isinstance(value, int):
            row.append(list(type(value)).index(value))
        case int() if -MOST <= value <= MOST:
            row.append(int(value))
        case list() | tuple():
            for part in value:
                flatten(part, name, row)
        case Mapping():
            for key in sorted(value, key=repr):
                flatten(value[key], name, row)
        case _:
            raise ValueError(
                f"{value!r} in the field {name!r} cannot be written as small numbers. Use numbers and enums, begin the "
                "name of the field with an underscore, or let the game bring its own observer."
            )
