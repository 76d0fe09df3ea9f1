"""What the server refuses, each with a code for programs, a sentence for people and a status for HTTP.

```
AlcaideError
└── Refused
    ├── bad_message        not JSON, or not a message of the protocol     400
    ├── unknown_version    a protocol this server does not speak          400
    ├── not_yours          the token holds no seat here, or not this one  403
    ├── foreign_page       a page of another server calls                 403
    ├── match_running      a record that still holds secrets              403
    ├── unknown_page       no such address                                404
    ├── not_now            stale, full_table, not_away, no_undo ...       409
    ├── too_long           a message longer than allowed                  413
    ├── too_fast           more than allowed                              429
    ├── damaged            a log that is no longer what was written       500
    └── trouble            our mistake, or the database's                 503
```
"""

from alcaide.core import AlcaideError
from alcaide.protocol import VERSION


class Refused(AlcaideError):
    """A request that is answered with no."""

    def __init__(self, sentence: str, code: str, status: int = 409) -> None:
        super().__init__(sentence, code)
        self.status = status


def bad_message(why: str) -> Refused:
    """Words that are no message of the protocol."""
    return Refused(f"This is not a message of the protocol: {why}.", "bad_message", 400)


def unknown_version(version: int) -> Refused:
    """A protocol of another time."""
    return Refused(f"This server speaks version {VERSION} of the protocol, not {version}.", "unknown_version", 400)


def not_yours(sentence: str = "This token holds no seat at this table.") -> Refused:
    """A token that is missing or wrong."""
    return Refused(sentence, "not_yours", 403)


def stale(turn: int, now: int) -> Refused:
    """A double click, a late bot, a page that has not heard the news."""
    return Refused(f"This was meant for turn {turn}, but the match is at turn {now}.", "stale")


def time_up() -> Refused:
    """Somebody whose clock has run out."""
    return Refused("Your time is up. A bot plays your seat to the end.", "time_up")


def too_fast() -> Refused:
    """More than is allowed."""
    return Refused("That was too much at once. Wait a moment and try again.", "too_fast", 429)


def too_long(most: int) -> Refused:
    """A message longer than is allowed."""
    return Refused(f"A message has at most {most} bytes.", "too_long", 413)


def damaged() -> Refused:
    """A log that is no longer what was written."""
    return Refused(
        "What was kept of this match is damaged. Whoever runs this server may have a backup.", "damaged", 500
    )


def trouble() -> Refused:
    """Our mistake, or the database's."""
    return Refused("Something went wrong here. Nothing that was confirmed is lost.", "trouble", 503)


STATUSES = {"unknown_table": 404, "seat_taken": 409, "not_your_turn": 409, "match_over": 409, "illegal": 409}


def status_of(error: AlcaideError) -> int:
    """The status of HTTP that says it best."""
    return error.status if isinstance(error, Refused) else STATUSES.get(error.code, 400)
