"""What is told over HTTP about what has happened: history, replay, review."""

from typing import Literal

from msgspec import Raw

from alcaide.core import JSON
from alcaide.protocol.base import Told, Turn


class HistoryMoment(Told):
    """What one line of the record told."""

    line: int
    """The number of the line in the record, from 0."""
    events: list[JSON]


class History(Told):
    """What happened so far, as the asker may know it."""

    turn: Turn
    moments: list[HistoryMoment]


class ReplayMoment(Told):
    """The table after so many lines of the record."""

    line: int
    """How many lines were played; 0: none yet. A branch may begin here."""
    seat: int | None
    """Who decided the last of them; None: luck, or none yet."""
    view: Raw
    to_act: int | None
    """The seat that is asked now; None: luck, or nobody."""
    events: list[JSON]
    """What the last of these lines told."""


class Replay(Told):
    """A match that is over, moment by moment."""

    sees: int | None
    """Through whose eyes; None: a spectator's."""
    moments: list[ReplayMoment]


class ReviewSwing(Told):
    """A line of the record that changed the chances."""

    line: int
    """The number of the line in the record, from 0."""
    kind: Literal["luck", "move"]
    seat: int | None
    """Who decided it; None: luck."""
    luck: list[float] | None
    """What luck brought each seat, in shares of the victory; None for a move."""
    lost: float | None
    """How much less the move was expected to bring than the best one; None for luck."""
    best: JSON | None
    """The best one; None for luck."""


class Review(Told):
    """Luck and skill of a match that is over, as the strongest bot judges it."""

    chances: list[list[float]]
    """After so many lines of the record, from 0 on: each seat's share of the victory."""
    swings: list[ReviewSwing]
    luck: list[float]
    """What luck brought each seat in all."""
    lost: list[float]
    """What each seat gave away in all."""
    error: float
    """The standard error of what luck brought."""


class Later(Told):
    """The answer takes a moment: ask again after so many seconds."""

    seconds: int
