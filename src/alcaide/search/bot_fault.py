"""What a bot can do wrong, and asking a bot so that nothing it does can harm the match."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from alcaide.core import AlcaideError, Bot, Limit, Luck, Position, shorten


class BotFault(AlcaideError):
    """A bot crashed, thought too long, or answered something that is not a legal move."""

    def __init__(self, bot: str, seat: int, what: str) -> None:
        super().__init__(f"The bot {bot} on seat {seat} {what}.", "bot_fault")
        self.bot = bot
        self.seat = seat
        self.what = what


class TooLong(Exception):
    """A bot's time is over."""


def ask(bot: Bot, position: Position, seat: int, luck: Luck, limit: Limit | None = None, seconds: float = 0.0) -> int:
    """The legal action that a bot chooses within some seconds (0: any number of them); otherwise a BotFault."""
    try:
        with alarm(seconds):
            action = bot.choose(position.imagine(seat, luck), seat, luck, limit)
    except TooLong:
        raise BotFault(bot.name, seat, f"thought longer than {seconds:g} seconds") from None
    except BotFault:
        raise
    except Exception as error:
        what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        raise BotFault(bot.name, seat, f"crashed ({shorten(what)})") from error
    if type(action) is not int:
        raise BotFault(bot.name, seat, f"answered {shorten(action)}, which is not the number of a move")
    if action not in position.legal():
        raise BotFault(bot.name, seat, f"chose {action}, which is not legal")
    return action


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Raise TooLong when the time is over; only the main thread of a process that knows alarms can be woken."""
    if seconds <= 0.0 or not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def wake(number: int, frame: FrameType | None) -> None:
        raise TooLong

    before = signal.signal(signal.SIGALRM, wake)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, before)
