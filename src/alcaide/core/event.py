"""Event: something that happened, typed for programs and in one sentence for people."""

import re
from dataclasses import dataclass
from typing import ClassVar, dataclass_transform

from alcaide.core.fields import JSON
from alcaide.core.moves import Said


@dataclass_transform(frozen_default=True)
class Event:
    """Something that happened, for a screen or a log. Every kind is a frozen dataclass, without saying so.

    ```python
    class TileTaken(Event):
        owner: int | None
        tile_name: str
        says = "{@owner|Dirk} takes {tile_name}"
    ```
    """

    says: ClassVar[str]
    """The sentence: `{field}` is the value of a field, `{@field}` the name of the seat that a field holds, and
    `{@field|Dirk}` says Dirk where that is None. A kind with an odd sentence has its own `__str__`."""

    event: ClassVar[str]
    """What the kind is called in JSON: the name of its class, in snake case."""
    __match_args__: ClassVar[tuple[str, ...]]

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True)(cls)
        cls.event = re.sub("(?<=[a-z0-9])(?=[A-Z])", "_", cls.__name__).lower()

    def told_to(self, seat: int | None) -> "Event | None":
        """This event as a seat (None: a spectator) may know it; None if it may know nothing of it."""
        return self

    def __str__(self) -> str:
        """One sentence, with {seat 0} where a name belongs."""
        return self.says.format_map(Spoken(self))

    def json(self) -> JSON:
        """The event as plain JSON values: what it is called, and its fields."""
        return {"event": self.event, **{name: plain(getattr(self, name)) for name in self.__match_args__}}


class Spoken(dict[str, object]):
    """The fields of an event, as its sentence asks for them."""

    def __init__(self, event: Event) -> None:
        self.event = event

    def __missing__(self, asked: str) -> object:
        name, _, nobody = asked.removeprefix("@").partition("|")
        value: object = getattr(self.event, name)
        if name == asked:
            return value
        return nobody if value is None else f"{{seat {value}}}"


def plain(value: object) -> object:
    """A field of an event as JSON says it."""
    if isinstance(value, Said):
        return value.json()
    if isinstance(value, tuple | list):
        return [plain(part) for part in value]
    return value
