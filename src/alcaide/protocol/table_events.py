"""What happens at a table beside the game: people and bots come and go, moves are taken back. Everyone is told."""

from alcaide.core import JSON, Event


class MatchBegan(Event):
    """Every seat is taken."""

    says = "the match begins"


class SeatJoined(Event):
    """Somebody sat down, a person or a bot."""

    seat: int
    says = "{@seat} sits down"


class SeatLent(Event):
    """A bot plays for a person."""

    seat: int
    bot: str
    says = "the bot {bot} plays for {@seat}"


class SeatReturned(Event):
    """A person plays again."""

    seat: int
    says = "{@seat} is back"


class TimeUp(Event):
    """The time of a seat has run out; a bot plays it to the end."""

    seat: int
    bot: str
    says = "the time of {@seat} is up; the bot {bot} plays on"


class BotReplaced(Event):
    """A bot failed or was too slow."""

    seat: int
    bot: str
    instead: str
    says = "the bot {bot} of {@seat} gave no answer; {instead} plays on"


class UndoAsked(Event):
    """A seat asks the others whether it may take back."""

    seat: int
    says = "{@seat} asks to take back"


class UndoRefused(Event):
    """A seat does not agree, or the one that asked thought better of it."""

    seat: int
    says = "{@seat} says no to taking back"


class TakenBack(Event):
    """Lines of the record were taken back."""

    seat: int
    lines: int
    says = "{@seat} takes back"


def tell(event: Event) -> JSON:
    """An event as the protocol says it."""
    return {**event.json(), "words": str(event)}


def tell_all(events: list[Event], seat: int | None) -> list[JSON]:
    """What a seat (None: a spectator) may know of what happened."""
    heard = (event.told_to(seat) for event in events)
    return [tell(event) for event in heard if event is not None]
