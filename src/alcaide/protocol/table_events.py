"""What happens at a table beside the game: people and bots come and go, moves are taken back. Everyone is told."""

from dataclasses import dataclass

from alcaide.core import JSON, Event


@dataclass(frozen=True, slots=True)
class MatchBegan(Event):
    """Every seat is taken."""

    def __str__(self) -> str:
        return "the match begins"


@dataclass(frozen=True, slots=True)
class SeatJoined(Event):
    """Somebody sat down, a person or a bot."""

    seat: int

    def __str__(self) -> str:
        return f"{{seat {self.seat}}} sits down"


@dataclass(frozen=True, slots=True)
class SeatLent(Event):
    """A bot plays for a person."""

    seat: int
    bot: str

    def __str__(self) -> str:
        return f"the bot {self.bot} plays for {{seat {self.seat}}}"


@dataclass(frozen=True, slots=True)
class SeatReturned(Event):
    """A person plays again."""

    seat: int

    def __str__(self) -> str:
        return f"{{seat {self.seat}}} is back"


@dataclass(frozen=True, slots=True)
class TimeUp(Event):
    """The time of a seat has run out; a bot plays it to the end."""

    seat: int
    bot: str

    def __str__(self) -> str:
        return f"the time of {{seat {self.seat}}} is up; the bot {self.bot} plays on"


@dataclass(frozen=True, slots=True)
class BotReplaced(Event):
    """A bot failed or was too slow."""

    seat: int
    bot: str
    instead: str

    def __str__(self) -> str:
        return f"the bot {self.bot} of {{seat {self.seat}}} gave no answer; {self.instead} plays on"


@dataclass(frozen=True, slots=True)
class UndoAsked(Event):
    """A seat asks the others whether it may take back."""

    seat: int

    def __str__(self) -> str:
        return f"{{seat {self.seat}}} asks to take back"


@dataclass(frozen=True, slots=True)
class UndoRefused(Event):
    """A seat does not agree, or the one that asked thought better of it."""

    seat: int

    def __str__(self) -> str:
        return f"{{seat {self.seat}}} says no to taking back"


@dataclass(frozen=True, slots=True)
class TakenBack(Event):
    """Lines of the record were taken back."""

    seat: int
    lines: int

    def __str__(self) -> str:
        return f"{{seat {self.seat}}} takes back"


def tell(event: Event) -> JSON:
    """An event as the protocol says it."""
    return {**event.json(), "words": str(event)}


def tell_all(events: list[Event], seat: int | None) -> list[JSON]:
    """What a seat (None: a spectator) may know of what happened."""
    heard = (event.told_to(seat) for event in events)
    return [tell(event) for event in heard if event is not None]
