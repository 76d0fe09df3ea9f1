"""What the seats of a match are called: a name for every player, no two alike."""

from collections.abc import Iterable, Sequence
from string import ascii_uppercase


def seat_names(players: Sequence[str]) -> tuple[str, ...]:
    """The names themselves, with the letter of the seat where several are alike.

    >>> seat_names(["squire", "random", "squire"])
    ('squire A', 'random', 'squire C')
    """
    return tuple(
        name if players.count(name) == 1 else f"{name} {ascii_uppercase[seat]}" for seat, name in enumerate(players)
    )


def bot_behind(name: str, bots: Iterable[str]) -> str | None:
    """The bot that plays under this name; None for a person.

    >>> bot_behind("squire C", ["squire"]), bot_behind("Ada", ["squire"])
    ('squire', None)
    """
    first, _, letter = name.partition(" ")
    return first if first in bots and len(letter) <= 1 else None
